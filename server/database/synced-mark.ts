import { readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncPath, writeSynced } from './synced-files.ts';

// A database that was stopped in peace says so in its own files, and not whether the disk has them: whoever leaves that to
// the system stops in peace too. So whoever syncs leaves a mark beside the folder, and whoever does not takes it away.

/** Whether all of a folder was on the disk while somebody worked in it last. A copy of it is another, of which nothing is known. */
export async function isMarkedSynced(folder: string): Promise<boolean> {
  const mark = await readFile(markOf(folder), 'utf8').catch(() => '');
  return mark === (await identityOf(folder));
}

/** From now on all that is written in a folder is put on the disk, as what stands there was. */
export async function markSynced(folder: string): Promise<void> {
  if (!(await isMarkedSynced(folder))) await writeSynced(markOf(folder), await identityOf(folder));
}

/** From now on nobody knows what of a folder is on the disk. */
export async function unmarkSynced(folder: string): Promise<void> {
  await rm(markOf(folder), { force: true });
  await syncPath(dirname(folder));
}

const markOf = (folder: string) => `${folder}.synced`;

/** By a file that is written once, when the folder is made. */
async function identityOf(folder: string): Promise<string> {
  const { dev, ino } = await stat(join(folder, 'PG_VERSION'), { bigint: true });
  return `${dev} ${ino}`;
}
