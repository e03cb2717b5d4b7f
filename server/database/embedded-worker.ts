import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EmbeddedWorkerData } from './embedded.ts';

// PostgreSQL in a thread of its own: its work never holds up the event loop that serves people.
const { folder, template, listen } = workerData as EmbeddedWorkerData;

const database = await PGlite.create({
  ...(folder === null ? {} : { dataDir: folder }),
  ...(template === null ? {} : { loadDataDir: new Blob([new Uint8Array(await readFile(template))]) }),
});
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
