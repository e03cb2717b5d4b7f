import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ProductVariant } from '../../products/variant.ts';
import { readExample } from '../example-file.ts';

const folder = new URL('../test-files/', import.meta.url);
const read = (name: string) => readExample(readFileSync(new URL(name, folder)), { name });

/** Code, name, hundredths, whether it can be bought, category. */
const shortOf = (rows: Awaited<ReturnType<typeof read>>['rows']) =>
  rows.map((row) => [row.code, row.name, row.price_cents, row.is_available, row.category]);

describe('what Easyfatt sends', () => {
  test('as a whole', async () => {
    const { rows, report } = await read('danea-full.xml');
    expect(report).toMatchObject({ refusal: null, source: 'DANEA_XML', isIncremental: false, fileRowCount: 3 });
    expect(shortOf(rows)).toEqual([
      ['MOKA-3', 'Moka 3 tazze', 2_490, true, 'Casa > Caffettiere'],
      ['TV-55', 'Televisore 55"', 129_950, false, 'Elettronica'],
      ['SERV-1', 'Incisione su misura', 0, true, 'Servizi'],
    ]);
    expect(rows[0]).toMatchObject({
      description: 'Caffettiera in alluminio, 3 tazze.',
      link: 'https://negozio.example/moka-3',
      image_url: '',
    });
    expect(report.flagCounts).toEqual([{ kind: 'ZERO_PRICE', count: 1 }]);
    const taken = report.columns.filter(({ field }) => field !== null).map(({ heading, field }) => [heading, field]);
    expect(taken).toContainEqual(['Description', 'Nome']);
    expect(taken).toContainEqual(['GrossPrice1', 'Prezzo']);
    expect(report.columns).toContainEqual({ heading: 'NetPrice1', field: null });
  });

  const there = (code: string, position: number) => ({
    id: `id-${code}`,
    code,
    title: `Prodotto ${code}`,
    position,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    fields: [`Prodotto ${code}`, '', '5 €', 'Casa', '', '', 'true', '[]'],
    priceCents: 500,
    currency: 'EUR',
    hasPicture: false,
  });
  const changes = (list: string, mode = 'incremental') => `<?xml version="1.0" encoding="UTF-8"?>
<EasyfattProducts AppVersion="2" Mode="${mode}">
<${list}><Product><Code>A</Code><Description>Prodotto A</Description><ManageWarehouse>true</ManageWarehouse></Product>
<Product><Code>NUOVO</Code><Description>Tazza</Description><GrossPrice1>5.5</GrossPrice1></Product></${list}>
<DeletedProducts><Product><Code>B</Code></Product><Product><Code>MAI-VISTO</Code></Product></DeletedProducts>
</EasyfattProducts>`;

  test.each([
    ['UpdatedProducts', 'incremental'],
    ['UpdateProducts', 'incremental'],
    ['UpdatedProducts', ''],
  ])('as changes in %s, mode "%s": it changes and removes, and never replaces', async (list, mode) => {
    const current = [there('A', 0), there('B', 1), there('C', 2)];
    const given = { name: 'easyfatt.xml', current, mode: 'REPLACE' } as const;
    for (const piece of [7, 65_536]) {
      const { report, rows } = await readExample(changes(list, mode), { ...given, piece });
      expect(report).toMatchObject({
        source: 'DANEA_INCREMENTAL',
        isIncremental: true,
        newCount: 1,
        changedCount: 1,
        removedCount: 1,
        currentCount: 3,
      });
      expect(rows).toMatchObject([
        // What has no value is left out: without a price and a quantity it costs nothing and is sold out.
        { id: 'id-A', price: '0€', is_available: false, is_changed: true },
        { code: 'NUOVO', price_cents: 550, is_new: true },
        { id: 'id-B', is_removed: true },
      ]);
    }
  });

  const sizes = `<?xml version="1.0" encoding="UTF-8"?>
<EasyfattProducts AppVersion="3" Mode="full"><Products>
<Product><Code>FELPA</Code><Description>Felpa</Description><GrossPrice1>45</GrossPrice1><ManageWarehouse>true</ManageWarehouse>
<Variants>
<Variant><Size>S</Size><Color>Rosso</Color><Barcode>FELPA/S/Rosso</Barcode></Variant>
<Variant><Size>M</Size><Color>-</Color><Barcode>FELPA/M</Barcode><AvailableQty>3</AvailableQty></Variant>
</Variants></Product>
<Product><Code>MOKA</Code><Description>Moka</Description><DescriptionHtml><![CDATA[<p>In <b>alluminio</b></p>]]></DescriptionHtml></Product>
</Products></EasyfattProducts>`;
  const variantsOf = (row: { variants: ProductVariant[] }) =>
    row.variants.map(({ code, options, isAvailable }) => [
      code,
      options.map(({ value }) => value).join('/'),
      isAvailable,
    ]);

  test.each([7, 65_536])('with sizes and colours, in pieces of %d', async (piece) => {
    const { rows, report } = await readExample(sizes, { name: 'easyfatt.xml', piece });
    expect(rows.map(variantsOf)).toEqual([
      [
        ['FELPA/S/Rosso', 'S/Rosso', false],
        ['FELPA/M', 'M', true],
      ],
      [],
    ]);
    expect(rows).toMatchObject([
      { is_available: true, price_cents: 4_500, description: '' },
      { description: 'In alluminio' },
    ]);
    expect(report).toMatchObject({ variantCount: 2, source: 'DANEA_XML' });
  });

  test('as a whole: what people added here stays, and what it does not name goes', async () => {
    const added = {
      ...there('FELPA', 0),
      title: 'Felpa',
      fields: [
        'Felpa',
        'Scritta a mano',
        '39 €',
        'Maglie',
        '/picture/1',
        'https://n.example/f',
        'true',
        '["felpa","inverno"]',
      ],
      ...{ priceCents: 3_900, listPriceCents: 4_500, hasPicture: true },
      variants: JSON.stringify([
        {
          ...{ code: 'FELPA/M', options: [{ name: 'Taglia', value: 'M' }], isAvailable: false },
          ...{ price: '47 €', priceCents: 4_700, imageUrl: 'https://n.example/m.jpg', link: '' },
        },
        {
          code: 'FELPA/XL',
          options: [{ name: 'Taglia', value: 'XL' }],
          isAvailable: true,
          price: '',
          priceCents: null,
          imageUrl: '',
          link: '',
        },
      ]),
    };
    const given = { name: 'easyfatt.xml', mode: 'REPLACE' } as const;
    const { rows, report } = await readExample(sizes, { ...given, current: [added, there('VIA', 1)] });
    expect(report).toMatchObject({ newCount: 1, removedCount: 1, isIncremental: false, isMerged: true });
    const [hoodie, moka, gone] = rows;
    // What is not written stays: the text, the picture, the page, the keywords, and the offer beside the same full price.
    for (const column of [
      'description',
      'image_url',
      'link',
      'keywords',
      'category',
      'price',
      'price_cents',
      'list_price',
    ])
      expect([column, hoodie[column]]).toEqual([column, undefined]);
    expect(variantsOf(hoodie)).toEqual([
      ['FELPA/S/Rosso', 'S/Rosso', false],
      ['FELPA/M', 'M', true],
    ]);
    expect(hoodie.variants[1]).toMatchObject({ price: '47 €', priceCents: 4_700, imageUrl: 'https://n.example/m.jpg' });
    expect(moka).toMatchObject({ is_new: true, keywords: ['moka'], category: 'generale' });
    expect(gone).toEqual({ id: 'id-VIA', is_new: false, is_changed: false, is_removed: true });
    const dearer = sizes.replace('>45<', '>49<');
    const changed = await readExample(dearer, { ...given, current: [added] });
    expect(changed.rows[0]).toMatchObject({ price_cents: 4_900, list_price: '' });
    // Without the choice to replace nothing goes.
    expect(
      (await readExample(sizes, { name: 'e.xml', mode: 'MERGE', current: [added, there('VIA', 1)] })).report
        .removedCount,
    ).toBe(0);
  });

  test('changes that only remove are taken', async () => {
    const xml =
      '<EasyfattProducts Mode="incremental"><DeletedProducts><Product><Code>A</Code></Product></DeletedProducts></EasyfattProducts>';
    const { report } = await readExample(xml, { name: 'e.xml', current: [there('A', 0)] });
    expect(report).toMatchObject({ refusal: null, rowCount: 0, removedCount: 1 });
  });
});

