import { checkMaySee } from '../companies/access.ts';
import { findCompany } from '../companies/store.ts';
import type { Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { topics } from '../live/events.ts';
import { countRejected } from './store.ts';

export const rejectedSubscriptions = {
  /** Also when a row only grew, or what it is about was edited: whoever shows the rows reads them again. */
  async rejectedAnswerCounts({ companyId }: { companyId: string }, context: Context) {
    const company = await checkMaySee(context, companyId);
    const { id } = company;
    return context.live.latest(
      'rejectedAnswerCounts',
      [topics.rejected(id), topics.removals(id), topics.company(id)],
      '',
      {
        // As it is by now: an import brings another catalogue.
        current: () =>
          inCompany(context.database, id, async (manager) =>
            countRejected(manager, (await findCompany(manager, id)) ?? company),
          ),
        pause: 250, // ms; a list is read again at each
      },
    );
  },
};
