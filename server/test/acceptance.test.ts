import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { MOST_TESTS } from '../acceptance/acceptance-test.ts';
import { querySystem } from '../database/system.ts';
import { COUNTS, knownOf, RUN_ALL, runsOf, SAVE, saveTest, testsOf } from './acceptance-story.ts';
import { createColleague } from './handover-story.ts';
import { ASK_UPLOAD } from './importing.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { ask, createShop, eventually, listen, must, type Shop } from './story.ts';
import { deleteFaq, visitorAsks } from './unanswered-story.ts';

let app: ShopStory['app'];
let shop: Shop;
let known: Map<string, string>;
tellShopStories((story) => {
  ({ app } = story);
});
beforeEach(async () => {
  shop = await createShop(app);
  known = await knownOf(app, shop);
});

const HOURS = 'Quali sono gli orari?';
const idOf = (name: string) => known.get(name) ?? 'nessuno';
const hours = (more = {}) => ({ question: 'a che ora aprite?', expectedKind: 'FAQ', faqId: idOf(HOURS), ...more });
const bag = (more = {}) => ({
  ...{ question: 'avete uno zaino?', expectedKind: 'PRODUCTS', productIds: [idOf('Zaino Urban')], ...more },
});
const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code ?? 'answered';
const save = (input: object, of = shop, token = of.owner.token) => ask(app, SAVE, { id: of.id, input }, token);
const run = async () => (await must(app, RUN_ALL, { id: shop.id }, shop.owner.token)).runAcceptanceTests;
const isTried = () =>
  eventually('all is tried', async () => {
    const all = await testsOf(app, shop);
    return all.length > 0 && all.every(({ verdict }) => verdict !== 'UNTRIED') ? all : null;
  });

