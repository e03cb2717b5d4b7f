import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { App } from '../app.ts';
import { schema } from '../graphql/schema.ts';
import { startTestApp } from './app.ts';
import { type Hostile, hostileDocuments } from './hostile-documents.ts';
import { countStatements } from './statements.ts';
import { ask, createShop, createVisitor, listen, type Person, type Shop, signIn, start } from './story.ts';

const DOCUMENTS = 2_200;
const IN_PRODUCTION = 400;
const MOST_STATEMENTS = 100; // sent to the database for one document
const LONGEST_ANSWER = 4_000_000; // characters

/** What no answer may ever contain: our own words, paths, SQL, advice. */
const INSIDE =
  /did you mean|node_modules|\/work\/|\/server\/|\.ts:\d|\bat [\w.<>]+ \(|\bselect\b.+\bfrom\b|syntax error at or near|relation "|SQLSTATE|QueryFailedError|invalid byte sequence|out of range for type|violates/i;

/** What came back for one document. */
interface Outcome {
  status: number;
  body: string;
  /** Sent to the database meanwhile. */
  statements: number;
}

const statements = countStatements();

let app: App;
let shop: Shop;
let documents: Hostile[];

beforeAll(async () => {
  app = await startTestApp({}, { socketLimits: { messagesPerSecond: 100_000, messagesAtOnce: 100_000 } });
  shop = await createShop(app);
  documents = await documentsFor(app, shop, DOCUMENTS);
});
// Some documents sign out everywhere.
beforeEach(async () => {
  shop.owner.token = await signIn(app, shop.owner.email);
});
afterAll(() => app.close());

async function documentsFor(at: App, { id }: Shop, count: number): Promise<Hostile[]> {
  const { data } = await start(at, await createVisitor(at, id), 'Quali sono gli orari?');
  return hostileDocuments(schema, count, 42, { company: id, conversation: data.startConversation.conversation.id });
}

describe('hostile documents', () => {
  test(`${DOCUMENTS} of them over HTTP are refused or answered, cheaply and without a word of the inside`, async () => {
    await sendAll('HTTP', documents, overHttp(app, shop.owner));
    shop.owner.token = await signIn(app, shop.owner.email);
    expect((await ask(app, '{ viewer { id } }', {}, shop.owner.token)).data.viewer.id).toBe(shop.owner.id);
  });

  test(`${DOCUMENTS} of them over WebSocket too`, async () => {
    const door = overWebSocket(app, shop.owner.token);
    await sendAll('WebSocket', documents, door.send);
    door.close();
  });

  test(`${IN_PRODUCTION} of them in production tell even less`, async () => {
    const production = await startTestApp(
      { NODE_ENV: 'production' },
      { socketLimits: { messagesPerSecond: 100_000, messagesAtOnce: 100_000 } },
    );
    try {
      const there = await createShop(production);
      const sent = await documentsFor(production, there, IN_PRODUCTION);
      const told = await sendAll('HTTP, production', sent, overHttp(production, there.owner));
      const door = overWebSocket(production, await signIn(production, there.owner.email));
      told.push(...(await sendAll('WebSocket, production', sent, door.send)));
      door.close();
      expect(
        told.filter(({ body }) => /Cannot query|Unknown (type|argument)|Syntax Error|__schema|Expected /.test(body)),
      ).toEqual([]);
    } finally {
      await production.close();
    }
  });
});

/** Sends one after the other, so that what each one costs can be counted. */
async function sendAll(
  door: string,
  all: Hostile[],
  send: (hostile: Hostile) => Promise<Omit<Outcome, 'statements'>>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const faults: string[] = [];
  const codes = new Map<string, number>();
  let most = { statements: 0, kind: '' };
  for (const hostile of all) {
    const before = statements.count;
    const { status, body } = await send(hostile);
    const outcome = { status, body, statements: statements.count - before };
    outcomes.push(outcome);
    if (outcome.statements > most.statements) most = { statements: outcome.statements, kind: hostile.kind };
    const fault = faultOf(outcome);
    if (fault) faults.push(`${hostile.kind}: ${fault}\n  ${hostile.query.slice(0, 300)}\n  ${body.slice(0, 300)}`);
    const code = /"code":"(\w+)"/.exec(body)?.[1] ?? 'answered';
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  const counts = [...codes].map(([code, count]) => `${code} ${count}`).join(', ');
  console.info(`${door}: ${all.length} documents; ${counts}; most statements ${most.statements} (${most.kind})`);
  expect(faults.slice(0, 10)).toEqual([]);
  return outcomes;
}

function faultOf({ status, body, statements }: Outcome): string | null {
  if (status >= 500) return `status ${status}`;
  if (body.includes('"INTERNAL"')) return 'something broke inside';
  if (statements > MOST_STATEMENTS) return `${statements} statements`;
  if (body.length > LONGEST_ANSWER) return `${body.length} characters`;
  const told = INSIDE.exec(body);
  return told ? `told "${told[0]}"` : null;
}

function overHttp(at: App, { email, ...owner }: Person) {
  let { token } = owner;
  return async ({ query, variables, operationName }: Hostile) => {
    const response = await fetch(`${at.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables, operationName }),
    });
    const body = await response.text();
    // Some document signs out everywhere; whoever sends the next is signed in again.
    if (/signOut|changePassword/.test(query)) token = await signIn(at, email);
    return { status: response.status, body };
  };
}

/** One socket for all; a new one where the protocol makes the server close it. */
function overWebSocket(at: App, token: string) {
  let socket: WebSocket | null = null;
  let next = 0;
  async function open(): Promise<WebSocket> {
    const opened = new WebSocket(`${at.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(opened, 'open');
    opened.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
    await once(opened, 'message');
    return opened;
  }
  return {
    close: () => socket?.close(),
    async send({ query, variables, operationName }: Hostile): Promise<Omit<Outcome, 'statements'>> {
      if (socket?.readyState !== WebSocket.OPEN) socket = await open();
      const current = socket;
      const id = String(next++);
      return new Promise((resolve) => {
        const settle = (status: number, body: string) => {
          clearTimeout(timer);
          current.off('message', hear);
          current.off('close', closed);
          resolve({ status, body });
        };
        const hear = (data: Buffer) => {
          const message = JSON.parse(String(data)) as { id?: string; type: string };
          if (message.id !== id) return;
          if (message.type === 'next') current.send(JSON.stringify({ id, type: 'complete' }));
          settle(200, String(data));
        };
        // 4400 and 1009 say that it was no message of the protocol, or a frame too large.
        const closed = (code: number, reason: Buffer) =>
          settle(code === 4400 || code === 1009 ? 400 : 500, `closed ${code} ${reason}`);
        const timer = setTimeout(() => settle(500, 'no answer'), 10_000);
        current.on('message', hear);
        current.on('close', closed);
        current.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables, operationName } }));
      });
    },
  };
}

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
      const [error] = await once(new WebSocket(url, 'graphql-transport-ws'), 'error');
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

