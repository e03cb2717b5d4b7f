import { texts as shared } from '../texts.ts';

/** The Italian sentences about who is there for visitors. */
export const texts = {
  ...shared,

  availability: {
    on: 'Disponibile',
    off: 'Non disponibile',
    hint: 'Se sei disponibile, chi in chat chiede di parlare con una persona ti aspetta.',
    notSaved: 'Errore nel cambio di disponibilità',
    somebodyWaits: 'Un cliente aspetta una persona in chat',
    soundOn: 'Suono se un cliente aspetta: sì',
    soundOff: 'Suono se un cliente aspetta: no',
    notificationsOn: 'Notifiche del browser: sì',
    notificationsOff: 'Notifiche del browser: no',
    notAllowed: 'Il browser non permette le notifiche di questo sito: puoi cambiarlo nelle sue impostazioni.',
    switchedOff: 'Eri scollegato da oltre un minuto: ora risulti non disponibile.',
  },

  settings: {
    title: 'Persone in chat',
    lead: 'Se i visitatori possono chiedere di parlare con una persona, e quanto la aspettano.',
    offered: "Mostra 'Parla con una persona' nella chat",
    offeredHint:
      "Se qualcuno di voi è disponibile, il visitatore aspetta; altrimenti lascia un recapito, che trovi in 'Richieste'.",
    patience: 'Quanto aspetta prima di poter lasciare un recapito',
    minutes: (minutes: number) => (minutes === 1 ? '1 minuto' : `${minutes} minuti`),
    hours: 'Solo in certi orari',
    hoursHint:
      'Fuori da questi orari nessuno resta in attesa: il visitatore legge quando ci siete, e lascia un recapito.',
    weekdays: ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'],
    closed: 'Chiuso',
    closures: 'Chiusure',
    closuresHint: 'Giorni o periodi, separati da virgole.',
    holidays: 'Chiuso nei giorni festivi',
    patron: 'Santo patrono (facoltativo)',
    nextOpening: (when: string) => `Ora siete fuori orario: i visitatori leggono 'Ti rispondiamo ${when}'.`,
    unsaved: 'Modifiche non salvate',
    save: 'Salva',
    discard: 'Annulla modifiche',
    saved: 'Impostazioni delle persone in chat salvate.',
    failed: 'Impostazioni delle persone in chat non caricate',
  },
} as const;
