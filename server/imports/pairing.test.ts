import { describe, expect, test } from 'vitest';
import { isLeftOf } from './alike-codes.ts';
import { readExample } from './example-file.ts';
import type { CurrentRow } from './pairing.ts';
import { comparedProduct } from './product-reader.ts';

const there = (code: string, title: string, position = 0): CurrentRow => ({
  id: `id-${code}`,
  code,
  title,
  position,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  fields: comparedProduct({
    name: title,
    description: '',
    price: '5 €',
    category: 'Casa',
    imageUrl: '',
    link: '',
    isAvailable: true,
    keywords: [title.toLowerCase()],
    variants: [],
  }),
  priceCents: 500,
  currency: 'EUR',
  hasPicture: false,
});
const read = (current: CurrentRow[], lines: string[], mode: 'REPLACE' | 'MERGE' = 'REPLACE') =>
  readExample(['codice;nome;prezzo;categoria', ...lines.map((line) => `${line};5 €;Casa`)].join('\n'), {
    current,
    mode,
  });

describe('a code and what is left of it', () => {
  test.each([
    ['7', '0007'],
    ['0007', '7'],
    ['A0007', '0007'],
    ["'0007", '7'],
    ['8.001.234.567.890', '8001234567890'],
    ['8001234567890,00', '8001234567890'],
    ['03/12/2026', '3-12'],
    ['2026-03-01', 'MAR-1'],
    ['01-mar', '1-3'],
    ['mar-01', 'MAR1'],
    ['moka-3', 'MOKA-3'],
  ])('%s is left of %s', (code, original) => expect(isLeftOf(code, original)).toBe(true));

  test.each([
    ['7', '8'],
    ['A-7', 'B-7'],
    ['B7', '7'],
    ['2026-03-01', '2026-03-02'],
    ['2026-03-01', 'ABC'],
    ['0', ''],
    ['MOKA-3', 'MOKA-30'],
  ])('%s is not left of %s', (code, original) => expect(isLeftOf(code, original)).toBe(false));
});

describe('a spoilt code', () => {
  test.each([
    ['0007', '7'],
    ['7', 'A7'],
    ['3-12', '03/12/2026'],
    ['8001230000000', '8,00123E+12'],
  ])('%s that came as %s is the same product where the name is, and keeps its code', async (code, came) => {
    for (const mode of ['REPLACE', 'MERGE'] as const) {
      const current = [there('X', 'Dado'), there(code, 'Vite', 1)];
      const { rows, report } = await read(current, ['X;Dado', `${came};vite`], mode);
      expect(report).toMatchObject({ newCount: 0, removedCount: 0, changedCount: 1 });
      expect(rows[1]).toMatchObject({ id: `id-${code}`, code });
      expect(report.flagCounts).toHaveLength(1);
    }
  });

  test('is another product where the name is another', async () => {
    const { report } = await read([there('0007', 'Vite')], ['7;Rondella']);
    expect(report).toMatchObject({ newCount: 1, removedCount: 1, flagCounts: [] });
  });

  test('gives way to the product that has the code itself', async () => {
    const { rows, report } = await read([there('0007', 'Vite'), there('7', 'Vite', 1)], ['7;Vite', '0007;Vite']);
    expect(rows.map(({ id }) => id)).toEqual(['id-7', 'id-0007']);
    expect(report.flagCounts).toEqual([]);
  });
});

describe('codes from another column', () => {
  const names = ['Vite', 'Dado', 'Rondella', 'Bullone', 'Chiodo'];
  const current = names.map((name, index) => there(`${index + 1}`, name, index));

  test('pair by the names, and are taken', async () => {
    const { rows, report } = await read(
      current,
      names.map((name) => `SKU-${name};${name}`),
    );
    expect(report).toMatchObject({ newCount: 0, removedCount: 0, changedCount: 5 });
    expect(report.changedFields).toEqual([{ field: 'ID', count: 5 }]);
    expect(report.flagCounts).toEqual([{ kind: 'PAIRED_BY_NAME', count: 5 }]);
    expect(rows.map(({ id, code }) => [id, code])).toEqual(
      names.map((name, index) => [`id-${index + 1}`, `SKU-${name}`]),
    );
  });

  test('where products are only brought up to date, theirs stay', async () => {
    const { rows, report } = await read(
      current,
      names.map((name) => `SKU-${name};${name}`),
      'MERGE',
    );
    expect(report).toMatchObject({ newCount: 0, unchangedCount: 5 });
    expect(rows.map(({ code }) => code)).toEqual(['1', '2', '3', '4', '5']);
  });

  test('do not pair names that stand more than once', async () => {
    const two = [there('1', 'Felpa'), there('2', 'Felpa', 1)];
    expect((await read(two, ['S;Felpa', 'M;Felpa'])).report).toMatchObject({ newCount: 2, removedCount: 2 });
  });

  test('among codes that are known are told, and pair nothing', async () => {
    const lines = names.slice(0, 4).map((name, index) => `${index + 1};${name}`);
    const { report } = await read(current, [...lines, 'NUOVO;Chiodo']);
    expect(report).toMatchObject({ newCount: 1, removedCount: 1, unchangedCount: 4 });
    expect(report.flags).toEqual([{ row: 6, kind: 'SAME_NAME', name: 'Chiodo', detail: '5 → NUOVO' }]);
    const { report: both } = await read(current, [...lines, 'NUOVO;Chiodo', '5;Chiodo']);
    expect(both).toMatchObject({ newCount: 1, removedCount: 0, flags: [] });
  });
});
