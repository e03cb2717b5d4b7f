import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { ImportKind, ImportMode } from './import.ts';
import type { CurrentRow } from './pairing.ts';
import type { Progress } from './progress.ts';
import type { ReadResult } from './read-file.ts';

/** What the worker is to read, and where what it read goes. */
export interface ReaderJob {
  kind: ImportKind;
  mode: ImportMode;
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

const AT_ONCE = 2; // files read at the same time; others wait
const MOST_MEMORY = 512; // MB a reader may use
const YOUNG_MEMORY = 24; // MB of it that are new: with more, what a row leaves behind lies there for longer
const LONGEST = 120_000; // 120 s

const places = pLimit(AT_ONCE);

/**
 * Reads a file in a thread of its own, against the rows that are there.
 * @param progress told of rows compared with and of bytes, as `readingWork` adds them up.
 * @returns null when it took too long or too much memory.
 */
export function readInWorker(
  job: ReaderJob,
  current: AsyncIterable<CurrentRow[]>,
  progress: Progress,
): Promise<ReadResult | null> {
  return places(async () => {
    const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY, maxYoungGenerationSizeMb: YOUNG_MEMORY },
    });
    try {
      const result = answerOf(worker, progress);
      // A worker that fails early is noticed below, not as an unhandled rejection while rows are still read.
      result.catch(() => undefined);
      for await (const rows of current) {
        worker.postMessage(rows satisfies ReaderQuestion);
        progress.add(rows.length * ROW_WORK);
      }
      worker.postMessage('read' satisfies ReaderQuestion);
      return await result;
    } finally {
      await worker.terminate();
    }
  });
}

const ROW_WORK = 250; // bytes of a file that are read in the time in which one row that is there already is fetched

/** All there is to do in reading a file, in bytes of it. */
export function readingWork(bytes: number, currentRows: number): number {
  return bytes + currentRows * ROW_WORK;
}

function answerOf(worker: Worker, progress: Progress): Promise<ReadResult | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), LONGEST);
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
