import { MOST_FAQS } from '../faqs/faq-fields.ts';
import { MOST_PRODUCTS } from '../products/product-fields.ts';
import { MOST_VARIANTS_OF_ALL } from '../products/variant.ts';
import { type ImportKind, MOST_COLUMNS, type Refusal, type RefusalCode } from './import.ts';

/** Thrown where reading a file cannot go on. */
export class FileRefused extends Error {
  readonly code: RefusalCode;
  readonly detail: string;

  /** @param detail a row's number, or names of fields, where the sentence has a place for them. */
  constructor(code: RefusalCode, detail: string | number = '') {
    super(code);
    this.code = code;
    this.detail = String(detail);
  }
}

const NOT_A_LIST = 'Formato file non valido!';
const UNREADABLE = 'Errore nella lettura del file JSON!';
const BAD_JSON = 'Errore nel formato JSON: ';

const THINGS: Record<ImportKind, { many: string; most: number }> = {
  PRODUCTS: { many: 'prodotti', most: MOST_PRODUCTS },
  FAQS: { many: 'FAQ', most: MOST_FAQS },
};

/** What people read of a refusal. */
export function refusalOf({ code, detail }: FileRefused, kind: ImportKind): Refusal {
  const isUnreadable = code === 'JSON_BAD_CHARACTER' || code === 'JSON_INCOMPLETE' || code === 'JSON_TOO_DEEP';
  return { code, sentence: sentenceOf(code, detail, kind), panelSentence: isUnreadable ? UNREADABLE : NOT_A_LIST };
}

function sentenceOf(code: RefusalCode, detail: string, kind: ImportKind): string {
  const { many, most } = THINGS[kind];
  switch (code) {
    case 'UNSUPPORTED_FORMAT':
      return 'Formato file non supportato. Usa .json o .csv';
    case 'FILE_TOO_LARGE':
      return 'Il file è troppo grande: al massimo 50 MB.';
    case 'NOT_TEXT':
      return 'Il contenuto del file non è testo: esporta di nuovo il file come .json o .csv.';
    case 'ENCRYPTED_FILE':
      return 'Il file è protetto da una password: salvalo senza e caricalo di nuovo.';
    case 'OLD_SPREADSHEET':
      return 'Il formato .xls è troppo vecchio: salva il file come .xlsx o .csv.';
    case 'BROKEN_SPREADSHEET':
      return 'Il foglio di calcolo è danneggiato: salvalo di nuovo come .xlsx, .ods o .csv.';
    case 'INFLATED_TOO_LARGE':
      return 'Il foglio di calcolo, decompresso, è troppo grande: salvalo come .csv o dividilo.';
    case 'SHEET_TOO_SHORT':
      return "Il foglio deve avere almeno l'intestazione e una riga di dati.";
    case 'SHEET_MISSING_FIELDS':
      return `Nessun foglio ha le colonne necessarie: ${detail}`;
    case 'INVOICE':
      return 'È una fattura elettronica: i suoi prezzi sono di acquisto, non di vendita. Esporta il catalogo dal tuo gestionale.';
    case 'XML_INCOMPLETE':
      return 'Il file XML è incompleto: qualcosa non viene mai chiuso.';
    case 'XML_NO_PRODUCTS':
      return `Il file XML non contiene ${many} che si riconoscano.`;
    case 'XML_TOO_DEEP':
      return 'Il file XML ha troppi livelli annidati.';
    case 'XML_TOO_LONG':
      return 'Il file XML ha un elemento troppo lungo.';
    case 'JSON_EMPTY':
      return 'Il file JSON sembra essere vuoto';
    case 'JSON_NO_ARRAY':
      return 'Il file JSON deve contenere un array che inizia con [ e finisce con ]';
    case 'JSON_NO_OBJECTS':
      return `JSON deve contenere un array di ${many}`;
    case 'JSON_BAD_CHARACTER':
      return `${BAD_JSON}Carattere non valido trovato alla riga ${detail}.`;
    case 'JSON_INCOMPLETE':
      return `${BAD_JSON}JSON incompleto: alla riga ${detail} inizia qualcosa che non viene mai chiuso.`;
    case 'JSON_TOO_DEEP':
      return `${BAD_JSON}troppi livelli annidati alla riga ${detail}.`;
    case 'CSV_TOO_SHORT':
      return 'CSV deve avere almeno header e una riga dati';
    case 'CSV_MISSING_FIELDS':
      return `Campi mancanti nel CSV: ${detail}`;
    case 'CSV_TOO_MANY_COLUMNS':
      return `Il CSV ha troppe colonne: al massimo ${MOST_COLUMNS}.`;
    case 'ROW_TOO_LONG':
      return `La riga ${detail} è troppo lunga: forse manca una virgoletta di chiusura.`;
    case 'TOO_MANY_ROWS':
      return `Il file ha troppe righe: al massimo ${most.toLocaleString('it-IT')} ${many}.`;
    case 'TOO_MANY_VARIANTS':
      return `Il file ha troppe varianti: al massimo ${MOST_VARIANTS_OF_ALL.toLocaleString('it-IT')} in tutto.`;
    case 'TOO_MANY_BLANK_ROWS':
      return 'Il file ha troppe righe vuote: eliminale in fondo al foglio ed esportalo di nuovo.';
    case 'NO_ROWS':
      return detail;
    case 'TOO_SLOW':
      return 'La lettura del file ha richiesto troppo tempo. Dividilo in file più piccoli.';
  }
}
