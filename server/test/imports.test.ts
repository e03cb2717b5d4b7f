import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { startTestApp } from './app.ts';
import { ask, createPerson, createShop, createVisitor, eventually, must, type Shop, start } from './story.ts';

let app: App;
let shop: Shop;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ASK_UPLOAD = `mutation ($companyId: ID!, $kind: UploadKind!, $fileName: String!, $size: Int!, $content: String) {
  createImportUpload(companyId: $companyId, kind: $kind, fileName: $fileName, size: $size, content: $content) { id url }
}`;
const REPORT = `id refusal { code sentence panelSentence } rowCount currentCount newCount changedCount unchangedCount
  removedCount changedFields { field count } firstRows { row code title state } rejectedCount
  rejections { row field reason } flagCounts { kind count }`;
const PREVIEW = `mutation ($companyId: ID!, $uploadId: ID!, $mode: ImportMode!) {
  previewImport(companyId: $companyId, uploadId: $uploadId, mode: $mode) { ${REPORT} }
}`;
const APPLY = `mutation ($companyId: ID!, $importId: ID!) {
  applyImport(companyId: $companyId, importId: $importId) { rowCount }
}`;
const UNDO = 'mutation ($companyId: ID!) { undoImport(companyId: $companyId) { id } }';

/** Sends a file as programs do, through its one-time address. */
async function upload(content: string | Uint8Array, given: { kind?: string; fileName?: string; of?: Shop } = {}) {
  const { id: companyId, owner } = given.of ?? shop;
  const body = Buffer.from(content as string);
  const { createImportUpload } = await must(
    app,
    ASK_UPLOAD,
    { companyId, kind: given.kind ?? 'PRODUCTS', fileName: given.fileName ?? 'prodotti.csv', size: body.length },
    owner.token,
  );
  const response = await fetch(createImportUpload.url, { method: 'PUT', body });
  expect(response.status).toBe(200);
  return createImportUpload.id as string;
}

async function preview(uploadId: string, mode = 'REPLACE') {
  const { previewImport } = await must(app, PREVIEW, { companyId: shop.id, uploadId, mode }, shop.owner.token);
  return previewImport;
}

function apply(importId: string, token = shop.owner.token) {
  return ask(app, APPLY, { companyId: shop.id, importId }, token);
}

async function productNames(): Promise<string[]> {
  const rows = await app.shared.database.dataSource.query<{ name: string }[]>(
    `select name from products where company_id = $1 and deleted_at is null
      and catalogue_id = (select catalogue_id from companies where id = $1) order by position`,
    [shop.id],
  );
  return rows.map(({ name }) => name);
}

/** What a visitor is shown for a wish. */
async function shown(text: string): Promise<string[]> {
  const token = await createVisitor(app, shop.id);
  const { data } = await start(app, token, text);
  return (data.startConversation.reply?.products ?? []).map(({ name }: { name: string }) => name);
}

const HEADER = 'ID;Nome;Descrizione;Prezzo;Categoria;Parole Chiave';

