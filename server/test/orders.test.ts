import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { querySystem } from '../database/system.ts';
import { RATE_LIMITS } from '../limits/rate-limits.ts';
import { startTestApp } from './app.ts';
import { type FeedServer, openFeedServer, status } from './feed-server.ts';
import { saidIn } from './handover-story.ts';
import { answering, startModelServer } from './model-server.ts';
import { ask, createPerson, createShop, createVisitor, eventually, must, type Shop, start } from './story.ts';

const SAVE = `mutation ($id: ID!, $address: String!) {
  saveOrderAddress(companyId: $id, address: $address) { companyId address secret }
}`;
const RENEW = 'mutation ($id: ID!) { renewOrderSecret(companyId: $id) { address secret } }';
const REMOVE = 'mutation ($id: ID!) { removeOrderAddress(companyId: $id) { address secret } }';
const READ = 'query ($id: ID!) { orderAccess(companyId: $id) { address secret } }';
const TRY = `mutation ($id: ID!, $number: String!, $proof: String!) {
  tryOrder(companyId: $id, orderNumber: $number, proof: $proof) { state since trackingUrl }
}`;
const FIND = `mutation ($id: ID!, $number: String!, $proof: String!) {
  findOrder(conversationId: $id, orderNumber: $number, proof: $proof) { state since trackingUrl }
}`;
const HISTORY =
  '{ chatHistory(first: 5) { nodes { id messages(first: 50) { nodes { seq text isOrderAsked source } } } } }';
const WHERE_IS_IT = "dov'è il mio ordine?";

let app: Awaited<ReturnType<typeof startTestApp>>;
let service: Awaited<ReturnType<typeof startModelServer>>;
let theirs: FeedServer;
let shop: Shop;
let secret: string;

beforeAll(async () => {
  [theirs, service] = await Promise.all([openFeedServer(), startModelServer()]);
  const { wrongOrdersByVisitor } = RATE_LIMITS;
  const environment = { FEED_PRIVATE_HOSTS: theirs.host, OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: service.url };
  app = await startTestApp(environment, { limits: { wrongOrdersByVisitor } });
});
afterAll(async () => {
  await app.close();
  await Promise.all([theirs.close(), service.close()]);
});
beforeEach(async () => {
  theirs.asked.length = 0;
  shop = await createShop(app);
  theirs.answer('/orders', answerOrders);
  const { saveOrderAddress } = await must(app, SAVE, { id: shop.id, address: theirs.at('/orders') }, shop.owner.token);
  secret = saveOrderAddress.secret;
});

/** A shop that knows one order, checks who asks, and takes its time for nothing. */
const answerOrders: Parameters<FeedServer['answer']>[1] = async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString('utf8');
  try {
    new Webhook(secret).verify(body, request.headers as Record<string, string>);
  } catch {
    response.writeHead(401).end();
    return;
  }
  const { orderNumber, email, postcode } = JSON.parse(body);
  const isKnown = orderNumber === '10482' && (email === 'anna@example.it' || postcode === '20121');
  if (!isKnown) response.writeHead(404).end();
  else response.end('{"state":"sent","since":"2026-11-27","trackingUrl":"https://corriere.example/10482"}');
};

const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code ?? 'answered';

async function talk() {
  const visitor = await createVisitor(app, shop.id);
  const { data } = await start(app, visitor, WHERE_IS_IT);
  return { visitor, id: data.startConversation.conversation.id as string };
}
const find = ({ visitor, id }: { visitor: string; id: string }, number = '10482', proof = 'anna@example.it') =>
  ask(app, FIND, { id, number, proof }, visitor);

/** Of the rules at once, of the model soon. */
function answerTo(visitor: string) {
  return eventually('an answer', async () => {
    const { chatHistory } = await must(app, HISTORY, {}, visitor);
    return chatHistory.nodes[0].messages.nodes.find(({ seq }: { seq: number }) => seq === 3);
  });
}

