import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makePrivate } from '../database/data-folder.ts';
import { startTestApp } from './app.ts';

const OTHERS = 0o077;

/** What others on the machine may look into: a folder, and what stands in it, whatever closed folders hold. */
function opened(folder: string): string[] {
  return [folder, ...readdirSync(folder).map((name) => join(folder, name))].filter(
    (path) => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS,
  );
}

test.skipIf(process.platform === 'win32')(
  'all that the server writes is its own alone, whatever the shell says',
  async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'tuoshop-private-')), 'data');
    // The most careless of shells: without the server's own word everybody could read and write what it makes.
    const server = spawn(
      '/bin/sh',
      ['-c', 'umask 000; exec "$0" "$1"', process.execPath, join(import.meta.dirname, '../start.mjs')],
      {
        env: {
          PATH: process.env.PATH,
          PORT: '0',
          HOST: '127.0.0.1',
          DATA_DIR: folder,
          DEMO: '0',
          LOG_LEVEL: 'silent',
        },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    const ended = once(server, 'exit');
    let said = '';
    server.stdout.on('data', (bytes) => {
      said += bytes;
    });
    try {
      // A first start, beside other work: no limit but the test's own.
      while (server.exitCode === null && !said.includes('http://'))
        await new Promise((resolve) => setTimeout(resolve, 50));
      expect(said).toContain('http://');
      expect(readdirSync(folder)).toContain('secret');
      expect(opened(folder)).toEqual([]);
    } finally {
      server.kill('SIGTERM');
      await ended;
    }
    expect(opened(folder)).toEqual([]);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  },
);

test.skipIf(process.platform === 'win32')(
  'a folder of before that others could read is closed to them, whatever the database',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tuoshop-private-'));
    mkdirSync(join(folder, 'uploads'));
    chmodSync(folder, 0o755);
    const app = await startTestApp({ DATA_DIR: folder });
    expect(statSync(folder).mode & OTHERS).toBe(0);
    await app.close();
    rmSync(folder, { recursive: true, force: true });
    expect(() => makePrivate(folder)).not.toThrow(); // it is not there yet
  },
);