describe('a file of products', () => {
  beforeAll(async () => {
    shop = await createShop(app);
  });

  test('is previewed, applied, answered from, and undone', async () => {
    const lines = [
      HEADER,
      '1;Cuffie Wireless;Cuffie con cancellazione del rumore.;79,99 €;Elettronica;"cuffie;audio"',
      ';Lampada da tavolo;Luce calda;25,00 €;Casa;lampada',
      ';;senza nome;1;Casa;',
    ];
    const report = await preview(await upload(lines.join('\r\n')));
    expect(report).toMatchObject({
      refusal: null,
      rowCount: 2,
      currentCount: 2,
      newCount: 1,
      changedCount: 1,
      unchangedCount: 0,
      removedCount: 1,
      rejections: [{ row: 4, field: 'Nome', reason: 'Prodotto alla riga 4 non ha un nome' }],
    });
    expect(await productNames()).toEqual(['Cuffie Wireless', 'Zaino Urban']);

    expect((await apply(report.id)).errors).toEqual([]);
    expect(await productNames()).toEqual(['Cuffie Wireless', 'Lampada da tavolo']);
    await eventually('the new product is found', async () => (await shown('consigliami una lampada')).length === 1);
    expect(await shown('consigliami uno zaino')).toEqual([]);

    await must(app, UNDO, { companyId: shop.id }, shop.owner.token);
    expect(await productNames()).toEqual(['Cuffie Wireless', 'Zaino Urban']);
    await eventually('the old product is found', async () => (await shown('consigliami uno zaino')).length === 1);
    const again = await ask(app, UNDO, { companyId: shop.id }, shop.owner.token);
    expect(again.errors[0]?.extensions.code).toBe('NOTHING_TO_UNDO');
  });

  test('adds and updates without removing', async () => {
    const report = await preview(
      await upload('id,nome,descrizione,prezzo,categoria\n2,Zaino Urban,,"59,90 €",\n,Borraccia,,9 €,Sport'),
      'MERGE',
    );
    expect(report).toMatchObject({ newCount: 1, changedCount: 1, removedCount: 0 });
    expect((await apply(report.id)).errors).toEqual([]);
    const rows = await app.shared.database.dataSource.query(
      `select code, name, price, price_cents::int as cents, category, version from products where company_id = $1
        and catalogue_id = (select catalogue_id from companies where id = $1) order by position`,
      [shop.id],
    );
    expect(rows).toMatchObject([
      { code: '1', name: 'Cuffie Wireless', price: '89,99 €' },
      { code: '2', name: 'Zaino Urban', price: '59,90 €', cents: 5_990, category: 'Accessori', version: 2 },
      { code: '3', name: 'Borraccia', price: '9 €' },
    ]);
    await must(app, UNDO, { companyId: shop.id }, shop.owner.token);
  });

  test('is not applied over what somebody changed since its preview', async () => {
    const uploadId = await upload(`${HEADER}\n1;A;B;1 €;C;d`);
    const first = await preview(uploadId);
    const second = await preview(uploadId);
    expect((await apply(first.id)).errors).toEqual([]);
    const stale = await apply(second.id);
    expect(stale.errors[0]?.extensions.code).toBe('STALE_IMPORT');
    expect(await productNames()).toEqual(['A']);
    // Previewed again, it is applied.
    expect((await apply((await preview(uploadId)).id)).errors).toEqual([]);
  });

  test('is not applied over a product that somebody edited since its preview', async () => {
    const { id } = await preview(await upload(`${HEADER}\n1;Sopra;B;1 €;C;d`));
    await app.shared.database.dataSource.query(`update products set name = 'Corretta' where company_id = $1`, [
      shop.id,
    ]);
    expect((await apply(id)).errors[0]?.extensions.code).toBe('STALE_IMPORT');
    expect(await productNames()).toContain('Corretta');
    expect(await productNames()).not.toContain('Sopra');
  });

  test('is applied once, however often it is asked', async () => {
    const { id } = await preview(await upload(`${HEADER}\n1;Una;B;1 €;C;d`));
    const answers = await Promise.all([apply(id), apply(id), apply(id)]);
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(await productNames()).toEqual(['Una']);
  });

  test('cannot be undone once a product was changed', async () => {
    const { id } = await preview(await upload(`${HEADER}\n1;Cambiata;B;1 €;C;d`));
    await apply(id);
    await app.shared.database.dataSource.query(
      `update products set name = 'Toccata' where company_id = $1 and name = 'Cambiata'`,
      [shop.id],
    );
    const { errors } = await ask(app, UNDO, { companyId: shop.id }, shop.owner.token);
    expect(errors[0]?.extensions.code).toBe('NOTHING_TO_UNDO');
    expect(await productNames()).toEqual(['Toccata']);
  });

  test('that cannot be read is answered with both sentences, and cannot be applied', async () => {
    const report = await preview(await upload('{"a":1}', { fileName: 'p.json' }));
    expect(report.refusal).toEqual({
      code: 'JSON_NO_ARRAY',
      sentence: 'Il file JSON deve contenere un array che inizia con [ e finisce con ]',
      panelSentence: 'Formato file non valido!',
    });
    const { errors } = await apply(report.id);
    expect(errors[0]?.extensions.code).toBe('IMPORT_REFUSED');
  });

  test('keeps two catalogues, however many came before', async () => {
    for (const name of ['Prima', 'Seconda', 'Terza'])
      await apply((await preview(await upload(`${HEADER}\n1;${name};B;1 €;C;d`))).id);
    await app.shared.background.finished();
    const rows = await app.shared.database.dataSource.query('select id from catalogues where company_id = $1', [
      shop.id,
    ]);
    expect(rows).toHaveLength(2);
    expect(await productNames()).toEqual(['Terza']);
  });
});

