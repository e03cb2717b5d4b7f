import { checkMaySee } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { topics } from '../live/events.ts';
import { countWishes } from './store.ts';

export const unmetSubscriptions = {
  /** Also when a wish only grew: whoever shows the wishes reads them again. */
  async unmetWishCounts({ companyId }: { companyId: string }, context: Context) {
    const { id } = await checkMaySee(context, companyId);
    return context.live.latest('unmetWishCounts', topics.wishes(id), '', {
      current: () => inCompany(context.database, id, (manager) => countWishes(manager, id)),
      pause: 250, // ms; a list is read again at each
    });
  },
};
