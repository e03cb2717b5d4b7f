import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { COPIED, type CopyDoorAnswer } from '../database/copy-door.ts';
import { FolderInUse, type FolderLock, lockFolder } from '../database/data-folder.ts';
import { copyDoorPath } from '../database/embedded.ts';

const LOG = 'pg_wal';
/** What belongs to a process, or is made anew by one that starts. */
const LEFT_OUT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init)$/;

/**
 * Copies the embedded database of a data folder to another, also while a server works in it; nothing of it is changed.
 * @throws Error with a sentence for people
 */
export async function copyEmbedded(dataDir: string, to: string): Promise<void> {
  const lock = lockedOrInUse(dataDir);
  if (lock === null) await copyAtWork(dataDir, to);
  else await copyStill(dataDir, to).finally(() => lock.release());
}

/** The same by whoever has the folder. */
export async function copyStill(dataDir: string, to: string): Promise<void> {
  await copyFolder(databaseIn(dataDir), join(to, 'postgres'), () => true);
}

async function copyAtWork(dataDir: string, to: string): Promise<void> {
  const from = databaseIn(dataDir);
  const place = join(to, 'postgres');
  const door = await knock(copyDoorPath(dataDir));
  try {
    await door.answer('isReady');
    await copyFolder(from, place, (path) => !path.startsWith(join(LOG, '/')));
    door.say(COPIED);
    const { label } = await door.answer('label');
    await copyFolder(join(from, LOG), join(place, LOG), () => true);
    await writeFile(join(place, 'backup_label'), label, { mode: 0o600 });
  } finally {
    door.leave();
  }
}

function databaseIn(dataDir: string): string {
  const folder = join(dataDir, 'postgres');
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error(`In ${dataDir} non c’è un database incorporato.`);
  return folder;
}

function lockedOrInUse(dataDir: string): FolderLock | null {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    if (error instanceof FolderInUse) return null;
    throw error;
  }
}

/** @param isMeant asked for each path in it */
async function copyFolder(from: string, to: string, isMeant: (path: string) => boolean): Promise<void> {
  const visit = async (path: string): Promise<void> => {
    await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
      const inside = join(path, entry.name);
      if (LEFT_OUT.test(entry.name)) continue;
      if (entry.isDirectory()) await visit(inside).catch(unlessGone);
      // Where the file system can, it only notes that two files have the same blocks.
      else if (entry.isFile() && isMeant(inside))
        await copyFile(join(from, inside), join(to, inside), constants.COPYFILE_FICLONE).catch(unlessGone);
    }
  };
  await visit('');
}

/** A table that was dropped meanwhile: the log says so, too. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function knock(path: string) {
  const socket = await connected(path);
  const answers: CopyDoorAnswer[] = [];
  let wake: () => void = () => undefined;
  let isClosed = false;
  createInterface({ input: socket }).on('line', (line) => {
    answers.push(JSON.parse(line));
    wake();
  });
  socket.on('close', () => {
    isClosed = true;
    wake();
  });
  return {
    say: (word: string) => void socket.write(`${word}\n`),
    leave: () => void socket.destroy(),
    async answer<Name extends 'isReady' | 'label'>(name: Name) {
      while (answers.length === 0 && !isClosed)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      const answer = answers.shift();
      if (answer && name in answer) return answer as Extract<CopyDoorAnswer, Record<Name, unknown>>;
      const isBusy = answer && 'refusal' in answer && answer.refusal === 'BUSY';
      throw new Error(
        isBusy
          ? 'Un’altra copia è in corso: attendi che finisca.'
          : 'Il server si è fermato durante la copia: riprova.',
      );
    },
  };
}

function connected(path: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => resolve(socket));
    socket.once('error', () =>
      reject(
        new Error('Il server che usa la cartella dei dati non risponde: attendi che sia partito, oppure fermalo.'),
      ),
    );
  });
}
