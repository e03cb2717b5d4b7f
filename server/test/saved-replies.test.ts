import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { asSystem, querySystem } from '../database/system.ts';
import { MOST_SAVED_REPLIES } from '../saved-replies/saved-reply.ts';
import { forgetOldSavedReplies } from '../saved-replies/store.ts';
import { startTestApp } from './app.ts';
import { createColleague, peopleOf } from './handover-story.ts';
import { ask, createShop, createVisitor, eventually, listen, must, type Person, type Shop, start } from './story.ts';

let app: App;
let shop: Shop;
let anna: Person;
beforeAll(async () => {
  app = await startTestApp();
  shop = await createShop(app, { name: 'Bottega Anna' });
  anna = await createColleague(app, shop, 'Anna');
});
afterAll(() => app.close());

const REPLY = 'id title text filledText version';
const LIST = `query ($shop: ID!, $search: String, $first: Int!, $after: String) {
  savedReplies(companyId: $shop, search: $search, first: $first, after: $after) {
    nodes { ${REPLY} } pageInfo { endCursor hasNextPage }
  }
}`;
const SAVE = `mutation ($shop: ID!, $input: SavedReplyInput!) { saveSavedReply(companyId: $shop, input: $input) { ${REPLY} } }`;
const DELETE = 'mutation ($shop: ID!, $id: ID!) { deleteSavedReply(companyId: $shop, id: $id) }';
const RESTORE = `mutation ($shop: ID!, $id: ID!) { restoreSavedReply(companyId: $shop, id: $id) { ${REPLY} } }`;
const COUNT = 'subscription ($shop: ID!) { savedReplyCount(companyId: $shop) }';

interface Saved {
  id: string;
  title: string;
  text: string;
  filledText: string;
  version: number;
}

