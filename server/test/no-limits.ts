import type { RateLimits } from '../context.ts';

export const GENEROUS = { most: 1_000_000, seconds: 60 };

/** Limits that no story meets by accident; those about limits name their own. */
export const NO_LIMITS: RateLimits = {
  signInByAddress: GENEROUS,
  signInByPair: GENEROUS,
  passwordChangesByPerson: GENEROUS,
  passwordsSetByPerson: GENEROUS,
  peopleAddedByPerson: GENEROUS,
  registerByAddress: GENEROUS,
  visitorsByAddress: GENEROUS,
  messagesByVisitor: GENEROUS,
  messagesByAddress: GENEROUS,
  messagesByCompany: GENEROUS,
  sameTextByVisitor: GENEROUS,
  conversationsByVisitor: GENEROUS,
  conversationsByAddress: GENEROUS,
  refreshesByAddress: GENEROUS,
  queriesByCaller: GENEROUS,
  changesByCaller: GENEROUS,
  subscribesByCaller: GENEROUS,
  uploadsByPerson: GENEROUS,
};

/** How long work may wait for its turn in a test, ms: a busy machine is no overload. */
export const NO_HURRY = 60_000;
