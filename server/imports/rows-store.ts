import { open, readFile, rm } from 'node:fs/promises';
import { uploadPath } from '../uploads/file-store.ts';

/** Where the rows of an import wait to be applied, and those that it rejected. */
export function importPaths(dataDir: string, importId: string) {
  return { rows: uploadPath(dataDir, `${importId}.rows`), rejected: uploadPath(dataDir, `${importId}.rejected`) };
}

/**
 * The JSON lists of a sliced file, one after the other.
 * @throws Error ENOENT when it is gone.
 */
export async function* slicesOf(path: string): AsyncGenerator<string> {
  const ends = JSON.parse(await readFile(`${path}.ends`, 'utf8')) as number[];
  const file = await open(path);
  try {
    let from = 0;
    for (const end of ends) {
      const bytes = Buffer.alloc(end - from);
      await file.read(bytes, 0, bytes.length, from);
      yield bytes.toString('utf8');
      from = end;
    }
  } finally {
    await file.close();
  }
}

/** Whether a file that `slicesOf` wanted to read is gone. */
export function isMissing(error: unknown): boolean {
  return (error as { code?: string }).code === 'ENOENT';
}

export async function removeRows(dataDir: string, importId: string): Promise<void> {
  const { rows, rejected } = importPaths(dataDir, importId);
  for (const path of [rows, `${rows}.ends`, rejected, `${rejected}.ends`]) await rm(path, { force: true });
}
