import { describe, expect, test } from 'vitest';
import { readExample } from './example-file.ts';
import { rowOf, xlsxOf } from './formats/example-archive.ts';
import { keyOfHeadings, matchedOf } from './matched-columns.ts';

const table =
  'Merce;Euro;Gruppo;Scheda;№\nTazza blu;5,00;Cucina;Una tazza;7\nVaso;7,50;Casa;;8\nPiatto;3,00;Casa;Un piatto;9';
const choices = [
  { heading: 'Merce', field: 'NAME' },
  { heading: 'Euro', field: 'PRICE' },
  { heading: 'Gruppo', field: 'CATEGORY' },
  { heading: 'Scheda', field: null },
  { heading: '№', field: 'CODE' },
] as const;

describe('a table whose headings nobody knows', () => {
  test.each([
    ['listino.csv', table],
    ['listino.csv', `Listino 2026\n\n${table}`],
    [
      'listino.xlsx',
      xlsxOf(
        table
          .split('\n')
          .map((line, index) => rowOf(index + 1, ...line.split(';')))
          .join(''),
      ),
    ],
  ])('%s asks what its columns are, with examples and a guess', async (name, content) => {
    const { report } = await readExample(content, { name });
    expect(report.refusal?.code).toMatch(/^(?:CSV|SHEET)_MISSING_FIELDS$/);
    expect(report.columnsToMatch.map(({ heading }) => heading)).toEqual(['Merce', 'Euro', 'Gruppo', 'Scheda', '№']);
    expect(report.columnsToMatch[0]).toEqual({
      heading: 'Merce',
      examples: ['Tazza blu', 'Vaso', 'Piatto'],
      field: 'NAME',
    });
    expect(report.columnsToMatch[3]?.examples).toEqual(['Una tazza', 'Un piatto']);
  });

  const guesses: [heading: string, cells: string[], guess: string | null][] = [
    ['Importo', ['5,00', '7,50', '3,00'], 'PRICE'],
    ['Tot.', ['5 €', '€ 7', '3 €'], 'PRICE'],
    ['Costo', ['5,00', '7,50', '3,00'], null],
    ['Peso', ['0,50', '7,50', '3,00'], null],
    ['Pezzi', ['5', '7', '3'], null],
    ['Versione', ['1.2.3', '2.0.1', '3.1.4'], null],
  ];
  test.each(guesses)('%s with %j is guessed by its cells', async (heading, cells, guess) => {
    const rows = ['Merce', ...cells.map((_, row) => `Tazza ${row}`)];
    const table = rows.map((name, row) => [name, [heading, ...cells][row], 'Casa'].join(';')).join('\n');
    const { report } = await readExample(table.replace('Casa', 'Gruppo'));
    expect(report.columnsToMatch.find((column) => column.heading === heading)?.field ?? null).toBe(guess);
  });

  test('of two columns of amounts none is guessed', async () => {
    const { report } = await readExample('Merce;Uno;Due\nTazza;5,00;6,00\nVaso;7,00;8,00');
    expect(report.columnsToMatch.map(({ field }) => field)).toEqual(['NAME', null, null]);
  });

  test('is read as it was said, in whatever order its columns stand', async () => {
    const turned = table
      .split('\n')
      .map((line) => line.split(';').toReversed().join(';'))
      .join('\n');
    for (const content of [table, turned]) {
      const { rows, report } = await readExample(content, { matches: [matchedOf(choices)] });
      expect(report).toMatchObject({ refusal: null, rowCount: 3, columnsToMatch: [] });
      expect(rows[0]).toMatchObject({
        code: '7',
        name: 'Tazza blu',
        price_cents: 500,
        category: 'Cucina',
        description: '',
      });
    }
  });

  test('with other headings is another table', async () => {
    const { report } = await readExample(table.replace('Gruppo', 'Reparti'), { matches: [matchedOf(choices)] });
    expect(report.refusal?.code).toBe('CSV_MISSING_FIELDS');
  });

  test('of FAQs asks too', async () => {
    const faqs = 'Cosa chiedono;Cosa diciamo\nQuando aprite?;Alle nove.';
    const { report } = await readExample(faqs, { kind: 'FAQS' });
    expect(report.columnsToMatch.map(({ field }) => field)).toEqual(['QUESTION', 'ANSWER']);
    const matches = [matchedOf(report.columnsToMatch)];
    expect((await readExample(faqs, { kind: 'FAQS', matches })).report).toMatchObject({ refusal: null, rowCount: 1 });
  });

  test('one column, or headings alone, ask nothing', async () => {
    for (const content of ['Merce\nTazza', 'Merce;Euro'])
      expect((await readExample(content)).report.columnsToMatch).toEqual([]);
  });
});

test('a set of headings is the same in any order and writing', () => {
  expect(keyOfHeadings(['Prezzo €', 'NOME'])).toBe(keyOfHeadings(['nome', 'prezzo', '']));
  expect(keyOfHeadings(['Nome'])).not.toBe(keyOfHeadings(['Nome', 'Prezzo']));
});
