import type { RateLimit } from '../database/rate-limits.ts';

/** How often people may do what they do; see the table in docs/api.md. */
export interface RateLimits {
  /** Tries that were wrong; so is the next. */
  signInByAddress: RateLimit;
  /** An e-mail at an address. */
  signInByPair: RateLimit;
  /** An e-mail, from wherever nobody signed in to it before: many addresses together guess no more than one. */
  signInByStrangers: RateLimit;
  /** Tries that were right, each of which is a session. */
  signInByPerson: RateLimit;
  passwordChangesByPerson: RateLimit;
  /** Passwords and links that an admin makes for others. */
  passwordsSetByPerson: RateLimit;
  peopleAddedByPerson: RateLimit;
  /** Companies that an admin makes; a superadmin makes as many as they like. */
  companiesByPerson: RateLimit;
  companiesByPersonAndHour: RateLimit;
  companiesByAddress: RateLimit;
  registerByAddress: RateLimit;
  visitorsByAddress: RateLimit;
  messagesByVisitor: RateLimit;
  messagesByAddress: RateLimit;
  messagesByCompany: RateLimit;
  /** Nobody says the same again and again but a robot. */
  sameTextByVisitor: RateLimit;
  /** Answers that were not what was meant. */
  rejectionsByVisitor: RateLimit;
  conversationsByVisitor: RateLimit;
  /** Addresses that they leave for the people of a shop. */
  requestsByVisitor: RateLimit;
  /** What the shop's page, or the chat, says that a visitor did. */
  conversionsByVisitor: RateLimit;
  /** Orders that somebody asks after. */
  ordersByAsker: RateLimit;
  /** Wrong tries to learn of an order: of a visitor, for an order, from an address, at a company. */
  wrongOrdersByVisitor: RateLimit;
  wrongOrdersByNumber: RateLimit;
  wrongOrdersByAddress: RateLimit;
  wrongOrdersByCompany: RateLimit;
  /** What somebody of a shop says in its conversations. */
  staffMessagesByPerson: RateLimit;
  /** Hints that somebody is typing, which are dropped above it; counted by each process for itself. */
  typingByWriter: RateLimit;
  conversationsByAddress: RateLimit;
  refreshesByAddress: RateLimit;
  /** A caller is a person, or everybody else at an address; these and loop times are counted by each process for itself. */
  queriesByCaller: RateLimit;
  changesByCaller: RateLimit;
  subscribesByCaller: RateLimit;
  /**
   * Milliseconds of the event loop, which all share: of a caller (a person, a visitor, all who are neither at an address), of
   * an address, and of all together, who are refused only where they used much of late.
   */
  loopTimeByCaller: RateLimit;
  loopTimeByAddress: RateLimit;
  loopTimeInAll: RateLimit;
  uploadsByPerson: RateLimit;
  exportsByPerson: RateLimit;
  /** A company's Merchant feed read whole, by whoever knows its address. */
  feedReadsByCompany: RateLimit;
  /** Times that a company's catalogue is fetched because a person asks. */
  feedRunsByCompany: RateLimit;
  /** Catalogues that a company's own program sends, and those sent with a wrong password. */
  pushesByCompany: RateLimit;
  wrongPushesByAddress: RateLimit;
  /** Seconds in which files that are to be imported are read, on each process, which has two readers. */
  readingTimeByPerson: RateLimit;
  readingTimeByCompany: RateLimit;
  readingTimeInAll: RateLimit;
  /** The model asked by hand whether it answers. */
  modelTrialsByPerson: RateLimit;
  /** Acceptance tests tried with the model, up to a hundred questions each. */
  acceptanceModelRunsByPerson: RateLimit;
}

export const RATE_LIMITS: RateLimits = {
  signInByAddress: { most: 60, seconds: 900 },
  signInByPair: { most: 10, seconds: 900 },
  signInByStrangers: { most: 60, seconds: 900 },
  signInByPerson: { most: 200, seconds: 3_600 },
  passwordChangesByPerson: { most: 20, seconds: 900 },
  passwordsSetByPerson: { most: 60, seconds: 3_600 },
  peopleAddedByPerson: { most: 200, seconds: 86_400 },
  companiesByPerson: { most: 3, seconds: 86_400 },
  companiesByPersonAndHour: { most: 3, seconds: 3_600 },
  companiesByAddress: { most: 10, seconds: 3_600 },
  registerByAddress: { most: 10, seconds: 3_600 },
  visitorsByAddress: { most: 60, seconds: 60 },
  messagesByVisitor: { most: 20, seconds: 60 },
  messagesByAddress: { most: 120, seconds: 60 },
  messagesByCompany: { most: 6_000, seconds: 60 },
  sameTextByVisitor: { most: 20, seconds: 600 },
  rejectionsByVisitor: { most: 60, seconds: 3_600 },
  conversationsByVisitor: { most: 50, seconds: 86_400 },
  requestsByVisitor: { most: 3, seconds: 86_400 },
  conversionsByVisitor: { most: 60, seconds: 3_600 },
  ordersByAsker: { most: 20, seconds: 3_600 },
  wrongOrdersByVisitor: { most: 3, seconds: 86_400 },
  wrongOrdersByNumber: { most: 10, seconds: 86_400 },
  wrongOrdersByAddress: { most: 20, seconds: 3_600 },
  wrongOrdersByCompany: { most: 300, seconds: 3_600 },
  staffMessagesByPerson: { most: 60, seconds: 60 },
  typingByWriter: { most: 1, seconds: 1 },
  conversationsByAddress: { most: 500, seconds: 86_400 },
  refreshesByAddress: { most: 600, seconds: 900 },
  queriesByCaller: { most: 3_000, seconds: 60 },
  changesByCaller: { most: 1_200, seconds: 60 },
  subscribesByCaller: { most: 300, seconds: 60 },
  loopTimeByCaller: { most: 1_500, seconds: 10 },
  loopTimeByAddress: { most: 3_000, seconds: 10 },
  loopTimeInAll: { most: 150, seconds: 0.25 }, // six tenths of the time
  uploadsByPerson: { most: 200, seconds: 3_600 },
  exportsByPerson: { most: 100, seconds: 3_600 },
  feedReadsByCompany: { most: 60, seconds: 3_600 },
  feedRunsByCompany: { most: 60, seconds: 3_600 },
  pushesByCompany: { most: 60, seconds: 3_600 },
  wrongPushesByAddress: { most: 20, seconds: 900 },
  readingTimeByPerson: { most: 240, seconds: 1_200 },
  readingTimeByCompany: { most: 240, seconds: 1_200 },
  readingTimeInAll: { most: 600, seconds: 375 },
  modelTrialsByPerson: { most: 10, seconds: 300 },
  acceptanceModelRunsByPerson: { most: 20, seconds: 3_600 },
};
