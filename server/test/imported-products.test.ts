import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { halfWay } from './half-way.ts';
import {
  APPLY,
  app,
  apply,
  HEADER,
  openImports,
  openShop,
  PREVIEW,
  preview,
  productNames,
  shop,
  shown,
  toUndo,
  undo,
  upload,
} from './importing.ts';
import { ask, createPerson, createShop, createVisitor, eventually, listen, must, start } from './story.ts';
import { isRealPostgres } from './story-database.ts';

vi.mock('../imports/rows-store.ts', async (load) => {
  const { withPauseHalfWay } = await import('./half-way.ts');
  return withPauseHalfWay(await load<typeof import('../imports/rows-store.ts')>());
});

openImports();

describe('the last import, which can be undone,', () => {
  const lines = (name: string) => [HEADER, `1;${name};Bella.;9,90 €;Casa;`].join('\n');

  async function bringIn(name: string, fileName: string, token: string) {
    const { id: companyId, owner } = shop;
    const as = { ...shop, owner: { ...owner, token } };
    const uploadId = await upload(lines(name), { fileName, of: as });
    const { previewImport } = await must(app, PREVIEW, { companyId, uploadId, mode: 'REPLACE' }, token);
    expect((await apply(previewImport.id, token)).errors).toEqual([]);
    return previewImport.id as string;
  }

  test('of a colleague is named by file, person and moment, and is not undone for another', async () => {
    await openShop();
    const colleague = await createPerson(app, 'CLIENT', shop.id);
    expect(await toUndo()).toBeNull();
    const seen = await bringIn('Sedia', 'sedie.csv', shop.owner.token);
    const own = await toUndo();
    expect(own).toMatchObject({ id: seen, fileName: 'sedie.csv', rowCount: 1, isMine: true, by: null });
    expect(Math.abs(Date.now() - Date.parse(own.appliedAt))).toBeLessThan(600_000);

    const newer = await bringIn('Tavolo', 'tavoli.csv', colleague.token);
    expect((await undo('PRODUCTS', seen)).errors[0]?.extensions.code).toBe('ANOTHER_IMPORT');
    expect(await productNames()).toEqual(['Tavolo']);
    expect(await toUndo()).toMatchObject({ id: newer, fileName: 'tavoli.csv', isMine: false, by: colleague.email });
    // Who manages the company is no colleague whose address a client knows.
    await bringIn('Lampada', 'lampade.csv', shop.owner.token);
    expect(await toUndo('PRODUCTS', colleague.token)).toMatchObject({
      fileName: 'lampade.csv',
      isMine: false,
      by: null,
    });
    expect((await undo('PRODUCTS', newer)).errors[0]?.extensions.code).toBe('ANOTHER_IMPORT');
    expect((await undo()).errors).toEqual([]);
    expect(await productNames()).toEqual(['Tavolo']);
  });

  test('is known by what is left of it when the import itself is forgotten', async () => {
    await openShop();
    await bringIn('Sedia', 'sedie.csv', shop.owner.token);
    await app.shared.database.dataSource.query('delete from imports where company_id = $1', [shop.id]);
    expect(await toUndo()).toMatchObject({ fileName: 'sedie.csv', rowCount: 1, isMine: true });
    expect((await undo()).errors).toEqual([]);
    expect(await productNames()).toEqual(['Cuffie Wireless', 'Zaino Urban']);
  });

  test('is undone once by two who ask at the same moment', async () => {
    await openShop();
    const id = await bringIn('Sedia', 'sedie.csv', shop.owner.token);
    const answers = await Promise.all([undo('PRODUCTS', id), undo('PRODUCTS', id)]);
    expect(answers.map(({ errors }) => errors[0]?.extensions.code ?? 'undone').toSorted()).toEqual([
      'NOTHING_TO_UNDO',
      'undone',
    ]);
  });

  test('of FAQs is named as well', async () => {
    await openShop();
    const faqs = { kind: 'FAQS', fileName: 'faq.json' };
    const report = await preview(await upload('[{"question":"Avete un parcheggio?","answer":"Sì."}]', faqs));
    expect((await apply(report.id)).errors).toEqual([]);
    expect(await toUndo('FAQS')).toMatchObject({ id: report.id, fileName: 'faq.json', rowCount: 1, isMine: true });
    expect((await undo('FAQS', randomUUID())).errors[0]?.extensions.code).toBe('ANOTHER_IMPORT');
    expect((await undo('FAQS')).errors).toEqual([]);
  });
});