describe("Merchant's feeds", () => {
  test('as RSS bring what the table does', async () => {
    const { rows, report } = await read('google-merchant-rss.xml');
    const table = await read('google-merchant.tsv');
    expect(report).toMatchObject({ source: 'MERCHANT_RSS', fileRowCount: 5 });
    expect(rows.map(({ id: _, ...row }) => row)).toEqual(table.rows.map(({ id: _, ...row }) => row));
    expect(shortOf(rows)).toEqual([
      ['MOKA-3', 'Moka 3 tazze', 3_990, true, 'Casa > Cucina'],
      ['TAV-1', 'Tavolo su ordinazione', 129_900, true, 'Casa > Mobili'],
      ['FELPA', 'Felpa', 4_500, true, 'Abbigliamento > Felpe'],
      ['OLIO-75', 'Olio extravergine 75 cl', 1_250, true, 'Alimentari'],
    ]);
  });

  test('as Atom have their address in an attribute and their text in the summary', async () => {
    const atom = `<?xml version='1.0'?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
<title>Negozio</title><link rel="self" href="https://shop.example/"/>
<entry><id>tag:1</id><g:id>M</g:id><title>Moka</title><link rel="edit" href="https://no.example/"/><link href="https://shop.example/m"/>
<summary>Caff&amp;egrave;</summary><g:price>10.00 EUR</g:price><g:availability>out of stock</g:availability>
<g:shipping><g:country>IT</g:country><g:price>4.95 EUR</g:price></g:shipping>
<g:additional_image_link>https://shop.example/2.jpg</g:additional_image_link><g:image_link>https://shop.example/1.jpg</g:image_link></entry></feed>`;
    const { rows, report } = await readExample(atom, { name: 'feed.atom' });
    expect(report.source).toBe('MERCHANT_ATOM');
    expect(rows).toMatchObject([
      {
        code: 'M',
        name: 'Moka',
        link: 'https://shop.example/m',
        description: 'Caffè',
        price_cents: 1_000,
        is_available: false,
        image_url: 'https://shop.example/1.jpg',
      },
    ]);
  });
});

