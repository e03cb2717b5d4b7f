import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readExample } from './example-file.ts';

const FOLDER = join(import.meta.dirname, 'test-files');
const read = (name: string) => readExample(readFileSync(join(FOLDER, name)), { name });

/** Code, name, hundredths, whether it can be bought, category. */
type Expected = [string | null, string, number, boolean, string];

const FILES: Record<string, Expected[]> = {
  'danea-excel.csv': [
    ['MOKA-3', 'Moka 3 tazze', 2_490, true, 'Casa'],
    ['TV-55', 'Televisore 55"', 129_950, false, 'Elettronica'],
    ['SERV-1', 'Incisione su misura', 0, true, 'Servizi'],
  ],
  'woocommerce-it.csv': [
    ['MOKA-3', 'Moka 3 tazze', 3_990, true, 'Casa > Cucina'],
    ['FELPA', 'Felpa', 4_500, true, 'Abbigliamento > Felpe'],
    ['TAV-1', 'Tavolo su ordinazione', 129_900, true, 'Casa > Mobili'],
    ['CRED', 'Credenza', 129_950, true, 'Casa'],
  ],
  'shopify-export.csv': [
    ['maglia-varsity', 'Maglia Varsity', 6_000, true, 'Maglie'],
    ['CO-1', 'Camicia Oceano', 5_000, true, 'Camicie'],
  ],
  // Without VAT: of 20.409836 only 22 % makes whole cents (24,90, less 10 %); of 1000 nobody knows.
  'prestashop-import.csv': [
    ['MOKA-3', 'Moka 3 tazze', 2_241, true, 'Casa'],
    ['CRED', 'Credenza', 0, false, 'Mobili'],
  ],
  'idealo.csv': [
    ['MOKA-3', 'Moka 3 tazze', 3_990, true, 'Casa > Cucina'],
    ['TV-55', 'Televisore 55', 129_950, true, 'Elettronica > TV'],
    ['FELPA', 'Felpa', 4_500, true, 'Abbigliamento'],
  ],
  'kelkoo.txt': [
    ['MOKA-3', 'Moka 3 tazze', 3_990, true, 'Casa - Cucina'],
    ['TV-55', 'Televisore 55', 129_950, false, 'Elettronica - TV'],
    ['FELPA', 'Felpa', 4_500, true, 'Abbigliamento'],
  ],
  'trovaprezzi-2025.csv': [
    ['MOKA-3', 'Moka 3 tazze', 3_990, true, 'Casa > Cucina'],
    ['TV-55', 'Televisore 55', 129_950, false, 'Elettronica > TV'],
    ['FELPA', 'Felpa', 4_500, true, 'Abbigliamento'],
  ],
  // What a shop's database says is without VAT too.
  'prestashop-sql.csv': [['MOKA-3', 'Moka 3 tazze', 0, true, 'generale']],
  'prestashop-list.csv': [['MOKA-3', 'Moka 3 tazze', 2_490, true, 'Casa']],
  'prestashop-list-codes.csv': [['MOKA-3', 'Moka 3 tazze', 2_490, true, 'Casa']],
  'woocommerce-en.csv': [
    ['MOKA-3', 'Moka 3 tazze', 3_990, true, 'Casa > Cucina'],
    ['FELPA', 'Felpa', 4_500, true, 'Abbigliamento'],
    ['TAV', 'Tavolo', 129_900, true, 'Casa > Mobili, antichi'],
    ['EXT', 'Esterno', 1_000, true, 'generale'],
  ],
  'shopify-new.csv': [
    ['maglia-varsity', 'Maglia Varsity', 6_000, true, 'Maglie'],
    ['CO-1', 'Camicia', 5_000, false, 'Camicie'],
  ],
  // What is counted and has no quantity is sold out; what is not counted is not.
  'danea-few-columns.csv': [
    ['MOKA-3', 'Moka 3 tazze', 2_490, true, 'Casa'],
    ['TV', 'TV', 129_950, false, 'Casa'],
    ['SERV', 'Servizio', 0, true, 'Servizi'],
    ['ART', 'Articolo senza mag.', 500, true, 'Casa'],
    ['EMPTY', 'Con magazzino senza qtà', 500, false, 'Casa'],
  ],
  'trovaprezzi-few-columns.csv': [
    ['MOKA', 'Moka', 3_990, true, 'Casa > Cucina'],
    ['TV', 'TV', 129_950, false, 'Casa > TV'],
  ],
  '01-cost-before-price.csv': [['B2', 'Smerigliatrice', 6_900, true, 'Utensili']],
  '01b-cost-and-selling-price.csv': [['B1', 'Avvitatore', 5_900, true, 'Utensili']],
  '07-google-feed.csv': [
    ['G1', 'Scarpa trail', 9_900, true, 'Scarpe > Trail'],
    ['G2', 'Scarpa pista', 8_900, false, 'Scarpe > Pista'],
    ['G3', 'Scarpa gara', 14_900, true, 'Scarpe > Gara'],
  ],
  '09-variants-over-rows.csv': [
    ['sciarpa-lana', 'Sciarpa di lana', 3_990, true, 'Accessori'],
    [null, 'Guanti', 1_990, true, 'Accessori'],
  ],
  '11-pipe.csv': [['PI1', 'Penna', 150, true, 'Cancelleria']],
  '11b-title-rows-above-header.csv': [['L1', 'Lampadina LED', 490, true, 'Luce']],
  '11c-whole-line-quoted.csv': [['W1', 'Quaderno', 250, true, 'Cancelleria']],
  '12-empty-and-total-rows.csv': [['R1', 'Rosa rossa', 1_500, true, 'Fiori']],
  '13-excel-codes.csv': [
    ['0001234', 'Bullone M8', 50, true, 'Ferramenta'],
    [null, 'Dado M8', 30, true, 'Ferramenta'],
    [null, 'Rondella M8', 10, true, 'Ferramenta'],
    ['0007', 'Vite M8', 20, true, 'Ferramenta'],
  ],
};

