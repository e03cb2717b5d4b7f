import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockFolder } from './data-folder.ts';

/** What the worker is told: the folder (null: in memory), a dump to begin from, and where to listen. */
export interface EmbeddedWorkerData {
  folder: string | null;
  template: string | null;
  listen: { path: string } | { host: string; port: number };
}

/** A running PostgreSQL inside this process. Only one connection may be made to it: see `data-source.ts`. */
export interface EmbeddedDatabase {
  host: string;
  port: number;
  /** The whole database as one file's bytes, to begin another from. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

const LONGEST_SOCKET_PATH = 107; // bytes; sun_path of Linux less its zero
const SOCKET_PORT = 5432; // names the socket's file; nothing listens on the network

/**
 * Starts the embedded PostgreSQL on a data folder, or in memory from a dump.
 * @throws Error with a sentence for people when another process works in that folder.
 */
export async function startEmbedded(from: { folder: string } | { template: string | null }): Promise<EmbeddedDatabase> {
  const folder = 'folder' in from ? from.folder : null;
  const template = 'template' in from ? from.template : null;
  const lock = folder === null ? null : lockFolder(folder);
  const sockets = socketFolder(folder);
  const database = folder === null ? null : join(folder, 'postgres');
  const address = await listenAddress(sockets.path);
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { folder: database, template, listen: address.listen } satisfies EmbeddedWorkerData,
  });
  await answer(worker, 'ready');
  return {
    host: address.host,
    port: address.port,
    async dump() {
      const message = answer(worker, 'dump');
      worker.postMessage('dump');
      return (await message).dump as Uint8Array;
    },
    async close() {
      const message = answer(worker, 'closed');
      worker.postMessage('close');
      await message;
      await worker.terminate();
      lock?.release();
      if (sockets.isTemporary) rmSync(sockets.path, { recursive: true, force: true });
    },
  };
}

const isWindows = process.platform === 'win32';

/** The data folder itself, or a private folder in the temporary directory where the path would be too long. */
function socketFolder(folder: string | null): { path: string; isTemporary: boolean } {
  if (folder === null) return { path: mkdtempSync(join(tmpdir(), 'helpie-')), isTemporary: true };
  const longest = join(folder, `.s.PGSQL.${SOCKET_PORT}`);
  if (Buffer.byteLength(longest) <= LONGEST_SOCKET_PATH) return { path: folder, isTemporary: false };
  const path = join(tmpdir(), `helpie-${process.getuid?.() ?? 0}-${shortHash(folder)}`);
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
  rmSync(path, { force: true });
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
