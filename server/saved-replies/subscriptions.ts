import { checkMaySee } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { topics } from '../live/events.ts';
import { countSavedReplies } from './store.ts';

export const savedReplySubscriptions = {
  /** Also when one only changed: whoever shows them reads them again. */
  async savedReplyCount({ companyId }: { companyId: string }, context: Context) {
    const { id } = await checkMaySee(context, companyId);
    return context.live.latest('savedReplyCount', topics.savedReplies(id), '', {
      current: () => inCompany(context.database, id, (manager) => countSavedReplies(manager, id)),
    });
  },
};