describe('files as shops have them', () => {
  test.each(Object.entries(FILES))('%s', async (name, expected) => {
    const { rows, report } = await read(name);
    expect(report.refusal).toBeNull();
    const found = rows.map(({ code, name, price_cents: cents, is_available: isAvailable, category }) => [
      code,
      name,
      cents,
      isAvailable,
      category,
    ]);
    expect(found).toEqual(expected);
  });

  /** Price, full price and the offer's two ends of each row. */
  const offers = async (content: string | Buffer, name = 'feed.tsv') =>
    (await readExample(content, { name })).rows.map((row) => [
      row.price,
      row.list_price,
      row.offer_from,
      row.offer_until,
    ]);

  test.each([
    ['', '', ''],
    ['2026-11-20T00:00+0100/2026-12-24T23:59+0100', '2026-11-20', '2026-12-24'],
    ['2026-11-20/2026-12-24', '2026-11-20', '2026-12-24'],
    // Without a zone a time is UTC's.
    ['2026-11-20T08:00/2026-12-24T17:00', '2026-11-20T09:00:00+01:00', '2026-12-24T18:00:00+01:00'],
    ['2020-01-01/2020-12-24', '2020-01-01', '2020-12-24'],
  ])('an offer of a feed is kept with its dates: %s', async (dates, from, until) => {
    const feed = `id\ttitle\tprice\tsale_price\tsale_price_effective_date\nA\tMoka\t49.99 EUR\t39.90 EUR\t${dates}`;
    expect(await offers(feed)).toEqual([['39.90 EUR', '49.99 EUR', from, until]]);
  });

  test('an offer whose dates cannot be read is none, and is remarked', async () => {
    const feed = 'id\ttitle\tprice\tsale_price\tsale_price_effective_date\nA\tMoka\t49.99 EUR\t39.90 EUR\tdomani/';
    expect(await offers(feed)).toEqual([['49.99 EUR', '', '', '']]);
    expect((await readExample(feed, { name: 'feed.tsv' })).report.flags).toMatchObject([
      { kind: 'LEFT_OUT', detail: 'Inizio Offerta: «domani»' },
    ]);
  });

  test.each([
    [
      'WooCommerce, Italian',
      'Nome,Prezzo di listino,Prezzo in offerta,Data di partenza del prezzo in saldo,Termine data del prezzo di vendita,Genitore',
    ],
    ['WooCommerce, English', 'Name,Regular price,Sale price,Date sale price starts,Date sale price ends,Parent'],
  ])('%s: its days are those of the shop', async (_, headings) => {
    const line = 'Moka,"49,99","39,90",2026-11-20 0:00:00,2026-12-24 23:59:59,';
    expect(await offers(`${headings}\n${line}`, 'woo.csv')).toEqual([['39,90', '49,99', '2026-11-20', '2026-12-24']]);
  });

  test('PrestaShop: a reduction in percent or in euro, of days', async () => {
    const table = (cells: string) =>
      `Name *;Price tax included;Discount amount;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd)\n${cells}`;
    const read = (cells: string) => offers(table(cells), 'presta.csv');
    expect(await read('Moka;24,90;;10;2026-11-20;2026-12-24')).toEqual([
      ['22,41 €', '24,90', '2026-11-20', '2026-12-24'],
    ]);
    expect(await read('Moka;24,90;4,90;;;')).toEqual([['20,00 €', '24,90', '', '']]);
    expect(await read('Moka;24,90;;;0000-00-00;0000-00-00')).toEqual([['24,90', '', '', '']]);
    expect(await read('Moka;24,90;30;;;')).toEqual([['24,90', '', '', '']]);
  });

  test('an old price that a shop or a comparison site tells is the full one, where it is higher', async () => {
    const whole = async (name: string) => offers(readFileSync(join(FOLDER, name)), name);
    expect(await whole('shopify-export.csv')).toEqual([
      ['60.00', '80.00', '', ''],
      ['50.00', '', '', ''],
    ]);
    expect((await whole('idealo.csv'))[0]?.slice(0, 2)).toEqual(['39.90', '49.99']);
    expect((await whole('trovaprezzi-2025.csv'))[0]?.slice(0, 2)).toEqual(['39.90', '49.99']);
    expect((await whole('woocommerce-it.csv'))[0]).toEqual(['39,90', '49,99', '', '']);
    expect(await offers('nome;prezzo;prezzo di listino\nMoka;39,90;49,99\nTazza;5,00;4,00', 'p.csv')).toEqual([
      ['39,90', '49,99', '', ''],
      ['5,00', '', '', ''],
    ]);
    expect(await offers('nome;prezzo;prezzo pieno\nMoka;CHF 39.90;49,99 €', 'p.csv')).toEqual([
      ['CHF 39.90', '', '', ''],
    ]);
  });

  test('a file that tells a price and no offer ends the offer; one that tells no price changes neither', async () => {
    const current = [
      {
        ...{ id: 'm', code: 'M', title: 'Moka', position: 0, version: 1, createdAt: '2026-01-01T00:00:00.000Z' },
        ...{ fields: [], priceCents: 3_990, currency: 'EUR', hasPicture: false },
      },
    ];
    const merged = async (content: string) =>
      (await readExample(content, { name: 'p.csv', mode: 'MERGE', current })).rows;
    expect(await merged('id;nome;prezzo\nM;Moka;45,00')).toMatchObject([
      { price: '45,00', list_price: '', offer_until: '' },
    ]);
    const [row] = await merged('id;nome;categoria\nM;Moka;Casa');
    expect(row).not.toHaveProperty('list_price');
    expect(row).not.toHaveProperty('offer_ends_at');
  });

  test('what a shop has switched off is not taken, and says so', async () => {
    for (const name of ['woocommerce-it.csv', 'shopify-export.csv', 'prestashop-import.csv'])
      expect((await read(name)).rejected).toMatchObject([
        { reason: 'Bozza o prodotto non pubblicato: non importato.' },
      ]);
  });

  test('texts, tags and further categories of a WooCommerce shop', async () => {
    expect((await read('woocommerce-it.csv')).rows).toMatchObject([
      {
        description: 'In alluminio.\n\nTre tazze.',
        keywords: ['caffè', 'regalo', 'cucina', 'regali', 'per lei'],
        image_url: 'https://shop.example/moka-1.jpg',
      },
      {},
      { description: '-20% fino a Natale' },
      { keywords: ['mobili, antichi'] },
    ]);
  });

  test('of pictures and links what is an address', async () => {
    const { rows, rejected, report } = await read('05-pictures-and-links.csv');
    expect(rejected).toEqual([]);
    const site = 'https://negozio.example';
    expect(rows.map(({ image_url: image, link }) => [image, link])).toEqual([
      ['', ''],
      [`${site}/a.jpg`, ''],
      [`${site}/a.jpg`, ''],
      ['https://cdn.negozio.example/a.jpg', 'https://www.negozio.example/borsa'],
      ['', ''],
      [`${site}/foto%20mia%20%C3%A8%20bella.jpg`, `${site}/borsa?utm=1&x=2`],
      ['', `${site}/borsa-sette`],
      ['', ''],
    ]);
    expect(report.flagCounts).toEqual([{ kind: 'LEFT_OUT', count: 4 }]);
  });

  test('codes that a spreadsheet ruined are flagged, and lose no product', async () => {
    expect((await read('13-excel-codes.csv')).report.flagCounts).toEqual([{ kind: 'SPREADSHEET_CODE', count: 2 }]);
  });

  test.each(readdirSync(FOLDER))(
    '%s, cut anywhere, with other line ends or in small pieces, is still read',
    async (name) => {
      const bytes = readFileSync(join(FOLDER, name));
      const whole = (await readExample(bytes, { name })).rows;
      const codes = (rows: { code: string | null }[]) => rows.map(({ code }) => code);
      const crlf = Buffer.from(bytes.toString().replace(/\r?\n/g, '\r\n'));
      expect(codes((await readExample(crlf, { name, piece: 7 })).rows)).toEqual(codes(whole));
      for (const part of [0.3, 0.6, 0.9]) {
        const { rows } = await readExample(bytes.subarray(0, Math.floor(bytes.length * part)), { name });
        expect(rows.length).toBeLessThanOrEqual(whole.length);
      }
    },
  );
});

describe('a JSON as shops export it', () => {
  test('takes names, addresses and prices out of its objects', async () => {
    const list = [
      {
        name: 'Maglia',
        sku: 'M-1',
        categories: [{ id: 3, name: 'Maglie' }, { name: 'Uomo' }],
        images: [{ src: 'https://shop.example/m.jpg' }, { src: 'https://shop.example/n.jpg' }],
        tags: [{ name: 'Lana' }],
        variations: [{ regular_price: '45.00' }, { regular_price: '39.90' }],
        stock_status: 'onbackorder',
      },
      { title: 'Vite', price: 1.005, imgs: ['https://shop.example/v.jpg'] },
    ];
    const { rows, report } = await readExample(JSON.stringify(list), { name: 'shop.json' });
    expect(rows).toMatchObject([
      {
        code: 'M-1',
        category: 'Maglie',
        image_url: 'https://shop.example/m.jpg',
        keywords: ['lana', 'uomo'],
        price_cents: 3_990,
        is_available: true,
      },
      { name: 'Vite', price_cents: 101, image_url: 'https://shop.example/v.jpg' },
    ]);
    expect(report.flags).toEqual([]);
  });
});
