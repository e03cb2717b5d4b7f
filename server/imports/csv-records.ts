import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { LONGEST_ROW, MOST_COLUMNS } from './import.ts';
import { FileRefused } from './refusals.ts';

const SEPARATORS = [';', ',', '\t'] as const;
const BATCH = 500;

/** A row of a sheet. */
export interface CsvRow {
  /** As a spreadsheet counts, from 1. */
  row: number;
  cells: string[];
}

/**
 * The rows of a CSV that comes in pieces, in batches; blank rows are left out. The separator is the one that the first row
 * has most of, or what Excel's own `sep=` says.
 * @throws FileRefused for a row that is far too long, which is what a quote without its end looks like.
 */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<CsvRow[]> {
  const iterator = pieces[Symbol.asyncIterator]();
  const head = await firstLine(iterator);
  const hint = /^sep=(.)\r?(?:\n|$)/i.exec(head);
  const parser = parse({
    delimiter: hint?.[1] ?? separatorOf(head),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
  });
  let row = hint ? 1 : 0;
  const text = hint ? head.slice(hint[0].length) : head;
  let batch: CsvRow[] = [];
  try {
    for await (const cells of Readable.from(joined(text, iterator)).compose(parser)) {
      row++;
      if (cells.length === 1 && cells[0].trim() === '') continue;
      batch.push({ row, cells });
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    throw isCsvError(error) ? new FileRefused('ROW_TOO_LONG', row + 1) : error;
  }
  yield batch;
}

function isCsvError(error: unknown): error is CsvError {
  return error instanceof Error && /^CSV_/.test((error as { code?: string }).code ?? '');
}

/** Until the first line that is not blank has ended. */
async function firstLine(pieces: AsyncIterator<string>): Promise<string> {
  let head = '';
  while (head.length <= LONGEST_ROW && !hasWholeLine(head)) {
    const { value, done } = await pieces.next();
    if (done) break;
    head += value;
  }
  return head;
}

/** In two steps, each of which looks at a letter once: one pattern for both took a minute for a first line of 256 kB. */
function hasWholeLine(text: string): boolean {
  const begin = text.search(/\S/);
  return begin >= 0 && /[\r\n]/.test(text.slice(begin));
}

/** The separator of a header row: the one that stands most often outside quotes. */
function separatorOf(head: string): string {
  const lines = head.replace(/"[^"]*"?/g, '').split(/[\r\n]/);
  const line = lines.find((each) => each.trim() !== '') ?? '';
  const counts = SEPARATORS.map((separator) => line.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

async function* joined(head: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  if (head) yield head;
  for (;;) {
    const { value, done } = await rest.next();
    if (done) return;
    yield value;
  }
}

/** @throws FileRefused for a header with far more columns than anybody's. */
export function checkColumns(cells: readonly string[]): void {
  if (cells.length > MOST_COLUMNS) throw new FileRefused('CSV_TOO_MANY_COLUMNS');
}
