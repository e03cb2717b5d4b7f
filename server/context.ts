import type { Logger } from 'pino';
import type { Viewer } from './accounts/account.ts';
import type { Allowances } from './allowance.ts';
import type { KnowledgeCache } from './assistant/knowledge-cache.ts';
import type { Model } from './assistant/model.ts';
import type { Background } from './background.ts';
import type { Config } from './config.ts';
import type { Counts } from './counts.ts';
import type { Database } from './database/data-source.ts';
import type { RateLimit } from './database/rate-limits.ts';
import type { Lane } from './graphql/lanes.ts';
import type { Loaders } from './graphql/loaders.ts';
import type { Keys } from './keys.ts';
import type { EventListener } from './live/bus.ts';
import type { Publish } from './live/events.ts';
import type { LiveTopics } from './live/topics.ts';
import type { Writings } from './live/writings.ts';
import type { Turns } from './turns.ts';

/** What the whole server shares. */
export interface Shared {
  config: Config;
  keys: Keys;
  log: Logger;
  database: Database;
  publish: Publish;
  /** Hears the events of a topic; call the result to stop. */
  hear(topic: string, listener: EventListener): () => void;
  writings: Writings;
  live: LiveTopics;
  knowledge: KnowledgeCache;
  model: Model;
  limits: RateLimits;
  turns: Record<Lane, Turns>;
  /** How often each caller may ask, change and subscribe, on this process. */
  allowances: Record<'queries' | 'changes' | 'subscribes' | 'sameTexts', Allowances>;
  counts: Counts;
  background: Background;
  pendingReplyTimes: PendingReplyTimes;
}

/** When pending replies are looked after, ms. */
export interface PendingReplyTimes {
  /** How long a process is taken for alive that answers and renews no more; it renews three times as often. */
  leaseFor: number;
  /** How often forgotten ones are looked for. */
  lookEvery: number;
}

/** How often people may do what they do; see the table in the README. */
export interface RateLimits {
  signInByAddress: RateLimit;
  /** An e-mail at an address. */
  signInByPair: RateLimit;
  passwordChangesByPerson: RateLimit;
  /** Passwords and links that an admin makes for others. */
  passwordsSetByPerson: RateLimit;
  peopleAddedByPerson: RateLimit;
  registerByAddress: RateLimit;
  visitorsByAddress: RateLimit;
  messagesByVisitor: RateLimit;
  messagesByAddress: RateLimit;
  messagesByCompany: RateLimit;
  /** Nobody says the same again and again but a robot. */
  sameTextByVisitor: RateLimit;
  conversationsByVisitor: RateLimit;
  conversationsByAddress: RateLimit;
  refreshesByAddress: RateLimit;
  /** A caller is a person, or everybody else at an address; these three are counted by each process for itself. */
  queriesByCaller: RateLimit;
  changesByCaller: RateLimit;
  subscribesByCaller: RateLimit;
  uploadsByPerson: RateLimit;
}

/** What is known of one request or socket, besides who sent it. */
export interface Caller {
  requestId: string;
  /** A keyed hash of the network address, good for a day: addresses themselves are kept nowhere. */
  addressSubject: string;
  /** The `Origin` header; null when there is none. */
  origin: string | null;
  /** The address under which the caller reached this server, e.g. `https://chat.example.it`. */
  ownOrigin: string;
  /** The refresh token in the cookie; null when there is none. */
  refreshCookie: string | null;
  /** Sets the cookie (null: removes it) with the answer; does nothing on a socket. */
  setRefreshCookie(token: string | null): void;
}

/** One operation: who is asking, and all it may use. */
export interface Context extends Shared {
  viewer: Viewer;
  caller: Caller;
  loaders: Loaders;
}
