import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { App } from '../app.ts';
import { schema } from '../graphql/schema.ts';
import { startTestApp } from './app.ts';
import { type Hostile, hostileDocuments } from './hostile-documents.ts';
import { countStatements } from './statements.ts';
import { ask, createShop, createVisitor, type Person, type Shop, signIn, start } from './story.ts';

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
        const timer = setTimeout(() => settle(500, 'no answer'), 60_000);
        current.on('message', hear);
        current.on('close', closed);
        current.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables, operationName } }));
      });
    },
  };
}
