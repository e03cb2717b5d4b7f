import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UserError } from '../errors.ts';

/** How long a file may take to come, ms. */
export interface ReceivingTimes {
  /** Without a byte. */
  silence: number;
  whole: number;
}

export const RECEIVING_TIMES: ReceivingTimes = { silence: 30_000, whole: 15 * 60_000 };

/** The folder of files that came and of what was made of them. */
export function uploadFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

export function uploadPath(dataDir: string, id: string): string {
  return join(uploadFolder(dataDir), id);
}

/**
 * Writes what comes to a file, counting: under a name of its own until all of it is there.
 * @returns its size in bytes.
 * @throws UserError UPLOAD_TOO_LARGE, UPLOAD_TOO_SLOW; any other error when the sender is gone.
 */
export async function receiveFile(
  path: string,
  source: Readable,
  largest: number,
  times: ReceivingTimes = RECEIVING_TIMES,
): Promise<number> {
  const unfinished = `${path}.part`;
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  const tooSlow = new AbortController();
  const whole = setTimeout(() => tooSlow.abort(), times.whole);
  const silence = setTimeout(() => tooSlow.abort(), times.silence);
  let size = 0;
  // The sender still has to hear why: what is refused must not close its connection.
  async function* counted() {
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      silence.refresh();
      size += chunk.length;
      if (size > largest) throw new UserError('UPLOAD_TOO_LARGE');
      yield chunk;
    }
  }
  try {
    const file = createWriteStream(unfinished, { mode: 0o600 });
    await pipeline(counted, file, { signal: tooSlow.signal });
    await rename(unfinished, path);
    return size;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw tooSlow.signal.aborted ? new UserError('UPLOAD_TOO_SLOW') : error;
  } finally {
    clearTimeout(whole);
    clearTimeout(silence);
  }
}

/** Writes a small file that came with the question itself. */
export async function writeUpload(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  await writeFile(path, bytes, { mode: 0o600 });
}

export function readUpload(dataDir: string, id: string): Promise<Buffer> {
  return readFile(uploadPath(dataDir, id));
}

export async function removeUpload(dataDir: string, id: string): Promise<void> {
  await rm(uploadPath(dataDir, id), { force: true });
}

/**
 * Deletes files that nobody touched since a moment: what was used up, and what a crash left behind.
 * @param unfinishedBefore the same moment for files that have not all come.
 */
export async function sweepUploads(dataDir: string, before: Date, unfinishedBefore: Date): Promise<void> {
  const folder = uploadFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < (name.endsWith('.part') ? unfinishedBefore : before)) await rm(path, { force: true });
  }
}