describe('what is no document at all', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${app.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

  const bodies: [string, string, Record<string, string>][] = [
    ['nothing', '', {}],
    ['no JSON', '{"query":', {}],
    ['a list of operations', '[{"query":"{ viewer { id } }"},{"query":"{ viewer { id } }"}]', {}],
    ['null', 'null', {}],
    ['a text', '"{ viewer { id } }"', {}],
    ['no query', '{}', {}],
    ['a query of another type', '{"query":{"a":1}}', {}],
    ['variables of another type', '{"query":"{ viewer { id } }","variables":[1]}', {}],
    ['JSON that never ends', '['.repeat(100_000), {}],
    ['a form', 'query=%7Bviewer%7Bid%7D%7D', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a text that says it is plain', '{"query":"{ viewer { id } }"}', { 'content-type': 'text/plain' }],
    ['bytes that are no text', '\ud800\udfff\u0000', {}],
  ];
  test.each(bodies)('%s is refused', async (_, body, headers) => {
    const response = await post(body, headers);
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].extensions.code).toBe('BAD_REQUEST');
  });

  test('a body over 256 kB is refused before it is read', async () => {
    const response = await post(JSON.stringify({ query: `{ viewer { id } } #${'x'.repeat(300_000)}` }));
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].extensions.code).toBe('BAD_REQUEST');
  });

  test('a body that never ends is cut off', async () => {
    const sending = request(`${app.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' } });
    let sent = 0;
    const ended = new Promise<string>((resolve) => {
      sending.on('response', (response) => {
        response.resume();
        resolve(`answered ${response.statusCode}`);
      });
      sending.on('error', () => resolve('cut off'));
    });
    const chunk = 'x'.repeat(64 * 1024);
    const flood = setInterval(() => {
      sent += chunk.length;
      if (sent < 50_000_000) sending.write(chunk);
    }, 1);
    expect(['answered 400', 'cut off']).toContain(await ended);
    clearInterval(flood);
    sending.destroy();
    expect(sent).toBeLessThan(50_000_000);
  });

  test('a frame over 64 kB, one that is no text and one that is no message close the socket, and only that one', async () => {
    const other = listen(app, 'subscription { visibleCompanyCount }', {}, shop.owner.token);
    const frames: [string | Buffer, number][] = [
      [JSON.stringify({ type: 'connection_init', payload: { token: 'x'.repeat(70_000) } }), 1009],
      ['nonsense', 4400],
      ['null', 4400],
      [JSON.stringify({ type: 'subscribe', id: '1', payload: { query: '{ viewer { id } }' } }), 4401],
      [JSON.stringify({ type: 'connection_init', payload: { token: 'nobody' } }), 4403],
    ];
    for (const [frame, code] of frames) {
      const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      await once(socket, 'open');
      socket.send(frame);
      const [closed] = await once(socket, 'close');
      expect(closed, String(frame).slice(0, 60)).toBe(code);
    }
    await expect.poll(() => other.events.length, { timeout: 20_000 }).toBe(1);
    expect(other.closeCodes).toEqual([]);
    await other.stop();
  });

  /** Raw bytes on a connection, and the first line that comes back. */
  async function firstLine(bytes: string): Promise<string> {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(bytes);
    const line = await new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (data) => {
        text += data;
        if (text.includes('\r\n')) resolve(text.split('\r\n')[0] ?? '');
      });
      socket.on('close', () => resolve(text));
      socket.on('error', () => resolve(text));
    });
    socket.destroy();
    return line;
  }

  const paths = [
    '//',
    '///',
    '/\\',
    '/%',
    '/%E0%A4%A',
    '//[',
    '/http://[',
    '/..%2f..%2fetc/passwd',
    '/%00',
    '*',
    'http://[/',
  ];
  test.each(paths)('the address %s is answered, and breaks nothing', async (path) => {
    const plain = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expect(await firstLine(plain)).not.toMatch(/^HTTP\/1.1 5|^$/);
    const upgrade = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
    expect(await firstLine(upgrade)).toMatch(/^HTTP\/1.1 4/);
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
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
      expect((await fetch(`${production.url}/graphql?query={viewer{id}}`)).headers.get('content-type')).not.toMatch(
        /json/,
      );
    } finally {
      await production.close();
    }
  });
});
