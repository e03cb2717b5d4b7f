import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** Asks the database one statement. */
export type AskDatabase = <Row>(sql: string) => Promise<Row[]>;

/** What the door says, a line of JSON each. */
export type CopyDoorAnswer = { isReady: true } | { label: string } | { refusal: 'BUSY' | 'FAILED' };

/** What is said to it once every file has been copied. */
export const COPIED = 'copied';

export interface CopyDoor {
  /** Whether somebody copies the files just now: what the log holds has to stay until they have done. */
  isOpen(): boolean;
  close(): Promise<void>;
}

/**
 * Where another process of the same user asks for a copy of the embedded database's folder while it is at work. Only this
 * process can talk to the database; the files anybody may read. PostgreSQL notes where the copy begins, goes on working
 * while the files are copied, and notes where it ends: from that and its log the copy is made whole when it is opened.
 */
export async function openCopyDoor(path: string, ask: AskDatabase): Promise<CopyDoor> {
  let copier: Socket | null = null;
  const server = createServer((socket) => {
    socket.on('error', () => undefined); // it closes
    const say = (answer: CopyDoorAnswer) => void socket.write(`${JSON.stringify(answer)}\n`);
    if (copier !== null) {
      say({ refusal: 'BUSY' });
      socket.end();
      return;
    }
    copier = socket;
    void serve(socket, ask, say)
      .catch(() => say({ refusal: 'FAILED' }))
      .finally(() => {
        copier = null;
        socket.end();
      });
  });
  if (process.platform !== 'win32') rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  server.unref();
  return {
    isOpen: () => copier !== null,
    close: () =>
      new Promise((resolve) => {
        copier?.destroy();
        server.close(() => resolve());
      }),
  };
}

async function serve(socket: Socket, ask: AskDatabase, say: (answer: CopyDoorAnswer) => void): Promise<void> {
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const copied = new Promise<boolean>((resolve) => {
    createInterface({ input: socket }).once('line', (line) => resolve(line === COPIED));
    void closed.then(() => resolve(false));
  });
  await ask(`select pg_backup_start('copy', true)`);
  say({ isReady: true });
  const isCopied = await copied;
  const [end] = await ask<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
  if (!isCopied || !end) return;
  say({ label: end.label });
  await closed; // the log is copied meanwhile
}
