import { randomUUIDv7 } from 'node:crypto';
import { asEditor, isUuid } from '../companies/access.ts';
import { changeKnowledge } from '../companies/actions.ts';
import type { Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { deleteFaqsExcept, writeFaqRows } from '../faqs/import-store.ts';
import { catalogueInUse, returnToReplaced, sliceOf } from '../products/catalogue-store.ts';
import { accountIdOf, requireReceived } from '../uploads/actions.ts';
import { uploadPath } from '../uploads/file-store.ts';
import { buildCatalogue, dropCatalogue, dropCatalogues, putInUse } from './catalogue-store.ts';
import { currentRows } from './current-store.ts';
import type { ImportKind, ImportMode } from './import.ts';
import { Pairing } from './pairing.ts';
import { readInWorker } from './reader.ts';
import { FileRefused, refusalOf } from './refusals.ts';
import { ReportInTheMaking } from './report.ts';
import { importPaths, removeRows, slicesOf } from './rows-store.ts';
import {
  addImport,
  beginApplying,
  faqsVersion,
  findImport,
  finishApplying,
  type Import,
  noteUndone,
  type StoredReport,
} from './store.ts';

/**
 * Reads an upload and says what applying it would do; nothing changes.
 * @throws UserError UPLOAD_NOT_FOUND.
 */
export async function previewImport(
  context: Context,
  companyId: string,
  uploadId: string,
  mode: ImportMode,
): Promise<Import> {
  const upload = await requireReceived(context, companyId, uploadId, ['PRODUCTS', 'FAQS']);
  const kind = upload.kind as ImportKind;
  const id = randomUUIDv7();
  const base = await baseOf(context, companyId, kind);
  const paths = importPaths(context.config.dataDir, id);
  const result = await readInWorker(
    {
      kind,
      mode,
      name: upload.fileName,
      path: uploadPath(context.config.dataDir, upload.id),
      rowsPath: paths.rows,
      rejectedPath: paths.rejected,
      slice: sliceOf(context.database),
    },
    currentRows(context.database, companyId, kind, base.catalogueId),
  );
  const report: StoredReport = result
    ? { ...result.report, highestCode: result.highestCode }
    : { ...refusedReport(kind), highestCode: 0 };
  if (report.refusal) await removeRows(context.config.dataDir, id);
  return asEditor(context, companyId, (manager) =>
    addImport(manager, {
      companyId,
      id,
      accountId: upload.accountId,
      kind,
      mode,
      fileName: upload.fileName,
      baseCatalogueId: base.catalogueId,
      baseVersion: base.version,
      report,
    }),
  );
}

function refusedReport(kind: ImportKind) {
  const counts = { currentCount: new Pairing().currentCount, removedCount: 0 };
  return new ReportInTheMaking().finish(counts, refusalOf(new FileRefused('TOO_SLOW'), kind));
}

/** What a preview is made against. */
function baseOf(context: Context, companyId: string, kind: ImportKind) {
  return asEditor(context, companyId, async (manager) => {
    if (kind === 'FAQS') return { catalogueId: null, version: await faqsVersion(manager, companyId) };
    const { id, version } = await catalogueInUse(manager, companyId);
    return { catalogueId: id, version };
  });
}

/**
 * Applies what was previewed: all of it, or nothing.
 * @throws UserError IMPORT_NOT_FOUND; STALE_IMPORT when somebody changed what it was compared with; IMPORT_REFUSED for a
 *   file that cannot be imported.
 */
export async function applyImport(context: Context, companyId: string, importId: string): Promise<Import> {
  const found = await asEditor(context, companyId, (manager) =>
    isUuid(importId) ? findImport(manager, companyId, importId, accountIdOf(context)) : Promise.resolve(null),
  );
  if (found?.state !== 'PREVIEWED') throw new UserError('IMPORT_NOT_FOUND');
  if (found.report.refusal) throw new UserError('IMPORT_REFUSED');
  const catalogueId = found.kind === 'PRODUCTS' ? randomUUIDv7() : null;
  await requireFresh(context, found);
  const isMine = await asEditor(context, companyId, (manager) =>
    beginApplying(manager, companyId, found.id, catalogueId),
  );
  if (!isMine) throw new UserError('IMPORT_NOT_FOUND');
  try {
    if (catalogueId === null) await applyFaqs(context, found);
    else await applyProducts(context, found, catalogueId);
  } catch (error) {
    await inCompany(context.database, companyId, (manager) => finishApplying(manager, companyId, found.id, 'FAILED'));
    if (catalogueId !== null) await dropCatalogue(context, companyId, catalogueId);
    throw isGone(error) ? new UserError('IMPORT_NOT_FOUND') : error;
  }
  context.background.add(tidyUp(context, found));
  return { ...found, catalogueId, state: 'APPLIED', appliedAt: new Date() };
}

async function requireFresh(
  context: Context,
  { companyId, kind, baseCatalogueId, baseVersion }: Import,
): Promise<void> {
  const base = await baseOf(context, companyId, kind);
  if (base.catalogueId !== baseCatalogueId || base.version !== baseVersion) throw new UserError('STALE_IMPORT');
}

async function applyProducts(context: Context, found: Import, catalogueId: string): Promise<void> {
  await buildCatalogue(context, found, catalogueId);
  await changeKnowledge(context, found.companyId, 'catalogue', async (manager) => {
    if (!(await putInUse(manager, found, catalogueId))) throw new UserError('STALE_IMPORT');
    await finishApplying(manager, found.companyId, found.id, 'APPLIED');
  });
}

async function applyFaqs(context: Context, found: Import): Promise<void> {
  const { companyId, report } = found;
  const slices: string[] = [];
  for await (const slice of slicesOf(importPaths(context.config.dataDir, found.id).rows)) slices.push(slice);
  const ids = slices.flatMap((slice) => (JSON.parse(slice) as { id: string }[]).map(({ id }) => id));
  await changeKnowledge(context, companyId, 'faqs', async (manager) => {
    if ((await faqsVersion(manager, companyId)) !== found.baseVersion) throw new UserError('STALE_IMPORT');
    if (found.mode === 'REPLACE') await deleteFaqsExcept(manager, companyId, ids);
    for (const slice of slices) await writeFaqRows(manager, companyId, slice, report.highestCode);
    await finishApplying(manager, companyId, found.id, 'APPLIED');
  });
}

function isGone(error: unknown): boolean {
  return (error as { code?: string }).code === 'ENOENT';
}

async function tidyUp(context: Context, { companyId, id }: Import): Promise<void> {
  try {
    await removeRows(context.config.dataDir, id);
    await dropCatalogues(context, companyId);
  } catch (error) {
    context.log.warn({ error }, 'what an import left over stays until the next cleaning');
  }
}

/**
 * Goes back to the products before the last import.
 * @throws UserError NOTHING_TO_UNDO when there was none, or products were changed since.
 */
export async function undoImport(context: Context, companyId: string): Promise<string> {
  await changeKnowledge(context, companyId, 'catalogue', async (manager) => {
    const undoneId = await returnToReplaced(manager, companyId);
    if (undoneId === null) throw new UserError('NOTHING_TO_UNDO');
    await noteUndone(manager, companyId, undoneId);
  });
  return companyId;
}
