import { beforeAll, describe, expect, test } from 'vitest';
import { UserError } from '../errors.ts';
import { app, HEADER, openImports, openShop, preview, shop, upload } from './importing.ts';
import { createPerson, createShop, must } from './story.ts';

openImports();

describe('an export', () => {
  const EXPORT = `mutation ($companyId: ID!, $kind: ExportKind!, $format: ExportFormat!, $separator: CsvSeparator!, $importId: ID) {
    createExport(companyId: $companyId, kind: $kind, format: $format, separator: $separator, importId: $importId) { url }
  }`;

  beforeAll(async () => {
    await openShop({ name: '../Bottega «d’Anna» & figli' });
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
        '\ufeffID;Nome;Descrizione;Prezzo;Categoria;Immagine;Parole Chiave;Link;Disponibile;Variante di;Opzioni',
        '1;Cuffie Wireless;Cuffie con cancellazione del rumore.;89,99 €;Elettronica;;"cuffie;audio";https://example.it/cuffie;sì;;',
        '2;Zaino Urban;Zaino impermeabile.;49,90 €;Accessori;;"zaino;scuola";;sì;;',
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

  test('of rows left out is not there for a file that was refused, nor for somebody else', async () => {
    const refused = await preview(await upload('x'));
    expect(refused.refusal).not.toBeNull();
    const elsewhere = await createShop(app, { owner: shop.owner });
    const { id } = await preview(await upload(`${HEADER}\n1;A;B;1 €;C;d`));
    for (const variables of [{ importId: refused.id }, { importId: null }, { importId: id, companyId: elsewhere.id }]) {
      const { response } = await fetchExport({ kind: 'REJECTED_ROWS', ...variables });
      expect([response.status, await response.text()]).toEqual([404, new UserError('EXPORT_NOT_FOUND').message]);
    }
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
