import type { RateLimits } from '../limits/rate-limits.ts';

export const GENEROUS = { most: 1_000_000, seconds: 60 };

/**
 * A window of a limit in which a whole run of the tests takes place: it began a minute ago and ends decades from now. The
 * usual ones end at every quarter of an hour or at midnight, when a story may be in the middle; and on a database that is
 * kept, this one is nobody else's.
 */
export const ONE_WINDOW = Math.floor(Date.now() / 1_000) - 60; // s

/** Limits that no story meets by accident; those about limits name their own. */
export const NO_LIMITS: RateLimits = {
  signInByAddress: GENEROUS,
  signInByPair: GENEROUS,
  signInByStrangers: GENEROUS,
  signInByPerson: GENEROUS,
  passwordChangesByPerson: GENEROUS,
  passwordsSetByPerson: GENEROUS,
  peopleAddedByPerson: GENEROUS,
  companiesByPerson: GENEROUS,
  companiesByPersonAndHour: GENEROUS,
  companiesByAddress: GENEROUS,
  registerByAddress: GENEROUS,
  visitorsByAddress: GENEROUS,
  messagesByVisitor: GENEROUS,
  messagesByAddress: GENEROUS,
  messagesByCompany: GENEROUS,
  sameTextByVisitor: GENEROUS,
  rejectionsByVisitor: GENEROUS,
  conversationsByVisitor: GENEROUS,
  requestsByVisitor: GENEROUS,
  conversionsByVisitor: GENEROUS,
  ordersByAsker: GENEROUS,
  wrongOrdersByVisitor: GENEROUS,
  wrongOrdersByNumber: GENEROUS,
  wrongOrdersByAddress: GENEROUS,
  wrongOrdersByCompany: GENEROUS,
  staffMessagesByPerson: GENEROUS,
  typingByWriter: { most: 1, seconds: 1 }, // above it nothing is refused
  conversationsByAddress: GENEROUS,
  refreshesByAddress: GENEROUS,
  queriesByCaller: GENEROUS,
  changesByCaller: GENEROUS,
  subscribesByCaller: GENEROUS,
  loopTimeByCaller: GENEROUS,
  loopTimeByAddress: GENEROUS,
  loopTimeInAll: GENEROUS,
  uploadsByPerson: GENEROUS,
  exportsByPerson: GENEROUS,
  feedReadsByCompany: GENEROUS,
  feedRunsByCompany: GENEROUS,
  pushesByCompany: GENEROUS,
  wrongPushesByAddress: GENEROUS,
  readingTimeByPerson: GENEROUS,
  readingTimeByCompany: GENEROUS,
  readingTimeInAll: GENEROUS,
  modelTrialsByPerson: GENEROUS,
  acceptanceModelRunsByPerson: GENEROUS,
};

/** How long work may wait for its turn in a test, ms: a busy machine is no overload. */
export const NO_HURRY = 60_000;

/** Every shop of a story is new, and all visitors come from one address. */
export const NO_SHARES = {
  AI_TOTAL_DAILY_TOKENS: '1000000000',
  AI_NEW_COMPANY_TOKENS: '1000000000',
  AI_VISITOR_PERCENT: '100',
  AI_ADDRESS_PERCENT: '100',
};
