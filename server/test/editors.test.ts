import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { asSystem, querySystem } from '../database/system.ts';
import { forgetOldProducts } from '../products/store.ts';
import { startTestApp } from './app.ts';
import { ask, createPerson, createShop, createVisitor, must, type Person, type Shop, say, start } from './story.ts';

let app: App;
let shop: Shop;
let client: Person;

beforeAll(async () => {
  app = await startTestApp();
  shop = await createShop(app);
  client = await createPerson(app, 'CLIENT', shop.id);
});
afterAll(() => app.close());

const FAQ = 'id code question answer keywords category isDraft version';
const PRODUCT = 'id code name description price priceWarning category imageUrl link isAvailable keywords version';

const SAVE_FAQ = `mutation ($companyId: ID!, $input: FaqInput!) { saveFaq(companyId: $companyId, input: $input) { ${FAQ} } }`;
const SAVE_PRODUCT = `mutation ($companyId: ID!, $input: ProductInput!) {
  saveProduct(companyId: $companyId, input: $input) { ${PRODUCT} }
}`;
const FAQS = `query ($companyId: ID!, $search: String, $first: Int! = 100, $after: String) {
  faqs(companyId: $companyId, search: $search, first: $first, after: $after) {
    nodes { ${FAQ} } totalCount categories { name count } pageInfo { endCursor hasNextPage }
  }
}`;
const PRODUCTS = `query ($companyId: ID!, $search: String, $category: String, $sort: ProductSort! = POSITION, $first: Int! = 100, $after: String) {
  products(companyId: $companyId, search: $search, category: $category, sort: $sort, first: $first, after: $after) {
    nodes { ${PRODUCT} } totalCount categories { name count } pageInfo { endCursor hasNextPage }
  }
}`;

const faq = (given: Record<string, unknown> = {}) => ({
  question: 'Fate pacchi?',
  answer: 'Sì.',
  keywords: [],
  ...given,
});
const product = (given: Record<string, unknown> = {}) => ({
  name: 'Lampada',
  description: 'Una lampada da tavolo.',
  price: '19,90 €',
  category: 'Casa',
  keywords: ['lampada'],
  ...given,
});

const asClient = (document: string, variables: Record<string, unknown> = {}, of: Shop = shop, by: Person = client) =>
  must(app, document, { companyId: of.id, ...variables }, by.token);
const codeOf = async (document: string, variables: Record<string, unknown>, of: Shop = shop, by: Person = client) =>
  (await ask(app, document, { companyId: of.id, ...variables }, by.token)).errors[0]?.extensions.code ?? 'answered';

const saveFaq = async (given: Record<string, unknown> = {}, of = shop, by = client) =>
  (await asClient(SAVE_FAQ, { input: faq(given) }, of, by)).saveFaq;
const saveProduct = async (given: Record<string, unknown> = {}, of = shop, by = client) =>
  (await asClient(SAVE_PRODUCT, { input: product(given) }, of, by)).saveProduct;

/** What a visitor is answered right now. */
async function answerTo(text: string, of: Shop = shop) {
  const { data } = await start(app, await createVisitor(app, of.id), text);
  return data.startConversation.reply as { text: string; source: string; products: { name: string; price: string }[] };
}

/** A shop of its own for a story that counts or orders. */
async function ownShop() {
  const own = await createShop(app);
  return { own, by: own.owner };
}

