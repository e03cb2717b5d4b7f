import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database/data-source.ts';
import { querySystem } from '../database/system.ts';

const folder = mkdtempSync(join(tmpdir(), 'tuoshop-full-disk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LONGEST = 600_000; // ms; most of it is databases that start in processes of their own

/** Runs the writer with files of at most `blocks` kB until it says something that `isEnough` waits for. */
async function write(blocks: number, dataDir: string, isEnough: (line: string) => boolean): Promise<string[]> {
  const writer = join(import.meta.dirname, 'full-disk.ts');
  const script = `trap '' XFSZ; ulimit -f ${blocks}; exec "$0" "$1"`;
  const child = spawn('bash', ['-c', script, process.execPath, writer], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (isEnough(line)) break;
  }
  child.kill('SIGKILL');
  await new Promise((resolve) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(null),
  );
  return lines;
}

test(
  'a database that a full disk ends is started again, says so when it cannot, and keeps what it confirmed',
  async () => {
    const made = await write(1_000_000, folder, (line) => line === 'stored: 3');
    expect(made).toContain('stored: 3');
    const lines = await write(13_000, folder, (line) => line.startsWith('gone: '));
    expect(lines.find((line) => line.startsWith('failed: '))).toMatch(/could not (write|extend)/);
    expect(lines.at(-1)).toContain('Il database incorporato si è fermato e non riparte.');
    const confirmed =
      lines.filter((line) => /^(stored|back): /.test(line)).length +
      made.filter((line) => line.startsWith('stored')).length;
    const database = await openDatabase({ url: null, folder, poolSize: 1 });
    const [row] = await querySystem<{ count: number }>(database, 'select count(*)::int from kept');
    expect(row?.count).toBeGreaterThanOrEqual(confirmed);
    await database.close();
  },
  LONGEST,
);

test('a first start that failed half-way leaves nothing that the next one trips over', async () => {
  const place = join(folder, 'first');
  for (const half of ['postgres', 'postgres.new']) {
    mkdirSync(join(place, half, 'base'), { recursive: true });
    writeFileSync(join(place, half, 'postgresql.conf'), '');
  }
  const database = await openDatabase({ url: null, folder: place, poolSize: 1 });
  expect(await querySystem(database, 'select count(*)::int from companies')).toEqual([{ count: 0 }]);
  await database.close();
  expect(readdirSync(place)).not.toContain('postgres.new');
});

test(
  'a start without room leaves nothing that the next one trips over',
  async () => {
    const place = join(folder, 'without-room');
    expect(await write(8, place, () => false)).toEqual([]);
    const database = await openDatabase({ url: null, folder: place, poolSize: 1 });
    await database.close();
  },
  LONGEST,
);
