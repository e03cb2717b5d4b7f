import { requireStaff } from '../accounts/requests.ts';
import { checkMaySee } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { topics } from '../live/events.ts';
import { readLetter } from './store.ts';
import { nextLetter } from './week.ts';

/** Of what is over little changes: what is removed, and what is answered by now. */
const PAUSE = 2_000; // ms

export const weeklySubscriptions = {
  async weeklyLetter({ companyId }: { companyId: string }, context: Context) {
    const { account } = requireStaff(context);
    const company = await checkMaySee(context, companyId);
    const { id } = company;
    const topicNames = [topics.letters(id), topics.removals(id), topics.questions(id)];
    return context.live.latest('weeklyLetter', topicNames, account.id, {
      pause: PAUSE,
      nextChange: nextLetter,
      concerns: (event) => event.kind !== 'letter' || event.id === account.id,
      current: () =>
        inCompany(context.database, id, (manager) =>
          readLetter(manager, company, { accountId: account.id, asked: null, now: new Date() }),
        ),
    });
  },
};
