import { afterAll, beforeAll, expect, test } from 'vitest';
import { querySystem } from '../database/system.ts';
import { type Desk, FAQS, openDesk, PRODUCTS, SAVE_FAQ } from './desk.ts';
import { createVisitor, must, type Person, type Shop, say, start } from './story.ts';

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const MANY = 100_000;

test('no answer waits while a colour, a FAQ and the catalogue of a shop of 100,000 products change', async () => {
  const { own, by } = await desk.ownShop();
  for (let from = 0; from < MANY; from += SLICE) await fill(own, from);
  expect((await desk.answerTo('oggetto 17', own)).source).not.toBe('FAQ'); // now all of it is compiled
  let waits = 0;
  desk.app.shared.knowledge.onWait = (companyId) => {
    if (companyId === own.id) waits++;
  };
  const visitor = await createVisitor(desk.app, own.id);
  const { data } = await start(desk.app, visitor, 'quali sono gli orari?');
  const { id: conversationId } = data.startConversation.conversation;
  let isOver = false;
  let answered = 0;
  const visiting = (async () => {
    while (!isOver) {
      const { data, errors } = await say(desk.app, visitor, conversationId, 'quali sono gli orari?');
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      if (data.sendMessage.reply.source === 'FAQ') answered++;
    }
  })();
  visiting.catch(() => undefined); // told below; not before
  const COLOUR = `mutation ($companyId: ID!) { updateCompany(companyId: $companyId, input: { primaryColor: "#112233" }, version: 1) { primaryColor } }`;
  await desk.asClient(COLOUR, {}, own, by);
  const [orari] = (await desk.asClient(FAQS, { search: 'orari' }, own, by)).faqs.nodes;
  const { code: _, ...input } = orari;
  await desk.asClient(SAVE_FAQ, { input: { ...input, answer: 'Sempre aperti.' } }, own, by);
  await extendCatalogue(own, by, 300);
  const visited = await must(desk.app, 'query ($id: ID!) { shop(companyId: $id) { primaryColor } }', {
    id: own.id,
  });
  expect(visited.shop.primaryColor).toBe('#112233');
  expect((await say(desk.app, visitor, conversationId, 'quali sono gli orari?')).data.sendMessage.reply.text).toBe(
    'Sempre aperti.',
  );
  const { products } = await desk.asClient(PRODUCTS, { first: 1 }, own, by); // staff wait for what they did
  expect(products.totalCount).toBe(2 + MANY + 300);
  isOver = true;
  await visiting;
  expect(answered).toBeGreaterThan(0);
  expect(waits).toBe(0);
});

const SLICE = 10_000;

/** Puts products straight into the catalogue in use, before anybody has asked for it. */
async function fill(own: Shop, from: number): Promise<void> {
  await querySystem(
    desk.app.shared.database,
    `insert into products (company_id, catalogue_id, id, code, name, description, keywords, position)
    select id, catalogue_id, gen_random_uuid(), 'r' || n, 'Oggetto ' || n, 'Una cosa qualunque.', '{oggetto}', 9 + n
    from companies, generate_series($from::int, $to::int) n where id = $id`,
    { id: own.id, from, to: from + SLICE - 1 },
  );
}

/** Imports more products: another catalogue is made of those that are there and them, and compiled as a whole. */
async function extendCatalogue(own: Shop, by: Person, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    name: `Cosa ${index}`,
    price: '10 €',
    category: 'Altro',
  }));
  const content = Buffer.from(JSON.stringify(rows)).toString('base64');
  const { createImportUpload } = await desk.asClient(
    UPLOAD,
    { content, size: Buffer.byteLength(content, 'base64') },
    own,
    by,
  );
  const { previewImport } = await desk.asClient(PREVIEW, { uploadId: createImportUpload.id }, own, by);
  await desk.asClient(APPLY, { importId: previewImport.id }, own, by);
}

const UPLOAD = `mutation ($companyId: ID!, $size: Int!, $content: String!) {
  createImportUpload(companyId: $companyId, kind: PRODUCTS, fileName: "prodotti.json", size: $size, content: $content) { id }
}`;
const PREVIEW =
  'mutation ($companyId: ID!, $uploadId: ID!) { previewImport(companyId: $companyId, uploadId: $uploadId, mode: MERGE) { id } }';
const APPLY =
  'mutation ($companyId: ID!, $importId: ID!) { applyImport(companyId: $companyId, importId: $importId) { id } }';
