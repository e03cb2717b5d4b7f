import type { ColumnUse } from './formats/file-notes.ts';
import type { ImportSource } from './formats/sources.ts';

/** What a person may say that a column is. */
export type ImportField =
  | 'CODE'
  | 'NAME'
  | 'DESCRIPTION'
  | 'PRICE'
  | 'OFFER'
  | 'CATEGORY'
  | 'IMAGE'
  | 'KEYWORDS'
  | 'LINK'
  | 'AVAILABLE'
  | 'QUESTION'
  | 'ANSWER'
  | 'DRAFT';

/** What a file may bring in. */
export type ImportKind = 'PRODUCTS' | 'FAQS';

/** REPLACE: what the file does not name is removed. MERGE: nothing is removed, and what a row leaves out stays. */
export type ImportMode = 'REPLACE' | 'MERGE';

/** Why a whole file cannot be imported. */
export interface Refusal {
  code: RefusalCode;
  /** The precise sentence, without its cross. */
  sentence: string;
  /** What the management panel says first. */
  panelSentence: string;
}

export type RefusalCode =
  | 'UNSUPPORTED_FORMAT'
  | 'FILE_TOO_LARGE'
  | 'NOT_TEXT'
  | 'ENCRYPTED_FILE'
  | 'OLD_SPREADSHEET'
  | 'BROKEN_SPREADSHEET'
  | 'INFLATED_TOO_LARGE'
  | 'SHEET_TOO_SHORT'
  | 'SHEET_MISSING_FIELDS'
  | 'INVOICE'
  | 'XML_INCOMPLETE'
  | 'XML_NO_PRODUCTS'
  | 'XML_TOO_DEEP'
  | 'XML_TOO_LONG'
  | 'JSON_EMPTY'
  | 'JSON_NO_ARRAY'
  | 'JSON_NO_OBJECTS'
  | 'JSON_BAD_CHARACTER'
  | 'JSON_INCOMPLETE'
  | 'JSON_TOO_DEEP'
  | 'CSV_TOO_SHORT'
  | 'CSV_MISSING_FIELDS'
  | 'CSV_TOO_MANY_COLUMNS'
  | 'ROW_TOO_LONG'
  | 'TOO_MANY_ROWS'
  | 'TOO_MANY_VARIANTS'
  | 'TOO_MANY_BLANK_ROWS'
  | 'NO_ROWS'
  | 'TOO_SLOW';

/** Why rows are left out that have no fault: drafts and what is switched off; sizes without their product. */
export type RejectionKind = 'DRAFT' | 'LONE_VARIANT';

/** A row that is left out. */
export interface Rejection {
  /** As the file counts: in a CSV the row of the sheet, in JSON the place in the list, both from 1. */
  row: number;
  /** As people call the field, e.g. `Prezzo`; empty when it is the row as a whole. */
  field: string;
  reason: string;
  /** Left out for what the row is, not for a fault. */
  kind?: RejectionKind;
}

export type FlagKind =
  | 'ZERO_PRICE'
  | 'AMBIGUOUS_PRICE'
  | 'PRICE_MOVED'
  | 'LOST_PICTURE'
  | 'DUPLICATE_CODE'
  | 'LEFT_OUT'
  | 'SPREADSHEET_CODE'
  | 'SPREADSHEET_NAME'
  | 'LINE_BREAK'
  | 'PAIRED_BY_NAME'
  | 'SAME_NAME';

/** Something that a person should look at before applying. */
export interface Flag {
  row: number;
  kind: FlagKind;
  name: string;
  /** What was read, or what was and what would be. */
  detail: string;
}

type RowState = 'NEW' | 'CHANGED' | 'UNCHANGED';

/** One of the first rows, as the preview shows it. */
export interface PreviewRow {
  row: number;
  code: string | null;
  title: string;
  text: string;
  price: string | null;
  /** The full price of an offer, and when the offer is. */
  listPrice?: string | null;
  offerFrom?: string | null;
  offerUntil?: string | null;
  category: string;
  imageUrl: string;
  state: RowState;
}

export interface ColumnToMatch {
  heading: string;
  /** The first three that have something in them. */
  examples: string[];
  /** What it may be; null where that is not to be told. */
  field: ImportField | null;
}

/** What an import would do, before anything changes. */
export interface ImportReport {
  refusal: Refusal | null;
  /** Whose export the file is; null where it is nobody's that is known. */
  source: ImportSource | null;
  /** The file names changes alone: what it does not name stays, whatever was asked for. */
  isIncremental: boolean;
  /** Its rows are written into what is there, and what goes is named among them. */
  isMerged: boolean;
  /** Rows of the file below its headings, or its entries. */
  fileRowCount: number;
  /** The file's columns in their order, with what they were taken for. */
  columns: ColumnUse[];
  /** Of a table that is refused because its headings do not say what is needed: its columns, to be said what they are. */
  columnsToMatch: ColumnToMatch[];
  /** Rows that would be written. */
  rowCount: number;
  /** Of the products that would be written. */
  variantCount: number;
  currentCount: number;
  newCount: number;
  changedCount: number;
  unchangedCount: number;
  removedCount: number;
  /** Products that are there with a price and that the file names; none where a preview of before was kept. */
  pricedCount?: number;
  /** How many of these prices are lost, or change by half and more. */
  movedPriceCount?: number;
  /** How many of the changed rows differ in a field. */
  changedFields: { field: string; count: number }[];
  firstRows: PreviewRow[];
  rejectedCount: number;
  /** How many of them have no fault. */
  notTaken: { kind: RejectionKind; count: number }[];
  /** The first of them; the rest is in the file of rejected rows. */
  rejections: Rejection[];
  flagCounts: { kind: FlagKind; count: number }[];
  /** The first of each kind. */
  flags: Flag[];
}

export const LARGEST_FILE = 50 * 1024 * 1024; // bytes
export const LONGEST_ROW = 256 * 1024; // characters of one row; the fields' own limits come to less than 16,000
export const MOST_COLUMNS = 200;
export const MOST_BLANK_ROWS = 200_000; // as many as a catalogue has others: each is read, and takes its time
export const SHOWN_ROWS = 5;
export const SHOWN_REJECTIONS = 100;
export const SHOWN_FLAGS = 20; // of each kind
