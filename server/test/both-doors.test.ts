import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp } from './app.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { ask, createShop, createVisitor, listen, type Shop, start } from './story.ts';

let app: ShopStory['app'];
let shop: Shop;
tellShopStories(
  (story) => {
    ({ app, shop } = story);
  },
  {},
  { socketLimits: { messagesPerSecond: 100_000, messagesAtOnce: 100_000 } },
);

describe('the limits are the same on both doors', () => {
  const company = () => `companyId: "${shop.id}"`;
  const cases: [string, (inside: (text: string) => string) => string, string][] = [
    [
      'too deep',
      (inside) => inside(`messages(first: 1) { nodes { products { ${'x { '.repeat(12)} y ${'}'.repeat(12)} } } }`),
      'QUERY_TOO_COMPLEX',
    ],
    [
      'too many aliases',
      (inside) => inside(Array.from({ length: 31 }, (_, n) => `a${n}: id`).join(' ')),
      'QUERY_TOO_COMPLEX',
    ],
    ['too many fields', (inside) => inside('id '.repeat(501)), 'QUERY_TOO_COMPLEX'],
    [
      'too many tokens',
      (inside) => `${inside('id')} ${'fragment f on Message { id } '.repeat(220)}`,
      'QUERY_TOO_COMPLEX',
    ],
    [
      'too dear',
      (inside) =>
        inside(
          `messages(first: 100) { nodes { ${Array.from({ length: 30 }, (_, n) => `a${n}: products { id name price }`).join(' ')} } }`,
        ),
      'QUERY_TOO_COMPLEX',
    ],
    ['a page too large', (inside) => inside('messages(first: 101) { nodes { id } }'), 'BAD_PAGE_SIZE'],
    ['a page of none', (inside) => inside('messages(first: 0) { nodes { id } }'), 'BAD_PAGE_SIZE'],
    ['a fragment in a circle', (inside) => `${inside('...f')} fragment f on Conversation { id ...f }`, 'BAD_REQUEST'],
  ];
  test.each(cases)('%s', async (_, write, code) => {
    await start(app, await createVisitor(app, shop.id), 'Quali sono gli orari?');
    const query = write((text) => `{ conversations(${company()}, first: 50) { nodes { ${text} } } }`);
    const subscription = write((text) => `subscription { conversationActivity(${company()}) { ${text} } }`);
    const { errors } = await ask(app, query, {}, shop.owner.token);
    const listening = listen(app, subscription, {}, shop.owner.token);
    await expect.poll(() => listening.errors.length, { timeout: 20_000 }).toBeGreaterThan(0);
    await listening.stop();
    expect([errors[0]?.extensions.code, listening.errors[0]?.extensions?.code]).toEqual([code, code]);
  });

  test('several root fields: ten questions are fine, eleven are not, two sign-ins never', async () => {
    const questions = (count: number) =>
      `{ ${Array.from({ length: count }, (_, n) => `a${n}: viewer { id }`).join(' ')} }`;
    expect((await ask(app, questions(10), {}, shop.owner.token)).errors).toEqual([]);
    expect((await ask(app, questions(11), {}, shop.owner.token)).errors[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
    const twice = `mutation { a: signIn(email: "a@b.it", password: "x", delivery: BODY) { accessToken } b: __typename }`;
    const { data, errors } = await ask(app, twice);
    expect([data, errors[0]?.extensions.code]).toEqual([null, 'BAD_REQUEST']);
  });
});

describe('how much one may open', () => {
  test('sockets of an address and subscriptions of a socket are counted, and free again when they end', async () => {
    const few = await startTestApp({}, { socketLimits: { socketsPerAddress: 3, subscriptionsPerSocket: 2 } });
    try {
      const { owner } = await createShop(few);
      const url = `${few.url.replace('http', 'ws')}/graphql`;
      const sockets = Array.from({ length: 3 }, () => new WebSocket(url, 'graphql-transport-ws'));
      await Promise.all(sockets.map((socket) => once(socket, 'open')));
      const fourth = new WebSocket(url, 'graphql-transport-ws');
      const [error] = await Promise.race([once(fourth, 'error'), once(fourth, 'open')]);
      expect(String(error)).toContain('503');

      const [first] = sockets as [WebSocket];
      const codes = new Map<string, string>();
      first.on('message', (data: Buffer) => {
        const { id, payload } = JSON.parse(String(data)) as {
          id?: string;
          payload?: { extensions: { code: string } }[];
        };
        if (id) codes.set(id, payload?.[0]?.extensions.code ?? 'answered');
      });
      first.send(JSON.stringify({ type: 'connection_init', payload: { token: owner.token } }));
      await once(first, 'message');
      const query = 'subscription { visibleCompanyCount }';
      for (const id of ['1', '2', '3']) first.send(JSON.stringify({ type: 'subscribe', id, payload: { query } }));
      await expect.poll(() => codes.get('3'), { timeout: 20_000 }).toBe('BUSY');

      for (const socket of sockets) socket.close();
      await expect
        .poll(
          async () => {
            const again = new WebSocket(url, 'graphql-transport-ws');
            const isOpen = await Promise.race([
              once(again, 'open').then(() => true),
              once(again, 'error').then(() => false),
            ]);
            again.terminate();
            return isOpen;
          },
          { timeout: 20_000 },
        )
        .toBe(true);
    } finally {
      await few.close();
    }
  });
});

describe('in production', () => {
  test('nobody is shown the schema through questions, and there is no GraphiQL', async () => {
    const production = await startTestApp(
      { NODE_ENV: 'production' },
      { socketLimits: { messagesPerSecond: 100_000, messagesAtOnce: 100_000 } },
    );
    try {
      for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Company") { name } }']) {
        const { data, errors } = await ask(production, query);
        expect([data, errors[0]?.extensions.code, errors[0]?.message]).toEqual([
          null,
          'BAD_REQUEST',
          'La richiesta non è valida.',
        ]);
      }
      const page = await fetch(`${production.url}/graphiql`);
      expect(await page.text()).not.toMatch(/graphiql/i);
      const byAddress = await fetch(`${production.url}/graphql?query={__schema{types{name}}}`);
      expect(await byAddress.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    } finally {
      await production.close();
    }
  });
});