interface Page {
  nodes: Saved[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

const save = (input: object, of = shop, token = anna.token) => ask(app, SAVE, { shop: of.id, input }, token);
const saved = async (title: string, text: string, of = shop, token = anna.token): Promise<Saved> =>
  (await must(app, SAVE, { shop: of.id, input: { title, text } }, token)).saveSavedReply;
async function titles(search = '', of = shop, token = anna.token): Promise<string[]> {
  const { savedReplies } = await must(app, LIST, { shop: of.id, search, first: 100 }, token);
  return savedReplies.nodes.map(({ title }: Saved) => title);
}
const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code ?? 'answered';

test('people of a shop keep texts ready, and each reads them under their own name', async () => {
  const bruno = await createColleague(app, shop, 'Bruno');
  const { filledText } = await saved('Benvenuto', 'Ciao, sono {NOME_OPERATORE} di {NOME_AZIENDA}.');
  expect(filledText).toBe('Ciao, sono Anna di Bottega Anna.');
  const { savedReplies } = await must(app, LIST, { shop: shop.id, first: 10 }, bruno.token);
  expect(savedReplies.nodes).toMatchObject([{ title: 'Benvenuto', filledText: 'Ciao, sono Bruno di Bottega Anna.' }]);
});

test('page by page they come all, each once', async () => {
  const other = await createShop(app);
  const names = Array.from({ length: 7 }, (_, index) => `Risposta ${index}`);
  for (const name of names) await saved(name, 'testo', other, other.owner.token);
  const read: string[] = [];
  let after: string | null = null;
  do {
    const variables: Record<string, unknown> = { shop: other.id, first: 3, after, search: 'TESTO' };
    const { nodes, pageInfo }: Page = (await must(app, LIST, variables, other.owner.token)).savedReplies;
    read.push(...nodes.map(({ title }) => title));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  expect(read).toEqual(names);
});

test('what somebody saved in between is not written over', async () => {
  const { id, version } = await saved('Reso', 'Entro 14 giorni.');
  expect(codeOf(await save({ id, version, title: 'Reso', text: 'Entro 30 giorni.' }))).toBe('answered');
  expect(codeOf(await save({ id, version, title: 'Reso', text: 'Mai.' }))).toBe('STALE_VERSION');
  expect(codeOf(await save({ id, title: 'Reso', text: 'Mai.' }))).toBe('STALE_VERSION');
  expect(codeOf(await save({ id: 'nessuna', version, title: 'Reso', text: 'Mai.' }))).toBe('SAVED_REPLY_NOT_FOUND');
  expect(await titles('30 giorni')).toEqual(['Reso']);
});

test('a deleted one is restored as it was, for a day, and everybody is told', async () => {
  const heard = listen(app, COUNT, { shop: shop.id }, anna.token);
  await eventually('the first count', () => heard.events.length > 0);
  const before = heard.events.at(-1)?.savedReplyCount;
  const told = (count: number) => eventually('the count', () => heard.events.at(-1)?.savedReplyCount === count);
  const { id } = await saved('Da cestinare', 'testo');
  await told(before + 1);
  await must(app, DELETE, { shop: shop.id, id }, anna.token);
  await told(before);
  expect(await titles('cestinare')).toEqual([]);
  expect(codeOf(await ask(app, DELETE, { shop: shop.id, id }, anna.token))).toBe('SAVED_REPLY_NOT_FOUND');
  expect((await must(app, RESTORE, { shop: shop.id, id }, anna.token)).restoreSavedReply.title).toBe('Da cestinare');
  await told(before + 1);
  await must(app, DELETE, { shop: shop.id, id }, anna.token);
  await querySystem(app.shared.database, AGE, { id });
  await asSystem(app.shared.database, forgetOldSavedReplies);
  expect(codeOf(await ask(app, RESTORE, { shop: shop.id, id }, anna.token))).toBe('SAVED_REPLY_NOT_FOUND');
  await heard.stop();
});

test('a company keeps so many, also when two add the last one at once', async () => {
  const full = await createShop(app);
  await querySystem(app.shared.database, FILL, { id: full.id, count: MOST_SAVED_REPLIES - 1 });
  const add = () => save({ title: 'Ultima', text: 'testo' }, full, full.owner.token);
  const codes = (await Promise.all([add(), add(), add(), add()])).map(codeOf);
  expect(codes.toSorted()).toEqual([
    'TOO_MANY_SAVED_REPLIES',
    'TOO_MANY_SAVED_REPLIES',
    'TOO_MANY_SAVED_REPLIES',
    'answered',
  ]);
  const [gone] = (await must(app, LIST, { shop: full.id, first: 1 }, full.owner.token)).savedReplies.nodes;
  await must(app, DELETE, { shop: full.id, id: gone.id }, full.owner.token);
  expect(codeOf(await add())).toBe('answered');
  expect(codeOf(await ask(app, RESTORE, { shop: full.id, id: gone.id }, full.owner.token))).toBe(
    'TOO_MANY_SAVED_REPLIES',
  );
});

describe('a person shows products', () => {
  const PRODUCTS = 'query ($id: ID!) { products(companyId: $id, first: 6) { nodes { id name } } }';
  const SHOW = `mutation ($shop: ID!, $id: ID!, $message: ID!, $text: String!, $products: [ID!]) {
    sendStaffMessage(companyId: $shop, conversationId: $id, clientMessageId: $message, text: $text, productIds: $products) {
      seq products { id name }
    }
  }`;
  const MESSAGES = `subscription ($id: ID!) {
    chatMessages(conversationId: $id, afterSeq: 0) { sender text products { id name price } }
  }`;

  async function begun() {
    const visitor = await createVisitor(app, shop.id);
    const { data } = await start(app, visitor, 'Quali sono gli orari?');
    const { id } = data.startConversation.conversation;
    await peopleOf(app, shop).takeOver(anna, id);
    const { products } = await must(app, PRODUCTS, { id: shop.id }, anna.token);
    const show = (productIds: readonly string[], message: string = randomUUID(), text = 'Ecco') =>
      ask(app, SHOW, { shop: shop.id, id, text, message, products: productIds }, anna.token);
    return { id, visitor, products: products.nodes as { id: string; name: string }[], show };
  }

  test('and the visitor sees their cards, in their order, as they were then', async () => {
    const { id, visitor, products, show } = await begun();
    const [first, second] = products;
    if (!first || !second) throw new Error('the shop has too few products');
    const message = randomUUID();
    const { data } = await show([second.id, first.id, second.id], message);
    expect(data.sendStaffMessage.products).toEqual([second, first]);
    const heard = listen(app, MESSAGES, { id }, visitor);
    await eventually(
      'the cards',
      () => heard.events.flatMap(({ chatMessages }) => chatMessages).at(-1)?.text === 'Ecco',
    );
    expect(heard.events.flatMap(({ chatMessages }) => chatMessages).at(-1)).toMatchObject({
      sender: 'STAFF',
      products: [{ name: second.name, price: expect.stringContaining('€') }, { name: first.name }],
    });
    await heard.stop();
    expect((await show([second.id, first.id], message)).data.sendStaffMessage).toEqual(data.sendStaffMessage);
    expect(codeOf(await show([first.id], message))).toBe('CLIENT_ID_REUSED');
    await must(
      app,
      'mutation ($id: ID!, $ids: [ID!]!) { deleteProducts(companyId: $id, ids: $ids)  }',
      { id: shop.id, ids: [second.id] },
      anna.token,
    );
    expect((await show([second.id, first.id], message)).data.sendStaffMessage).toEqual(data.sendStaffMessage);
    expect(codeOf(await show([second.id]))).toBe('PRODUCT_NOT_FOUND');
  });

  test('of no other shop, no more than five, and none that is not there', async () => {
    const { products, show } = await begun();
    const other = await createShop(app);
    const theirs = (await must(app, PRODUCTS, { id: other.id }, other.owner.token)).products.nodes;
    expect(codeOf(await show([theirs[0].id]))).toBe('PRODUCT_NOT_FOUND');
    expect(codeOf(await show(['nessuno']))).toBe('PRODUCT_NOT_FOUND');
    expect(codeOf(await show([products[0]?.id ?? '', randomUUID()]))).toBe('PRODUCT_NOT_FOUND');
    expect(codeOf(await show(Array.from({ length: 6 }, () => randomUUID())))).toBe('TOO_MANY_CARDS');
  });
});

const AGE = `update saved_replies set deleted_at = now() - interval '25 hours' where id = $id`;
const FILL = `insert into saved_replies (company_id, id, title, text)
  select $id, gen_random_uuid(), 'Risposta ' || n, 'testo' from generate_series(1, $count::int) n`;
