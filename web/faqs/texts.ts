import { texts as shared } from '../editors/texts.ts';

/** The Italian sentences of the FAQ section. */
export const texts = {
  ...shared,

  faqs: {
    title: 'FAQ',
    lead: 'Le risposte che il negozio dà da sé: vengono prima di tutto il resto.',
    count: (count: number) => `${count.toLocaleString('it-IT')} FAQ`,
    add: 'Nuova FAQ',
    edit: 'Modifica FAQ',
    search: 'Cerca nelle FAQ',
    searchPlaceholder: 'Domanda, risposta, parola chiave',
    list: 'Elenco delle FAQ',
    empty: 'Ancora nessuna FAQ',
    emptyHint: 'Scrivi la prima, oppure parti da un modello e completalo.',
    none: 'Nessuna FAQ trovata',
    noneHint: "Prova con un'altra parola.",
    draft: 'Da completare',
    noKeywords: 'Senza parole chiave',
    move: (question: string) => `Sposta «${question}»`,
    moveHint:
      'Premi la barra spaziatrice per prendere la FAQ, le frecce per spostarla, di nuovo la barra spaziatrice per lasciarla, Esc per annullare.',
    lifted: (place: number) => `FAQ presa, posizione ${place}.`,
    movedTo: (place: number) => `Posizione ${place}.`,
    dropped: (place: number) => `FAQ lasciata in posizione ${place}.`,
    notMoved: 'Spostamento annullato.',
    orderHint: 'A parità di risposta vince la FAQ più in alto. Trascinale per riordinarle.',
    remove: 'Elimina',
    removeOne: (question: string) => `Elimina «${question}»`,
    removeTitle: 'Elimina FAQ',
    removeQuestion: 'Sei sicuro di voler eliminare questa FAQ?',
    removed: 'FAQ eliminata.',
    restored: 'FAQ ripristinata.',
    backToList: 'Torna alle FAQ',
  },

  templates: {
    button: 'Aggiungi dai modelli',
  },

  usual: {
    title: 'Le domande di ogni negozio',
    lead: 'Completa gli spazi con i tuoi dati: le risposte complete valgono subito, le altre restano bozze.',
    there: 'Risponde già',
    add: (count: number) => (count === 1 ? 'Aggiungi 1 FAQ' : `Aggiungi ${count} FAQ`),
    outcome: (whole: number, drafts: number) =>
      drafts === 0
        ? `${whole} da pubblicare`
        : `${whole} da pubblicare, ${drafts} ${drafts === 1 ? 'da completare' : 'da completare dopo'}`,
    saved: (count: number) => (count === 1 ? '1 FAQ aggiunta.' : `${count} FAQ aggiunte.`),
    others: 'Altri modelli, con una risposta di esempio',
  },

  form: {
    question: 'Domanda',
    questionPlaceholder: 'Es. Quanto costa la spedizione?',
    answer: 'Risposta',
    answerPlaceholder: 'Scrivi la risposta come la diresti a un cliente',
    keywordsHint:
      'Premi Invio o virgola dopo ogni parola. Un asterisco alla fine trova tutte le parole che iniziano così: sped* trova spedizione e spedite.',
    keywordsLimit: 'Al massimo 50, di 60 caratteri.',
    category: 'Categoria',
    categoryHint: 'Al massimo 60 caratteri. Vuota: Generale.',
    isDraft: 'Da completare',
    isDraftHint: 'Una bozza non risponde a nessuno.',
    saveDraft: 'Salva bozza',
    publish: 'Pubblica',
    saved: 'FAQ salvata: vale già per i visitatori.',
    savedDraft: 'Bozza salvata: non risponde ancora a nessuno.',
  },

  tester: {
    lead: 'Prova la FAQ mentre la scrivi: conta già ciò che non hai ancora salvato.',
  },

  failures: {
    loading: 'Errore nel caricamento dei dati del chatbot',
    saving: 'Errore nel salvataggio delle FAQ',
  },
} as const;
