import Papa from 'papaparse';
import { LONGEST_ROW, MOST_COLUMNS } from './import.ts';
import { FileRefused } from './refusals.ts';

/** A row of a table. */
export interface FileRecord {
  /** As a spreadsheet counts, from 1. */
  row: number;
  /** Texts of a text; of a spreadsheet numbers too. */
  cells: readonly unknown[];
}

/** How telling a row of cells is as a header: the number of headings in it that are known. */
export type HeaderScore = (cells: readonly string[]) => number;

const SEPARATORS = [';', ',', '\t', '|'] as const;
const LOOKED_AT = 64 * 1024; // characters at the beginning that tell how a file is written
const MOST_LOOKED_AT = 60; // rows

/** How a CSV is written. */
export interface CsvDialect {
  separator: string;
  /** False where quotes are letters like any other. */
  hasQuotes: boolean;
  /**
   * What parts the cells of a line whose first cell holds the whole row, quoted: what spreadsheets make of a file with
   * another separator than theirs. Null where lines are not quoted whole.
   */
  wrapping: string | null;
  /** Rows end with `<endrecord>` before their line does. */
  hasEndRecord: boolean;
}

/** A CSV, as rows of cells with the numbers that a spreadsheet gives them. */
export interface CsvFile {
  dialect: CsvDialect;
  rows: AsyncGenerator<FileRecord[]>;
}

// Both begin with a letter that is looked for: with the spaces before it, each of them was tried up to the last.
const END_RECORD = /<endrecord>[ \t]*\n?/gi;
const END_RECORD_INSIDE = /<endrecord>[ \t]*(?:\n|(?=[^\s]))/gi; // whose line end has come, or will not come
const NEVER = '\u0001'; // stands in no text
const HINT = /^sep=(.)[ \t]*\n/i;

/**
 * Finds out how a CSV that comes in pieces is written, and reads it.
 * @throws FileRefused for a row that is far too long, which is what a quote without its end looks like.
 */
export async function openCsv(pieces: AsyncIterable<string>, score: HeaderScore): Promise<CsvFile> {
  const lines = withPlainLineEnds(pieces);
  const { head, isWhole } = await beginning(lines);
  const hint = HINT.exec(head);
  const dialect = dialectOf(hint ? head.slice(hint[0].length) : head, isWhole, score, hint?.[1]);
  return { dialect, rows: rowsOf(head, lines, dialect, hint?.[0].length ?? 0) };
}

/** `\r\n` and `\r` as `\n`, also where a piece ends between the two. */
async function* withPlainLineEnds(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of pieces) {
    const text = held + piece;
    held = text.endsWith('\r') ? '\r' : '';
    yield (held ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n');
  }
  if (held) yield '\n';
}

/** Enough of a file to tell how it is written: some whole lines, or all of it. */
async function beginning(pieces: AsyncGenerator<string>): Promise<{ head: string; isWhole: boolean }> {
  let head = '';
  while (head.length < LOOKED_AT || !hasWholeLine(head)) {
    const { value, done } = await pieces.next();
    if (done) return { head, isWhole: true };
    head += value;
    if (head.length > LONGEST_ROW && !hasWholeLine(head)) throw new FileRefused('ROW_TOO_LONG', 1);
  }
  return { head, isWhole: false };
}

/** In two steps, each of which looks at a letter once: one pattern for both took a minute for a first line of 256 kB. */
function hasWholeLine(text: string): boolean {
  const begin = text.search(/\S/);
  return begin >= 0 && text.includes('\n', begin);
}

/** The dialect in which the beginning has the most headings that are known; without any, the most even rows. */
function dialectOf(text: string, isWhole: boolean, score: HeaderScore, hint: string | undefined): CsvDialect {
  const hasEndRecord = /<endrecord>/i.test(text);
  const head = (hasEndRecord ? text.replace(END_RECORD, '\n') : text).slice(0, LOOKED_AT);
  // A comparison site's file knows no quotes: an inch is an inch.
  const base = { hasQuotes: !hasEndRecord, wrapping: null, hasEndRecord };
  const judge = (dialect: CsvDialect) => judged(dialect, head, isWhole, score);
  const separators = hint ? [hint] : SEPARATORS;
  const best = bestOf(separators.map((separator) => judge({ ...base, separator })));
  if (best.known > 1 || hasEndRecord) return best.dialect;
  const wrapped = SEPARATORS.flatMap((separator) =>
    [NEVER, ...SEPARATORS]
      .filter((wrapping) => wrapping !== separator)
      .map((wrapping) => judge({ ...base, separator, wrapping })),
  );
  return bestOf([best, ...wrapped]).dialect;
}

