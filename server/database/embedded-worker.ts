import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { DURABLE_PARAMS, DurableFiles } from './durable-files.ts';
import type { EmbeddedWorkerData } from './embedded.ts';
import type { PostgresCode } from './embedded-code.ts';
import { LogMarks } from './log-marks.ts';
import { putAside } from './put-aside.ts';
import { syncFolder, syncPath } from './synced-files.ts';
import { isMarkedSynced, markSynced, unmarkSynced } from './synced-mark.ts';

// PostgreSQL in a thread of its own: its work never holds up the event loop that serves people.
const { folder, template, listen, logMemory } = workerData as EmbeddedWorkerData;

if (!parentPort) throw new Error('not a thread of the server');
const [pgliteWasmModule] = (await once(parentPort, 'message')) as [PostgresCode];
const untouched = new Set<string>();
if (folder !== null) {
  await makeWhole(folder);
  if (logMemory === null) await unmarkSynced(folder);
  else await makeDurable(folder);
}
// Of the files that a checkpoint needs no more it keeps so many to write again; PostgreSQL's own are for larger machines.
const SMALL_LOG = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=48MB'];
const database = await PGlite.create({
  pgliteWasmModule,
  // A quarter of PostgreSQL's own: what is read lies in the kernel's cache too, and memory once taken is never given back.
  startParams: [...startParams(), '-c', 'shared_buffers=32MB', ...SMALL_LOG],
  ...place(),
  ...(template === null ? {} : { loadDataDir: await wholeFile(template) }),
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

/** '-F' switches off what puts files on the disk. */
function startParams(): string[] {
  if (logMemory === null) return PGlite.defaultStartParams;
  return [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...DURABLE_PARAMS];
}

function place() {
  if (folder === null) return {};
  return logMemory === null
    ? { dataDir: folder }
    : { fs: new DurableFiles(folder, new LogMarks(logMemory), untouched) };
}

/**
 * Makes a new database beside its place and moves it there when it is whole: a first start that a full disk ended leaves
 * nothing that the next one trips over.
 * @throws Error when somebody's data stand there and something is missing, or were put aside and nothing came in their place:
 * a backup that was not brought back to its end.
 */
async function makeWhole(place: string): Promise<void> {
  const missing = ['PG_VERSION', join('global', 'pg_control')].filter((file) => !existsSync(join(place, file)));
  if (missing.length === 0) return;
  if (await hasData(place))
    throw new Error(
      `manca ${missing.join(', ')}: ripristina una copia intera, o sposta la cartella per ripartire da zero`,
    );
  const before = putAside(place);
  if (!existsSync(place) && before.length > 0)
    throw new Error(
      `un ripristino è stato interrotto: ripetilo, o rinomina ${before.at(-1)} in ${basename(place)} per tornare ai dati di prima`,
    );
  const beside = `${place}.new`;
  for (const leftover of [beside, place]) await rm(leftover, { recursive: true, force: true });
  const made = await PGlite.create({ pgliteWasmModule, dataDir: beside });
  await made.close();
  if (logMemory !== null) await syncFolder(beside);
  await rename(beside, place);
  if (logMemory !== null) await syncPath(dirname(place));
}

/** Whether tables stand in a database's folder: making a new one begins with empty folders. */
async function hasData(place: string): Promise<boolean> {
  const base = join(place, 'base');
  if (!existsSync(base)) return false;
  return (await readdir(base, { recursive: true, withFileTypes: true })).some((entry) => entry.isFile());
}

/** A file as PGlite takes one. Out of a real Blob its bytes come piece by piece, which took half of such a start. */
async function wholeFile(path: string): Promise<Blob> {
  const { buffer } = new Uint8Array(await readFile(path));
  return Object.assign(new Blob([]), { arrayBuffer: async () => buffer });
}

/** Puts on the disk what may not be there yet; of a database that was stopped in peace PostgreSQL itself looks at no file. */
async function makeDurable(place: string): Promise<void> {
  if (!(await wasStopped(place)) || !(await isMarkedSynced(place))) await syncFolder(place, untouched);
  await markSynced(place);
}

/** Whether the database was stopped in peace. */
async function wasStopped(place: string): Promise<boolean> {
  const [stateAt, shutDown] = [16, 1]; // bytes into pg_control; PostgreSQL's number of that state
  const control = await readFile(join(place, 'global', 'pg_control'));
  return control.length > stateAt + 4 && control.readInt32LE(stateAt) === shutDown;
}
