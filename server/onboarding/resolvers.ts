import type { MutationResolvers, QueryResolvers } from '../graphql/generated/schema.ts';
import { completeRegistration } from './actions.ts';
import { DEMO_ACCOUNTS } from './demo.ts';

export const onboardingQueries: Pick<QueryResolvers, 'installation'> = {
  installation: (_, __, { config }) => ({
    passwordMinLength: config.passwordMinLength,
    // On a production server the demo's logins work, and are told to nobody.
    demoAccounts: config.isDemo && !config.isProduction ? DEMO_ACCOUNTS : [],
  }),
};

export const onboardingMutations: Pick<MutationResolvers, 'completeRegistration'> = {
  completeRegistration: (_, { input }, context) => completeRegistration(context, input),
};