describe('a file of products', () => {
  beforeAll(async () => {
    await openShop();
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

    expect((await undo()).errors).toEqual([]);
    expect(await productNames()).toEqual(['Cuffie Wireless', 'Zaino Urban']);
    await eventually('the old product is found', async () => (await shown('consigliami uno zaino')).length === 1);
    const again = await undo();
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
    expect((await undo()).errors).toEqual([]);
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

  test('is refused like any other of a company that goes while it is applied', async () => {
    const gone = await createShop(app, { owner: shop.owner, name: 'Da togliere' });
    const lines = Array.from({ length: 20_000 }, (_, row) => `${row + 1};Tazza ${row};Una tazza.;9,90 €;Casa;tazza`);
    const uploadId = await upload([HEADER, ...lines].join('\r\n'), { of: gone });
    const variables = { companyId: gone.id, uploadId, mode: 'REPLACE' };
    const { id: importId } = (await must(app, PREVIEW, variables, shop.owner.token)).previewImport;
    const { wait } = halfWay;
    const removal = Promise.withResolvers<void>();
    halfWay.wait = () => removal.promise;
    const applying = ask(app, APPLY, { companyId: gone.id, importId }, shop.owner.token);
    await eventually('rows are written', async () => {
      const begun = 'select id from imports where id = $1 and applied_percent > 0';
      return (await app.shared.database.dataSource.query<unknown[]>(begun, [importId])).length > 0;
    });
    const REMOVE = 'mutation ($companyId: ID!) { deleteCompany(companyId: $companyId, name: "Da togliere") }';
    await must(app, REMOVE, { companyId: gone.id }, shop.owner.token).finally(() => {
      halfWay.wait = wait;
      removal.resolve();
    });
    const { errors } = await applying;
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['COMPANY_NOT_FOUND']);
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
    const { errors } = await undo();
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

describe('a catalogue that was replaced', () => {
  beforeAll(async () => {
    await openShop();
  });

  test('is counted anew in a chat that is open, as soon as it is compiled, also when it was undone', async () => {
    const token = await createVisitor(app, shop.id);
    await start(app, token, 'ciao');
    const SHOP = 'subscription ($companyId: ID!) { shopChanges(companyId: $companyId) { productCount } }';
    const open = listen(app, SHOP, { companyId: shop.id }, token);
    const counted = () => open.events.at(-1)?.shopChanges.productCount;
    await eventually('the chat is open', () => counted() === 2);
    const lines = Array.from({ length: 5_000 }, (_, row) => `${row + 1};Tazza ${row};Una tazza.;9,90 €;Casa;tazza`);
    const report = await preview(await upload([HEADER, ...lines].join('\r\n')));
    expect((await apply(report.id)).errors).toEqual([]);
    await eventually('the new products are counted', () => counted() === 5_000);
    expect((await undo()).errors).toEqual([]);
    await eventually('the old ones are counted', () => counted() === 2);
    await open.stop();
  });

  test.runIf(!isRealPostgres)('is known to the planner of the embedded database before anybody edits it', async () => {
    const lines = Array.from({ length: 5_000 }, (_, row) => `${row + 1};Tazza ${row};Una tazza.;9,90 €;Casa;tazza`);
    const report = await preview(await upload([HEADER, ...lines].join('\r\n')));
    await app.shared.database.dataSource.query('delete from pg_statistic');
    await app.shared.database.dataSource.query(`update pg_class set reltuples = 2 where relname = 'products'`);
    expect((await apply(report.id)).errors).toEqual([]);
    const [row] = await app.shared.database.dataSource.query<{ count: number }[]>(
      `select reltuples as count from pg_class where relname = 'products'`,
    );
    expect(row?.count).toBeGreaterThan(5_000);
  });
});