describe('a file of FAQs', () => {
  const faqs = { kind: 'FAQS', fileName: 'faq.json' };

  beforeAll(async () => {
    shop = await createShop(app);
  });

  test('replaces all of them, or adds to them', async () => {
    const list = [{ id: '1', question: 'Quali sono gli orari?', answer: 'Sempre aperti.', keywords: ['orari'] }];
    const report = await preview(await upload(JSON.stringify(list), faqs));
    expect(report).toMatchObject({ rowCount: 1, changedCount: 1, removedCount: 1 });
    expect((await apply(report.id)).errors).toEqual([]);
    const more = await preview(await upload('[{"question":"Avete un parcheggio?","answer":"Sì."}]', faqs), 'MERGE');
    expect((await apply(more.id)).errors).toEqual([]);
    const rows = await app.shared.database.dataSource.query(
      'select code, question, answer from faqs where company_id = $1 and deleted_at is null order by position',
      [shop.id],
    );
    expect(rows).toEqual([
      { code: '1', question: 'Quali sono gli orari?', answer: 'Sempre aperti.' },
      { code: '2', question: 'Avete un parcheggio?', answer: 'Sì.' },
    ]);
  });
});

describe('an address for a file', () => {
  beforeAll(async () => {
    shop = await createShop(app);
  });

  async function address(size: number, kind = 'PRODUCTS') {
    const variables = { companyId: shop.id, kind, fileName: 'p.csv', size };
    const { createImportUpload } = await must(app, ASK_UPLOAD, variables, shop.owner.token);
    return createImportUpload as { id: string; url: string };
  }

  async function put(url: string, body: string) {
    const response = await fetch(url, { method: 'PUT', body });
    const answer = (await response.json()) as { errors?: { extensions: { code: string } }[] };
    return { status: response.status, code: answer.errors?.[0]?.extensions.code };
  }

  test('works once', async () => {
    const { url } = await address(3);
    expect(await put(url, 'abc')).toEqual({ status: 200, code: undefined });
    expect(await put(url, 'abc')).toEqual({ status: 404, code: 'UPLOAD_NOT_FOUND' });
  });

  test('works for five minutes', async () => {
    const { id, url } = await address(3);
    await app.shared.database.dataSource.query('update uploads set expires_at = now() where id = $1', [id]);
    expect(await put(url, 'abc')).toEqual({ status: 404, code: 'UPLOAD_NOT_FOUND' });
  });

  test.each([
    [4, 'abc', 400, 'UPLOAD_INCOMPLETE'],
    [2, 'abc', 413, 'UPLOAD_TOO_LARGE'],
    [2, 'x'.repeat(5_000_000), 413, 'UPLOAD_TOO_LARGE'],
  ])('announced with %i bytes takes no other size', async (size, body, status, code) => {
    const { id, url } = await address(size);
    expect(await put(url, body)).toEqual({ status, code });
    const { errors } = await ask(app, PREVIEW, { companyId: shop.id, uploadId: id, mode: 'REPLACE' }, shop.owner.token);
    expect(errors[0]?.extensions.code).toBe('UPLOAD_NOT_FOUND');
  });

  test.each([
    ['PRODUCTS', 'p.xlsx', 10, 'UNSUPPORTED_FORMAT'],
    ['PRODUCTS', 'p.csv', 50 * 1024 * 1024 + 1, 'UPLOAD_TOO_LARGE'],
    ['LOGO', 'logo.png', 256 * 1024 + 1, 'UPLOAD_TOO_LARGE'],
    ['PRODUCTS', 'p.csv', -1, 'UPLOAD_TOO_LARGE'],
  ])('is refused for %s %s of %i bytes', async (kind, fileName, size, code) => {
    const { errors } = await ask(app, ASK_UPLOAD, { companyId: shop.id, kind, fileName, size }, shop.owner.token);
    expect(errors[0]?.extensions.code).toBe(code);
  });

  test('is not needed for a small file', async () => {
    const content = Buffer.from(`${HEADER}\n1;A;B;1 €;C;d`).toString('base64');
    const variables = { companyId: shop.id, kind: 'PRODUCTS', fileName: 'p.csv', size: 0, content };
    const { createImportUpload } = await must(app, ASK_UPLOAD, variables, shop.owner.token);
    expect(createImportUpload.url).toBeNull();
    expect(await preview(createImportUpload.id)).toMatchObject({ rowCount: 1 });
  });

  test('serves only the one who asked for it, and the company that it was for', async () => {
    const uploadId = await upload(`${HEADER}\n1;A;B;1 €;C;d`);
    const importId = (await preview(uploadId)).id;
    const client = await createPerson(app, 'CLIENT', shop.id);
    const elsewhere = await createShop(app, { owner: shop.owner });
    const asks: [string, Record<string, unknown>, string, string][] = [
      [PREVIEW, { companyId: shop.id, uploadId, mode: 'REPLACE' }, client.token, 'UPLOAD_NOT_FOUND'],
      [APPLY, { companyId: shop.id, importId }, client.token, 'IMPORT_NOT_FOUND'],
      [PREVIEW, { companyId: elsewhere.id, uploadId, mode: 'REPLACE' }, shop.owner.token, 'UPLOAD_NOT_FOUND'],
      [APPLY, { companyId: elsewhere.id, importId }, shop.owner.token, 'IMPORT_NOT_FOUND'],
    ];
    for (const [document, variables, token, code] of asks) {
      const { errors } = await ask(app, document, variables, token);
      expect(errors[0]?.extensions.code).toBe(code);
    }
  });
});

