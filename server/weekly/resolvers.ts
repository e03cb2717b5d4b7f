import { requireStaff } from '../accounts/requests.ts';
import { asReader } from '../companies/access.ts';
import type { MutationResolvers, QueryResolvers } from '../graphql/generated/schema.ts';
import { setLetterAside } from './actions.ts';
import { readLetter } from './store.ts';

export const weeklyQueries: Pick<QueryResolvers, 'weeklyLetter'> = {
  weeklyLetter: (_, { companyId, week }, context) =>
    asReader(context, companyId, (manager, company) =>
      readLetter(manager, company, {
        accountId: requireStaff(context).account.id,
        asked: week ?? null,
        now: new Date(),
      }),
    ),
};

export const weeklyMutations: Pick<MutationResolvers, 'setWeeklyLetterAside' | 'bringWeeklyLetterBack'> = {
  setWeeklyLetterAside: (_, { companyId, week }, context) => setLetterAside(context, companyId, week, true),
  bringWeeklyLetterBack: (_, { companyId, week }, context) => setLetterAside(context, companyId, week, false),
};