describe('a FAQ', () => {
  test('written by a client answers the next visitor', async () => {
    const saved = await saveFaq({
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
    expect(await answerTo('fate il pacchetto?')).toMatchObject({ source: 'FAQ', text: 'Certo, gratis.' });
  });

  test('that is changed answers at once with its new text, in a conversation under way too', async () => {
    const saved = await saveFaq({ question: 'Fate riparazioni?', answer: 'No.', keywords: ['riparazioni'] });
    const visitor = await createVisitor(app, shop.id);
    const { data } = await start(app, visitor, 'fate riparazioni?');
    expect(data.startConversation.reply.text).toBe('No.');
    await saveFaq({ ...saved, answer: 'Sì, in giornata.', code: undefined });
    const second = await say(app, visitor, data.startConversation.conversation.id, 'fate riparazioni?');
    expect(second.data.sendMessage.reply.text).toBe('Sì, in giornata.');
  });

  test('that is a draft answers nobody, and is in the list', async () => {
    const { own, by } = await ownShop();
    await saveFaq(
      { question: 'Noleggiate biciclette?', answer: 'Da completare', keywords: ['noleggio'], isDraft: true },
      own,
      by,
    );
    expect(await answerTo('noleggio?', own)).toMatchObject({ source: 'FALLBACK' });
    const { faqs } = await asClient(FAQS, { search: 'NOLEGGIO' }, own, by);
    expect(faqs.nodes.map((node: { isDraft: boolean }) => node.isDraft)).toEqual([true]);
  });

  test('is found by question, answer and keyword, whatever its case and accents', async () => {
    const { own, by } = await ownShop();
    for (const search of ['ORARI', 'lunedi', 'orario']) {
      const { faqs } = await asClient(FAQS, { search }, own, by);
      expect(
        faqs.nodes.map((node: { code: string }) => node.code),
        search,
      ).toEqual(['1']);
      expect(faqs.totalCount).toBe(1);
    }
    const { faqs } = await asClient(FAQS, { first: 1 }, own, by);
    expect(faqs).toMatchObject({
      totalCount: 2,
      categories: [{ name: 'Generale', count: 2 }],
      pageInfo: { hasNextPage: true },
    });
    const next = await asClient(FAQS, { first: 1, after: faqs.pageInfo.endCursor }, own, by);
    expect(next.faqs).toMatchObject({ nodes: [{ code: '2' }], pageInfo: { hasNextPage: false } });
  });

  test('deleted answers no more, and comes back to its place', async () => {
    const { own, by } = await ownShop();
    const before = (await asClient(FAQS, {}, own, by)).faqs.nodes;
    const [first] = before;
    const DELETE = 'mutation ($companyId: ID!, $id: ID!) { deleteFaq(companyId: $companyId, id: $id) }';
    const RESTORE = 'mutation ($companyId: ID!, $id: ID!) { restoreFaq(companyId: $companyId, id: $id) { id } }';
    await asClient(DELETE, { id: first.id }, own, by);
    expect((await asClient(FAQS, {}, own, by)).faqs.totalCount).toBe(1);
    expect(await answerTo('quali sono gli orari?', own)).toMatchObject({ source: 'FALLBACK' });
    expect(await codeOf(DELETE, { id: first.id }, own, by)).toBe('FAQ_NOT_FOUND');
    await asClient(RESTORE, { id: first.id }, own, by);
    expect((await asClient(FAQS, {}, own, by)).faqs.nodes.map(({ id }: { id: string }) => id)).toEqual(
      before.map(({ id }: { id: string }) => id),
    );
    expect(await answerTo('quali sono gli orari?', own)).toMatchObject({ source: 'FAQ' });
    expect(await codeOf(RESTORE, { id: first.id }, own, by)).toBe('FAQ_NOT_FOUND');
  });

  test('whose code was taken meanwhile does not come back', async () => {
    const { own, by } = await ownShop();
    const last = await saveFaq({}, own, by);
    await asClient(
      'mutation ($companyId: ID!, $id: ID!) { deleteFaq(companyId: $companyId, id: $id) }',
      { id: last.id },
      own,
      by,
    );
    expect((await saveFaq({}, own, by)).code).toBe(last.code);
    const RESTORE = 'mutation ($companyId: ID!, $id: ID!) { restoreFaq(companyId: $companyId, id: $id) { id } }';
    expect(await codeOf(RESTORE, { id: last.id }, own, by)).toBe('CODE_TAKEN');
  });

  test('moves to where it is put', async () => {
    const { own, by } = await ownShop();
    const third = await saveFaq({}, own, by);
    const MOVE =
      'mutation ($companyId: ID!, $id: ID!, $afterId: ID) { moveFaq(companyId: $companyId, id: $id, afterId: $afterId) { id } }';
    const codes = async () => (await asClient(FAQS, {}, own, by)).faqs.nodes.map(({ code }: { code: string }) => code);
    await asClient(MOVE, { id: third.id, afterId: null }, own, by);
    expect(await codes()).toEqual(['3', '1', '2']);
    const { nodes } = (await asClient(FAQS, {}, own, by)).faqs;
    await asClient(MOVE, { id: third.id, afterId: nodes[1].id }, own, by);
    expect(await codes()).toEqual(['1', '3', '2']);
    expect(await codeOf(MOVE, { id: third.id, afterId: randomUUID() }, own, by)).toBe('FAQ_NOT_FOUND');
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
    for (const [given, code] of cases) expect(await codeOf(SAVE_FAQ, { input: faq(given) }), code).toBe(code);
  });

  test('beyond the 2,000th is refused', async () => {
    const { own, by } = await ownShop();
    await querySystem(
      app.shared.database,
      `insert into faqs (company_id, id, code, question, answer, position)
      select $1, gen_random_uuid(), 'c' || n, 'Domanda', 'Risposta', n from generate_series(3, 2000) n`,
      [own.id],
    );
    expect(await codeOf(SAVE_FAQ, { input: faq() }, own, by)).toBe('TOO_MANY_FAQS');
  });
});

describe('two people edit the same thing', () => {
  test('the second save of a FAQ is refused, and changes nothing', async () => {
    const saved = await saveFaq({ question: 'Chi siete?' });
    const input = { id: saved.id, version: saved.version, answer: 'Noi.', question: 'Chi siete?', keywords: [] };
    await asClient(SAVE_FAQ, { input });
    expect(await codeOf(SAVE_FAQ, { input: { ...input, answer: 'Loro.' } })).toBe('STALE_VERSION');
    const { faq: now } = await asClient(
      `query ($companyId: ID!, $id: ID!) { faq(companyId: $companyId, id: $id) { answer version } }`,
      { id: saved.id },
    );
    expect(now).toEqual({ answer: 'Noi.', version: 2 });
  });

  test('so is that of a product, and of one without a version', async () => {
    const saved = await saveProduct();
    const input = { ...product(), id: saved.id, version: saved.version };
    await asClient(SAVE_PRODUCT, { input: { ...input, name: 'Lampada blu' } });
    expect(await codeOf(SAVE_PRODUCT, { input })).toBe('STALE_VERSION');
    expect(await codeOf(SAVE_PRODUCT, { input: { ...input, version: null } })).toBe('STALE_VERSION');
  });
});

describe('a product', () => {
  test('is recommended as soon as it is saved, and with its new price as soon as that is', async () => {
    const saved = await saveProduct({ name: 'Teiera Kyoto', keywords: ['teiera'], price: '35 €' });
    expect((await answerTo('consigli per una teiera')).products).toEqual([{ name: 'Teiera Kyoto', price: '35 €' }]);
    await saveProduct({ ...saved, priceWarning: undefined, price: '1.299,00' });
    expect((await answerTo('consigli per una teiera')).products).toEqual([{ name: 'Teiera Kyoto', price: '1.299,00' }]);
  });

  test('keeps its card in what was said, whatever becomes of it', async () => {
    const saved = await saveProduct({ name: 'Grammofono', keywords: ['grammofono'], price: '90 €' });
    const visitor = await createVisitor(app, shop.id);
    await start(app, visitor, 'consigli per un grammofono');
    await saveProduct({ ...saved, priceWarning: undefined, name: 'Giradischi', price: '120 €' });
    await asClient('mutation ($companyId: ID!, $ids: [ID!]!) { deleteProducts(companyId: $companyId, ids: $ids) }', {
      ids: [saved.id],
    });
    const { chatHistory } = await must(
      app,
      '{ chatHistory(first: 1) { nodes { messages(first: 5) { nodes { products { id name price description category imageUrl link } } } } } }',
      {},
      visitor,
    );
    expect(chatHistory.nodes[0].messages.nodes[0].products).toEqual([
      {
        id: saved.id,
        name: 'Grammofono',
        price: '90 €',
        description: 'Una lampada da tavolo.',
        category: 'Casa',
        imageUrl: '',
        link: null,
      },
    ]);
  });

  test('without a code gets the highest number + 1; a code that is taken is refused', async () => {
    const { own, by } = await ownShop();
    await saveProduct({ code: 'A-7' }, own, by);
    await saveProduct({ code: '41' }, own, by);
    expect((await saveProduct({}, own, by)).code).toBe('42');
    const other = await saveProduct({ code: 'B-1' }, own, by);
    expect(await codeOf(SAVE_PRODUCT, { input: product({ code: '41' }) }, own, by)).toBe('CODE_TAKEN');
    const input = { ...product(), id: other.id, version: 1, code: 'A-7' };
    expect(await codeOf(SAVE_PRODUCT, { input }, own, by)).toBe('CODE_TAKEN');
    expect((await saveProduct({ id: other.id, version: 1, code: '' }, own, by)).code).toBe('B-1');
  });

  test('is refused with a code for whatever is wrong with it, in the order of the fields', async () => {
    const cases: [Record<string, unknown>, string][] = [
      [{ name: '', description: '' }, 'PRODUCT_NAME_REQUIRED'],
      [{ description: '', price: '' }, 'PRODUCT_DESCRIPTION_REQUIRED'],
      [{ price: '', category: '' }, 'PRODUCT_PRICE_REQUIRED'],
      [{ category: '' }, 'PRODUCT_CATEGORY_REQUIRED'],
      [{ name: 'x'.repeat(201) }, 'PRODUCT_NAME_TOO_LONG'],
      [{ description: 'x'.repeat(5_001) }, 'DESCRIPTION_TOO_LONG'],
      [{ price: '10-20 €' }, 'BAD_PRICE'],
      [{ price: `1${' '.repeat(0)}`.padEnd(41, '1') }, 'PRICE_TOO_LONG'],
      [{ link: 'javascript:alert(1)' }, 'BAD_URL'],
      [{ imageUrl: `https://a.it/${'x'.repeat(2_000)}` }, 'LINK_TOO_LONG'],
      [{ code: 'x'.repeat(65) }, 'CODE_TOO_LONG'],
      [{ id: randomUUID(), version: 1 }, 'PRODUCT_NOT_FOUND'],
    ];
    for (const [given, code] of cases) expect(await codeOf(SAVE_PRODUCT, { input: product(given) }), code).toBe(code);
  });

  test('with hostile text is kept as text', async () => {
    const name = '<script>alert(1)</script> \u202Eelosrevni';
    expect((await saveProduct({ name })).name).toBe(name);
  });

  test('is read as it would be saved while its price is typed', async () => {
    const { a, b, c } = await must(
      app,
      '{ a: readPrice(text: "1.234") { cents warning } b: readPrice(text: "0€") { warning } c: readPrice(text: "boh") { cents } }',
      {},
      client.token,
    );
    expect({ a, b, c }).toEqual({ a: { cents: 123_400, warning: 'AMBIGUOUS' }, b: { warning: 'ZERO' }, c: null });
  });
});

describe('the list of products', () => {
  test('is searched by words, their forms and beginnings, and by code; and counts categories', async () => {
    const { own, by } = await ownShop();
    await saveProduct(
      { name: 'Cuffie da viaggio', code: 'XK-9', category: 'elettronica', keywords: ['viaggiare'], isAvailable: false },
      own,
      by,
    );
    const found = async (variables: Record<string, unknown>) => {
      const { products } = await asClient(PRODUCTS, variables, own, by);
      return products.nodes.map(({ name }: { name: string }) => name);
    };
    expect(await found({ search: 'cuffia' })).toEqual(['Cuffie Wireless', 'Cuffie da viaggio']);
    expect(await found({ search: 'cuf' })).toEqual(['Cuffie Wireless', 'Cuffie da viaggio']);
    expect(await found({ search: 'cuffie viaggio' })).toEqual(['Cuffie da viaggio']);
    expect(await found({ search: 'xk-' })).toEqual(['Cuffie da viaggio']);
    expect(await found({ search: 'impermeabile' })).toEqual(['Zaino Urban']);
    expect(await found({ search: 'niente di tutto questo' })).toEqual([]);
    expect(await found({ category: 'Elettronica' })).toEqual(['Cuffie Wireless', 'Cuffie da viaggio']);
    const { products } = await asClient(PRODUCTS, {}, own, by);
    expect(products).toMatchObject({
      totalCount: 3,
      categories: [
        { name: 'Accessori', count: 1 },
        { name: 'Elettronica', count: 2 },
      ],
    });
    const { company, shop: visited } = await asClient(
      'query ($companyId: ID!) { company(id: $companyId) { productCount } shop(companyId: $companyId) { productCount } }',
      {},
      own,
      by,
    );
    expect([company.productCount, visited.productCount]).toEqual([3, 2]);
  });

  test.each(['POSITION', 'NAME', 'PRICE', 'NEWEST'])('pages by %s without a gap or a repeat', async (sort) => {
    const { own, by } = await ownShop();
    for (const [name, price] of [
      ['Ámbar', '5 €'],
      ['zeta', '5 €'],
      ['Beta', '1 €'],
    ])
      await saveProduct({ name, price }, own, by);
    const whole = (await asClient(PRODUCTS, { sort }, own, by)).products.nodes.map(
      ({ name }: { name: string }) => name,
    );
    const paged: string[] = [];
    for (let after: string | null = null; ; ) {
      const {
        products,
      }: { products: { nodes: { name: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } =
        await asClient(PRODUCTS, { sort, first: 2, after }, own, by);
      paged.push(...products.nodes.map(({ name }) => name));
      if (!products.pageInfo.hasNextPage) break;
      after = products.pageInfo.endCursor;
    }
    expect(paged).toEqual(whole);
    const expected: Record<string, string[]> = {
      POSITION: ['Cuffie Wireless', 'Zaino Urban', 'Ámbar', 'zeta', 'Beta'],
      NAME: ['Ámbar', 'Beta', 'Cuffie Wireless', 'Zaino Urban', 'zeta'],
      PRICE: ['Beta', 'Ámbar', 'zeta', 'Zaino Urban', 'Cuffie Wireless'],
    };
    if (expected[sort]) expect(whole).toEqual(expected[sort]);
  });
});

describe('several products at once', () => {
  const SOLD_OUT = `mutation ($companyId: ID!, $ids: [ID!]!, $isAvailable: Boolean! = false) {
    setProductsAvailable(companyId: $companyId, ids: $ids, isAvailable: $isAvailable) { id isAvailable version }
  }`;
  const CATEGORY = `mutation ($companyId: ID!, $ids: [ID!]!, $category: String!) {
    setProductsCategory(companyId: $companyId, ids: $ids, category: $category) { category }
  }`;
  const DELETE = 'mutation ($companyId: ID!, $ids: [ID!]!) { deleteProducts(companyId: $companyId, ids: $ids) }';
  const RESTORE =
    'mutation ($companyId: ID!, $ids: [ID!]!) { restoreProducts(companyId: $companyId, ids: $ids) { id } }';

  test('are sold out, moved, deleted and brought back; visitors notice at once', async () => {
    const { own, by } = await ownShop();
    expect((await answerTo('consigli per le cuffie', own)).products).toHaveLength(1);
    const ids = (await asClient(PRODUCTS, {}, own, by)).products.nodes.map(({ id }: { id: string }) => id);
    expect((await asClient(SOLD_OUT, { ids }, own, by)).setProductsAvailable).toHaveLength(2);
    expect((await answerTo('consigli per le cuffie', own)).products).toEqual([]);
    await asClient(SOLD_OUT, { ids, isAvailable: true }, own, by);
    await asClient(CATEGORY, { ids, category: ' Novità ' }, own, by);
    expect((await asClient(PRODUCTS, {}, own, by)).products.categories).toEqual([{ name: 'Novità', count: 2 }]);
    expect((await asClient(DELETE, { ids: [ids[0], randomUUID()] }, own, by)).deleteProducts).toEqual([ids[0]]);
    expect((await answerTo('consigli per le cuffie', own)).products).toEqual([]);
    await asClient(RESTORE, { ids: [ids[0]] }, own, by);
    expect((await answerTo('consigli per le cuffie', own)).products).toHaveLength(1);
    expect((await asClient(PRODUCTS, {}, own, by)).products.nodes.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  test('whose code was taken meanwhile do not come back', async () => {
    const { own, by } = await ownShop();
    const last = await saveProduct({ code: 'Z' }, own, by);
    await asClient(DELETE, { ids: [last.id] }, own, by);
    await saveProduct({ code: 'Z' }, own, by);
    expect(await codeOf(RESTORE, { ids: [last.id] }, own, by)).toBe('CODE_TAKEN');
  });

  test('are refused when there are none, too many, or none of them is there', async () => {
    for (const document of [SOLD_OUT, DELETE, RESTORE]) {
      expect(await codeOf(document, { ids: [] })).toBe('BAD_SELECTION');
      expect(await codeOf(document, { ids: Array.from({ length: 101 }, () => randomUUID()) })).toBe('BAD_SELECTION');
      expect(await codeOf(document, { ids: [randomUUID(), 'x'] })).toBe('PRODUCT_NOT_FOUND');
    }
    expect(await codeOf(CATEGORY, { ids: [randomUUID()], category: ' ' })).toBe('PRODUCT_CATEGORY_REQUIRED');
    expect(await codeOf(CATEGORY, { ids: [randomUUID()], category: 'x'.repeat(61) })).toBe('CATEGORY_TOO_LONG');
  });
});

test('no answer waits while a colour, a FAQ and the catalogue of a shop change', async () => {
  const { own, by } = await ownShop();
  await fill(own, 5_000);
  expect((await answerTo('oggetto 17', own)).source).not.toBe('FAQ'); // now all of it is compiled
  const { waits } = app.shared.knowledge;
  const visitor = await createVisitor(app, own.id);
  const { data } = await start(app, visitor, 'quali sono gli orari?');
  const { id: conversationId } = data.startConversation.conversation;
  let isOver = false;
  let answered = 0;
  const visiting = (async () => {
    while (!isOver) {
      const { data, errors } = await say(app, visitor, conversationId, 'quali sono gli orari?');
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      if (data.sendMessage.reply.source === 'FAQ') answered++;
    }
  })();
  visiting.catch(() => undefined); // told below; not before
  const COLOUR = `mutation ($companyId: ID!) { updateCompany(companyId: $companyId, input: { primaryColor: "#112233" }, version: 1) { primaryColor } }`;
  await asClient(COLOUR, {}, own, by);
  const [orari] = (await asClient(FAQS, { search: 'orari' }, own, by)).faqs.nodes;
  const { code: _, ...input } = orari;
  await asClient(SAVE_FAQ, { input: { ...input, answer: 'Sempre aperti.' } }, own, by);
  await replaceCatalogue(own, by, 300);
  const visited = await must(app, 'query ($id: ID!) { shop(companyId: $id) { primaryColor } }', {
    id: own.id,
  });
  expect(visited.shop.primaryColor).toBe('#112233');
  expect((await say(app, visitor, conversationId, 'quali sono gli orari?')).data.sendMessage.reply.text).toBe(
    'Sempre aperti.',
  );
  const { products } = await asClient(PRODUCTS, { first: 1 }, own, by); // staff wait for what they did
  expect(products.totalCount).toBe(300);
  isOver = true;
  await visiting;
  expect(answered).toBeGreaterThan(0);
  expect(app.shared.knowledge.waits).toBe(waits);
});

/** Puts products straight into the catalogue in use, before anybody has asked for it. */
async function fill(own: Shop, count: number): Promise<void> {
  await querySystem(
    app.shared.database,
    `insert into products (company_id, catalogue_id, id, code, name, description, keywords, position)
    select id, catalogue_id, gen_random_uuid(), 'r' || n, 'Oggetto ' || n, 'Una cosa qualunque.', '{oggetto}', 9 + n
    from companies, generate_series(1, $2::int) n where id = $1`,
    [own.id, count],
  );
}

/** Imports another catalogue. */
async function replaceCatalogue(own: Shop, by: Person, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    name: `Cosa ${index}`,
    price: '10 €',
    category: 'Altro',
  }));
  const content = Buffer.from(JSON.stringify(rows)).toString('base64');
  const { createImportUpload } = await asClient(
    UPLOAD,
    { content, size: Buffer.byteLength(content, 'base64') },
    own,
    by,
  );
  const { previewImport } = await asClient(PREVIEW, { uploadId: createImportUpload.id }, own, by);
  await asClient(APPLY, { importId: previewImport.id }, own, by);
}

const UPLOAD = `mutation ($companyId: ID!, $size: Int!, $content: String!) {
  createImportUpload(companyId: $companyId, kind: PRODUCTS, fileName: "prodotti.json", size: $size, content: $content) { id }
}`;
const PREVIEW =
  'mutation ($companyId: ID!, $uploadId: ID!) { previewImport(companyId: $companyId, uploadId: $uploadId) { id } }';
const APPLY =
  'mutation ($companyId: ID!, $importId: ID!) { applyImport(companyId: $companyId, importId: $importId) { id } }';

test('what was deleted more than a day ago is forgotten, and only that', async () => {
  const { own, by } = await ownShop();
  const { database } = app.shared;
  const DELETE = 'mutation ($companyId: ID!, $ids: [ID!]!) { deleteProducts(companyId: $companyId, ids: $ids) }';
  const [old, fresh] = [await saveProduct({}, own, by), await saveProduct({}, own, by)];
  await asClient(DELETE, { ids: [old.id, fresh.id] }, own, by);
  await querySystem(database, `update products set deleted_at = now() - interval '25 hours' where id = $1`, [old.id]);
  while ((await asSystem(database, forgetOldProducts)) > 0);
  const rows = await querySystem<{ id: string }>(
    database,
    'select id from products where company_id = $1 and deleted_at is not null',
    [own.id],
  );
  expect(rows.map(({ id }) => id)).toEqual([fresh.id]);
});
