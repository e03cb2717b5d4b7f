import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockFolder } from './data-folder.ts';
import { compiledPostgres } from './embedded-code.ts';
import { LogMarks, type Settling, settling } from './log-marks.ts';

/** What the worker is told: the folder (null: in memory), a dump to begin from, and where to listen. */
export interface EmbeddedWorkerData {
  folder: string | null;
  template: string | null;
  listen: { path: string } | { host: string; port: number };
  /** Where it notes how much of its log is on the disk; null: it does not care. */
  logMemory: SharedArrayBuffer | null;
}

/** Where the process that works in a data folder can be asked for a copy of it: see `copy-door.ts`. */
export function copyDoorPath(folder: string): string {
  return isWindows ? `\\\\.\\pipe\\tuoshop-copy-${shortHash(folder)}` : join(socketFolder(folder).path, COPY_DOOR);
}

/** A running PostgreSQL inside this process. Only one connection may be made to it: see `data-source.ts`. */
export interface EmbeddedDatabase {
  host: string;
  port: number;
  /** Until what was committed before is on the disk. @throws Error when it cannot be known */
  settled(): Promise<void>;
  /** The whole database as one file's bytes, to begin another from. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
  /** Ends its thread at once, as a crash would: what was confirmed is kept. A process may exit only when it has ended. */
  kill(): Promise<void>;
}

/** Where the database lives: in a folder, or in memory from a dump (null: empty). */
export type EmbeddedPlace = ({ folder: string } | { template: string | null }) & {
  /** What is committed is written, and reaches the disk when the system likes: a power cut may take it away. */
  isRelaxed?: boolean;
  /** Told once, with a sentence for people, when the database is gone for good. */
  onFailure?: (sentence: string) => void;
};

const LONGEST_SOCKET_PATH = 107; // bytes; sun_path of Linux less its zero
const COPY_DOOR = '.s.copy'; // no longer than the database's own
const SOCKET_PORT = 5432; // names the socket's file; nothing listens on the network

/**
 * Starts the embedded PostgreSQL on a data folder, or in memory from a dump.
 * @throws Error with a sentence for people when another process works in that folder.
 */
export async function startEmbedded(from: EmbeddedPlace): Promise<EmbeddedDatabase> {
  const folder = 'folder' in from ? from.folder : null;
  const template = 'template' in from ? from.template : null;
  const lock = folder === null ? null : lockFolder(folder);
  const sockets = socketFolder(folder);
  const address = await listenAddress(sockets.path);
  const supervised = await supervise(
    {
      folder: folder === null ? null : join(folder, 'postgres'),
      template,
      listen: address.listen,
      logMemory: null,
    },
    folder !== null && !from.isRelaxed,
    from.onFailure ?? (() => undefined),
  ).catch((error: unknown) => {
    lock?.release();
    throw new Error(notStartingSentence(folder, error));
  });
  const leave = () => {
    lock?.release();
    if (sockets.isTemporary) rmSync(sockets.path, { recursive: true, force: true });
  };
  return {
    host: address.host,
    port: address.port,
    settled: () => supervised.settled(),
    dump: () => supervised.dump(),
    close: () => supervised.close().then(leave),
    kill: () => supervised.kill().then(leave),
  };
}

const ENDED = -1; // Node's number of a thread that is no more
const FAILURES = { most: 3, within: 60_000 }; // 1 min

/**
 * Keeps a worker with the database running: one that fails is started again on the same folder, which recovers what was
 * committed. After several failures in a minute it gives up and says so once.
 */
