import type { EntityManager } from 'typeorm';
import { asEditor } from '../companies/access.ts';
import { changeKnowledge } from '../companies/actions.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { restoreFaqRows } from '../faqs/import-store.ts';
import { returnToReplaced } from '../products/catalogue-store.ts';
import { accountIdOf } from '../uploads/actions.ts';
import type { ImportKind } from './import.ts';
import { noteUndone } from './store.ts';
import { faqImportToUndo, keptFaqs, noteFaqsUndone, productImportToUndo } from './undo-store.ts';

/** The last import where it can be undone, for whoever is asked whether it should be; null otherwise. */
export function importToUndo(context: Context, companyId: string, kind: ImportKind) {
  const accountId = accountIdOf(context);
  return asEditor(context, companyId, async (manager) => {
    const found = await UNDOABLE[kind](manager, companyId);
    return found && { ...found, isMine: found.accountId === accountId };
  });
}

/**
 * Goes back to the products, or the FAQs, before the last import of them.
 * @param importId the import that the person has seen to be the last.
 * @throws UserError NOTHING_TO_UNDO when there was none, or any of them was changed since; ANOTHER_IMPORT when it is
 *   another one by now.
 */
export async function undoImport(
  context: Context,
  companyId: string,
  kind: ImportKind,
  importId: string,
): Promise<void> {
  if (kind === 'FAQS') await undoFaqs(context, companyId, importId);
  else await undoProducts(context, companyId, importId);
}

const UNDOABLE = { PRODUCTS: productImportToUndo, FAQS: faqImportToUndo } as const;

async function requireLast(manager: EntityManager, companyId: string, kind: ImportKind, importId: string) {
  const found = await UNDOABLE[kind](manager, companyId);
  if (!found) throw new UserError('NOTHING_TO_UNDO');
  if (found.id !== importId.toLowerCase()) throw new UserError('ANOTHER_IMPORT');
}

async function undoProducts(context: Context, companyId: string, importId: string): Promise<void> {
  await changeKnowledge(context, companyId, 'catalogue', async (manager) => {
    await requireLast(manager, companyId, 'PRODUCTS', importId);
    const undoneId = await returnToReplaced(manager, companyId);
    if (undoneId === null) throw new UserError('NOTHING_TO_UNDO');
    await noteUndone(manager, companyId, undoneId);
  });
}

async function undoFaqs(context: Context, companyId: string, importId: string): Promise<void> {
  await changeKnowledge(context, companyId, 'faqs', async (manager) => {
    await requireLast(manager, companyId, 'FAQS', importId);
    await restoreFaqRows(manager, companyId, await keptFaqs(manager, companyId, importId));
    await noteFaqsUndone(manager, companyId, importId);
  });
}
