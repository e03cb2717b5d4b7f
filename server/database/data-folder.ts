import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The right to be the one process that works in a data folder. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes the folder for this process. A lock file says that it is taken; a socket beside it answers only while its owner
 * lives, so that what a `kill -9` left behind is told from a running server.
 * @throws Error with a sentence for people when another process has the folder.
 */
export async function lockFolder(folder: string, socketPath: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = `${folder}/lock`;
  const mark = `${process.pid} ${randomUUID()}`;
  if (!tryWrite(file, mark)) {
    // An owner that has just started may not be listening yet.
    for (const pause of [0, 150, 150]) {
      await wait(pause);
      if (await answers(socketPath)) throw new Error(inUseSentence(folder));
    }
    rmSync(file, { force: true });
    if (!tryWrite(file, mark)) throw new Error(inUseSentence(folder));
  }
  rmSync(socketPath, { force: true });
  const server = await listen(socketPath);
  if (readFileSync(file, 'utf8') !== mark) {
    server.close();
    throw new Error(inUseSentence(folder));
  }
  return {
    release() {
      server.close();
      rmSync(file, { force: true });
    },
  };
}

function inUseSentence(folder: string): string {
  return `La cartella dei dati ${folder} è già in uso da un altro processo: fermalo, oppure scegli un'altra cartella con DATA_DIR.`;
}

function tryWrite(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    const settle = (alive: boolean) => {
      socket.destroy();
      resolve(alive);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

function listen(socketPath: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(socketPath, () => resolve(server.unref()));
  });
}
