import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Program, Viewer } from './accounts/account.ts';
import type { Background } from './app/background.ts';
import type { KnowledgeCache } from './assistant/knowledge-cache.ts';
import type { OwnModels } from './assistant/own-models.ts';
import type { Company } from './companies/company.ts';
import type { Config } from './config.ts';
import type { Database } from './database/data-source.ts';
import type { Lane } from './graphql/lanes.ts';
import type { Loaders } from './graphql/loaders.ts';
import type { ReadingTurns } from './imports/reading-turns.ts';
import type { Keys } from './keys.ts';
import type { Allowances } from './limits/allowance.ts';
import type { LoopTime } from './limits/loop-time.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { Turns } from './limits/turns.ts';
import type { EventListener } from './live/bus.ts';
import type { Connected } from './live/connected.ts';
import type { Publish } from './live/events.ts';
import type { Presence } from './live/presence.ts';
import type { LiveTopics } from './live/topics.ts';
import type { Writings } from './live/writings.ts';
import type { Model } from './model/model.ts';
import type { Counts } from './observability/counts.ts';

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
  presence: Presence;
  connected: Connected;
  knowledge: KnowledgeCache;
  /** A company as it is now; who asks at the same moment is told by one reading. It is no permission to see it. */
  findCompany(id: string): Promise<Company | null>;
  /** The server's own; who answers for a company, `modelOf` says. */
  model: Model;
  ownModels: OwnModels;
  limits: RateLimits;
  turns: Record<Lane, Turns>;
  /** How often each caller may ask, change and subscribe, on this process. */
  allowances: Record<'queries' | 'changes' | 'subscribes' | 'sameTexts' | 'typing', Allowances>;
  /** How long each may hold this process's event loop. */
  loopTime: LoopTime;
  /** Whose file is read next. */
  readingTurns: ReadingTurns;
  counts: Counts;
  /** What this process has seen of a proxy in front that its settings do not know of. */
  proxyNotices: {
    look(request: Pick<IncomingMessage, 'headers'>, ownOrigin: string): void;
    readonly all: ServerNotice[];
  };
  background: Background;
  pendingReplyTimes: PendingReplyTimes;
  availabilityTimes: AvailabilityTimes;
  feedTimes: FeedTimes;
}

/** When catalogues are fetched by themselves, ms. */
export interface FeedTimes {
  /** How often feeds that are due are looked for. */
  lookEvery: number;
}

/** When it is looked after who is there, ms. */
export interface AvailabilityTimes {
  /** How often a process notes who is connected to it. */
  seenEvery: number;
  /** How long somebody's last connection may be gone before they are switched off. */
  awayFor: number;
}

/** What whoever runs the server should set: see `ServerNotice` in the schema. */
export type ServerNotice = 'ADDRESSES_SHARED' | 'SCHEME_UNKNOWN';

/** When pending replies are looked after, ms. */
export interface PendingReplyTimes {
  /** How long a process is taken for alive that answers and renews no more; it renews three times as often. */
  leaseFor: number;
  /** How often forgotten ones are looked for. */
  lookEvery: number;
  /** How long a visitor's socket may be away before an answer is written for nobody. */
  awayFor: number;
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
  /** Who signed in with this browser before, in a cookie; null when there is none. */
  deviceCookie: string | null;
  setDeviceCookie(kept: string): void;
}

/** What is done for somebody who has a right to it: a person, or what a company itself has set up. */
export interface Acting extends Shared {
  viewer: Viewer | Program;
}

/** One operation: who is asking, and all it may use. */
export interface Context extends Acting {
  viewer: Viewer;
  caller: Caller;
  loaders: Loaders;
}
