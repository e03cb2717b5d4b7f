import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { createClient } from 'graphql-ws';
import { expect, test } from 'vitest';
import { openCuttingProxy } from './cutting-proxy.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { createVisitor, eventually, PASSWORD, type Shop, say, start } from './story.ts';

// What docs/api.md shows to programmers, run as it stands there.
let app: ShopStory['app'];
let shop: Shop;
tellShopStories((story) => {
  ({ app, shop } = story);
});

const API = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
const blocks = (language: string) => [...API.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))];
const [, FOLLOWING = ''] = blocks('js')[0] ?? [];
const [, ASKING = ''] = blocks('bash')[0] ?? [];

interface Message {
  seq: number;
  text: string;
}

/** Runs the documented program against a server; what it prints, and what ends it. */
function follow(url: string, conversationId: string) {
  const printed: (Message & { conversationActivity?: { id: string; lastMessageText: string }[] })[] = [];
  const clients: { dispose(): unknown }[] = [];
  const code = FOLLOWING.replace(/^import .*$/m, '').replace('ws://127.0.0.1:3000', url.replace('http', 'ws'));
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;
  const run = new AsyncFunction('createClient', 'token', 'companyId', 'conversationId', 'console', code);
  const make: typeof createClient = (options) => {
    const client = createClient(options);
    clients.push(client);
    return client;
  };
  const console = { log: (value: (typeof printed)[number]) => printed.push(value) };
  const running: Promise<unknown> = run(make, shop.owner.token, shop.id, conversationId, console);
  const end = async () => {
    for (const client of clients) await client.dispose();
    await running.catch(() => undefined);
  };
  return { printed, end };
}

test('a program that follows a transcript misses and repeats nothing, though its connection breaks twice', async () => {
  const visitor = await createVisitor(app, shop.id);
  const { data } = await start(app, visitor, 'orari');
  const { id } = data.startConversation.conversation;
  const proxy = await openCuttingProxy(app.url);
  const { printed, end } = follow(proxy.url, id);
  const said = () => printed.filter((each) => each.seq !== undefined).map(({ seq }) => seq);
  await eventually('it has the beginning', () => said().length >= 3);
  for (let round = 0; round < 2; round++) {
    await eventually('there is a connection to break', () => proxy.cut('reset', 0));
    await say(app, visitor, id, 'spedizione');
    await eventually('it has the answer', () => said().includes(5 + 2 * round));
  }
  expect(said()).toEqual(Array.from({ length: 7 }, (_, index) => index + 1));
  const heard = printed.flatMap((each) => each.conversationActivity ?? []);
  expect(heard.findLast((each) => each.id === id)?.lastMessageText).toMatch(/^La spedizione/);
  await end();
  proxy.close();
});

test('what is asked on a command line is answered', async () => {
  const run = promisify(execFile);
  const { email } = shop.owner;
  const begin = ASKING.replace('http://127.0.0.1:3000', app.url)
    .replace('admin@demo.it', email)
    .replace('demo-admin', PASSWORD)
    .replace('TOKEN=…accessToken', `TOKEN=${shop.owner.token}`)
    .replace('COMPANY=…company', `COMPANY=${shop.id}`);
  const lines = begin.split('\n').map((line) => (line.startsWith('ask ') ? `${line}; echo` : line));
  const { stdout } = await run('bash', ['-c', lines.join('\n')]);
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers).toHaveLength(4);
  expect(answers[0].data.signIn).toHaveProperty('refreshToken');
  expect(answers[1].data.companies.nodes).toEqual([{ id: shop.id, name: 'Negozio di prova' }]);
  expect(answers[2].data.conversations.pageInfo).toHaveProperty('hasNextPage', false);
  expect(answers[3].errors[0].extensions.code).toBe('SESSION_EXPIRED'); // '…' is no refresh token
});
