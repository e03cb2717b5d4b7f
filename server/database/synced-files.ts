import { open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Puts a folder on the disk with all in it; many at once: the disk takes them together. @param synced its files, by their paths in it */
export async function syncFolder(folder: string, synced = new Set<string>(), inside = ''): Promise<void> {
  const entries = await readdir(join(folder, inside), { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
      if (entry.isDirectory()) return syncFolder(folder, synced, path);
      if (await syncPath(join(folder, path))) synced.add(path);
    }),
  );
  await syncPath(join(folder, inside));
}

/** @returns whether it could be done */
export async function syncPath(path: string): Promise<boolean> {
  if (process.platform === 'win32') return false; // it syncs no file that is open for reading
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
  return true;
}

/** Writes a file anew that is on the disk, with its name, when it has been written. */
export async function writeSynced(path: string, text: string): Promise<void> {
  const handle = await open(path, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncPath(dirname(path));
}
