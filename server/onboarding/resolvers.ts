import type { MutationResolvers, QueryResolvers } from '../graphql/generated/schema.ts';
import { completeRegistration, createCompany, initializeSystem } from './actions.ts';
import { DEMO_ACCOUNTS } from './demo.ts';

export const onboardingQueries: Pick<QueryResolvers, 'installation'> = {
  installation: (_, __, { config }) => ({
    passwordMinLength: config.passwordMinLength,
    // On a production server the demo's logins work, and are told to nobody.
    demoAccounts: config.isDemo && !config.isProduction ? DEMO_ACCOUNTS : [],
  }),
};

type OnboardingMutations = 'completeRegistration' | 'createCompany' | 'initializeSystem';

export const onboardingMutations: Pick<MutationResolvers, OnboardingMutations> = {
  completeRegistration: (_, { input }, context) => completeRegistration(context, input),
  createCompany: (_, { input }, context) => createCompany(context, input),
  initializeSystem: (_, __, context) => initializeSystem(context),
};
