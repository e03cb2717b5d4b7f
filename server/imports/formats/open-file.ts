import { decodeText, detectEncoding } from '../encoding.ts';
import type { Naming } from '../headers.ts';
import { csvEntries, type Entry, jsonEntries } from '../records.ts';
import { FileRefused } from '../refusals.ts';
import { containerOf, encodingOfXml, textFormOf } from './container.ts';
import type { FileBytes } from './file-bytes.ts';
import type { FileNotes } from './file-notes.ts';
import { refuseOle, refuseSigned } from './refused-content.ts';
import { spreadsheetEntries } from './spreadsheet.ts';
import { xmlEntries } from './xml-entries.ts';

const LOOKED_AT = 4_096; // bytes at the beginning
// A text is read twice: quickly for its encoding, and then for its rows.
const SHARES = { encoding: 0.1, rows: 0.9 };

/** The rows of a file by what it holds, whatever it is called. @throws FileRefused. */
export async function* openFile<Role extends string>(
  file: FileBytes,
  naming: Naming<Role>,
  notes: FileNotes,
): AsyncGenerator<Entry<Role>[]> {
  for await (const batch of await entriesOf(file, naming, notes)) {
    notes.rowCount += batch.length;
    yield batch;
  }
}

async function entriesOf<Role extends string>(
  file: FileBytes,
  naming: Naming<Role>,
  notes: FileNotes,
): Promise<AsyncGenerator<Entry<Role>[]>> {
  const head = await beginning(file);
  switch (containerOf(head)) {
    case 'ZIP':
      return spreadsheetEntries(file, naming, notes);
    case 'OLE':
      return refuseOle(file.bytes(1));
    case 'SIGNED':
      return refuseSigned(file.bytes(1));
    default:
      return textEntries(file, head, naming, notes);
  }
}

async function textEntries<Role extends string>(
  file: FileBytes,
  head: Uint8Array,
  naming: Naming<Role>,
  notes: FileNotes,
): Promise<AsyncGenerator<Entry<Role>[]>> {
  const encoding = await detectEncoding(file.bytes(SHARES.encoding));
  const text = new TextDecoder(encoding).decode(head);
  const rows = file.bytes(SHARES.rows);
  switch (textFormOf(text, /\.json$/i.test(file.name))) {
    case 'XML':
      return xmlEntries(decodeText(rows, encodingOfXml(text, encoding)), naming, notes);
    case 'JSON':
      return jsonEntries(decodeText(rows, encoding), naming, notes);
    default:
      return orUnsupported(file.name, csvEntries(decodeText(rows, encoding), naming, notes));
  }
}

/** A file that is called a spreadsheet and is not even a table is nothing that we read. */
async function* orUnsupported<Batch>(name: string, batches: AsyncGenerator<Batch>): AsyncGenerator<Batch> {
  try {
    yield* batches;
  } catch (error) {
    const isTable = /\.(?:csv|tsv|txt|tab|asc)$/i.test(name);
    if (error instanceof FileRefused && !isTable && /^CSV_(?:TOO_SHORT|MISSING_FIELDS)$/.test(error.code))
      throw new FileRefused('UNSUPPORTED_FORMAT');
    throw error;
  }
}

async function beginning(file: FileBytes): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.bytes(0, 0, Math.min(LOOKED_AT, file.size))) chunks.push(chunk);
  return Buffer.concat(chunks).subarray(0, LOOKED_AT);
}
