import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { querySystem } from '../database/system.ts';
import { type Desk, FAQS, faq, openDesk, product, SAVE_FAQ, SAVE_PRODUCT } from './desk.ts';
import { createVisitor, say, start } from './story.ts';

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

describe('a FAQ', () => {
  test('written by a client answers the next visitor', async () => {
    const saved = await desk.saveFaq({
      question: 'Incartate i regali?',
      answer: 'Certo, gratis.',
      keywords: ['Incartare', 'pacchetto'],
    });
    expect(saved).toMatchObject({
      code: '3',
      keywords: ['incartare', 'pacchetto'],
      category: 'Generale',
      isDraft: false,
      version: 1,
    });
    expect(await desk.answerTo('fate il pacchetto?')).toMatchObject({ source: 'FAQ', text: 'Certo, gratis.' });
  });

  test('that is changed answers at once with its new text, in a conversation under way too', async () => {
    const saved = await desk.saveFaq({ question: 'Fate riparazioni?', answer: 'No.', keywords: ['riparazioni'] });
    const visitor = await createVisitor(desk.app, desk.shop.id);
    const { data } = await start(desk.app, visitor, 'fate riparazioni?');
    expect(data.startConversation.reply.text).toBe('No.');
    await desk.saveFaq({ ...saved, answer: 'Sì, in giornata.', code: undefined });
    const second = await say(desk.app, visitor, data.startConversation.conversation.id, 'fate riparazioni?');
    expect(second.data.sendMessage.reply.text).toBe('Sì, in giornata.');
  });

  test('that is a draft answers nobody, and is in the list', async () => {
    const { own, by } = await desk.ownShop();
    await desk.saveFaq(
      { question: 'Noleggiate biciclette?', answer: 'Da completare', keywords: ['noleggio'], isDraft: true },
      own,
      by,
    );
    expect(await desk.answerTo('noleggio?', own)).toMatchObject({ source: 'FALLBACK' });
    const { faqs } = await desk.asClient(FAQS, { search: 'NOLEGGIO' }, own, by);
    expect(faqs.nodes.map((node: { isDraft: boolean }) => node.isDraft)).toEqual([true]);
  });

  test('is found by question, answer and keyword, whatever its case and accents', async () => {
    const { own, by } = await desk.ownShop();
    for (const search of ['ORARI', 'lunedi', 'orario']) {
      const { faqs } = await desk.asClient(FAQS, { search }, own, by);
      expect(
        faqs.nodes.map((node: { code: string }) => node.code),
        search,
      ).toEqual(['1']);
      expect(faqs.totalCount).toBe(1);
    }
    const { faqs } = await desk.asClient(FAQS, { first: 1 }, own, by);
    expect(faqs).toMatchObject({
      totalCount: 2,
      categories: [{ name: 'Generale', count: 2 }],
      pageInfo: { hasNextPage: true },
    });
    const next = await desk.asClient(FAQS, { first: 1, after: faqs.pageInfo.endCursor }, own, by);
    expect(next.faqs).toMatchObject({ nodes: [{ code: '2' }], pageInfo: { hasNextPage: false } });
  });

  test('deleted answers no more, and comes back to its place', async () => {
    const { own, by } = await desk.ownShop();
    const before = (await desk.asClient(FAQS, {}, own, by)).faqs.nodes;
    const [first] = before;
    const DELETE = 'mutation ($companyId: ID!, $id: ID!) { deleteFaq(companyId: $companyId, id: $id) }';
    const RESTORE = 'mutation ($companyId: ID!, $id: ID!) { restoreFaq(companyId: $companyId, id: $id) { id } }';
    await desk.asClient(DELETE, { id: first.id }, own, by);
    expect((await desk.asClient(FAQS, {}, own, by)).faqs.totalCount).toBe(1);
    expect(await desk.answerTo('quali sono gli orari?', own)).toMatchObject({ source: 'FALLBACK' });
    expect(await desk.codeOf(DELETE, { id: first.id }, own, by)).toBe('FAQ_NOT_FOUND');
    await desk.asClient(RESTORE, { id: first.id }, own, by);
    expect((await desk.asClient(FAQS, {}, own, by)).faqs.nodes.map(({ id }: { id: string }) => id)).toEqual(
      before.map(({ id }: { id: string }) => id),
    );
    expect(await desk.answerTo('quali sono gli orari?', own)).toMatchObject({ source: 'FAQ' });
    expect(await desk.codeOf(RESTORE, { id: first.id }, own, by)).toBe('FAQ_NOT_FOUND');
  });

  test('whose code was taken meanwhile does not come back', async () => {
    const { own, by } = await desk.ownShop();
    const last = await desk.saveFaq({}, own, by);
    await desk.asClient(
      'mutation ($companyId: ID!, $id: ID!) { deleteFaq(companyId: $companyId, id: $id) }',
      { id: last.id },
      own,
      by,
    );
    expect((await desk.saveFaq({}, own, by)).code).toBe(last.code);
    const RESTORE = 'mutation ($companyId: ID!, $id: ID!) { restoreFaq(companyId: $companyId, id: $id) { id } }';
    expect(await desk.codeOf(RESTORE, { id: last.id }, own, by)).toBe('CODE_TAKEN');
  });

  test('moves to where it is put', async () => {
    const { own, by } = await desk.ownShop();
    const third = await desk.saveFaq({}, own, by);
    const MOVE =
      'mutation ($companyId: ID!, $id: ID!, $afterId: ID) { moveFaq(companyId: $companyId, id: $id, afterId: $afterId) { id } }';
    const codes = async () =>
      (await desk.asClient(FAQS, {}, own, by)).faqs.nodes.map(({ code }: { code: string }) => code);
    await desk.asClient(MOVE, { id: third.id, afterId: null }, own, by);
    expect(await codes()).toEqual(['3', '1', '2']);
    const { nodes } = (await desk.asClient(FAQS, {}, own, by)).faqs;
    await desk.asClient(MOVE, { id: third.id, afterId: nodes[1].id }, own, by);
    expect(await codes()).toEqual(['1', '3', '2']);
    expect(await desk.codeOf(MOVE, { id: third.id, afterId: randomUUID() }, own, by)).toBe('FAQ_NOT_FOUND');
  });

  test('is refused with a code for whatever is wrong with it', async () => {
    const cases: [Record<string, unknown>, string][] = [
      [{ question: ' ' }, 'FAQ_INCOMPLETE'],
      [{ question: 'x'.repeat(301) }, 'QUESTION_TOO_LONG'],
      [{ answer: 'x'.repeat(4_001) }, 'ANSWER_TOO_LONG'],
      [{ category: 'x'.repeat(61) }, 'CATEGORY_TOO_LONG'],
      [{ keywords: ['a;b'] }, 'BAD_KEYWORD'],
      [{ keywords: ['x'.repeat(61)] }, 'KEYWORD_TOO_LONG'],
      [{ keywords: Array.from({ length: 51 }, (_, index) => `k${index}`) }, 'TOO_MANY_KEYWORDS'],
      [{ id: randomUUID(), version: 1 }, 'FAQ_NOT_FOUND'],
      [{ id: 'nessuna', version: 1 }, 'FAQ_NOT_FOUND'],
    ];
    for (const [given, code] of cases) expect(await desk.codeOf(SAVE_FAQ, { input: faq(given) }), code).toBe(code);
  });

  test('beyond the 2,000th is refused', async () => {
    const { own, by } = await desk.ownShop();
    await querySystem(
      desk.app.shared.database,
      `insert into faqs (company_id, id, code, question, answer, position)
      select $id, gen_random_uuid(), 'c' || n, 'Domanda', 'Risposta', n from generate_series(3, 2000) n`,
      { id: own.id },
    );
    expect(await desk.codeOf(SAVE_FAQ, { input: faq() }, own, by)).toBe('TOO_MANY_FAQS');
  });
});

