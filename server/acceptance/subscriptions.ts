import { checkMaySee } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { topics } from '../live/events.ts';
import { readCounts } from './counts-store.ts';

export const acceptanceSubscriptions = {
  /** Also when a test only changed: whoever shows the tests reads them again. */
  async acceptanceCounts({ companyId }: { companyId: string }, context: Context) {
    const { id } = await checkMaySee(context, companyId);
    return context.live.latest('acceptanceCounts', topics.acceptance(id), '', {
      current: () => inCompany(context.database, id, (manager) => readCounts(manager, id)),
      pause: 250, // ms; a list is read again at each
    });
  },
};
