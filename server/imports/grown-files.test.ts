import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { grownFile, markOf, SHOP_FILES, withSeparator } from '../test/grown-example.ts';
import { readExample } from './example-file.ts';

const ROWS = 10_000;
const NAMES = Object.keys(SHOP_FILES);
// Trovaprezzi's lines end with a mark of their own, and are parted by `|` alone.
const TABLES = NAMES.filter((name) => !name.endsWith('.xml') && !name.startsWith('trovaprezzi'));
const whole = (name: string) => readExample(readFileSync(join(import.meta.dirname, 'test-files', name)), { name });

// biome-ignore lint/suspicious/noExplicitAny: rows as they are written
const essence = ({ id: _id, position: _position, number: _number, ...row }: any) => row;

describe('files as shops have them', () => {
  test.each(TABLES.flatMap((name) => [',', ';', '\t', '|'].map((separator) => [name, separator] as const)))(
    '%s parted by %j says the same, row by row',
    async (name, separator) => {
      const [before, after] = [
        await whole(name),
        await readExample(withSeparator(name, separator), { name: 'listino.csv' }),
      ];
      expect(after.report.refusal).toBeNull();
      expect(after.report.source).toBe(before.report.source);
      expect(after.rows.map(essence)).toEqual(before.rows.map(essence));
      expect(after.rejected.length).toBe(before.rejected.length);
    },
  );

  test.each(NAMES)('%s grown to 10,000 rows says of each copy what it says of the first', async (name) => {
    const one = await whole(name);
    const copies = Math.ceil(ROWS / one.report.fileRowCount);
    const { rows, report, rejected } = await readExample(grownFile(name, copies), { name });
    expect(report).toMatchObject({ refusal: null, source: one.report.source });
    expect(report.fileRowCount).toBe(copies * one.report.fileRowCount);
    expect(rejected.length).toBe(copies * one.rejected.length);
    expect(rows).toHaveLength(copies * one.rows.length);
    const isNamed = SHOP_FILES[name]?.[0] === 'nome';
    const size = one.rows.length;
    for (let copy = 0; copy < copies; copy++) {
      const mark = markOf(copy);
      const marked = (code: string) => (code ? code + mark : code);
      const expected = one.rows.map((row) => ({
        ...essence(row),
        ...(isNamed
          ? { name: row.name + mark, keywords: [`${row.name}${mark}`.toLowerCase()] }
          : { code: row.code && marked(row.code) }),
        variants: row.variants.map((variant: { code: string }) => ({ ...variant, code: marked(variant.code) })),
      }));
      expect(rows.slice(copy * size, (copy + 1) * size).map(essence)).toEqual(expected);
    }
  });
});
