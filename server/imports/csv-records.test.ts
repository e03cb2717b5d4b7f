import { expect, test } from 'vitest';
import { openCsv } from './csv-records.ts';
import { readExample } from './example-file.ts';
import { FileRefused } from './refusals.ts';

async function* pieces(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}

async function rowsOf(...texts: string[]): Promise<(readonly unknown[])[]> {
  const found: (readonly unknown[])[] = [];
  const { rows } = await openCsv(pieces(...texts), () => 0);
  for await (const batch of rows) found.push(...batch.map(({ cells }) => cells));
  return found.filter((cells) => cells.some((cell) => String(cell).trim() !== ''));
}

// Letter by letter it is read in milliseconds; looking from each letter for the end of the line took minutes.
test('a first line that does not end is refused, however long it is', async () => {
  await expect(rowsOf('a,'.repeat(300_000))).rejects.toThrow(FileRefused);
});

test.each([
  ['begins', ['', '\n  \n', 'a;b', ';c\n1', ';2;3\n']],
  ['ends', ['a;b;c\r', '\n1;2;3']],
])('the separator is found wherever the first line %s', async (_, texts) => {
  expect(await rowsOf(...texts)).toEqual([
    ['a', 'b', 'c'],
    ['1', '2', '3'],
  ]);
});

// Each of its names compared with all others took a minute.
test('a header of 100,000 columns is refused at once', async () => {
  const { report } = await readExample(`${'a;'.repeat(100_000)}\n1`, { name: 'p.csv' });
  expect(report.refusal?.code).toBe('CSV_TOO_MANY_COLUMNS');
});
