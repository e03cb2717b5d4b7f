import { texts as shared } from '../texts.ts';

/** The Italian sentences of the sign-in, the account and who may not come in. */
export const texts = {
  ...shared,

  access: {
    title: 'Accedi al tuo spazio',
    registrationTitle: 'Crea il tuo account',
    mode: 'Accesso o registrazione',
    signIn: 'Accesso',
    register: 'Registrazione',
    email: 'Email',
    emailPlaceholder: 'nome@negozio.it',
    password: 'Password',
    passwordHint: (length: number) => `Almeno ${length} caratteri, non una password comune.`,
    submitSignIn: 'Accedi',
    submitRegister: 'Registrati',
    demoTitle: 'Account demo',
    demoHint: 'Scegline uno per compilare il modulo.',
    demoUse: (email: string) => `Usa l'account demo ${email}`,
    headline: "L'assistente che conosce il tuo negozio",
    points: [
      'Risponde ai clienti con le tue FAQ e il tuo catalogo',
      'Consiglia i prodotti giusti, con i prezzi veri',
      'Ti mostra ogni conversazione mentre accade',
    ],
    interruptedTitle: 'Accedi di nuovo',
    interrupted: "La sessione è terminata. Dopo l'accesso ritrovi tutto come l'hai lasciato.",
    leave: 'Esci senza salvare',
    leftElsewhere: "Sei uscito da un'altra scheda. Se accedi di nuovo, torni dove eri.",
  },

  passwordLink: {
    title: 'Scegli la tua password',
    intro: 'È il tuo primo accesso, o la tua password è stata reimpostata. Scegline una per entrare.',
    password: 'Nuova password',
    submit: 'Salva e accedi',
    overTitle: 'Questo link non è più valido',
    over: "È già stato usato o è scaduto. Chiedine uno nuovo a chi te l'ha mandato.",
    backToLogin: 'Torna al login',
  },

  roles: { SUPERADMIN: 'Super amministratore', ADMIN: 'Amministratore', CLIENT: 'Collaboratore' },

  denied: {
    title: 'Accesso negato',
    text: 'Non hai i permessi per vedere questa pagina.',
    required: 'Ruolo richiesto',
    current: 'Ruolo attuale',
    backToLogin: 'Torna al login',
  },

  unknownRole: {
    title: 'Ruolo non riconosciuto',
    text: 'Il tuo account ha un ruolo che questa versione non conosce. Contatta il supporto.',
    role: 'Ruolo',
  },

  account: {
    menu: 'Il tuo account',
    signOut: 'Esci',
    signOutEverywhere: 'Esci da tutti i dispositivi',
    signOutEverywhereQuestion: 'Verranno chiuse tutte le tue sessioni, anche su altri dispositivi. Vuoi continuare?',
    changePassword: 'Cambia password',
    oldPassword: 'Password attuale',
    savePassword: 'Salva password',
    shownName: 'Nome mostrato ai clienti',
    shownNameLabel: 'Il tuo nome',
    shownNameHint: 'I clienti lo leggono quando rispondi tu: per esempio «Anna». La tua email non si vede mai.',
    saveShownName: 'Salva nome',
    shownNameSaved: 'Nome salvato.',
    passwordChanged: 'Password cambiata. Le altre sessioni sono state chiuse.',
  },
} as const;
