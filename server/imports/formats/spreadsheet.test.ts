import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readExample } from '../example-file.ts';
import { archiveOf, rowOf, xlsxOf } from './example-archive.ts';
import { kindOfFormat, readNumber } from './number-formats.ts';
import { SharedStrings } from './shared-strings.ts';
import { openZip } from './zip.ts';

const folder = new URL('./test-files/', import.meta.url);
const read = (content: string | Uint8Array, name = 'listino.xlsx') => readExample(content, { name });

describe('a table that LibreOffice saved', () => {
  test.each(['libreoffice.xlsx', 'libreoffice.ods'])('as %s', async (name) => {
    for (const called of [name, 'listino.csv', 'export'])
      for (const piece of [1_000, 65_536]) {
        const { rows, report, rejected } = await readExample(readFileSync(new URL(name, folder)), {
          name: called,
          piece,
        });
        expect(report).toMatchObject({ refusal: null, fileRowCount: 5 });
        expect(rejected).toEqual([]);
        const facts = rows.map((row) => [row.code, row.name, row.price_cents, row.currency, row.is_available]);
        expect(facts).toEqual([
          ['00012', 'Moka 3 tazze', 3_990, 'EUR', true],
          ['0012', 'Orologio svizzero', 4_990, 'CHF', false],
          // A percentage is no price.
          ['2026-03-01', 'Vite MAR-1', 0, 'EUR', false],
          ['8001234567890', 'Credenza', 129_950, 'EUR', true],
          ['P-1', 'Piatto', 513, 'EUR', true],
        ]);
        expect(rows[4]).toMatchObject({ price: '5,13 €' });
        expect(rows[0]).toMatchObject({ price: '39.9', description: 'In alluminio.\nTre tazze.' });
        expect(report.flagCounts).toContainEqual({ kind: 'LEFT_OUT', count: 1 });
      }
  });
});

test('a table that LibreOffice read as Italian tells which names and codes it made days of', async () => {
  const day = (value: string) => `<c s="1"><v>${value}</v></c>`;
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const rows = [
    [text('Codice'), text('Nome'), text('Prezzo')],
    // 'SET 6' twice, and 'MAR 3'.
    [day('38961'), day('38961'), text('24,90')],
    [text('A-1'), day('37681'), text('9,90')],
    [text('A-2'), text('Calendario 2026-10-01'), text('9,90')],
  ];
  const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
  const { rows: found, report } = await read(
    xlsxOf(rows.map((cells) => `<row>${cells.join('')}</row>`).join(''), { styles }),
  );
  expect(found.map(({ code, name }) => [code, name])).toEqual([
    ['2006-09-01', '2006-09-01'],
    ['A-1', '2003-03-01'],
    ['A-2', 'Calendario 2026-10-01'],
  ]);
  expect(report.flagCounts).toEqual([
    { kind: 'SPREADSHEET_NAME', count: 2 },
    { kind: 'SPREADSHEET_CODE', count: 1 },
  ]);
});