describe('questions with their answers', () => {
  test('are tried one by one, by what answers and by its words, and what came is told beside what was expected', async () => {
    await saveTest(app, shop, hours({ words: ['9:00'] }));
    await saveTest(app, shop, hours({ question: 'quando siete aperti?', words: ['domenica'] }));
    await saveTest(app, shop, bag());
    await saveTest(app, shop, bag({ question: 'avete delle cuffie?' }));
    await saveTest(app, shop, { question: 'Chi ha vinto la partita di calcio?', expectedKind: 'OFF_TOPIC' });
    await saveTest(app, shop, { question: 'Fate tatuaggi?', expectedKind: 'NO_ANSWER' });
    const told = await run();
    expect(told).toMatchObject({ cause: 'BY_HAND', state: 'DONE', startedBy: shop.owner.email });
    expect(told).toMatchObject({ testCount: 6, passedCount: 4, failedCount: 2, inputTokens: 0 });
    expect(told.results.nodes).toMatchObject([
      { question: 'quando siete aperti?', verdict: 'FAILED', reason: 'WORDS_MISSING', expectedNames: [HOURS] },
      { question: 'avete delle cuffie?', verdict: 'FAILED', reason: 'OTHER_ANSWER', expectedNames: ['Zaino Urban'] },
      { verdict: 'PASSED', reason: null },
      { verdict: 'PASSED' },
      { verdict: 'PASSED' },
      { verdict: 'PASSED' },
    ]);
    const failed = await testsOf(app, shop, 'FAILED');
    expect(failed.map(({ question }) => question)).toEqual(['avete delle cuffie?', 'quando siete aperti?']);
    expect(failed[0]?.answer).toMatchObject({ source: 'CATALOG', productNames: ['Cuffie Wireless'] });
    expect(failed[1]?.answer).toMatchObject({ source: 'FAQ', faqQuestion: HOURS });
    expect(failed[1]?.answer?.text.length).toBeLessThanOrEqual(160);
  });

  test('fail by themselves when a FAQ is deleted, live for both who look, and pass when it is back', async () => {
    const colleague = await createColleague(app, shop, 'Anna');
    const panels = [shop.owner, colleague].map(({ token }) => listen(app, COUNTS, { id: shop.id }, token));
    const told = (failedCount: number, passedCount: number) =>
      eventually(`both are told of ${failedCount}`, () =>
        panels.every(({ events }) => {
          const last = events.at(-1)?.acceptanceCounts;
          return last?.failedCount === failedCount && last.passedCount === passedCount;
        }),
      );
    await saveTest(app, shop, hours());
    await saveTest(app, shop, bag());
    await told(0, 2);
    expect(await runsOf(app, shop)).toEqual([]); // what was tried for the first time is no change
    const faq = idOf(HOURS);
    await deleteFaq(app, shop, faq);
    await told(1, 1);
    expect(await testsOf(app, shop, 'FAILED')).toMatchObject([
      { reason: 'EXPECTED_GONE', expectedFaq: null, expectedNames: [HOURS] },
    ]);
    await must(
      app,
      'mutation ($id: ID!, $faq: ID!) { restoreFaq(companyId: $id, id: $faq) { id } }',
      { id: shop.id, faq },
      shop.owner.token,
    );
    await told(0, 2);
    const runs = await runsOf(app, shop);
    expect(runs).toMatchObject([
      { cause: 'AFTER_CHANGE', startedBy: null, testCount: 2, failedCount: 0 },
      { cause: 'AFTER_CHANGE', startedBy: null, testCount: 2, failedCount: 1 },
    ]);
    // What changes nothing for them is no run.
    const add = 'mutation ($id: ID!, $input: FaqInput!) { saveFaq(companyId: $id, input: $input) { id } }';
    const input = { question: 'Dove si parcheggia?', answer: 'Qui davanti.', keywords: ['parcheggio'] };
    await must(app, add, { id: shop.id, input }, shop.owner.token);
    await eventually('it is tried', async () => {
      const [row] = await querySystem<{ isDone: boolean }>(
        app.shared.database,
        `select bool_and(checked_version = knowledge_version) as "isDone" from acceptance_tests
        join companies on companies.id = company_id where company_id = $id`,
        { id: shop.id },
      );
      return row?.isDone;
    });
    expect(await runsOf(app, shop)).toHaveLength(2);
    await Promise.all(panels.map((panel) => panel.stop()));
  });

  test('say which would not pass any more before a FAQ is saved', async () => {
    await saveTest(app, shop, hours());
    await saveTest(app, shop, bag({ question: 'fate tatuaggi?' })); // fails before and after
    const PROVE = 'query ($id: ID!, $draft: FaqInput!) { proveFaq(companyId: $id, draft: $draft) { failingTests } }';
    const FAQS =
      'query ($id: ID!, $faq: ID!) { faq(companyId: $id, id: $faq) { id question answer keywords version } }';
    const { faq } = await must(app, FAQS, { id: shop.id, faq: idOf(HOURS) }, shop.owner.token);
    const prove = async (draft: object) =>
      (await must(app, PROVE, { id: shop.id, draft }, shop.owner.token)).proveFaq.failingTests;
    expect(await prove({ ...faq, isDraft: true })).toEqual(['a che ora aprite?']);
    expect(await prove({ ...faq, answer: 'Sempre.' })).toEqual([]);
  });

  test('come from an answer of a conversation', async () => {
    const conversation = await visitorAsks(app, shop, 'Fate tatuaggi?', 'Quando siete aperti?', 'avete zaini?');
    const PROPOSE = `query ($id: ID!, $conversation: ID!, $seq: Int!) {
      proposedAcceptanceTest(companyId: $id, conversationId: $conversation, seq: $seq) {
        question expectedKind faq { id } products { id }
      }
    }`;
    const propose = (seq: number, of = shop) => ask(app, PROPOSE, { id: of.id, conversation, seq }, of.owner.token);
    const answers: { seq: number; replyTo: number }[] = await querySystem(
      app.shared.database,
      `select seq from messages where conversation_id = $conversation and reply_to is not null order by seq`,
      { conversation },
    );
    const [byNothing, byFaq, byProduct] = answers.map(({ seq }) => seq) as [number, number, number];
    expect((await propose(byFaq)).data.proposedAcceptanceTest).toEqual({
      ...{ question: 'Quando siete aperti?', expectedKind: 'FAQ', faq: { id: idOf(HOURS) }, products: [] },
    });
    expect((await propose(byProduct)).data.proposedAcceptanceTest).toEqual({
      ...{ question: 'avete zaini?', expectedKind: 'PRODUCTS', faq: null, products: [{ id: idOf('Zaino Urban') }] },
    });
    expect((await propose(byNothing)).data.proposedAcceptanceTest).toMatchObject({ expectedKind: 'NO_ANSWER' });
    expect(codeOf(await propose(byFaq - 1))).toBe('ANSWER_NOT_FOUND'); // a question is no answer
    expect(codeOf(await propose(byFaq, await createShop(app)))).toBe('ANSWER_NOT_FOUND');
  });

  test('name nothing of another company, and are as few and as short as they may be', async () => {
    const other = await createShop(app);
    const theirs = await knownOf(app, other);
    const refused = async (input: object) => codeOf(await save(input));
    expect(await refused(hours({ faqId: theirs.get(HOURS) }))).toBe('FAQ_NOT_FOUND');
    expect(await refused(hours({ faqId: 'x' }))).toBe('FAQ_NOT_FOUND');
    expect(await refused(bag({ productIds: [idOf('Zaino Urban'), theirs.get('Zaino Urban')] }))).toBe(
      'PRODUCT_NOT_FOUND',
    );
    expect(await refused(bag({ productIds: [] }))).toBe('ACCEPTANCE_INCOMPLETE');
    expect(await refused(bag({ productIds: Array.from({ length: 11 }, randomUUID) }))).toBe(
      'TOO_MANY_EXPECTED_PRODUCTS',
    );
    expect(await refused(hours({ words: ['a', 'b', 'c', 'd'] }))).toBe('BAD_EXPECTED_WORDS');
    expect(await refused(hours({ question: 'a'.repeat(501) }))).toBe('TEXT_TOO_LONG');
    const { id, version } = await saveTest(app, shop, hours());
    expect(await refused(hours())).toBe('ACCEPTANCE_TEST_EXISTS');
    expect(codeOf(await save({ id, version, ...hours() }, other))).toBe('FAQ_NOT_FOUND');
    expect(codeOf(await save({ id, version, question: 'ciao', expectedKind: 'OFF_TOPIC' }, other))).toBe(
      'ACCEPTANCE_TEST_NOT_FOUND',
    );
    expect(await refused(hours({ id, version: version + 1 }))).toBe('STALE_VERSION');
    await querySystem(
      app.shared.database,
      `insert into acceptance_tests (company_id, id, question, expected_kind)
      select $id, gen_random_uuid(), 'domanda ' || n, 'NO_ANSWER' from generate_series(1, $count::int) n`,
      { id: shop.id, count: MOST_TESTS - 2 },
    );
    const last = await Promise.all([save(bag()), save(bag({ question: 'vendete zaini?' }))]);
    expect(last.map(codeOf).toSorted()).toEqual(['TOO_MANY_ACCEPTANCE_TESTS', 'answered']);
  });

  test('are deleted, and brought back to be tried anew', async () => {
    const { id } = await saveTest(app, shop, hours());
    const [drop, restore] = [
      'mutation ($id: ID!, $test: ID!) { deleteAcceptanceTest(companyId: $id, id: $test) }',
      'mutation ($id: ID!, $test: ID!) { restoreAcceptanceTest(companyId: $id, id: $test) { id } }',
    ];
    await must(app, drop, { id: shop.id, test: id }, shop.owner.token);
    expect(await testsOf(app, shop)).toEqual([]);
    await saveTest(app, shop, hours());
    expect(codeOf(await ask(app, restore, { id: shop.id, test: id }, shop.owner.token))).toBe('ACCEPTANCE_TEST_EXISTS');
    const [there] = await testsOf(app, shop);
    await must(app, drop, { id: shop.id, test: there?.id }, shop.owner.token);
    await must(app, restore, { id: shop.id, test: id }, shop.owner.token);
    expect(await isTried()).toMatchObject([{ id, verdict: 'PASSED' }]);
  });

  test('keep their last thirty runs', async () => {
    await saveTest(app, shop, hours());
    await querySystem(
      app.shared.database,
      `insert into acceptance_runs (company_id, id, cause, state, test_count)
      select $id, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'BY_HAND', 'DONE', 1 from generate_series(1, 31) n`,
      { id: shop.id },
    );
    const { id } = await run();
    const runs = await runsOf(app, shop);
    expect(runs).toHaveLength(30);
    expect(runs[0]?.id).toBe(id);
  });
});

