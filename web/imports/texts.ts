import { texts as shared } from '../texts.ts';

const number = (value: number) => value.toLocaleString('it-IT');
const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${number(count)} ${many}`;

/** What is said of products and of FAQs, each in its own words. */
interface ThingTexts {
  readonly title: string;
  readonly lead: string;
  readonly examples: string;
  readonly current: (count: number) => string;
  readonly variants: (count: number) => string;
  readonly apply: (count: number) => string;
  readonly applying: (count: number) => string;
  readonly applied: (count: number) => string;
  readonly others: (count: number) => string;
  readonly replace: string;
  readonly vanishTitle: (count: number) => string;
  readonly vanishQuestion: (count: number, current: number) => string;
  readonly replaceHint: string;
  readonly nothing: string;
  readonly undone: string;
  /** What an undo of so many rows does. */
  readonly before: (count: number) => string;
}

/** Whose an import was, when, and of which file. */
interface ToldImport {
  readonly author: string;
  readonly when: string;
  readonly fileName: string;
}

const told = ({ author, when, fileName }: ToldImport) => `${fileName ? `«${fileName}», ` : ''}${author}, ${when}`;

const products: ThingTexts = {
  title: 'Carica prodotti',
  lead: "Un file .json, .csv, .tsv, .txt, .xml, .xlsx o .ods, anche quello salvato da Excel o esportato dal tuo negozio online o dal gestionale. Prima di cambiare qualcosa vedi l'anteprima.",
  examples: 'Scarica un file di esempio:',
  current: (count) => `Prodotti attuali: ${number(count)}`,
  variants: (count) => `Con ${counted('variante', 'varianti')(count)}`,
  apply: (count) => `Applica ${counted('prodotto', 'prodotti')(count)}`,
  applying: (count) => `Applicazione di ${counted('prodotto', 'prodotti')(count)}...`,
  applied: (count) => (count === 1 ? '1 prodotto applicato!' : `${number(count)} prodotti applicati!`),
  others: (count) => (count === 1 ? 'e un altro prodotto' : `e altri ${number(count)} prodotti`),
  replace: 'Sostituisci il catalogo',
  replaceHint: 'I prodotti che il file non contiene vengono rimossi.',
  vanishTitle: (count) => `Togliere ${counted('prodotto', 'prodotti')(count)}?`,
  vanishQuestion: (count, current) =>
    `Il file non li nomina: dei ${number(current)} prodotti di oggi ${count === 1 ? 'ne verrebbe tolto 1' : `ne verrebbero tolti ${number(count)}`}. Per tenerli scegli «Aggiungi e aggiorna».`,
  nothing: 'Il file non contiene prodotti: applicandolo il catalogo resta vuoto.',
  undone: 'Import annullato: i prodotti sono di nuovo quelli di prima.',
  before: (count) => `Ha portato ${counted('prodotto', 'prodotti')(count)}: annullandolo tornano i prodotti di prima.`,
};

const faqs: ThingTexts = {
  title: 'Importa FAQ',
  lead: "Un file .json, .csv, .xlsx o .ods con domande e risposte. Prima di cambiare qualcosa vedi l'anteprima.",
  examples: 'Scarica un file di esempio:',
  current: (count) => `FAQ attuali: ${number(count)}`,
  variants: () => '',
  apply: (count) => `Applica ${number(count)} FAQ`,
  applying: (count) => `Applicazione di ${number(count)} FAQ...`,
  applied: (count) => (count === 1 ? '1 FAQ importata!' : `${number(count)} FAQ importate!`),
  others: (count) => (count === 1 ? "e un'altra FAQ" : `e altre ${number(count)} FAQ`),
  replace: 'Sostituisci tutte le FAQ',
  replaceHint: 'Le FAQ che il file non contiene vengono rimosse.',
  vanishTitle: (count) => `Togliere ${number(count)} FAQ?`,
  vanishQuestion: (count, current) =>
    `Il file non le nomina: delle ${number(current)} FAQ di oggi ${count === 1 ? 'ne verrebbe tolta 1' : `ne verrebbero tolte ${number(count)}`}. Per tenerle scegli «Aggiungi e aggiorna».`,
  nothing: 'Il file non contiene FAQ: applicandolo non ne resta nessuna.',
  undone: 'Import annullato: le FAQ sono di nuovo quelle di prima.',
  before: (count) => `Ha portato ${number(count)} FAQ: annullandolo tornano le FAQ di prima.`,
};

/** The Italian sentences of imports, exports and pictures. */
export const texts = {
  ...shared,

  imports: {
    things: { PRODUCTS: products, FAQS: faqs },
    drop: 'Trascina qui il file',
    dropHint: 'fino a 50 MB',
    choose: 'Scegli file',
    chooseOther: 'Scegli un altro file',
    chosen: 'File da importare',
    sending: 'Caricamento del file...',
    percent: (percent: number) => `${percent}%`,
    reading: 'Lettura del file...',
    oneAtATime: 'Un file alla volta.',
    refused: (sentence: string) => `❌ ${sentence}`,
    unsupportedInPanel: 'Formato file non valido!',
    mode: "Che cosa fare con ciò che c'è già",
    merge: 'Aggiungi e aggiorna',
    mergeHint: "Niente viene rimosso, e ciò che una riga non indica resta com'è.",
    /** Instead of the choice, for a file that names changes alone. */
    incremental:
      'Il file contiene solo modifiche: aggiorna e rimuove i prodotti che nomina, e tutti gli altri restano come sono.',
    nothingChanged: 'Il file non porta prodotti nuovi o modificati.',
    applyChanges: 'Applica le modifiche',
    applyAnyway: 'Applica lo stesso',
    recognised: (what: string, rows: number) => `Riconosciuto: ${what} · ${counted('riga', 'righe')(rows)}`,
    rows: (rows: number) => `${counted('riga letta', 'righe lette')(rows)}`,
    sources: {
      OWN_EXPORT: 'la nostra esportazione',
      DANEA_TABLE: 'foglio di Danea Easyfatt',
      DANEA_XML: 'invio completo di Danea Easyfatt',
      DANEA_INCREMENTAL: 'invio parziale di Danea Easyfatt',
      WOOCOMMERCE_IT: 'esportazione WooCommerce, italiano',
      WOOCOMMERCE_EN: 'esportazione WooCommerce, inglese',
      SHOPIFY_CLASSIC: 'esportazione Shopify',
      SHOPIFY_NEW: 'esportazione Shopify, modello nuovo',
      PRESTASHOP_IMPORT: 'modello di importazione PrestaShop',
      PRESTASHOP_LIST: 'elenco prodotti di PrestaShop',
      PRESTASHOP_SQL: 'esportazione SQL di PrestaShop',
      MERCHANT_TABLE: 'feed Google Merchant, tabella',
      MERCHANT_RSS: 'feed Google Merchant, RSS',
      MERCHANT_ATOM: 'feed Google Merchant, Atom',
      TROVAPREZZI_TABLE: 'file di Trovaprezzi',
      TROVAPREZZI_NO_HEADINGS: 'file di Trovaprezzi, senza intestazione',
      TROVAPREZZI_XML: 'file di Trovaprezzi, XML',
      IDEALO: 'file di idealo',
      KELKOO: 'file di Kelkoo',
    },
    columns: (taken: number, left: number) =>
      `${counted('colonna letta', 'colonne lette')(taken)}, ${counted('tralasciata', 'tralasciate')(left)}`,
    columnsLeft: (headings: readonly string[]) => `Tralasciate: ${headings.join(', ')}`,
    notTaken: {
      DRAFT: counted('bozza non importata', 'bozze non importate'),
      LONE_VARIANT: counted('variante senza il suo prodotto', 'varianti senza il loro prodotto'),
    },
    match: {
      title: 'Abbina le colonne',
      lead: {
        PRODUCTS:
          'Indica che cosa contiene ogni colonna: solo il nome è obbligatorio. La prossima volta un file con le stesse colonne si legge da sé.',
        FAQS: 'Indica che cosa contiene ogni colonna: servono domanda e risposta. La prossima volta un file con le stesse colonne si legge da sé.',
      },
      column: (heading: string) => `Colonna ${heading}`,
      leftOut: 'Tralascia',
      fields: {
        CODE: 'ID',
        NAME: 'Nome',
        DESCRIPTION: 'Descrizione',
        PRICE: 'Prezzo',
        OFFER: 'Prezzo in offerta',
        CATEGORY: 'Categoria',
        IMAGE: 'Immagine',
        KEYWORDS: 'Parole Chiave',
        LINK: 'Link',
        AVAILABLE: 'Disponibile',
        QUESTION: 'Domanda',
        ANSWER: 'Risposta',
        DRAFT: 'Bozza',
      },
      noExamples: 'colonna vuota',
      use: 'Leggi con queste colonne',
    },
    otherEndings: 'Vanno bene anche .tsv, .txt, .xml, .xlsx e .ods.',
    summary: 'Che cosa cambia',
    newOnes: counted('nuovo', 'nuovi'),
    changedOnes: counted('modificato', 'modificati'),
    unchangedOnes: counted('invariato', 'invariati'),
    removedOnes: counted('rimosso', 'rimossi'),
    rejectedOnes: counted('riga scartata', 'righe scartate'),
    changedFields: (fields: readonly { field: string; count: number }[]) =>
      `Campi modificati: ${fields.map(({ field, count }) => `${field} (${number(count)})`).join(', ')}`,
    preview: 'Anteprima',
    row: 'Riga',
    field: 'Campo',
    reason: 'Motivo',
    wholeRow: 'Tutta la riga',
    state: { NEW: 'Nuovo', CHANGED: 'Modificato', UNCHANGED: 'Invariato' },
    rejected: 'Righe scartate',
    rejectedFirst: (shown: number, count: number) => `Ecco le prime ${number(shown)} di ${number(count)}.`,
    downloadRejected: 'Scarica le righe scartate',
    toCheck: 'Da controllare',
    flags: {
      ZERO_PRICE: counted('prezzo a zero', 'prezzi a zero'),
      AMBIGUOUS_PRICE: counted('prezzo ambiguo', 'prezzi ambigui'),
      PRICE_MOVED: counted('prezzo cambiato di oltre il 50%', 'prezzi cambiati di oltre il 50%'),
      LOST_PICTURE: counted('immagine che va persa', 'immagini che vanno perse'),
      DUPLICATE_CODE: counted('codice ripetuto', 'codici ripetuti'),
      LEFT_OUT: counted('valore che non si può leggere, tralasciato', 'valori che non si possono leggere, tralasciati'),
      SPREADSHEET_CODE: counted('codice rovinato da un foglio di calcolo', 'codici rovinati da un foglio di calcolo'),
      SPREADSHEET_NAME: counted(
        'nome diventato una data in un foglio di calcolo',
        'nomi diventati una data in un foglio di calcolo',
      ),
      LINE_BREAK: counted('nome su più righe', 'nomi su più righe'),
      PAIRED_BY_NAME: counted('codice diverso, riconosciuto dal nome', 'codici diversi, riconosciuti dal nome'),
      SAME_NAME: counted('nuovo con lo stesso nome di uno rimosso', 'nuovi con lo stesso nome di uno rimosso'),
    },
    flagged: (row: number, name: string, detail: string) => `Riga ${number(row)}: ${name}${detail && ` (${detail})`}`,
    moreFlags: (count: number) => `... e ${counted('altro', 'altri')(count)}`,
    undo: 'Annulla import',
    undoFailed: "Errore nell'annullamento dell'import",
    author: {
      mine: 'tuo',
      of: (email: string) => `di ${email}`,
      ofSomebody: "di un'altra persona",
      byItself: { FEED: "dall'indirizzo", PUSH: 'da Danea Easyfatt' },
    },
    lastImport: (last: ToldImport) => `Ultimo import: ${told(last)}.`,
    undoTitle: "Annullare l'ultimo import?",
    undoQuestion: (last: ToldImport, effect: string) => `È ${told(last)}. ${effect}`,
    failed: 'Errore nel salvataggio',
  },

  exports: {
    label: 'Esporta',
    csvExcel: 'CSV per Excel (;)',
    csvComma: 'CSV con virgole (,)',
    json: 'JSON',
    failed: "Errore nell'esportazione",
  },

  pictures: {
    address: "Indirizzo dell'immagine",
    placeholder: 'https://...',
    upload: 'Carica immagine',
    remove: 'Rimuovi immagine',
    hint: 'PNG, JPEG, WebP o GIF, fino a 256 KB.',
    uploaded: 'Immagine caricata',
    failed: "Errore nel caricamento dell'immagine",
  },
} as const;