describe('two people edit the same thing', () => {
  test('the second save of a FAQ is refused, and changes nothing', async () => {
    const saved = await desk.saveFaq({ question: 'Chi siete?' });
    const input = { id: saved.id, version: saved.version, answer: 'Noi.', question: 'Chi siete?', keywords: [] };
    await desk.asClient(SAVE_FAQ, { input });
    expect(await desk.codeOf(SAVE_FAQ, { input: { ...input, answer: 'Loro.' } })).toBe('STALE_VERSION');
    const { faq: now } = await desk.asClient(
      `query ($companyId: ID!, $id: ID!) { faq(companyId: $companyId, id: $id) { answer version } }`,
      { id: saved.id },
    );
    expect(now).toEqual({ answer: 'Noi.', version: 2 });
  });

  test('so is that of a product, and of one without a version', async () => {
    const saved = await desk.saveProduct();
    const input = { ...product(), id: saved.id, version: saved.version };
    await desk.asClient(SAVE_PRODUCT, { input: { ...input, name: 'Lampada blu' } });
    expect(await desk.codeOf(SAVE_PRODUCT, { input })).toBe('STALE_VERSION');
    expect(await desk.codeOf(SAVE_PRODUCT, { input: { ...input, version: null } })).toBe('STALE_VERSION');
  });
});