describe('a picture', () => {
  const SAVE = `mutation ($companyId: ID!, $uploadId: ID!) { savePicture(companyId: $companyId, uploadId: $uploadId) { url } }`;
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  beforeAll(async () => {
    shop = await createShop(app);
  });

  test.each([
    ['LOGO', '/logo/'],
    ['PRODUCT_PICTURE', '/picture/'],
  ])('%s has an address of its own', async (kind, folder) => {
    const uploadId = await upload(PNG, { kind, fileName: 'foto.txt' });
    const { savePicture } = await must(app, SAVE, { companyId: shop.id, uploadId }, shop.owner.token);
    expect(savePicture.url).toMatch(new RegExp(`^${folder}`));
    const response = await fetch(app.url + savePicture.url);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a zip', Buffer.from('504b0304140000000800', 'hex')],
    ['nothing', ''],
  ])('is no %s', async (_, content) => {
    const uploadId = await upload(content, { kind: 'LOGO', fileName: 'logo.png' });
    const { errors } = await ask(app, SAVE, { companyId: shop.id, uploadId }, shop.owner.token);
    expect(errors[0]?.extensions.code).toBe('BAD_PICTURE');
  });

  test('that nobody has is not found', async () => {
    expect((await fetch(`${app.url}/logo/${shop.id}`)).status).toBe(404);
    expect((await fetch(`${app.url}/picture/..%2f..%2fsecret`)).status).toBe(404);
  });
});

