import { texts as shared } from '../editors/texts.ts';

/** The Italian sentences of the products' section. */
export const texts = {
  ...shared,

  products: {
    title: 'Prodotti',
    lead: "Il catalogo da cui l'assistente consiglia.",
    count: (count: number) => (count === 1 ? '1 prodotto' : `${count.toLocaleString('it-IT')} prodotti`),
    range: (from: number, to: number, count: number) =>
      `${from.toLocaleString('it-IT')}–${to.toLocaleString('it-IT')} di ${count.toLocaleString('it-IT')}`,
    add: 'Nuovo prodotto',
    edit: 'Modifica prodotto',
    test: 'Prova le categorie',
    search: 'Cerca nei prodotti',
    searchPlaceholder: 'Nome, descrizione, parola, ID',
    category: 'Categoria',
    allCategories: 'Tutte le categorie',
    categoryWithCount: (name: string, count: number) => `${name} (${count.toLocaleString('it-IT')})`,
    sort: 'Ordina per',
    sorts: { POSITION: 'Ordine del catalogo', NAME: 'Nome', PRICE: 'Prezzo', NEWEST: 'Più recenti' },
    view: 'Vista',
    grid: 'Griglia',
    list: 'Elenco',
    listLabel: 'Elenco dei prodotti',
    empty: 'Ancora nessun prodotto',
    emptyHint: 'Aggiungi il primo, oppure importa il catalogo da un file.',
    none: 'Nessun prodotto trovato',
    noneHint: "Prova con un'altra parola o un'altra categoria.",
    soldOut: 'Esaurito',
    previous: 'Precedenti',
    next: 'Successivi',
    pages: 'Pagine',
    backToList: 'Torna ai prodotti',
    priceWarning: { AMBIGUOUS: 'Prezzo ambiguo', ZERO: 'Prezzo zero' },
    code: (code: string) => `ID ${code}`,
  },

  selection: {
    label: 'Prodotti selezionati',
    select: (name: string) => `Seleziona «${name}»`,
    all: 'Seleziona la pagina',
    count: (count: number) => (count === 1 ? '1 selezionato' : `${count} selezionati`),
    clear: 'Deseleziona',
    available: 'Disponibili',
    soldOut: 'Esauriti',
    category: 'Categoria...',
    remove: 'Elimina',
    removeTitle: 'Elimina prodotti',
    removeQuestion: (count: number) =>
      count === 1
        ? 'Sei sicuro di voler eliminare questo prodotto?'
        : `Sei sicuro di voler eliminare ${count} prodotti?`,
    removed: (count: number) => (count === 1 ? 'Prodotto eliminato.' : `${count} prodotti eliminati.`),
    restored: (count: number) => (count === 1 ? 'Prodotto ripristinato.' : `${count} prodotti ripristinati.`),
    changed: (count: number) => (count === 1 ? 'Prodotto aggiornato.' : `${count} prodotti aggiornati.`),
    categoryTitle: 'Cambia categoria',
    newCategory: 'Nuova categoria',
    move: 'Cambia',
  },

  form: {
    name: 'Nome',
    namePlaceholder: 'Es. Cuffie Wireless',
    description: 'Descrizione',
    descriptionPlaceholder: 'Cosa ne direbbe un bravo commesso?',
    price: 'Prezzo',
    pricePlaceholder: 'Es. 49,99 €',
    priceHint: 'Un solo importo: 49,99 €, 49.99 o 1.299,00. Resta come lo scrivi.',
    priceRead: (amount: string) => `Vale ${amount}`,
    priceUnreadable: 'Non si legge come un solo importo.',
    priceZero: 'È zero: controlla.',
    priceAmbiguous: (amount: string) => `Può voler dire altro: vale ${amount}. Scrivi i centesimi per esserne sicuro.`,
    category: 'Categoria',
    categoryPlaceholder: 'Es. Elettronica',
    picture: 'Immagine',
    link: 'Link',
    linkHint: 'La pagina del prodotto: http:// o https://, al massimo 2.000 caratteri.',
    isAvailable: 'Disponibile',
    isAvailableHint: 'Un prodotto esaurito non viene consigliato.',
    keywordsHint:
      'Premi Invio o virgola dopo ogni parola. Un asterisco alla fine trova tutte le parole che iniziano così. Al massimo 50, di 60 caratteri.',
    code: 'ID',
    codeHint: 'Unico nel catalogo, al massimo 64 caratteri. Vuoto: il numero successivo.',
    remove: 'Elimina',
    saved: 'Prodotto salvato: vale già per i visitatori.',
  },

  failures: {
    loading: 'Errore nel caricamento dei dati del chatbot',
    saving: 'Errore nel salvataggio dei prodotti',
  },
} as const;
