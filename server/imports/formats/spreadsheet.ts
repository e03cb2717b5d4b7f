import type { FileRecord } from '../csv-records.ts';
import { knownHeadings, type Naming } from '../headers.ts';
import { type Entry, LOOKED_AT, tableEntries } from '../records.ts';
import { FileRefused } from '../refusals.ts';
import type { FileBytes } from './file-bytes.ts';
import type { FileNotes } from './file-notes.ts';
import { odsRows } from './ods-rows.ts';
import { readWorkbook, workbookName } from './workbook.ts';
import { xlsxRows } from './xlsx-rows.ts';
import { openZip, type ZipArchive } from './zip.ts';

/** The rows of one sheet, by its number from 0; false in the end where there is no such sheet. */
type RowsOfSheet = (index: number) => AsyncGenerator<FileRecord[], boolean>;

const MOST_SHEETS = 30; // that are looked at for one with headings that are known

/** The rows of the first sheet of an .xlsx or .ods that has headings we know. @throws FileRefused. */
export async function* spreadsheetEntries<Role extends string>(
  file: FileBytes,
  naming: Naming<Role>,
  notes: FileNotes,
): AsyncGenerator<Entry<Role>[]> {
  const rowsOf = await sheetsOf(await archiveOf(file));
  const index = await sheetWithHeadings(rowsOf, naming);
  yield* tableEntries(rowsOf(index), naming, notes, {
    widths: 'ANY',
    tooShort: 'SHEET_TOO_SHORT',
    missingFields: 'SHEET_MISSING_FIELDS',
  });
}

/** What only begins like an archive, and is called something else, is no spreadsheet that is damaged. */
async function archiveOf(file: FileBytes): Promise<ZipArchive> {
  try {
    return await openZip(file);
  } catch (error) {
    if (error instanceof FileRefused && error.code === 'BROKEN_SPREADSHEET' && !/\.(?:xls[xm]?|ods)$/i.test(file.name))
      throw new FileRefused('NOT_TEXT');
    throw error;
  }
}

async function sheetsOf(zip: ZipArchive): Promise<RowsOfSheet> {
  const workbook = await workbookName(zip);
  if (workbook !== null) {
    const book = await readWorkbook(zip, workbook);
    return (index) => xlsxRows(zip, book, index);
  }
  if (await isLocked(zip)) throw new FileRefused('ENCRYPTED_FILE');
  if (zip.has('content.xml') && (await isSpreadsheet(zip))) return (index) => odsRows(zip, index);
  throw new FileRefused('UNSUPPORTED_FORMAT');
}

/** An OpenDocument with a password says so in its list of files. */
async function isLocked(zip: ZipArchive): Promise<boolean> {
  if (zip.has('encrypted-package')) return true;
  let end = '';
  for await (const text of zip.readText('META-INF/manifest.xml')) {
    if ((end + text).includes('encryption-data')) return true;
    end = text.slice(-32);
  }
  return false;
}

/** Letters and drawings are archives of the same kind. */
async function isSpreadsheet(zip: ZipArchive): Promise<boolean> {
  for await (const text of zip.readText('mimetype')) if (/spreadsheet/.test(text)) return true;
  return !zip.has('mimetype');
}

async function sheetWithHeadings<Role extends string>(rowsOf: RowsOfSheet, naming: Naming<Role>): Promise<number> {
  for (let index = 0; index < MOST_SHEETS; index++) {
    const rows = await firstRows(rowsOf(index));
    if (rows === null) break;
    const isKnown = rows.some(({ cells }) => {
      const headings = cells.map((cell) => String(cell ?? ''));
      const roles = naming.rolesOf(headings);
      return knownHeadings(naming, headings) > 1 && naming.required.every(({ role }) => roles.includes(role));
    });
    if (isKnown) return index;
  }
  return 0;
}

/** The rows among which headings stand; null where there is no such sheet. */
async function firstRows(rows: AsyncGenerator<FileRecord[], boolean>): Promise<FileRecord[] | null> {
  const found: FileRecord[] = [];
  for (;;) {
    const { value, done } = await rows.next();
    if (done) return value ? found : null;
    found.push(...value.slice(0, LOOKED_AT));
    if (found.length < LOOKED_AT) continue;
    await rows.return(true);
    return found;
  }
}
