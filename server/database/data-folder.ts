import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The right to be the one process that works in a data folder. */
export interface FolderLock {
  release(): void;
}

const IS_LOCKED = 5; // SQLITE_BUSY

/** Another process works in the folder. */
export class FolderInUse extends Error {}

/** A file that is collected as garbage is closed: a lock is held until it is released, whoever forgot it. */
const held = new Set<DatabaseSync>();

/**
 * Takes the folder for this process. The lock is the kernel's own, held through an empty SQLite file: it ends with the
 * process, however that ends, and of several that come at once exactly one gets it. A file or socket that stands for a
 * lock does neither: of six that came after a `kill -9`, up to five took the folder.
 * @throws FolderInUse with a sentence for people when another process has the folder.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  makePrivate(folder);
  const file = new DatabaseSync(join(folder, 'in-use.lock'), { timeout: 0 });
  try {
    // Without a journal beside it: nothing is ever written.
    file.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === IS_LOCKED) throw new FolderInUse(inUseSentence(folder));
    throw error;
  }
  held.add(file);
  return {
    release() {
      if (held.delete(file)) file.close();
    },
  };
}

/** Takes from everybody else what an earlier folder may have let them read. @throws Error when it is not ours to change. */
export function makePrivate(folder: string): void {
  if (process.platform === 'win32' || !existsSync(folder) || (statSync(folder).mode & 0o077) === 0) return;
  try {
    chmodSync(folder, 0o700);
  } catch {
    throw new Error(
      `La cartella dei dati ${folder} è leggibile da altri e non può essere resa privata: cambiane il proprietario o scegline un'altra con DATA_DIR.`,
    );
  }
}

function inUseSentence(folder: string): string {
  return `La cartella dei dati ${folder} è già in uso da un altro processo: fermalo, oppure scegli un'altra cartella con DATA_DIR.`;
}