test('true and false of an .ods are read where OpenDocument has them, and where pandas puts them', async () => {
  const cell = (attributes: string, text: string) =>
    `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
  const row = (name: string, attributes: string, shown: string) =>
    `<table:table-row>${cell('office:value-type="string"', name)}${cell(attributes, shown)}</table:table-row>`;
  const boolean = (value: string) => `office:value-type="boolean" ${value}`;
  const table = [
    row('Nome', 'office:value-type="string"', 'Disponibile'),
    row('Moka', boolean('office:boolean-value="true"'), 'VERO'),
    row('Tazza', boolean('office:boolean-value="false"'), 'FALSO'),
    row('Vaso', boolean('office:value="true"'), 'TRUE'),
    row('Piatto', boolean('office:value="false"'), 'FALSE'),
  ];
  const content = `<office:document-content><office:body><office:spreadsheet><table:table>${table.join('')}</table:table></office:spreadsheet></office:body></office:document-content>`;
  const { rows } = await read(
    archiveOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': content }),
    'listino.ods',
  );
  expect(rows.map(({ name, is_available }) => [name, is_available])).toEqual([
    ['Moka', true],
    ['Tazza', false],
    ['Vaso', true],
    ['Piatto', false],
  ]);
});

describe('a workbook', () => {
  test('with texts and formats of its own', async () => {
    const strings = `<si><t>Nome</t></si><si><t>Prezzo</t></si><si><t>Data</t></si>
      <si><r><t>Ta</t></r><r><rPr/><t xml:space="preserve">zza </t></r><rPh><t>x</t></rPh></si><si><t>riga_x000D_due &amp; &#232;</t></si>`;
    const styles = `<numFmts><numFmt numFmtId="200" formatCode="[$-410]d\\ mmmm\\ yyyy;@"/></numFmts>
      <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="200"/></cellXfs>`;
    const rows = `<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="inlineStr"><is><t>Descrizione</t></is></c></row>
      <row r="9"><c r="A9" t="s"><v>3</v></c><c r="B9"><v>39.900000000000006</v></c><c r="C9" s="1"><v>46380</v></c><c r="D9" t="s"><v>4</v></c></row>
      <row><c r="A10" t="str"><f>A9</f><v>Vaso</v></c><c r="B10" t="e"><v>#N/D</v></c></row>`;
    const { rows: found, report } = await read(xlsxOf(rows, { strings, styles }));
    expect(report.firstRows.map(({ row }) => row)).toEqual([9, 10]);
    expect(found).toMatchObject([
      { name: 'Tazza', price: '39.9', price_cents: 3_990, description: 'riga\ndue & è' },
      { name: 'Vaso', price_cents: 0 },
    ]);
  });

  test.each([
    ['dd/mm/yyyy', '46380', false, '2026-12-24'],
    ['dd/mm/yyyy', '44918', true, '2026-12-24'],
    ['yyyy-mm-dd hh:mm', '46380.5', false, '2026-12-24T12:00:00'],
    ['d/m/yy', '59', false, '1900-02-28'],
    ['d/m/yy', '61', false, '1900-03-01'],
    ['00000', '12', false, '00012'],
    ['0.00%', '0.07', false, '7%'],
    ['#,##0.00\\ "€"', '1299.5', false, 1299.5],
    ['[$CHF-807]\\ 0.00', '49.9', false, 'CHF 49.90'],
    ['"pz" 0', '3', false, 3],
    ['General', '0.30000000000000004', false, 0.3],
    ['General', '1e5', false, 100_000],
    ['General', 'x', false, 'x'],
  ])('shows a number as %s: %s', (format, text, from1904, expected) => {
    expect(readNumber(text, kindOfFormat(format), from1904)).toBe(expected);
  });

  test.each([
    ['without headings that are known', xlsxOf(rowOf(1, 'x', 'y') + rowOf(2, '1', '2')), 'SHEET_MISSING_FIELDS'],
    ['with headings alone', xlsxOf(rowOf(1, 'Nome', 'Prezzo')), 'SHEET_TOO_SHORT'],
    ['without anything', xlsxOf(''), 'SHEET_TOO_SHORT'],
    ['of another kind', archiveOf({ 'word/document.xml': '<w/>' }), 'UNSUPPORTED_FORMAT'],
    [
      'of letters',
      archiveOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }),
      'UNSUPPORTED_FORMAT',
    ],
    ['that is cut', xlsxOf(rowOf(1, 'Nome', 'Prezzo') + rowOf(2, 'Tazza', '5')).subarray(0, 400), 'BROKEN_SPREADSHEET'],
    [
      'with a row without end',
      xlsxOf(rowOf(1, 'Nome') + rowOf(2, ...Array(20).fill('a'.repeat(30_000)))),
      'ROW_TOO_LONG',
    ],
    [
      'with a password',
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(600),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
      'ENCRYPTED_FILE',
    ],
    ['of 2003', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'OLD_SPREADSHEET'],
    [
      'of LibreOffice with a password',
      archiveOf({ 'META-INF/manifest.xml': '<m><manifest:encryption-data/></m>', 'content.xml': 'x' }),
      'ENCRYPTED_FILE',
    ],
    ['that is none', 'PK', 'UNSUPPORTED_FORMAT'],
  ])('%s is refused', async (_, content, code) => {
    expect((await read(content)).report.refusal?.code).toBe(code);
  });

  test('with a thousand columns that say nothing is read, with a thousand headings not', async () => {
    const wide = (heading: string) => xlsxOf(rowOf(1, 'Nome', ...Array(999).fill(heading)) + rowOf(2, 'Tazza'));
    expect((await read(wide(''))).rows).toHaveLength(1);
    expect((await read(wide('x'))).report.refusal?.code).toBe('CSV_TOO_MANY_COLUMNS');
  });
});

describe('an archive', () => {
  const fileOf = (bytes: Uint8Array) => ({
    name: 'a.xlsx',
    size: bytes.length,
    async *bytes(_: number, from = 0, to = bytes.length) {
      yield bytes.subarray(from, to);
    },
  });

  test('gives no more than its limit, however small it is', async () => {
    const packed = archiveOf({ a: new Uint8Array(300_000), b: new Uint8Array(300_000) });
    expect(packed.length).toBeLessThan(2_000);
    const zip = await openZip(fileOf(packed), 500_000);
    const size = async (name: string) => {
      let bytes = 0;
      for await (const chunk of zip.read(name)) bytes += chunk.length;
      return bytes;
    };
    expect(await size('a')).toBe(300_000);
    await expect(size('b')).rejects.toMatchObject({ code: 'INFLATED_TOO_LARGE' });
  });

  test('that says less than it holds is damaged', async () => {
    const packed = archiveOf({ a: new Uint8Array(300_000) });
    const lied = Buffer.from(packed);
    for (
      let at = lied.indexOf(Buffer.from([0xe0, 0x93, 4, 0]));
      at >= 0;
      at = lied.indexOf(Buffer.from([0xe0, 0x93, 4, 0]))
    )
      lied.writeUInt32LE(10, at);
    const zip = await openZip(fileOf(lied));
    const reading = async () => {
      for await (const _ of zip.read('a'));
    };
    await expect(reading()).rejects.toMatchObject({ code: 'BROKEN_SPREADSHEET' });
  });
});

test('texts beyond what is kept as it is are found by their numbers all the same', () => {
  const strings = new SharedStrings(1_000, 4);
  const texts = Array.from({ length: 30_000 }, (_, index) =>
    index % 9 === 0 ? '' : `testo ${index} ${'à'.repeat(index % 40)}`,
  );
  for (const text of texts) strings.add(text);
  strings.seal();
  for (const index of [0, 5, 29_999, 15_000, 99, 29_000, 7_777]) expect(strings.get(index)).toBe(texts[index]);
  for (let index = 0; index < texts.length; index += 7) expect(strings.get(index)).toBe(texts[index]);
  expect([strings.get(30_000), strings.get(-1), strings.get(Number.NaN)]).toEqual(['', '', '']);
});