describe('who asks where their order is', () => {
  test('is offered to look for it, and is told by number and e-mail address or postcode', async () => {
    const hers = await talk();
    expect(await answerTo(hers.visitor)).toMatchObject({
      text: expect.stringMatching(/^Te lo dico subito: scrivi qui sotto il numero d'ordine/),
      isOrderAsked: true,
      source: 'FALLBACK',
    });
    const order = { state: 'SENT', since: '2026-11-27T12:00:00.000Z', trackingUrl: 'https://corriere.example/10482' };
    expect((await find(hers)).data.findOrder).toEqual(order);
    expect((await find(hers, '10482', '20121')).data.findOrder).toEqual(order);
  });

  test('leaves nothing of it in the log, in the database or with the model', async () => {
    service.behave(answering('Va bene.'));
    const hers = await talk();
    const before = await saidIn(app, hers.id);
    await find(hers);
    await find(hers, '99999', 'segreta@example.it');
    expect(await saidIn(app, hers.id)).toEqual(before);
    expect(JSON.stringify(service.requests)).not.toMatch(/anna@|segreta@|10482/);
    const tables = await querySystem<{ found: string }>(
      app.shared.database,
      `select subject as found from rate_limits where subject like '%10482%' or subject like '%@%'`,
      {},
    );
    expect(tables).toEqual([]);
  });

  test('has three wrong tries, also in other conversations and all at once; right ones cost nothing', async () => {
    const hers = await talk();
    for (let tries = 0; tries < 4; tries++) expect(codeOf(await find(hers))).toBe('answered');
    const wrong = await Promise.all(Array.from({ length: 6 }, (_, n) => find(hers, `1000${n}`)));
    expect(wrong.map(codeOf).filter((code) => code === 'ORDER_NOT_FOUND')).toHaveLength(3);
    expect(wrong.map(codeOf).filter((code) => code === 'ORDER_TRIES_OVER')).toHaveLength(3);
    expect(codeOf(await find(hers))).toBe('ORDER_TRIES_OVER');
    const { data } = await start(app, hers.visitor, WHERE_IS_IT);
    expect(codeOf(await find({ ...hers, id: data.startConversation.conversation.id }))).toBe('ORDER_TRIES_OVER');
    expect(codeOf(await find(await talk()))).toBe('answered');
  });

  test('is not blamed for a shop that does not answer, and learns no more of it', async () => {
    const hers = await talk();
    theirs.answer('/orders', status(500));
    for (let tries = 0; tries < 4; tries++) expect(codeOf(await find(hers))).toBe('ORDER_UNAVAILABLE');
    theirs.answer('/orders', answerOrders);
    expect(codeOf(await find(hers))).toBe('answered');
  });

  test('is asked for what an order has, before the shop is', async () => {
    const hers = await talk();
    theirs.asked.length = 0;
    expect(codeOf(await find(hers, '<b>', '20121'))).toBe('BAD_ORDER_NUMBER');
    expect(codeOf(await find(hers, '10482', 'Anna Rossi'))).toBe('BAD_ORDER_PROOF');
    expect(codeOf(await find({ ...hers, id: 'x' }))).toBe('CONVERSATION_NOT_FOUND');
    expect(codeOf(await find({ ...hers, visitor: (await talk()).visitor }))).toBe('CONVERSATION_NOT_FOUND');
    await must(
      app,
      'mutation ($id: ID!) { endConversation(conversationId: $id) { id } }',
      { id: hers.id },
      hers.visitor,
    );
    expect(codeOf(await find(hers))).toBe('CONVERSATION_ENDED');
    expect(theirs.asked).toEqual([]);
  });
});

describe('whoever manages a shop', () => {
  test('is told the secret once, can have another, and can end it', async () => {
    const { token } = shop.owner;
    expect(secret).toMatch(/^whsec_/);
    expect((await must(app, READ, { id: shop.id }, token)).orderAccess).toEqual({
      address: theirs.at('/orders'),
      secret: null,
    });
    const again = await must(app, SAVE, { id: shop.id, address: theirs.at('/orders') }, token);
    expect(again.saveOrderAddress.secret).toBeNull();
    const { renewOrderSecret } = await must(app, RENEW, { id: shop.id }, token);
    expect(renewOrderSecret.secret).not.toBe(secret);
    const hers = await talk();
    expect(codeOf(await find(hers))).toBe('ORDER_UNAVAILABLE');
    expect((await ask(app, TRY, { id: shop.id, number: '10482', proof: '20121' }, token)).errors[0]).toMatchObject({
      message: 'Il sito risponde con un errore (401).',
      extensions: { code: 'ORDER_BAD_STATUS' },
    });
    secret = renewOrderSecret.secret;
    expect(codeOf(await find(hers))).toBe('answered');
    await must(app, REMOVE, { id: shop.id }, token);
    expect(codeOf(await find(hers))).toBe('ORDERS_NOT_TOLD');
    expect(codeOf(await ask(app, RENEW, { id: shop.id }, token))).toBe('ORDERS_NOT_TOLD');
    expect(await answerTo((await talk()).visitor)).toMatchObject({ seq: 3, isOrderAsked: false });
  });

  test('is refused an address of the own network, or without TLS, and nothing is changed', async () => {
    const { token } = shop.owner;
    const saved = (address: string) => ask(app, SAVE, { id: shop.id, address }, token);
    expect(codeOf(await saved('https://10.0.0.1/ordini'))).toBe('ORDER_PRIVATE_ADDRESS');
    expect(codeOf(await saved('http://www.negozio.it/ordini'))).toBe('ORDER_BAD_ADDRESS');
    expect((await must(app, READ, { id: shop.id }, token)).orderAccess.address).toBe(theirs.at('/orders'));
  });

  test('sees what a visitor would; who only works there may try, and nobody else', async () => {
    const tried = (token: string) => ask(app, TRY, { id: shop.id, number: '10482', proof: '20121' }, token);
    expect((await tried(shop.owner.token)).data.tryOrder.state).toBe('SENT');
    expect(codeOf(await tried((await createPerson(app, 'ADMIN')).token))).toBe('COMPANY_NOT_FOUND');
    expect(codeOf(await ask(app, TRY, { id: shop.id, number: '1', proof: '20121' }, shop.owner.token))).toBe(
      'ORDER_NOT_FOUND',
    );
  });
});