describe('a file of questions', () => {
  const IMPORT = `mutation ($id: ID!, $upload: ID!) {
    importAcceptanceTests(companyId: $id, uploadId: $upload) {
      isApplied addedCount changedCount sameCount rejectedCount rejections { row reason } refusal { code sentence }
    }
  }`;
  const EXPORT = `mutation ($id: ID!) {
    createExport(companyId: $id, kind: ACCEPTANCE_TESTS, format: CSV, separator: SEMICOLON) { url }
  }`;

  async function upload(content: string | Uint8Array, of = shop): Promise<string> {
    const body = Buffer.from(content as string);
    const variables = { companyId: of.id, kind: 'ACCEPTANCE_TESTS', fileName: 'collaudo.csv', size: body.length };
    const { createImportUpload } = await must(app, ASK_UPLOAD, variables, of.owner.token);
    expect((await fetch(createImportUpload.url, { method: 'PUT', body })).status).toBe(200);
    return createImportUpload.id;
  }
  const imported = async (content: string | Uint8Array, of = shop) =>
    (await must(app, IMPORT, { id: of.id, upload: await upload(content, of) }, of.owner.token)).importAcceptanceTests;
  const exported = async (of = shop) => {
    const { createExport } = await must(app, EXPORT, { id: of.id }, of.owner.token);
    return Buffer.from(await (await fetch(createExport.url)).arrayBuffer()).toString('utf8');
  };

  test('comes back from an export as it was, whatever stands in it', async () => {
    // Two FAQs of one name, a product with a semicolon in its own.
    await querySystem(
      app.shared.database,
      `insert into faqs (company_id, id, code, question, answer, position)
      values ($id, gen_random_uuid(), '77', $question, 'Altri.', 9)`,
      { id: shop.id, question: HOURS },
    );
    await querySystem(
      app.shared.database,
      `update products set name = 'Zaino; nero' where company_id = $id and name = 'Zaino Urban'`,
      { id: shop.id },
    );
    const products = [idOf('Zaino Urban'), idOf('Cuffie Wireless')];
    await saveTest(app, shop, hours({ question: '=1+1 "orari";\nè aperto?', words: ['9:00', '49,90'] }));
    await saveTest(app, shop, hours({ question: 'con una parola', words: ['49,90'] }));
    await saveTest(app, shop, bag({ productIds: products }));
    await saveTest(app, shop, bag({ question: "l'altro", productIds: products.slice(0, 1) }));
    await saveTest(app, shop, { question: 'calcio?', expectedKind: 'OFF_TOPIC' });
    await saveTest(app, shop, { question: 'niente?', expectedKind: 'NO_ANSWER' });
    const text = await exported();
    expect(text).toContain('\ufeffdomanda;atteso;parole\r\n');
    expect(text).toContain('niente?;nessuna risposta;\r\n');
    expect(await imported(text)).toMatchObject({ isApplied: true, addedCount: 0, changedCount: 0, sameCount: 6 });
    const before = await testsOf(app, shop);
    for (const { id } of before)
      await must(
        app,
        'mutation ($id: ID!, $test: ID!) { deleteAcceptanceTest(companyId: $id, id: $test) }',
        { id: shop.id, test: id },
        shop.owner.token,
      );
    expect(await imported(text)).toMatchObject({ isApplied: true, addedCount: 6, rejectedCount: 0 });
    expect(await exported()).toBe(text);
    const content = ({ question, expectedNames, expectedFaq, words }: (typeof before)[number]) => ({
      ...{ question, expectedNames, expectedFaq, words },
    });
    expect((await testsOf(app, shop)).map(content)).toEqual(before.map(content));
  });

  test('is written by hand in any encoding, changes questions that are there, and is tried by itself', async () => {
    await saveTest(app, shop, hours());
    const text =
      'Domanda,Atteso,Parole\r\na che ora aprite?,Fuori tema,\r\nperché?,Zaino Urban,\r\nquanto?,1,"a;b"\r\n';
    const told = await imported(Buffer.from(text, 'latin1'));
    expect(told).toMatchObject({ isApplied: true, addedCount: 2, changedCount: 1, sameCount: 0 });
    const [last, second, first] = await isTried();
    expect(first).toMatchObject({ question: 'a che ora aprite?', expectedKind: 'OFF_TOPIC', reason: 'OTHER_ANSWER' });
    expect(second).toMatchObject({ question: 'perché?', expectedNames: ['Zaino Urban'] });
    expect(last).toMatchObject({ question: 'quanto?', expectedNames: [HOURS], words: ['a', 'b'] }); // by its code
  });

  test('that names what is not there is told row by row, and leaves everything as it was', async () => {
    const told = await imported(
      [
        'domanda;atteso;parole',
        'buona?;nessuna risposta;',
        'una?;FAQ: Che ore sono?;',
        'due?;"Prodotto: Zaino Urban; Borsa";',
        'tre?;;',
        ';fuori tema;',
        'quattro?;fuori tema;"a;b;c;d"',
        'buona?;fuori tema;',
        'cinque?;Che ne so;',
      ].join('\n'),
    );
    expect(told).toMatchObject({ isApplied: false, addedCount: 0, rejectedCount: 7, refusal: null });
    expect(told.rejections).toEqual([
      { row: 3, reason: "La FAQ «Che ore sono?» non c'è." },
      { row: 4, reason: "Il prodotto «Borsa» non c'è." },
      { row: 5, reason: 'Manca la risposta attesa.' },
      { row: 6, reason: 'Scrivi un messaggio.' },
      {
        row: 7,
        reason: 'Le parole attese possono essere al massimo 3, di 60 caratteri ciascuna e senza punto e virgola.',
      },
      { row: 8, reason: 'Questa domanda è già in una riga prima.' },
      { row: 9, reason: "Non c'è nessuna FAQ e nessun prodotto «Che ne so»." },
    ]);
    expect(await testsOf(app, shop)).toEqual([]);
  });

  test.each([
    ['without the columns that it needs', 'a;b\n1;2', 'CSV_MISSING_FIELDS'],
    ['with a picture in it', Buffer.from('89504e470d0a1a0a00', 'hex'), 'NOT_TEXT'],
    ['with too many rows', `domanda;atteso\n${'x;fuori tema\n'.repeat(MOST_TESTS + 1)}`, 'TOO_MANY_ROWS'],
  ])('%s is refused whole', async (_, content, code) => {
    const told = await imported(content);
    expect(told).toMatchObject({ isApplied: false, refusal: { code } });
    if (code === 'TOO_MANY_ROWS')
      expect(told.refusal.sentence).toBe('Il file ha troppe righe: al massimo 500 domande.');
  });

  test('of another person, or another kind, is not there', async () => {
    const other = await createShop(app);
    const theirs = await upload('domanda;atteso\na;fuori tema', other);
    for (const [id, of] of [[theirs, shop] as const, [randomUUID(), shop] as const])
      expect(codeOf(await ask(app, IMPORT, { id: of.id, upload: id }, of.owner.token))).toBe('UPLOAD_NOT_FOUND');
    const PREVIEW = 'mutation ($id: ID!, $upload: ID!) { previewImport(companyId: $id, uploadId: $upload) { id } }';
    const refused = await ask(app, PREVIEW, { id: other.id, upload: theirs }, other.owner.token);
    expect(codeOf(refused)).toBe('UPLOAD_NOT_FOUND');
  });
});
