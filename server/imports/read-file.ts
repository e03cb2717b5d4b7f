import { type FaqField, MOST_FAQS } from '../faqs/faq-fields.ts';
import { MOST_PRODUCTS } from '../products/product-fields.ts';
import { decodeText, detectEncoding } from './encoding.ts';
import { FaqReader } from './faq-reader.ts';
import { BadField } from './fields.ts';
import { FAQ_NAMING, PRODUCT_NAMING, type ProductRole } from './headers.ts';
import { type ImportKind, type ImportMode, type ImportReport, LARGEST_FILE, type Rejection } from './import.ts';
import type { Pairing } from './pairing.ts';
import { ProductReader } from './product-reader.ts';
import { type Entry, readRecords } from './records.ts';
import { FileRefused, refusalOf } from './refusals.ts';
import { ReportInTheMaking } from './report.ts';
import type { RowReader } from './row-reader.ts';
import { joinSizes } from './sizes.ts';

type FileField = ProductRole | FaqField;

/** A file to be read, and how. */
export interface ImportFile {
  /** Whose rows they become. */
  companyId: string;
  kind: ImportKind;
  mode: ImportMode;
  name: string;
  /** Its bytes from the beginning, each time it is called. */
  bytes(): AsyncIterable<Uint8Array>;
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
    const removedCount = file.mode === 'REPLACE' ? currentCount - pairing.pairedCount : 0;
    return { report: report.finish({ currentCount, removedCount }), highestCode: pairing.highestCode };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const refused = new ReportInTheMaking().finish({ currentCount, removedCount: 0 }, refusalOf(error, file.kind));
    return { report: refused, highestCode: pairing.highestCode };
  }
}

async function readRows(
  file: ImportFile,
  pairing: Pairing,
  report: ReportInTheMaking,
  sink: RowSink,
  newId: () => string,
): Promise<void> {
  if (!/\.(json|csv|tsv|txt)$/i.test(file.name)) throw new FileRefused('UNSUPPORTED_FORMAT');
  const pieces = decodeText(bounded(file.bytes()), await detectEncoding(bounded(file.bytes())));
  if (file.kind === 'PRODUCTS') {
    const reader = new ProductReader({ mode: file.mode, pairing, report, newId }, file.companyId);
    await take(joinSizes(readRecords(file.name, pieces, PRODUCT_NAMING)), reader, MOST_PRODUCTS, report, sink);
  } else {
    const reader = new FaqReader({ mode: file.mode, pairing, report, newId });
    await take(readRecords(file.name, pieces, FAQ_NAMING), reader, MOST_FAQS, report, sink);
  }
  const most = file.kind === 'PRODUCTS' ? MOST_PRODUCTS : MOST_FAQS;
  if (file.mode === 'MERGE' && pairing.currentCount + report.newCount > most) throw new FileRefused('TOO_MANY_ROWS');
  if (report.rowCount === 0 && report.firstReason !== undefined) throw new FileRefused('NO_ROWS', report.firstReason);
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
    return { row, field: error.field, reason: error.message };
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
