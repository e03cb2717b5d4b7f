import { beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from '../database/system.ts';
import { forgetOldFaqs } from '../faqs/store.ts';
import { app, apply, openImports, openShop, preview, shop, toUndo, undo, upload } from './importing.ts';
import { createVisitor, must, start } from './story.ts';

openImports();

describe('a file of FAQs', () => {
  const faqs = { kind: 'FAQS', fileName: 'faq.json' };

  beforeAll(async () => {
    await openShop();
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

describe('an import of FAQs is undone', () => {
  const faqs = { kind: 'FAQS', fileName: 'faq.json' };
  const canUndo = async () => (await toUndo('FAQS')) !== null;
  const undoFaqs = () => undo('FAQS');

  beforeAll(async () => {
    await openShop();
  });

  async function rows() {
    return app.shared.database.dataSource.query<Record<string, unknown>[]>(
      `select id, code, question, answer, keywords, category, is_draft, position, created_at, updated_at
      from faqs where company_id = $1 and deleted_at is null order by position`,
      [shop.id],
    );
  }

  async function bringIn(list: Record<string, unknown>[], mode = 'REPLACE') {
    const report = await preview(await upload(JSON.stringify(list), { ...faqs, of: shop }), mode);
    expect((await apply(report.id)).errors).toEqual([]);
  }

  const answerTo = async (text: string) => {
    const { data } = await start(app, await createVisitor(app, shop.id), text);
    return data.startConversation.reply?.text as string;
  };

  test('and all of them are as they were: the changed, the removed, and none of the new', async () => {
    const before = await rows();
    expect(await canUndo()).toBe(false);
    await bringIn([
      { id: '1', question: 'Quali sono gli orari?', answer: 'Sempre aperti.', keywords: ['orari'] },
      { question: 'Avete un parcheggio?', answer: 'Sì, gratuito.', keywords: ['parcheggio'] },
    ]);
    expect(await answerTo('avete un parcheggio?')).toBe('Sì, gratuito.');
    expect(await canUndo()).toBe(true);
    expect((await undoFaqs()).errors).toEqual([]);
    expect(await rows()).toEqual(before);
    expect(await answerTo('avete un parcheggio?')).not.toBe('Sì, gratuito.');
    expect(await canUndo()).toBe(false);
    expect((await undoFaqs()).errors[0]?.extensions.code).toBe('NOTHING_TO_UNDO');
  });

  test('also after what it removed was forgotten', async () => {
    const before = await rows();
    await bringIn([{ question: 'Avete un parcheggio?', answer: 'Sì.' }]);
    const { database } = app.shared;
    await database.dataSource.query(
      `update faqs set deleted_at = now() - interval '25 hours' where company_id = $1 and deleted_at is not null`,
      [shop.id],
    );
    // The update above is no change of what anybody knows: the version goes back to what it was.
    await database.dataSource.query('update companies set faqs_version = faqs_version - 1 where id = $1', [shop.id]);
    await asSystem(database, forgetOldFaqs);
    expect((await undoFaqs()).errors).toEqual([]);
    expect(await rows()).toEqual(before);
  });

  test('only while nothing was changed since, and only the last one', async () => {
    await bringIn([{ question: 'Avete un parcheggio?', answer: 'Sì.' }], 'MERGE');
    await bringIn([{ question: 'Fate pacchi regalo?', answer: 'Sì.' }], 'MERGE');
    expect((await undoFaqs()).errors).toEqual([]);
    expect((await undoFaqs()).errors[0]?.extensions.code).toBe('NOTHING_TO_UNDO'); // the one before is older than that
    await bringIn([{ question: 'Fate pacchi regalo?', answer: 'Sì.' }], 'MERGE');
    const SAVE =
      'mutation ($companyId: ID!, $input: FaqInput!) { saveFaq(companyId: $companyId, input: $input) { id } }';
    const input = { question: 'Avete il bagno?', answer: 'Sì.', keywords: [] };
    await must(app, SAVE, { companyId: shop.id, input }, shop.owner.token);
    expect(await canUndo()).toBe(false);
    expect((await undoFaqs()).errors[0]?.extensions.code).toBe('NOTHING_TO_UNDO');
  });

  test('and whoever has one of them open is told that it changed', async () => {
    const FAQ = `query ($companyId: ID!) { faqs(companyId: $companyId, search: "orari", first: 1) { nodes { id version } } }`;
    const read = async () => (await must(app, FAQ, { companyId: shop.id }, shop.owner.token)).faqs.nodes[0];
    const { version } = await read();
    await bringIn([{ question: 'Quali sono gli orari?', answer: 'Chiuso.' }]);
    const imported = await read();
    await undoFaqs();
    const undone = await read();
    expect(imported.version).toBeGreaterThan(version);
    expect(undone.version).toBeGreaterThan(imported.version);
  });
});