interface Judged {
  dialect: CsvDialect;
  /** Known headings in the best of the first rows. */
  known: number;
  /** 0 to 1: how many of the rows have as many cells as most. */
  evenness: number;
  width: number;
}

function judged(dialect: CsvDialect, head: string, isWhole: boolean, score: HeaderScore): Judged {
  const { data } = parserOf(dialect, MOST_LOOKED_AT).parse(head, 0, !isWhole);
  const rows = data.map((cells) => unwrapped(cells, dialect)).filter(isFilled);
  const widths = new Map<number, number>();
  for (const { length } of rows) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [width = 0, count = 0] = [...widths].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0]);
  const evenness = rows.length === 0 || width < 2 ? 0 : count / rows.length;
  return { dialect, known: Math.max(0, ...rows.map(score)), evenness, width };
}

function bestOf(all: readonly Judged[]): Judged {
  return all.reduce((one, other) => (isBetter(other, one) ? other : one));
}

function isBetter(one: Judged, other: Judged): boolean {
  if (one.known !== other.known) return one.known > other.known;
  if (Math.abs(one.evenness - other.evenness) > 0.1) return one.evenness > other.evenness;
  return one.width > other.width;
}

interface Parsed {
  data: string[][];
  errors: { code: string }[];
  meta: { cursor: number };
}

/** Papa's own parser: texts in, rows out, and how far it came. */
function parserOf({ separator, hasQuotes, wrapping }: CsvDialect, preview = 0) {
  const config = {
    delimiter: wrapping ?? separator,
    newline: '\n' as const,
    preview,
    ...(hasQuotes ? {} : { fastMode: true }),
  };
  return new Papa.Parser(config) as unknown as {
    parse(text: string, baseIndex: number, ignoreLastRow: boolean): Parsed;
  };
}

/** The cells of a row that stands in the first cell of its line. */
function unwrapped(cells: string[], dialect: CsvDialect): string[] {
  if (dialect.wrapping === null || isFilled(cells.slice(1))) return cells;
  return parserOf({ ...dialect, wrapping: null }, 1).parse(cells[0] ?? '', 0, false).data[0] ?? [''];
}

/** What stands between the last cell of a row and its `<endrecord>` is nobody's. */
function withoutSpacesAtEnd(cells: readonly string[]): string[] {
  return [...cells.slice(0, -1), (cells.at(-1) ?? '').trimEnd()];
}

async function* rowsOf(
  head: string,
  rest: AsyncGenerator<string>,
  dialect: CsvDialect,
  skipped: number,
): AsyncGenerator<FileRecord[]> {
  const parser = parserOf(dialect);
  const plain = (text: string, end: RegExp) => (dialect.hasEndRecord ? text.replace(end, '\n') : text);
  let row = skipped > 0 ? 1 : 0;
  const cellsOf = (cells: string[]) => (dialect.hasEndRecord ? withoutSpacesAtEnd(cells) : unwrapped(cells, dialect));
  const recordsOf = (rows: string[][]) => rows.map((cells): FileRecord => ({ row: ++row, cells: cellsOf(cells) }));
  let text = head.slice(skipped);
  for (;;) {
    text = plain(text, END_RECORD_INSIDE);
    const { data, meta } = parser.parse(text, 0, true);
    yield recordsOf(data);
    text = text.slice(meta.cursor);
    if (text.length > LONGEST_ROW) throw new FileRefused('ROW_TOO_LONG', row + 1);
    const { value, done } = await rest.next();
    if (done) break;
    text += value;
  }
  const { data, errors } = parser.parse(plain(text, END_RECORD), 0, false);
  if (errors.some(({ code }) => code === 'MissingQuotes')) throw new FileRefused('ROW_TOO_LONG', row + 1);
  yield recordsOf(data);
}

export function isFilled(cells: readonly unknown[]): boolean {
  return cells.some((cell) => cell !== '' && cell !== null && cell !== undefined && String(cell).trim() !== '');
}

/** @throws FileRefused for a header with far more columns than anybody's. */
export function checkColumns(cells: readonly unknown[]): void {
  if (cells.length > MOST_COLUMNS) throw new FileRefused('CSV_TOO_MANY_COLUMNS');
}
