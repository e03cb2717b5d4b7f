import { checkMaySee } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { countGroups } from '../improvement/store.ts';
import { topics } from '../live/events.ts';

export const refusedSubscriptions = {
  /** Also when a group only grew: whoever shows the groups reads them again. */
  async refusedGroupCounts({ companyId }: { companyId: string }, context: Context) {
    const { id } = await checkMaySee(context, companyId);
    return context.live.latest('refusedGroupCounts', topics.questions(id), '', {
      current: () => inCompany(context.database, id, (manager) => countGroups(manager, id, 'DECLINED')),
      pause: 250, // ms; a list is read again at each
    });
  },
};
