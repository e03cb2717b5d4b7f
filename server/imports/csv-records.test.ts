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

// From each of the spaces the end was looked for: 240 kB of them took minutes.
test('spaces before the end of a record are nobody’s, however many there are', async () => {
  const spaces = ' '.repeat(200_000);
  expect(await rowsOf(`a|b \t<endrecord>\n1|2<endrecord>\n3|4${spaces}<endrecord>\n${spaces}`)).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
  ]);
});

test('blank rows are counted: 200,000 are read, and more are not', async () => {
  const read = async (file: string) => (await readExample(file, { name: 'p.csv' })).report;
  const most = `nome;prezzo\n${'\n'.repeat(100_000)}${' ; \n'.repeat(100_000)}Tazza;3 €`;
  expect(await read(most)).toMatchObject({ refusal: null, rowCount: 1 });
  const refused = (await read(`nome;prezzo\n\n${most}`)).refusal;
  expect(refused?.sentence).toBe('Il file ha troppe righe vuote: eliminale in fondo al foglio ed esportalo di nuovo.');
});
