import { Worker } from 'node:worker_threads';
import type { ImportKind, ImportMode } from './import.ts';
import type { MatchedColumns } from './matched-columns.ts';
import type { CurrentRow } from './pairing.ts';
import type { Progress } from './progress.ts';
import type { ReadResult } from './read-file.ts';
import type { ReadingOf, ReadingTurns } from './reading-turns.ts';

/** What the worker is to read, and where what it read goes. */
export interface ReaderJob {
  companyId: string;
  kind: ImportKind;
  mode: ImportMode;
  matches: readonly MatchedColumns[];
  name: string;
  path: string;
  rowsPath: string;
  rejectedPath: string;
  /** Rows in one list of the rows' file. */
  slice: number;
}

/** What the worker says meanwhile: so many more bytes of the file have been read. */
export interface BytesRead {
  bytesRead: number;
}

/** What the worker is sent: what is there already, in slices, and then the word to begin. */
export type ReaderQuestion = CurrentRow[] | 'read';

const MOST_MEMORY = 512; // MB a reader may use
const YOUNG_MEMORY = 24; // MB of it that are new: with more, what a row leaves behind lies there for longer
const STARTING = 20_000; // ms for a reader to begin, on a machine that is busy
const LONGEST = 120_000; // ms
/** Bytes a second, and rows that are there a thousand times that: twenty times slower than a quiet machine is. */
const SLOWEST = 100_000;

/**
 * Reads a file in a thread of its own when its turn has come, against the rows that are there.
 * @param how.work all there is to do, as `readingWork` adds it up. @param how.progress told of rows compared with and of
 * bytes. @param how.longest ms after which it is given up.
 * @returns null when it took too long or too much memory.
 * @throws UserError TOO_MANY_REQUESTS, BUSY.
 */
export function readInWorker(
  turns: ReadingTurns,
  who: ReadingOf,
  job: ReaderJob,
  current: AsyncIterable<CurrentRow[]>,
  { work, progress, longest = longestReading(work) }: { work: number; progress: Progress; longest?: number },
): Promise<ReadResult | null> {
  return turns.run(who, async () => {
    const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY, maxYoungGenerationSizeMb: YOUNG_MEMORY },
    });
    let isOver = false;
    const feed = async () => {
      for await (const rows of current) {
        if (isOver) return;
        worker.postMessage(rows satisfies ReaderQuestion);
        progress.add(rows.length * ROW_WORK);
      }
      worker.postMessage('read' satisfies ReaderQuestion);
    };
    try {
      const result = answerOf(worker, longest, progress);
      // A worker that ends early is noticed while rows are still read, however long those take.
      await Promise.race([feed(), result]);
      return await result;
    } finally {
      isOver = true;
      await worker.terminate();
    }
  });
}

/** How long a reading may take, ms: whoever's file takes longer than its size tells gives the place back. */
export function longestReading(work: number): number {
  return Math.min(LONGEST, STARTING + (1_000 * work) / SLOWEST);
}

const ROW_WORK = 250; // bytes of a file that are read in the time in which one row that is there already is fetched

/** All there is to do in reading a file, in bytes of it. */
export function readingWork(bytes: number, currentRows: number): number {
  return bytes + currentRows * ROW_WORK;
}

function answerOf(worker: Worker, longest: number, progress: Progress): Promise<ReadResult | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), longest);
    worker.on('message', (said: ReadResult | BytesRead) => {
      if ('bytesRead' in said) progress.add(said.bytesRead);
      else resolve(said);
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(null);
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the reader ended without an answer'));
    });
  });
}
