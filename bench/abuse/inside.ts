import type { Usage } from '../push/protocol.ts';
import type { ServerTimes } from './server-times.ts';

/** What the server knows of itself, and may be asked to do. */
export interface Inside {
  /** MB */
  memory(): Promise<number>;
  /** Memory after a garbage collection. */
  usage(): Promise<Usage>;
  /** Where the time of requests went since `begin`. */
  begin(): Promise<void>;
  times(): Promise<ServerTimes>;
  /** Stores 1,000 messages in the visitor's conversation, a hundred at a time. */
  write(): Promise<void>;
}

export type Rows = Record<string, Record<string, number | string>>;