describe('other XML', () => {
  const offer = `<Offer><Name><![CDATA[Moka <3 tazze>]]></Name><Brand>B</Brand><Description>In &#232; &lt;b&gt;alluminio&lt;/b&gt;</Description>
<OriginalPrice>49.99</OriginalPrice><Price>39.90</Price><Code>MOKA-3</Code><Link>https://shop.example/m</Link><Stock>Disponibile</Stock>
<Categories>Casa;Cucina</Categories><Image>https://shop.example/m.jpg</Image><ShippingCost>5.00</ShippingCost></Offer>`;

  test('of Trovaprezzi', async () => {
    const { rows, report } = await readExample(`<?xml version="1.0"?><Products>${offer}</Products>`, {
      name: 'tp.xml',
    });
    expect(report.source).toBe('TROVAPREZZI_XML');
    expect(rows).toMatchObject([
      {
        code: 'MOKA-3',
        category: 'Casa > Cucina',
        name: 'Moka <3 tazze>',
        price_cents: 3_990,
        description: 'In è alluminio',
        is_available: true,
      },
    ]);
  });

  test('of a system that nobody knows is read where its names are known', async () => {
    const xml = `<catalogo><info><nome>Negozio</nome></info><articoli>
<articolo id="9"><nome>Tazza</nome><prezzo valuta="EUR">5,00</prezzo><giacenza>0</giacenza></articolo>
<articolo id="10"><nome>Vaso</nome><prezzo>7,00</prezzo><giacenza>3</giacenza></articolo></articoli></catalogo>`;
    const { rows, report } = await readExample(xml, { name: 'a.xml' });
    expect(report.source).toBeNull();
    expect(rows).toMatchObject([
      { code: '9', name: 'Tazza', price_cents: 500, is_available: false },
      { code: '10', name: 'Vaso', price_cents: 700, is_available: true },
    ]);
  });

  test.each([
    ['<p:FatturaElettronica xmlns:p="x"><FatturaElettronicaBody/></p:FatturaElettronica>', 'INVOICE'],
    ['<?xml version="1.0"?>\n<!-- a -->\n<ns2:FatturaElettronicaSemplificata/>', 'INVOICE'],
    [`<EasyfattProducts><Products><Product><Code>A</Code><Description>B</Description></Product>`, 'XML_INCOMPLETE'],
    ['<a><b/></a>', 'XML_NO_PRODUCTS'],
    ['<!DOCTYPE html><html><body><table></table></body></html>', 'UNSUPPORTED_FORMAT'],
    [`<a>${'<b>'.repeat(100)}`, 'XML_TOO_DEEP'],
    [`<rss><channel><item><title>${'a'.repeat(300_000)}`, 'XML_TOO_LONG'],
    [`<rss><!-- ${'a'.repeat(400_000)}`, 'XML_TOO_LONG'],
    [`<rss a="${'a'.repeat(400_000)}`, 'XML_TOO_LONG'],
    [`<a><${'a'.repeat(400_000)}`, 'XML_TOO_LONG'],
  ])('%.40s is refused', async (xml, code) => {
    expect((await readExample(xml, { name: 'a.xml' })).report.refusal?.code).toBe(code);
  });

  test('an entity of a document type means nothing', async () => {
    const xml = `<?xml version="1.0"?><!DOCTYPE p [<!ENTITY a "bomba"><!ENTITY b SYSTEM "file:///etc/passwd">]>
<products><product><name>Tazza &a;&b;</name><price>5 €</price></product></products>`;
    expect((await readExample(xml, { name: 'a.xml' })).rows).toMatchObject([{ name: 'Tazza &a;&b;' }]);
  });

  test('is read in the letters that it is written in', async () => {
    const xml = (encoding: string) =>
      `<?xml version="1.0" encoding="${encoding}"?><products><product><name>Caffè €</name><price>5</price></product></products>`;
    const latin9 = Buffer.from(xml('ISO-8859-15').replace('€', '\u00a4'), 'latin1');
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(xml('UTF-16'), 'utf16le')]);
    const wrong = Buffer.from(xml('ISO-8859-1'), 'utf8');
    for (const bytes of [latin9, utf16, wrong, Buffer.from(`\ufeff${xml('utf-8')}`)])
      for (const piece of [3, 65_536])
        expect((await readExample(bytes, { name: 'a.xml', piece })).rows).toMatchObject([{ name: 'Caffè €' }]);
  });

  test('is told by its content, whatever it is called', async () => {
    for (const name of ['a.txt', 'a.csv', 'export', 'a.rss'])
      expect((await readExample(`<Products>${offer}</Products>`, { name })).rows).toHaveLength(1);
  });
});
