import { asEditor, isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { createExport, type ExportAddress } from '../exports/actions.ts';
import type { ExportFormat } from '../exports/export.ts';
import { markWish } from './store.ts';
import type { ListedWish, UnmetWishStatus } from './unmet-wish.ts';

/** Sets a wish aside, whoever wishes for it later, or brings it back. @throws UserError UNMET_WISH_NOT_FOUND. */
export async function setIgnored(
  context: Context,
  companyId: string,
  id: string,
  isIgnored: boolean,
): Promise<ListedWish> {
  const wish = await asEditor(context, companyId, async (manager, company) => {
    const marked = isUuid(id) ? await markWish(manager, company.id, id, isIgnored) : null;
    if (!marked) throw new UserError('UNMET_WISH_NOT_FOUND');
    return marked;
  });
  context.publish({ kind: 'wishes', companyId: wish.companyId, id: wish.id });
  return wish;
}

/** Makes the one-time address of a file of wishes that stand so. @throws UserError TOO_MANY_REQUESTS. */
export function exportWishes(
  context: Context,
  companyId: string,
  { format, ...options }: { status: UnmetWishStatus; format: ExportFormat; separator: string },
): Promise<ExportAddress> {
  return createExport(context, companyId, { kind: 'UNMET_WISHES', format, options });
}
