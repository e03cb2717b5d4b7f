import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EmbeddedWorkerData } from './embedded.ts';
import type { PostgresCode } from './embedded-code.ts';

// PostgreSQL in a thread of its own: its work never holds up the event loop that serves people.
const { folder, template, listen } = workerData as EmbeddedWorkerData;

if (!parentPort) throw new Error('not a thread of the server');
const [pgliteWasmModule] = (await once(parentPort, 'message')) as [PostgresCode];
if (folder !== null) await makeWhole(folder);
const database = await PGlite.create({
  pgliteWasmModule,
  // A quarter of PostgreSQL's own: what is read lies in the kernel's cache too, and memory once taken is never given back.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  ...(folder === null ? {} : { dataDir: folder }),
  ...(template === null ? {} : { loadDataDir: new Blob([new Uint8Array(await readFile(template))]) }),
});
// What PostgreSQL refuses comes back as an answer. A panic (a full disk in the middle of its log, for one) or anything
// thrown means that it is gone: the server of its socket would wait for it for ever.
const LONGEST_PANIC = 10_000; // bytes of an answer
const PANIC = Buffer.from('SPANIC\0VPANIC\0');
const fail = (reason: string) => parentPort?.postMessage({ failed: reason });
const execute = database.execProtocolRawStream.bind(database);
database.execProtocolRawStream = async (message, options) => {
  try {
    return await execute(message, {
      ...options,
      onRawData(data) {
        options?.onRawData?.(data);
        if (
          data.byteLength < LONGEST_PANIC &&
          Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes(PANIC)
        )
          fail('panic');
      },
    });
  } catch (error) {
    fail(String(error));
    throw error;
  }
};
const server = new PGLiteSocketServer({ db: database, ...listen, maxConnections: 2 });
await server.start();

parentPort?.on('message', async (message: 'close' | 'dump') => {
  if (message === 'dump') {
    const dump = await database.dumpDataDir('none');
    parentPort?.postMessage({ dump: new Uint8Array(await dump.arrayBuffer()) });
    return;
  }
  await server.stop();
  await database.close();
  parentPort?.postMessage({ closed: true });
});
parentPort?.postMessage({ ready: true });

/**
 * Makes a new database beside its place and moves it there when it is whole: a first start that a full disk ended leaves
 * nothing that the next one trips over.
 * @throws Error when somebody's data stand there and something is missing: a backup that was not brought back to its end.
 */
async function makeWhole(place: string): Promise<void> {
  const missing = ['PG_VERSION', join('global', 'pg_control')].filter((file) => !existsSync(join(place, file)));
  if (missing.length === 0) return;
  if (await hasData(place))
    throw new Error(
      `manca ${missing.join(', ')}: ripristina una copia intera, o sposta la cartella per ripartire da zero`,
    );
  const beside = `${place}.new`;
  for (const leftover of [beside, place]) await rm(leftover, { recursive: true, force: true });
  const made = await PGlite.create({ pgliteWasmModule, dataDir: beside });
  await made.close();
  await rename(beside, place);
}

/** Whether tables stand in a database's folder: making a new one begins with empty folders. */
async function hasData(place: string): Promise<boolean> {
  const base = join(place, 'base');
  if (!existsSync(base)) return false;
  return (await readdir(base, { recursive: true, withFileTypes: true })).some((entry) => entry.isFile());
}
