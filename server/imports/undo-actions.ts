import { changeKnowledge } from '../companies/actions.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { restoreFaqRows } from '../faqs/import-store.ts';
import { returnToReplaced } from '../products/catalogue-store.ts';
import type { ImportKind } from './import.ts';
import { noteUndone } from './store.ts';
import { faqImportToUndo, keptFaqs, noteFaqsUndone } from './undo-store.ts';

/**
 * Goes back to the products, or the FAQs, before the last import of them.
 * @throws UserError NOTHING_TO_UNDO when there was none, or any of them was changed since.
 */
export async function undoImport(context: Context, companyId: string, kind: ImportKind): Promise<void> {
  if (kind === 'FAQS') await undoFaqs(context, companyId);
  else await undoProducts(context, companyId);
}

async function undoProducts(context: Context, companyId: string): Promise<void> {
  await changeKnowledge(context, companyId, 'catalogue', async (manager) => {
    const undoneId = await returnToReplaced(manager, companyId);
    if (undoneId === null) throw new UserError('NOTHING_TO_UNDO');
    await noteUndone(manager, companyId, undoneId);
  });
}

async function undoFaqs(context: Context, companyId: string): Promise<void> {
  await changeKnowledge(context, companyId, 'faqs', async (manager) => {
    const importId = await faqImportToUndo(manager, companyId);
    if (importId === null) throw new UserError('NOTHING_TO_UNDO');
    await restoreFaqRows(manager, companyId, await keptFaqs(manager, companyId, importId));
    await noteFaqsUndone(manager, companyId, importId);
  });
}
