import { expect, test } from 'vitest';
import { readExample } from '../example-file.ts';

const rows = [
  [
    'Moka 3 tazze',
    'Bialetti',
    'Caffettiera in alluminio',
    '39,90',
    'MOKA-3',
    'https://shop.example/moka',
    '1',
    'Casa;Cucina',
    'https://shop.example/moka.jpg',
    '5,00',
    'M3',
    '8001234567890',
  ],
  [
    'Televisore 55"',
    'Marca',
    'Uno schermo grande',
    '1299,50',
    'TV-55',
    'https://shop.example/tv',
    '0',
    'Elettronica;TV',
    'https://shop.example/tv.jpg',
    '0,00',
    'T5',
    '8001234567891',
  ],
  [
    'Felpa calda',
    'Marca',
    'Di cotone, con cappuccio',
    '45,00',
    'FELPA',
    'https://shop.example/felpa',
    '2',
    'Abbigliamento;Felpe',
    'https://shop.example/felpa.jpg',
    '5,00',
    'F1',
    '8001234567892',
  ],
];
const expected = [
  [
    'MOKA-3',
    'Moka 3 tazze',
    3_990,
    true,
    'Casa > Cucina',
    'https://shop.example/moka',
    'https://shop.example/moka.jpg',
  ],
  [
    'TV-55',
    'Televisore 55"',
    129_950,
    false,
    'Elettronica > TV',
    'https://shop.example/tv',
    'https://shop.example/tv.jpg',
  ],
  [
    'FELPA',
    'Felpa calda',
    4_500,
    true,
    'Abbigliamento > Felpe',
    'https://shop.example/felpa',
    'https://shop.example/felpa.jpg',
  ],
];
const read = async (cells: string[][], end: string) => {
  const { rows: found, report } = await readExample(cells.map((row) => row.join('|') + end).join(''), {
    name: 'tp.txt',
  });
  const facts = found.map((row) => [
    row.code,
    row.name,
    row.price_cents,
    row.is_available,
    row.category,
    row.link,
    row.image_url,
  ]);
  return { facts, report };
};

test.each(['<endrecord>\r\n', ' <endrecord>', '\n'])('Trovaprezzi without headings, rows ending %j', async (end) => {
  const { facts, report } = await read(rows, end);
  expect(report).toMatchObject({ refusal: null, source: 'TROVAPREZZI_NO_HEADINGS', fileRowCount: 3 });
  expect(facts).toEqual(expected);
  expect(report.columns[3]).toEqual({ heading: 'Colonna 4', field: 'Prezzo' });
});

test('and ordered otherwise, as some do', async () => {
  const order = [4, 11, 1, 0, 7, 9, 3, 6, 2, 8, 5];
  const { facts } = await read(
    rows.map((row) => order.map((index) => row[index] ?? '')),
    '<endrecord>\r\n',
  );
  expect(facts).toEqual(expected);
});

test('a table without headings that is no catalogue stays refused', async () => {
  const { report } = await read(
    [
      ['a', 'b', 'c', 'd', 'e', 'f'],
      ['g', 'h', 'i', 'l', 'm', 'n'],
    ],
    '\n',
  );
  expect(report.refusal?.code).toBe('CSV_MISSING_FIELDS');
});
