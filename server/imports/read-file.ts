import { type FaqField, MOST_FAQS } from '../faqs/faq-fields.ts';
import { MOST_PRODUCTS } from '../products/product-fields.ts';
import { isImportName } from '../uploads/upload.ts';
import { FaqReader } from './faq-reader.ts';
import { BadField } from './fields.ts';
import type { FileBytes } from './formats/file-bytes.ts';
import type { FileNotes } from './formats/file-notes.ts';
import { openFile } from './formats/open-file.ts';
import { FAQ_NAMING, PRODUCT_NAMING, type ProductRole } from './headers.ts';
import {
  type ColumnToMatch,
  type ImportKind,
  type ImportMode,
  type ImportReport,
  LARGEST_FILE,
  type Rejection,
} from './import.ts';
import { fieldOfRole, type MatchedColumns, withMatches } from './matched-columns.ts';
import type { Pairing } from './pairing.ts';
import { ProductReader } from './product-reader.ts';
import type { Entry } from './records.ts';
import { FileRefused, refusalOf } from './refusals.ts';
import { isMerged, ReportInTheMaking } from './report.ts';
import { type RowReader, removalOf } from './row-reader.ts';
import { joinSizes } from './sizes.ts';

type FileField = ProductRole | FaqField;

/** A file to be read, and how. */
export interface ImportFile extends FileBytes {
  /** Whose rows they become. */
  companyId: string;
  kind: ImportKind;
  mode: ImportMode;
  /** What people said of columns that are not known. */
  matches: readonly MatchedColumns[];
}

/** Where what was read goes. */
export interface RowSink {
  /** A row as it will be written, as JSON. */
  write(line: string): void;
  reject(rejection: Rejection): void;
}

/** What reading a file comes to: the report, and the number that codes of rows without one go on from. */
export interface ReadResult {
  report: ImportReport;
  highestCode: number;
}

/** Reads a whole file against what is there. A file that cannot be read is a report with a refusal, never an error. */
export async function readImportFile(
  file: ImportFile,
  pairing: Pairing,
  sink: RowSink,
  newId: () => string,
): Promise<ReadResult> {
  const report = new ReportInTheMaking();
  const currentCount = pairing.currentCount;
  try {
    await readRows(file, pairing, report, sink, newId);
    const isReplacing = modeOf(file, report.notes) === 'REPLACE';
    const removedCount = isReplacing ? currentCount - pairing.pairedCount : report.removedCount;
    return { report: report.finish({ currentCount, removedCount }), highestCode: pairing.highestCode };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const refused = new ReportInTheMaking().finish({ currentCount, removedCount: 0 }, refusalOf(error, file.kind));
    refused.columnsToMatch = columnsToMatch(error, report.notes, file.kind);
    return { report: refused, highestCode: pairing.highestCode };
  }
}

/** Whose headings do not say what is needed, a person may say it. */
function columnsToMatch({ code }: FileRefused, { unknown }: FileNotes, kind: ImportKind): ColumnToMatch[] {
  if (code !== 'CSV_MISSING_FIELDS' && code !== 'SHEET_MISSING_FIELDS') return [];
  return unknown.map(({ guess, ...column }) => ({ ...column, field: fieldOfRole(kind, guess ?? undefined) }));
}

async function readRows(
  file: ImportFile,
  pairing: Pairing,
  report: ReportInTheMaking,
  sink: RowSink,
  newId: () => string,
): Promise<void> {
  if (!isImportName(file.kind, file.name)) throw new FileRefused('UNSUPPORTED_FORMAT');
  const bounds: FileBytes = { ...file, bytes: (...range) => bounded(file.bytes(...range)) };
  const { notes } = report;
  const reading = () => ({ mode: modeOf(file, notes), pairing, report, newId });
  let most = MOST_FAQS;
  if (file.kind === 'PRODUCTS') {
    most = MOST_PRODUCTS;
    const entries = await begun(openFile(bounds, withMatches(PRODUCT_NAMING, 'PRODUCTS', file.matches), notes));
    await take(joinSizes(entries), new ProductReader(reading(), file.companyId), most, report, sink);
  } else {
    const entries = await begun(openFile(bounds, withMatches(FAQ_NAMING, 'FAQS', file.matches), notes));
    await take(entries, new FaqReader(reading()), most, report, sink);
  }
  const isWhole = file.mode === 'REPLACE' && !notes.isIncremental;
  // Never one new and one removed in silence.
  if (isWhole)
    for (const { row, title, code, formerCode } of pairing.twins)
      report.flag({ row, kind: 'SAME_NAME', name: title, detail: `${formerCode} → ${code}` });
  if (isWhole && isMerged(notes) && report.rowCount > 0) removeTheRest(pairing, report, sink);
  if (modeOf(file, notes) === 'MERGE' && pairing.currentCount + report.newCount - report.removedCount > most)
    throw new FileRefused('TOO_MANY_ROWS');
  if (report.rowCount + report.removedCount === 0 && report.firstReason !== undefined)
    throw new FileRefused('NO_ROWS', report.firstReason);
}

/** A file that tells of changes alone never replaces what it does not name. */
function modeOf({ mode }: ImportFile, notes: FileNotes): ImportMode {
  return isMerged(notes) ? 'MERGE' : mode;
}

/** What is there and not named is taken away by name, where what is named keeps what people added to it. */
function removeTheRest(pairing: Pairing, report: ReportInTheMaking, sink: RowSink): void {
  for (const id of pairing.takeRest()) {
    report.removedCount++;
    sink.write(removalOf(id));
  }
}

/** The same batches, once the first that has something in it is there: what a file is, is known by then. */
async function begun<Batch extends readonly unknown[]>(batches: AsyncGenerator<Batch>): Promise<AsyncIterable<Batch>> {
  let first = await batches.next();
  while (!first.done && first.value.length === 0) first = await batches.next();
  const { value, done } = first;
  return (async function* () {
    if (done) return;
    yield value;
    yield* batches;
  })();
}

async function take<Field extends FileField>(
  batches: AsyncIterable<Entry<Field>[]>,
  reader: RowReader<Field>,
  most: number,
  report: ReportInTheMaking,
  sink: RowSink,
): Promise<void> {
  let count = 0;
  for await (const batch of batches) {
    count += batch.length;
    if (count > most) throw new FileRefused('TOO_MANY_ROWS');
    for (const entry of batch) {
      if ('removedCode' in entry) {
        const line = reader.remove(entry.removedCode);
        if (line !== null) sink.write(line);
        continue;
      }
      const rejection = 'values' in entry ? tryRow(entry.row, entry.values, reader, sink) : entry;
      if (!rejection) continue;
      report.reject(rejection);
      sink.reject(rejection);
    }
  }
}

function tryRow<Field extends FileField>(
  row: number,
  values: ReadonlyMap<Field, unknown>,
  reader: RowReader<Field>,
  sink: RowSink,
): Rejection | null {
  try {
    sink.write(reader.read(values, row));
    return null;
  } catch (error) {
    if (!(error instanceof BadField)) throw error;
    const { field, message: reason, kind } = error;
    return { row, field, reason, ...(kind ? { kind } : {}) };
  }
}

async function* bounded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > LARGEST_FILE) throw new FileRefused('FILE_TOO_LARGE');
    yield chunk;
  }
}