describe('an export', () => {
  const EXPORT = `mutation ($companyId: ID!, $kind: ExportKind!, $format: ExportFormat!, $separator: CsvSeparator!, $importId: ID) {
    createExport(companyId: $companyId, kind: $kind, format: $format, separator: $separator, importId: $importId) { url }
  }`;

  beforeAll(async () => {
    shop = await createShop(app, { name: '../Bottega «d’Anna» & figli' });
  });

  async function fetchExport(variables: Record<string, unknown>) {
    const all = { companyId: shop.id, kind: 'PRODUCTS', format: 'CSV', separator: 'SEMICOLON', ...variables };
    const { createExport } = await must(app, EXPORT, all, shop.owner.token);
    return { url: createExport.url as string, response: await fetch(createExport.url) };
  }

  test('is a CSV that Excel opens, named after the company', async () => {
    const { response } = await fetchExport({});
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="prodotti_bottega_d_anna_figli.csv"',
    );
    expect(Buffer.from(await response.arrayBuffer()).toString('utf8')).toBe(
      [
        '\ufeffID;Nome;Descrizione;Prezzo;Categoria;Immagine;Parole Chiave;Link;Disponibile',
        '1;Cuffie Wireless;Cuffie con cancellazione del rumore.;89,99 €;Elettronica;;"cuffie;audio";https://example.it/cuffie;sì',
        '2;Zaino Urban;Zaino impermeabile.;49,90 €;Accessori;;"zaino;scuola";;sì',
        '',
      ].join('\r\n'),
    );
  });

  test.each(['CSV', 'JSON'])('as %s comes back as what it was', async (format) => {
    const { response } = await fetchExport({ format, separator: 'COMMA' });
    const uploadId = await upload(new Uint8Array(await response.arrayBuffer()), { fileName: `p.${format}` });
    expect(await preview(uploadId)).toMatchObject({
      unchangedCount: 2,
      newCount: 0,
      changedCount: 0,
      removedCount: 0,
      rejectedCount: 0,
    });
    const faqs = await fetchExport({ kind: 'FAQS', format });
    const faqUpload = await upload(new Uint8Array(await faqs.response.arrayBuffer()), {
      kind: 'FAQS',
      fileName: `f.${format}`,
    });
    expect(await preview(faqUpload)).toMatchObject({ unchangedCount: 2, rejectedCount: 0, removedCount: 0 });
  });

  test('has every row that an import left out', async () => {
    const lines = Array.from({ length: 150 }, () => ';;x;1;Casa;');
    const { id, rejectedCount, rejections } = await preview(
      await upload(`${HEADER}\n1;A;B;1 €;C;d\n${lines.join('\n')}`),
    );
    expect([rejectedCount, rejections.length]).toEqual([150, 100]);
    const { response } = await fetchExport({ kind: 'REJECTED_ROWS', importId: id });
    const text = await response.text();
    expect(text.trim().split('\r\n')).toHaveLength(151);
    expect(text).toContain('152;Nome;Prodotto alla riga 152 non ha un nome');
  });

  test('is fetched once', async () => {
    const { url } = await fetchExport({});
    expect((await fetch(url)).status).toBe(404);
  });

  test('is not for whom was disabled since', async () => {
    const client = await createPerson(app, 'CLIENT', shop.id);
    const all = { companyId: shop.id, kind: 'FAQS', format: 'JSON', separator: 'COMMA' };
    const { createExport } = await must(app, EXPORT, all, client.token);
    await app.shared.database.dataSource.query('update accounts set disabled_at = now() where id = $1', [client.id]);
    expect((await fetch(createExport.url)).status).toBe(404);
  });
});
