import { checkMaySee } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { topics } from '../live/events.ts';
import { countAttention } from './store.ts';

export const requestSubscriptions = {
  /** Also when a request only changed hands: whoever shows the requests reads them again. */
  async companyAttention({ companyId }: { companyId: string }, context: Context) {
    const { id } = await checkMaySee(context, companyId);
    return context.live.latest('companyAttention', [topics.activity(id), topics.requests(id)], '', {
      current: () => inCompany(context.database, id, (manager) => countAttention(manager, id)),
    });
  },
};
