import { randomUUIDv7 } from 'node:crypto';
import { asEditor, isUuid } from '../companies/access.ts';
import { changeKnowledge } from '../companies/actions.ts';
import type { Acting, Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { deleteFaqsExcept, writeFaqRows } from '../faqs/import-store.ts';
import { accountIdOf } from '../uploads/actions.ts';
import { noteUsed } from '../uploads/store.ts';
import { buildCatalogue, dropCatalogue, dropCatalogues, putInUse } from './catalogue-store.ts';
import { lookAtProducts } from './leftover-store.ts';
import { baseOf } from './preview-actions.ts';
import { progressOn } from './progress-actions.ts';
import { noteApplied } from './progress-store.ts';
import { importPaths, isMissing, removeRows, slicesOf } from './rows-store.ts';
import { beginApplying, faqsVersion, findImport, finishApplying, type Import } from './store.ts';
import { keepFaqs, noteFaqsVersion } from './undo-store.ts';

/**
 * Applies what was previewed: all of it, or nothing.
 * @throws UserError IMPORT_NOT_FOUND; STALE_IMPORT when somebody changed what it was compared with; IMPORT_REFUSED for a
 *   file that cannot be imported.
 */
export async function applyImport(context: Context, companyId: string, importId: string): Promise<Import> {
  const found = await asEditor(context, companyId, (manager) =>
    isUuid(importId) ? findImport(manager, companyId, importId, accountIdOf(context)) : Promise.resolve(null),
  );
  if (!found) throw new UserError('IMPORT_NOT_FOUND');
  return applyPreviewed(context, found);
}

/** As `applyImport`, of a preview that is at hand. */
export async function applyPreviewed(context: Acting, found: Import): Promise<Import> {
  const { companyId } = found;
  if (found.state !== 'PREVIEWED') throw new UserError('IMPORT_NOT_FOUND');
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
    await asEditor(context, companyId, async () => undefined); // the company itself may be gone
    throw isMissing(error) ? new UserError('IMPORT_NOT_FOUND') : error;
  }
  const { uploadId } = found.report;
  if (uploadId) await inCompany(context.database, companyId, (manager) => noteUsed(manager, companyId, uploadId));
  context.publish({ kind: 'import', companyId, id: found.id });
  context.background.add(tidyUp(context, found));
  return { ...found, catalogueId, state: 'APPLIED', appliedAt: new Date() };
}

async function requireFresh(context: Acting, { companyId, kind, baseCatalogueId, baseVersion }: Import): Promise<void> {
  const base = await baseOf(context, companyId, kind);
  if (base.catalogueId !== baseCatalogueId || base.version !== baseVersion) throw new UserError('STALE_IMPORT');
}

async function applyProducts(context: Acting, found: Import, catalogueId: string): Promise<void> {
  const { currentCount, rowCount } = found.report;
  const work = found.mode === 'MERGE' ? currentCount + rowCount : rowCount;
  const progress = progressOn(context, found.companyId, found.id, work, noteApplied);
  await buildCatalogue(context, found, catalogueId, progress);
  await lookAtProducts(context);
  await changeKnowledge(context, found.companyId, 'catalogue', async (manager) => {
    if (!(await putInUse(manager, found, catalogueId))) throw new UserError('STALE_IMPORT');
    await finishApplying(manager, found.companyId, found.id, 'APPLIED');
  });
}

async function applyFaqs(context: Acting, found: Import): Promise<void> {
  const { companyId, report } = found;
  // Half of it is reading them back. They are written in one transaction, of which nobody hears before it is over.
  const progress = progressOn(context, companyId, found.id, 2 * report.rowCount, noteApplied);
  const slices: string[] = [];
  const ids: string[] = [];
  for await (const slice of slicesOf(importPaths(context.config.dataDir, found.id).rows)) {
    const rows = JSON.parse(slice) as { id: string }[];
    slices.push(slice);
    for (const { id } of rows) ids.push(id);
    await progress.addAndTell(rows.length);
  }
  await changeKnowledge(context, companyId, 'faqs', async (manager) => {
    if ((await faqsVersion(manager, companyId)) !== found.baseVersion) throw new UserError('STALE_IMPORT');
    await keepFaqs(manager, companyId, found.id);
    if (found.mode === 'REPLACE') await deleteFaqsExcept(manager, companyId, ids);
    for (const slice of slices) await writeFaqRows(manager, companyId, slice, report.highestCode);
    await noteFaqsVersion(manager, companyId, found.id);
    await finishApplying(manager, companyId, found.id, 'APPLIED');
  });
}

async function tidyUp(context: Acting, { companyId, id }: Import): Promise<void> {
  try {
    await removeRows(context.config.dataDir, id);
    await dropCatalogues(context, companyId);
  } catch (error) {
    context.log.warn({ error }, 'what an import left over stays until the next cleaning');
  }
}