async function supervise(data: EmbeddedWorkerData, isDurable: boolean, onFailure: (sentence: string) => void) {
  let failures: number[] = [];
  let isClosing = false;
  let restarted = Promise.resolve();
  let log: Settling | null = null;
  let worker = await startWatched();

  /** Each begins with a log of its own: one that is read anew at a start is on the disk when that has ended. */
  async function startWatched(): Promise<Worker> {
    const marks = isDurable ? new LogMarks() : null;
    const started = await startWorker({ ...data, logMemory: marks?.memory ?? null });
    const end = watch(started);
    log = marks && settling(marks, end);
    return started;
  }

  /** @returns what ends it, and starts another */
  function watch(watched: Worker): () => void {
    let isOver = false;
    const end = () => {
      if (isOver || isClosing) return;
      isOver = true;
      restarted = startAgain(watched);
    };
    watched.on('message', (message: Record<string, unknown>) => 'failed' in message && end());
    watched.on('error', end);
    watched.on('exit', end);
    return end;
  }

  async function startAgain(failed: Worker): Promise<void> {
    const now = performance.now();
    failures = [...failures.filter((at) => now - at < FAILURES.within), now];
    try {
      await failed.terminate();
      if (isClosing) return;
      if (failures.length > FAILURES.most || data.folder === null) throw new Error('it fails again and again');
      removeSocket(data.listen);
      worker = await startWatched();
    } catch {
      if (!isClosing) onFailure(FAILED_SENTENCE);
    }
  }

  return {
    settled: async () => log?.settled(),
    async dump() {
      const message = answer(worker, 'dump');
      worker.postMessage('dump');
      return (await message).dump as Uint8Array;
    },
    async close() {
      await restarted;
      isClosing = true;
      if (worker.threadId === ENDED) return;
      const message = answer(worker, 'closed');
      worker.postMessage('close');
      await message;
      await worker.terminate();
    },
    async kill() {
      isClosing = true;
      await restarted;
      await worker.terminate();
    },
  };
}

const FAILED_SENTENCE =
  'Il database incorporato si è fermato e non riparte. Controlla lo spazio su disco e i permessi della cartella dei dati, poi riavvia: ciò che era stato confermato è al sicuro.';

function notStartingSentence(folder: string | null, error: unknown): string {
  const reason = error instanceof Error && error.message ? error.message : String(error);
  return `Il database incorporato in ${folder ?? 'memoria'} non si avvia. Controlla lo spazio su disco e i permessi della cartella, poi riprova. (${reason.slice(0, 200)})`;
}

async function startWorker(data: EmbeddedWorkerData): Promise<Worker> {
  const worker = new Worker(new URL('./embedded-thread.mjs', import.meta.url), {
    workerData: data,
    resourceLimits: { maxYoungGenerationSizeMb: 8 }, // it passes bytes on, and keeps few
  });
  try {
    // The thread loads the rest while its code is compiled.
    await Promise.all([answer(worker, 'ready'), compiledPostgres().then((code) => worker.postMessage(code))]);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return worker;
}

function removeSocket(listen: EmbeddedWorkerData['listen']): void {
  if ('path' in listen) rmSync(listen.path, { force: true });
}

const isWindows = process.platform === 'win32';

/** The data folder itself, or a private folder in the temporary directory where the path would be too long. */
function socketFolder(folder: string | null): { path: string; isTemporary: boolean } {
  if (folder === null) return { path: mkdtempSync(join(tmpdir(), 'tuoshop-')), isTemporary: true };
  const longest = join(folder, `.s.PGSQL.${SOCKET_PORT}`);
  if (Buffer.byteLength(longest) <= LONGEST_SOCKET_PATH) return { path: folder, isTemporary: false };
  const path = join(tmpdir(), `tuoshop-${process.getuid?.() ?? 0}-${shortHash(folder)}`);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const found = lstatSync(path);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0) {
    throw new Error(`La cartella ${path} non è privata: eliminala e riprova.`);
  }
  return { path, isTemporary: false };
}

async function listenAddress(sockets: string) {
  if (isWindows) {
    const port = await freePort();
    return { host: '127.0.0.1', port, listen: { host: '127.0.0.1', port } };
  }
  const path = join(sockets, `.s.PGSQL.${SOCKET_PORT}`);
  removeSocket({ path });
  return { host: sockets, port: SOCKET_PORT, listen: { path } };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function answer(worker: Worker, name: string): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const settle = (result: () => void) => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      result();
    };
    const onMessage = (message: Record<string, unknown>) => {
      if (name in message) settle(() => resolve(message));
    };
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = (code: number) => settle(() => reject(new Error(`embedded database ended with code ${code}`)));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
  });
}
