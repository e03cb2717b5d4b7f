import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { UserError } from '../errors.ts';

/** How long a file may take to come, ms. */
export interface ReceivingTimes {
  /** Without a byte. */
  silence: number;
  whole: number;
}

const RECEIVING_TIMES: ReceivingTimes = { silence: 30_000, whole: 15 * 60_000 };

/** The folder of files that came and of what was made of them. */
function uploadFolder(dataDir: string): string {
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
  source.on('error', () => undefined); // told below; until then nobody listens
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  const file = await open(unfinished, 'w', 0o600);
  const patience = patienceOf(times);
  // The sender still has to hear why: what is refused must not close its connection.
  const chunks = source.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let size = 0;
  try {
    for (;;) {
      const { value: chunk, done } = await Promise.race([chunks.next(), patience.over]);
      if (done) break;
      patience.renew();
      size += chunk.length;
      if (size > largest) throw new UserError('UPLOAD_TOO_LARGE');
      await file.appendFile(chunk);
    }
    await file.close();
    await rename(unfinished, path);
    return size;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    patience.end();
  }
}

/** Two clocks, one of which every chunk sets back; `over` is refused when either has run out. */
function patienceOf(times: ReceivingTimes) {
  const { promise: over, reject } = Promise.withResolvers<never>();
  over.catch(() => undefined); // nobody listens once all has come
  const giveUp = () => reject(new UserError('UPLOAD_TOO_SLOW'));
  const whole = setTimeout(giveUp, times.whole);
  const silence = setTimeout(giveUp, times.silence);
  return {
    over,
    renew: () => silence.refresh(),
    end() {
      clearTimeout(whole);
      clearTimeout(silence);
    },
  };
}

/** Writes a small file that came with the question itself. */
export async function writeUpload(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  await writeFile(path, bytes, { mode: 0o600 });
}

export function readUpload(dataDir: string, id: string): Promise<Buffer> {
  return readFile(uploadPath(dataDir, id));
}

/** Bytes of a file; null where it is gone. */
export async function uploadSize(path: string): Promise<number | null> {
  return (await stat(path).catch(() => null))?.size ?? null;
}

export async function removeUpload(dataDir: string, id: string): Promise<void> {
  await rm(uploadPath(dataDir, id), { force: true });
}

/**
 * Deletes files that nobody touched since a moment: what was used up, and what a crash left behind.
 * @param unfinishedBefore the same moment for files that have not all come.
 * @param kept what the names of files begin with that stay however old they are.
 */
export async function sweepUploads(
  dataDir: string,
  before: Date,
  unfinishedBefore: Date,
  kept: readonly string[] = [],
): Promise<void> {
  const folder = uploadFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (kept.some((id) => name.startsWith(id))) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < (name.endsWith('.part') ? unfinishedBefore : before)) await rm(path, { force: true });
  }
}
