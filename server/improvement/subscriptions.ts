import { checkMaySee } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { topics } from '../live/events.ts';
import { countGroups } from './store.ts';

export const improvementSubscriptions = {
  /** Also when a group only grew: whoever shows the groups reads them again. */
  async questionGroupCounts({ companyId }: { companyId: string }, context: Context) {
    const { id } = await checkMaySee(context, companyId);
    return context.live.latest('questionGroupCounts', topics.questions(id), '', {
      current: () => inCompany(context.database, id, (manager) => countGroups(manager, id, 'UNANSWERED')),
      pause: 250, // ms; a list is read again at each
    });
  },
};
