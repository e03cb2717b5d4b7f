import { fdatasync } from 'node:fs';

/**
 * How much of the embedded database's log is on the disk, shared by its thread, which writes it, and the server's, which
 * answers people: numbers in memory that both see.
 */
export class LogMarks {
  readonly memory: SharedArrayBuffer;
  readonly #marks: Int32Array;

  constructor(memory = new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#marks = new Int32Array(memory);
  }

  /** How often PostgreSQL has asked for its log to be on the disk; goes round after years. */
  get asked(): number {
    return Atomics.load(this.#marks, ASKED);
  }

  /** The last of these from which on all is there. */
  get synced(): number {
    return Atomics.load(this.#marks, SYNCED);
  }

  /** The open file of the log, by the number that it has in the whole process. */
  get file(): number {
    return Atomics.load(this.#marks, FILE);
  }

  get isOwed(): boolean {
    return isBefore(this.synced, this.asked);
  }

  ask(file: number): void {
    Atomics.store(this.#marks, FILE, file);
    Atomics.add(this.#marks, ASKED, 1);
  }

  /** All that was asked for up to this is on the disk. */
  note(asked: number): void {
    for (let before = this.synced; isBefore(before, asked); before = this.synced)
      Atomics.compareExchange(this.#marks, SYNCED, before, asked);
  }
}

const ASKED = 0;
const SYNCED = 1;
const FILE = 2;

const isBefore = (one: number, other: number) => ((one - other) | 0) < 0;

export interface Settling {
  /** Until all that was committed before is on the disk. @throws Error when it cannot be known */
  settled(): Promise<void>;
}

/** What syncs an open file: the kernel, or a test's own. */
export type SyncFile = (file: number, done: (error: NodeJS.ErrnoException | null) => void) => void;

/**
 * Syncs the log before anybody is told that something is stored, once for all who commit at the same moment: whoever comes
 * while a sync is under way shares the next, because the one under way may have begun before they wrote.
 * @param onFailure told when the disk refuses: what is in memory may be lost, only the log read anew tells the truth
 */
export function settling(marks: LogMarks, onFailure: () => void, sync: SyncFile = fdatasync): Settling {
  let underway: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function syncNow(): Promise<void> {
    const asked = marks.asked;
    return new Promise((resolve, reject) => {
      sync(marks.file, (error) => {
        // A file that the thread has closed it has synced before.
        const isThere = error === null || !isBefore(marks.synced, asked);
        if (isThere) {
          marks.note(asked);
          resolve();
        } else {
          if (error.code !== 'EBADF') onFailure(); // else the thread is gone, and another begins
          reject(Object.assign(new Error('the log could not be synced'), { code: LOST }));
        }
      });
    });
  }

  function shared(): Promise<void> {
    if (underway === null) {
      underway = syncNow().finally(() => {
        underway = null;
      });
      return underway;
    }
    next ??= underway
      .catch(() => undefined)
      .then(() => {
        next = null;
        return shared();
      });
    return next;
  }

  return {
    async settled() {
      if (marks.isOwed) await shared();
    },
  };
}

/** PostgreSQL's own state of a connection that failed: whoever asked may ask again, and finds what was stored. */
const LOST = '08006';
