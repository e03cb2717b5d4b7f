import { texts as shared } from '../texts.ts';

const number = (value: number) => value.toLocaleString('it-IT');
const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${number(count)} ${many}`;

/** The Italian sentences of catalogues that come by themselves. */
export const texts = {
  ...shared,

  feeds: {
    title: 'Aggiorna da un indirizzo',
    lead: "Il catalogo si prende da sé dall'indirizzo del feed del tuo negozio online o del tuo gestionale. Se qualcosa non va, resta quello di prima.",
    set: 'Imposta un indirizzo',
    edit: 'Modifica',
    remove: 'Rimuovi',
    removeTitle: "Rimuovere l'indirizzo?",
    removeQuestion: "Il catalogo resta com'è, ma non si aggiorna più da sé.",
    removed: 'Indirizzo rimosso',
    now: 'Aggiorna ora',
    running: 'Aggiornamento in corso...',
    saved: 'Indirizzo salvato',
    failed: "Errore nell'aggiornamento",
    address: 'Indirizzo del feed',
    placeholder: 'https://www.negozio.it/feed.xml',
    pace: 'Quando',
    paces: (hours: number) => (hours === 1 ? 'Ogni ora' : `Ogni ${hours} ore`),
    byHand: 'Solo a mano',
    next: (when: string) => `prossimo ${when}`,
    mode: 'I prodotti che il feed non contiene',
    modes: { REPLACE: 'vengono rimossi', MERGE: 'restano' },
    isClosed: 'Il sito chiede utente e password',
    user: 'Utente',
    password: 'Password',
    kept: 'Utente e password sono salvati e nessuno può rileggerli. Scrivili solo per cambiarli.',
    save: 'Salva e aggiorna',
    push: {
      title: "Da Danea Easyfatt, con 'Invia prodotti'",
      lead: 'Easyfatt invia qui il catalogo: nelle sue opzioni E-commerce scrivi indirizzo, utente e password.',
      make: 'Crea indirizzo e password',
      again: 'Crea una nuova password',
      since: (when: string) => `Attivo da ${when}`,
      againTitle: 'Creare una nuova password?',
      againQuestion: 'Indirizzo e password di prima smettono subito di funzionare.',
      close: 'Disattiva',
      closeTitle: "Disattivare l'invio da Easyfatt?",
      closed: 'Invio da Easyfatt disattivato',
      once: 'La password si vede solo ora: copiala in Easyfatt prima di chiudere.',
      address: 'Indirizzo',
    },
    runs: 'Ultimi aggiornamenti',
    origins: { FEED: "dall'indirizzo", PUSH: 'da Danea Easyfatt' },
    states: {
      RUNNING: 'In corso',
      UNCHANGED: 'Nessuna novità',
      APPLIED: 'Aggiornato',
      ASKS: 'Da confermare',
      DISMISSED: 'Non applicato',
      FAILED: 'Non riuscito',
    },
    changes: ({ newCount, changedCount, removedCount }: Changes) =>
      [
        newCount > 0 && counted('nuovo', 'nuovi')(newCount),
        changedCount > 0 && counted('modificato', 'modificati')(changedCount),
        removedCount > 0 && counted('rimosso', 'rimossi')(removedCount),
      ]
        .filter(Boolean)
        .join(', '),
    asks: 'Il nuovo catalogo aspetta una conferma',
    why: {
      SHRINKS: (count: number) =>
        `Verrebbero rimossi ${counted('prodotto', 'prodotti')(count)}: più di tre su dieci. Intanto resta il catalogo di prima.`,
      PRICES: () =>
        'Più di tre prezzi su dieci cambierebbero della metà o di più, o andrebbero persi. Intanto resta il catalogo di prima.',
      COLUMNS: () => 'Il feed ha colonne che non si riconoscono: indica che cosa contengono.',
    },
    look: "Guarda l'anteprima",
    match: 'Abbina le colonne',
    question: 'Applicare il nuovo catalogo?',
    keep: "Lascia com'è",
    applied: 'Catalogo aggiornato',
    dismissed: 'Il catalogo resta quello di prima',
    gone: "Non c'è più nulla da confermare.",
    broke: 'Il catalogo non si è aggiornato',
  },
} as const;

interface Changes {
  readonly newCount: number;
  readonly changedCount: number;
  readonly removedCount: number;
}
