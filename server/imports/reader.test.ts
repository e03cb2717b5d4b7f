import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { CurrentRow } from './pairing.ts';
import { Progress } from './progress.ts';
import { longestReading, type ReaderJob, readInWorker } from './reader.ts';
import { ReadingTurns } from './reading-turns.ts';

const folder = mkdtempSync(join(tmpdir(), 'reader-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PLENTY = { most: 1_000_000, seconds: 1 };
const turns = new ReadingTurns(
  { readingTimeByPerson: PLENTY, readingTimeByCompany: PLENTY, readingTimeInAll: PLENTY },
  { atOnce: 1 },
);

/** A reading of one product against what is there. */
function read(current: AsyncIterable<CurrentRow[]>, longest?: number) {
  const path = join(folder, 'prodotti.csv');
  writeFileSync(path, 'nome;prezzo\nTazza;3 €\n');
  const job: ReaderJob = {
    ...{
      companyId: '0199d1c2-1111-7abc-8def-0123456789ab',
      kind: 'PRODUCTS',
      mode: 'MERGE',
      matches: [],
      name: 'prodotti.csv',
      path,
      slice: 10,
    },
    ...{ rowsPath: join(folder, 'rows'), rejectedPath: join(folder, 'rejected') },
  };
  const progress = new Progress(
    1,
    async () => undefined,
    () => undefined,
  );
  const how = { work: 1, progress, ...(longest === undefined ? {} : { longest }) };
  return readInWorker(turns, { accountId: 'one', companyId: 'a' }, job, current, how);
}

async function* nothing(): AsyncGenerator<CurrentRow[]> {}
async function* never(): AsyncGenerator<CurrentRow[]> {
  await new Promise(() => undefined);
}

test('a reading that overruns gives its place back', async () => {
  expect(await read(never(), 50)).toBeNull();
  expect((await read(nothing()))?.report).toMatchObject({ refusal: null, rowCount: 1 });
}, 60_000);

test('how long a reading may take is told by its size', () => {
  expect([0, 1_000_000, 50_000_000].map(longestReading)).toEqual([20_000, 30_000, 120_000]);
});
