import { lockFolder } from '../database/data-folder.ts';

// A process of its own that holds a data folder, or only its lock, until it is killed: started by `database.test.ts`.
const folder = process.env.DATA_DIR ?? '';
try {
  if (process.env.LOCK_ONLY) lockFolder(folder);
  else {
    const { openDatabase } = await import('../database/data-source.ts');
    await openDatabase({ url: null, folder, poolSize: 1 });
  }
  process.send?.('ready');
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.send?.((error as Error).message);
}
