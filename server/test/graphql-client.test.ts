import { createClient } from 'graphql-ws';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { createVisitor, eventually, must, PASSWORD, type Shop, say, start } from './story.ts';

// A program without cookies, as docs/api.md shows it: sign in, refresh, ask, page, subscribe.
let app: ShopStory['app'];
let shop: Shop;
tellShopStories(
  (story) => {
    ({ app, shop } = story);
  },
  {},
  {},
  { name: 'Bottega' },
);

test('a program signs in, refreshes without cookies, asks who it is and pages through the conversations', async () => {
  const visitor = await createVisitor(app, shop.id);
  for (let count = 0; count < 3; count++) await start(app, visitor, `orari ${count}`);
  const { signIn } = await must(
    app,
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password, delivery: BODY) { accessToken refreshToken } }',
    { email: shop.owner.email, password: PASSWORD },
  );
  const { refreshSession } = await must(
    app,
    'mutation ($token: String!) { refreshSession(refreshToken: $token) { accessToken refreshToken } }',
    { token: signIn.refreshToken },
  );
  expect(refreshSession.refreshToken).not.toBe(signIn.refreshToken);
  const token: string = refreshSession.accessToken;
  const who = await must(
    app,
    '{ viewer { email role } companies(first: 10) { nodes { id name } totalCount } }',
    {},
    token,
  );
  expect(who).toEqual({
    viewer: { email: shop.owner.email, role: 'ADMIN' },
    companies: { nodes: [{ id: shop.id, name: 'Bottega' }], totalCount: 1 },
  });
  const page = `query ($id: ID!, $after: String) { conversations(companyId: $id, first: 2, after: $after) {
    nodes { id visitorName status lastMessageText } pageInfo { endCursor hasNextPage } } }`;
  const first = (await must(app, page, { id: shop.id, after: null }, token)).conversations;
  const second = (await must(app, page, { id: shop.id, after: first.pageInfo.endCursor }, token)).conversations;
  expect([first.nodes.length, first.pageInfo.hasNextPage]).toEqual([2, true]);
  expect([second.nodes.length, second.pageInfo.hasNextPage]).toEqual([1, false]);
});

test('a program follows the conversations with the official client, iterating', async () => {
  const { token } = shop.owner;
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: () => ({ token }),
    retryAttempts: Infinity,
    shouldRetry: () => true,
  });
  const query = 'subscription ($id: ID!) { conversationActivity(companyId: $id) { id version lastMessageText } }';
  const heard: { id: string; version: number; lastMessageText: string }[] = [];
  const events = client.iterate<{ conversationActivity: typeof heard }>({ query, variables: { id: shop.id } });
  const following = (async () => {
    for await (const { data } of events) heard.push(...(data?.conversationActivity ?? []));
  })();
  await eventually('it says how things stand', () => heard.length >= 3);
  const visitor = await createVisitor(app, shop.id);
  const { data } = await start(app, visitor, 'orari');
  const { id } = data.startConversation.conversation;
  await say(app, visitor, id, 'spedizione');
  const last = () => heard.findLast((conversation) => conversation.id === id);
  await eventually(
    'it hears the answer',
    () => last()?.lastMessageText === 'La spedizione è gratuita sopra i 50 euro.',
  );
  await events.return?.();
  await following;
  await client.dispose();
});
