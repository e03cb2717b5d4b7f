import type { DestinationStream } from 'pino';
import type { AvailabilityTimes, FeedTimes, PendingReplyTimes } from '../context.ts';
import type { Database } from '../database/data-source.ts';
import type { EmbeddedDatabase } from '../database/embedded.ts';
import type { Lane } from '../graphql/lanes.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { TurnLimits } from '../limits/turns.ts';
import type { Bus } from '../live/bus.ts';
import type { Model } from '../model/model.ts';
import type { CallTimes } from '../model/retry.ts';
import type { SocketLimits } from '../websocket/server.ts';

/** ms from the beginning of a stop after which each of its steps is given up. */
export type StopTimes = Record<'requests' | 'background' | 'bus' | 'database', number>;

/** What a test may put in place of the real thing. */
export interface Replacements {
  /** False where a test wants no conversations but its own. */
  hasDemoHistory?: boolean;
  model?: Model;
  /** Short ones, where a test waits for a model that hangs. */
  modelTimes?: CallTimes;
  limits?: Partial<RateLimits>;
  socketLimits?: Partial<SocketLimits>;
  turns?: Partial<Record<Lane, TurnLimits>>;
  /**
   * ms that work may wait for its turn, where `turns` does not say, and for the one connection of the embedded database;
   * long, where a busy machine is no overload.
   */
  longestWait?: number;
  /** Long ones, where a stop has to do all of its steps, however slow the machine is. */
  stopBy?: StopTimes;
  /** Short ones, where a test waits for what a crash left behind. */
  pendingReplyTimes?: Partial<PendingReplyTimes>;
  /** Short ones, where a test waits for who is gone. */
  availabilityTimes?: Partial<AvailabilityTimes>;
  /** Short ones, where a test waits for a feed that is due. */
  feedTimes?: Partial<FeedTimes>;
  /** Where the log goes instead of the standard output. */
  logTo?: DestinationStream;
  /** Told, again and again, that a start waits for the database, and on which port it answers meanwhile. */
  onWait?: (sentence: string, port: number) => void;
  /** Told once, when a pooler turned out to keep no named statements. */
  onForgotten?: () => void;
  /** Told the demo superadmin's password at the start that makes it, before it counts. */
  tellSuperadmin?: (password: string) => void;
  /** The database, where somebody began to open it before. */
  database?: Promise<Database>;
  /** The embedded database, where it was begun with before. */
  embedded?: Promise<EmbeddedDatabase>;
  /** Told when the embedded database is gone for good. */
  onFailure?: (sentence: string) => void;
  /** A dump that the embedded database begins from, in memory. */
  template?: string;
  /** The bus, made around the one that would be used. */
  wrapBus?: (bus: Bus) => Bus;
}
