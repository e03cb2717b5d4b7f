import { texts as shared } from '../editors/texts.ts';

/** The Italian sentences about the texts that people keep ready. */
export const texts = {
  ...shared,

  savedReplies: {
    title: 'Risposte pronte',
    lead: 'I testi che usi spesso con i clienti: mentre rispondi, scrivi / e li trovi insieme a FAQ e prodotti.',
    back: 'Torna alle conversazioni',
    backToList: 'Torna alle risposte pronte',
    add: 'Nuova risposta pronta',
    edit: 'Modifica risposta pronta',
    search: 'Cerca nelle risposte pronte',
    searchPlaceholder: 'Parole del titolo o del testo',
    empty: 'Ancora nessuna risposta pronta',
    emptyHint: 'Scrivi la prima: un saluto, i tempi di consegna, come si fa un reso.',
    none: 'Nessuna risposta pronta trovata',
    noneHint: "Prova con un'altra parola.",
    failed: 'Errore nel caricamento delle risposte pronte',
    notSaved: 'Errore nel salvataggio della risposta pronta',
    saved: 'Risposta pronta salvata: la trovano anche i colleghi.',
    removeOne: (title: string) => `Elimina «${title}»`,
    removed: 'Risposta pronta eliminata.',
    restored: 'Risposta pronta ripristinata.',
    name: 'Titolo',
    namePlaceholder: 'Es. Tempi di consegna',
    text: 'Testo',
    textPlaceholder: 'Es. Buongiorno, sono {NOME_OPERATORE} di {NOME_AZIENDA}. Come posso aiutarla?',
    placeholders: 'Nel testo puoi mettere',
    insert: (placeholder: string, meaning: string) => `Inserisci ${placeholder}: ${meaning}`,
    company: "il nome dell'azienda",
    person: 'il nome con cui i clienti leggono chi risponde',
  },
} as const;
