import type { ImportMode } from '../imports/import.ts';
import type { ImportOrigin } from '../imports/store.ts';

/** Hours between two runs of a feed. */
export const PACES: readonly number[] = [1, 3, 6, 12, 24];

/** User and password of a feed, sent as Basic. */
export interface Credentials {
  user: string;
  password: string;
}

/** The address that a company's catalogue is fetched from. */
export interface Feed {
  companyId: string;
  address: string;
  everyHours: number;
  mode: ImportMode;
  /** Off: only by hand. */
  isOn: boolean;
  /** Sealed; null without. */
  credentials: Buffer | null;
  nextRunAt: Date;
  version: number;
}

/** A feed in the hands of the one process that runs it. */
export interface ClaimedFeed extends Feed {
  /** What tells this run's lease from any other. */
  leaseId: string;
  /** As the sender gave them with the last file that was taken. */
  etag: string | null;
  lastModified: string | null;
  /** SHA-256 of that file. */
  contentHash: Buffer | null;
  /** Whether the catalogue is still as the last run left it. */
  isUntouched: boolean;
}

/** RUNNING until it ended; ASKS: a person has to say, and the catalogue before stays meanwhile. */
export type RunState = 'RUNNING' | 'UNCHANGED' | 'APPLIED' | 'ASKS' | 'DISMISSED' | 'FAILED';

/** SHRINKS: many products would go. PRICES: many would be others by half. COLUMNS: nobody knows what they are. */
export type RunQuestion = 'SHRINKS' | 'PRICES' | 'COLUMNS';

/** One time that a catalogue came by itself, and what came of it. */
export interface Run {
  companyId: string;
  id: string;
  origin: ImportOrigin;
  isByHand: boolean;
  state: RunState;
  question: RunQuestion | null;
  startedAt: Date;
  endedAt: Date | null;
  importId: string | null;
  newCount: number;
  changedCount: number;
  removedCount: number;
  /** Why it failed, as people read it; empty where it did not. */
  reason: string;
}

/** The address that a company's own program sends its catalogue to: what is kept of it. */
export interface Push {
  companyId: string;
  /** SHA-256 of the address's last part, and of the password: both are random and as long as keys are. */
  keyHash: Buffer;
  userName: string;
  passwordHash: Buffer;
  createdAt: Date;
}

/** How a company's catalogue comes by itself, as its people are told. */
export interface CatalogueSources {
  companyId: string;
  feed: Feed | null;
  push: Push | null;
  /** The newest first. */
  runs: Run[];
}

/** How a run ended. */
export type RunEnd = Pick<Run, 'state' | 'question' | 'newCount' | 'changedCount' | 'removedCount' | 'reason'>;

const NOTHING = { question: null, newCount: 0, changedCount: 0, removedCount: 0, reason: '' } as const;

export const UNCHANGED: RunEnd = { ...NOTHING, state: 'UNCHANGED' };

export function failed(reason: string): RunEnd {
  return { ...NOTHING, state: 'FAILED', reason };
}
