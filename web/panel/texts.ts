import { texts as companies } from '../companies/texts.ts';

/** The Italian sentences of the management panel. */
export const texts = {
  ...companies,

  panel: {
    edit: 'Modifica Chatbot',
    test: 'Testa Chatbot',
    close: 'Chiudi',
  },

  settings: {
    company: "Dati dell'azienda",
    companyLead: 'Nome, logo e colori che vedono i visitatori, e come possono raggiungere il negozio.',
  },

  prices: {
    title: 'Prezzi e offerte',
    lead: 'Uno sconto si mostra solo accanto al prezzo più basso dei 30 giorni prima (Codice del Consumo, art. 17-bis).',
    fresh: 'Categorie di alimenti freschi',
    freshHint:
      "Prodotti agricoli e alimentari deperibili: per loro la regola dei 30 giorni non vale, e l'offerta si mostra accanto al prezzo pieno.",
    freshPlaceholder: 'Es. Frutta e verdura',
    feed: 'Feed per Google Merchant',
    feedHint: 'I prodotti con i loro prezzi e offerte, a un indirizzo che conosce solo chi lo riceve da te.',
    feedAddress: 'Indirizzo del feed',
    feedAddressHint:
      "Da dare a Merchant Center. Restano fuori i prodotti senza descrizione, pagina, immagine o prezzo. Spento e riacceso, l'indirizzo è un altro.",
    save: 'Salva',
    discard: 'Annulla modifiche',
    saved: 'Impostazioni dei prezzi salvate.',
    failed: 'Errore nel caricamento delle impostazioni dei prezzi',
  },

  overview: {
    figures: 'Situazione',
    status: 'Stato',
    switchLabel: 'Chatbot attivo',
    offTitle: 'Spegni il chatbot',
    offQuestion: 'I visitatori leggeranno che il chatbot è in pausa, con i contatti del negozio. Vuoi spegnerlo?',
    offConfirm: 'Spegni',
    switchedOn: 'Il chatbot è attivo: risponde già ai visitatori.',
    switchedOff: 'Il chatbot è spento.',
    quickActions: 'Azioni rapide',
    openWidget: 'Vai alla pagina del chatbot',
    editFaqs: 'Modifica le FAQ',
    manageProducts: 'Gestisci i prodotti',
    configureAi: "Configura l'AI",
    drafts: (count: number) => (count === 1 ? 'Una FAQ è da completare' : `${count} FAQ sono da completare`),
    failingTests: (count: number) =>
      count === 1 ? '1 domanda del collaudo non passa' : `${count} domande del collaudo non passano`,
    failingTestsHint: 'Una modifica ha cambiato risposte che davi per certe: guarda quali.',
    seeFailingTests: 'Apri il collaudo',
    draftsHint: 'Finché non le completi, non rispondono ai visitatori.',
    completeDrafts: 'Completa',
  },

  steps: {
    title: 'I primi cinque minuti',
    lead: 'Quattro passi, e il tuo assistente risponde sul tuo sito.',
    progress: (done: number, all: number) => `${done} di ${all} fatti`,
    done: 'Fatto',
    faqs: 'Scrivi le FAQ',
    faqsHint: 'Parti dai modelli: orari, spedizioni, resi, pagamenti.',
    products: 'Carica i prodotti',
    productsHint: 'Da un file CSV o JSON, anche quello di Excel.',
    test: "Prova l'assistente",
    testHint: 'Fai una domanda qui sotto: vedi la risposta e da dove viene.',
    embed: 'Mettilo sul tuo sito',
    embedHint: 'Copia una riga nella pagina: il primo visitatore che scrive completa il passo.',
  },
} as const;
