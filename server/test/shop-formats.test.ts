import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { app, apply, HEADER, openImports, openShop, preview, productNames, shop, undo, upload } from './importing.ts';
import { createShop, must, type Shop } from './story.ts';

openImports();

const exampleFile = (name: string) => readFileSync(new URL(`../imports/test-files/${name}`, import.meta.url));

async function facts() {
  return app.shared.database.dataSource.query(
    `select code, name, price_cents::int as cents, is_available as available, category from products
      where company_id = $1 and deleted_at is null
        and catalogue_id = (select catalogue_id from companies where id = $1) order by position`,
    [shop.id],
  );
}

describe('files of shops’ systems, from the upload to the products', () => {
  test('all products of Easyfatt', async () => {
    await openShop();
    const found = await preview(await upload(exampleFile('danea-full.xml'), { fileName: 'prodotti.xml' }));
    expect(found).toMatchObject({ refusal: null, source: 'DANEA_XML', isIncremental: false, fileRowCount: 3 });
    expect(found.columns).toContainEqual({ heading: 'GrossPrice1', field: 'Prezzo' });
    expect((await apply(found.id)).errors).toEqual([]);
    expect(await facts()).toEqual([
      { code: 'MOKA-3', name: 'Moka 3 tazze', cents: 2_490, available: true, category: 'Casa > Caffettiere' },
      { code: 'TV-55', name: 'Televisore 55"', cents: 129_950, available: false, category: 'Elettronica' },
      { code: 'SERV-1', name: 'Incisione su misura', cents: 0, available: true, category: 'Servizi' },
    ]);
  });

  test('changes of Easyfatt change, add and remove, and it never replaces what they do not name', async () => {
    await openShop();
    const rows = ['A;Tazza;Blu;5 €;Casa;tazza', 'B;Vaso;Blu;5 €;Casa;vaso', 'C;Piatto;Blu;5 €;Casa;piatto'];
    await apply((await preview(await upload([HEADER, ...rows].join('\n')))).id);
    const changes = `<EasyfattProducts AppVersion="2" Mode="incremental">
      <UpdatedProducts><Product><Code>A</Code><Description>Tazza</Description><GrossPrice1>6.5</GrossPrice1></Product>
      <Product><Code>D</Code><Description>Brocca</Description><GrossPrice1>9</GrossPrice1></Product></UpdatedProducts>
      <DeletedProducts><Product><Code>B</Code></Product></DeletedProducts></EasyfattProducts>`;
    for (const mode of ['MERGE', 'REPLACE']) {
      const found = await preview(await upload(changes, { fileName: 'easyfatt.xml' }), mode);
      expect(found).toMatchObject({
        mode: 'MERGE',
        source: 'DANEA_INCREMENTAL',
        isIncremental: true,
        currentCount: 3,
        newCount: 1,
        changedCount: 1,
        removedCount: 1,
      });
      expect((await apply(found.id)).errors).toEqual([]);
      expect(await productNames()).toEqual(['Tazza', 'Piatto', 'Brocca']);
      expect((await facts())[0]).toMatchObject({ code: 'A', cents: 650 });
      expect((await undo()).errors).toEqual([]);
      expect(await productNames()).toEqual(['Tazza', 'Vaso', 'Piatto']);
    }
  });
});

describe('a spreadsheet', () => {
  test.each(['libreoffice.xlsx', 'libreoffice.ods'])('%s arrives as it is', async (name) => {
    await openShop();
    const file = readFileSync(new URL(`../imports/formats/test-files/${name}`, import.meta.url));
    const found = await preview(await upload(file, { fileName: name }));
    expect(found).toMatchObject({ refusal: null, fileRowCount: 5, newCount: 5 });
    expect((await apply(found.id)).errors).toEqual([]);
    expect((await facts()).map(({ code, cents }: { code: string; cents: number }) => [code, cents])).toEqual([
      ['00012', 3_990],
      ['0012', 4_990],
      ['2026-03-01', 0],
      ['8001234567890', 129_950],
      ['P-1', 513],
    ]);
  });
});

describe('columns that nobody knows', () => {
  const MATCH = `mutation ($companyId: ID!, $uploadId: ID!, $columns: [ImportColumnChoice!]! = []) {
    previewImport(companyId: $companyId, uploadId: $uploadId, columns: $columns) {
      id rowCount refusal { code } columnsToMatch { heading examples field }
    }
  }`;
  const table = 'Merce;Euro\nTazza blu;5,00\nVaso;7,50';
  const read = async (given: { columns?: object[]; of?: Shop } = {}) => {
    const { id: companyId, owner } = given.of ?? shop;
    const uploadId = await upload(table, given.of ? { of: given.of } : {});
    const variables = { companyId, uploadId, ...(given.columns ? { columns: given.columns } : {}) };
    return (await must(app, MATCH, variables, owner.token)).previewImport;
  };

  test('are asked about, and known from then on to the company that was asked, and to no other', async () => {
    await openShop();
    const asked = await read();
    expect(asked).toMatchObject({ rowCount: 0, refusal: { code: 'CSV_MISSING_FIELDS' } });
    expect(asked.columnsToMatch).toEqual([
      { heading: 'Merce', examples: ['Tazza blu', 'Vaso'], field: 'NAME' },
      { heading: 'Euro', examples: ['5,00', '7,50'], field: 'PRICE' },
    ]);
    const columns = [
      { heading: 'Merce', field: 'NAME' },
      { heading: 'Euro', field: 'PRICE' },
    ];
    const found = await read({ columns });
    expect(found).toMatchObject({ rowCount: 2, refusal: null });
    expect((await apply(found.id)).errors).toEqual([]);
    expect(await facts()).toMatchObject([
      { name: 'Tazza blu', cents: 500 },
      { name: 'Vaso', cents: 750 },
    ]);
    expect(await read()).toMatchObject({ rowCount: 2, refusal: null, columnsToMatch: [] });
    const other = await createShop(app);
    expect(await read({ of: other })).toMatchObject({ refusal: { code: 'CSV_MISSING_FIELDS' } });
  });
});
