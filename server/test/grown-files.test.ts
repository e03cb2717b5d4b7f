import { expect, test } from 'vitest';
import { readExample } from '../imports/example-file.ts';
import { grownFile, SHOP_FILES } from './grown-example.ts';
import { app, apply, openImports, openShop, preview, shop, upload } from './importing.ts';

openImports();

/**
 * One of each kind to the table has 10,000 rows: with variants, out of XML, without codes. The others are told apart by
 * reading alone (`server/imports/grown-files.test.ts` reads 10,000 rows of each), and more than one slice of them is
 * written: all with 10,000 takes a minute. GROWN_ROWS=10000 for all of them.
 */
const LARGE = ['shopify-export.csv', 'google-merchant-rss.xml', 'libreoffice-prezzi-come-mostrati.csv'];
const rowsOf = (name: string) => (LARGE.includes(name) ? 10_000 : Number(process.env.GROWN_ROWS ?? 1_200));

/** A machine that is busy with much else gives a reader too little of its time: it is asked again. */
async function read(file: string, fileName: string) {
  for (let time = 1; ; time++) {
    const found = await preview(await upload(file, { fileName }));
    if (found.refusal?.code !== 'TOO_SLOW' || time === 10) return found;
  }
}

/** What stands in the table, in the shop's order, as rows of a file are written. */
async function written(): Promise<Record<string, unknown>[]> {
  return app.shared.database.dataSource.query(
    `select code, name, description, price_cents::int, list_price_cents::int, is_available, category, link, variants from products
      where company_id = $1 and deleted_at is null
        and catalogue_id = (select catalogue_id from companies where id = $1) order by position`,
    [shop.id],
  );
}

test.each(Object.keys(SHOP_FILES))(
  '%s with thousands of rows is in the table as it was read, row by row',
  async (name) => {
    await openShop();
    const one = await readExample(grownFile(name, 1), { name });
    const file = grownFile(name, Math.ceil(rowsOf(name) / one.report.fileRowCount));
    const expected = (await readExample(file, { name })).rows;
    const found = await read(file, name);
    expect(found).toMatchObject({ refusal: null, rowCount: expected.length });
    expect((await apply(found.id)).errors).toEqual([]);
    const rows = await written();
    expect(rows).toHaveLength(expected.length);
    for (const [index, { code, ...row }] of rows.entries()) {
      const read = expected[index];
      const told = Object.fromEntries(Object.keys(row).map((column) => [column, read[column] ?? null]));
      expect(row).toEqual(told);
      // Where the file gives no codes, rows are numbered.
      if (read.code !== null) expect(code).toBe(read.code);
    }
  },
);
