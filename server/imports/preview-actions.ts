import { randomUUIDv7 } from 'node:crypto';
import { asEditor } from '../companies/access.ts';
import type { Acting, Context } from '../context.ts';
import { catalogueInUse, sliceOf } from '../products/catalogue-store.ts';
import { requireReceived } from '../uploads/actions.ts';
import { uploadPath } from '../uploads/file-store.ts';
import { currentRows } from './current-store.ts';
import { type ImportKind, type ImportMode, MOST_COLUMNS } from './import.ts';
import { type ColumnChoice, matchedOf } from './matched-columns.ts';
import { matchesOf, rememberMatch } from './matched-columns-store.ts';
import { Pairing } from './pairing.ts';
import { progressOn } from './progress-actions.ts';
import { noteRead } from './progress-store.ts';
import { readInWorker, readingWork } from './reader.ts';
import { FileRefused, refusalOf } from './refusals.ts';
import { ReportInTheMaking } from './report.ts';
import { importPaths, removeRows } from './rows-store.ts';
import {
  addImport,
  faqsVersion,
  type Import,
  type ImportOrigin,
  type StoredReport,
  takeBackPreviews,
} from './store.ts';

const PREVIEWS_KEPT = 3; // of one file: for two ways of applying it, and somebody who looks twice
const FAQ_SLICE = 50; // rows: of at most 2,000, so that one sees it go on

/**
 * Reads an upload and says what applying it would do; nothing changes.
 * @param choices what a person says that its columns are, where their headings do not; remembered for the next such file.
 * @throws UserError UPLOAD_NOT_FOUND, TOO_MANY_REQUESTS, BUSY.
 */
export async function previewImport(
  context: Context,
  companyId: string,
  uploadId: string,
  mode: ImportMode,
  choices: readonly ColumnChoice[] = [],
): Promise<Import> {
  const upload = await requireReceived(context, companyId, uploadId, ['PRODUCTS', 'FAQS']);
  const file = { ...upload, kind: upload.kind as ImportKind, origin: null };
  return previewFile(context, companyId, file, mode, choices);
}

/** A file in the folder of uploads, and whose it is. */
export interface FileToRead {
  /** Its name in that folder. */
  id: string;
  kind: ImportKind;
  fileName: string;
  /** Bytes. */
  size: number;
  /** null for what came by itself. */
  accountId: string | null;
  origin: ImportOrigin | null;
}

/** As `previewImport`, of a file that is there. */
export async function previewFile(
  context: Acting,
  companyId: string,
  file: FileToRead,
  mode: ImportMode,
  choices: readonly ColumnChoice[] = [],
): Promise<Import> {
  const { kind, accountId } = file;
  const id = randomUUIDv7();
  const base = await baseOf(context, companyId, kind);
  const chosen = choices.length > 0 ? matchedOf(choices.slice(0, MOST_COLUMNS)) : null;
  const remembered = await asEditor(context, companyId, (manager) => matchesOf(manager, companyId, kind));
  const paths = importPaths(context.config.dataDir, id);
  const work = readingWork(file.size, base.rowCount);
  const result = await readInWorker(
    context.readingTurns,
    { accountId: accountId ?? `${file.origin} ${companyId}`, companyId },
    {
      companyId,
      kind,
      mode,
      matches: chosen ? [chosen] : remembered,
      name: file.fileName,
      path: uploadPath(context.config.dataDir, file.id),
      rowsPath: paths.rows,
      rejectedPath: paths.rejected,
      slice: kind === 'FAQS' ? FAQ_SLICE : sliceOf(context.database),
    },
    currentRows(context.database, companyId, kind, base.catalogueId),
    { work, progress: progressOn(context, companyId, file.id, work, noteRead) },
  );
  const uploadId = file.id;
  const report: StoredReport = result
    ? { ...result.report, highestCode: result.highestCode, uploadId }
    : { ...refusedReport(kind), highestCode: 0, uploadId };
  if (report.refusal) await removeRows(context.config.dataDir, id);
  const { made, takenBack } = await asEditor(context, companyId, async (manager) => {
    if (chosen && !report.refusal) await rememberMatch(manager, companyId, kind, chosen);
    const made = await addImport(manager, {
      companyId,
      id,
      accountId,
      kind,
      // What names changes alone replaces nothing, whatever was asked for.
      mode: report.isMerged ? 'MERGE' : mode,
      fileName: file.fileName,
      baseCatalogueId: base.catalogueId,
      baseVersion: base.version,
      report,
      origin: file.origin,
    });
    return { made, takenBack: await takeBackPreviews(manager, companyId, uploadId, PREVIEWS_KEPT) };
  });
  // However often a file is previewed, its rows do not fill the disk.
  for (const each of takenBack) await removeRows(context.config.dataDir, each);
  return made;
}

function refusedReport(kind: ImportKind) {
  const counts = { currentCount: new Pairing().currentCount, removedCount: 0 };
  return new ReportInTheMaking().finish(counts, refusalOf(new FileRefused('TOO_SLOW'), kind));
}

/** What a preview is made against. */
export function baseOf(context: Acting, companyId: string, kind: ImportKind) {
  return asEditor(context, companyId, async (manager) => {
    if (kind === 'FAQS') return { catalogueId: null, version: await faqsVersion(manager, companyId), rowCount: 0 };
    const { id, version, productCount } = await catalogueInUse(manager, companyId);
    return { catalogueId: id, version, rowCount: productCount };
  });
}
