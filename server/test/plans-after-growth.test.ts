import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { EntityManager } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { query } from '../database/sql.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { lookAtProducts } from '../imports/leftover-store.ts';
import { startTestApp } from './app.ts';
import { fillShop } from './many-rows.ts';
import { ask, createShop, createVisitor, eventually, listen, must, type Shop, say, signIn, start } from './story.ts';
import { isRealPostgres } from './story-database.ts';

const ROUNDS = 8; // after five PostgreSQL decides on one plan for all values, and keeps it
const MANY = 3_000;

/** Statements that were prepared, by their name on the connection, with the values they were last sent with. */
interface Prepared {
  text: string;
  values: unknown[];
  isInCompany: boolean;
}
const prepared = new Map<string, Prepared>();

let app: App;
let shop: Shop;
const original = Client.prototype.query as (...args: unknown[]) => unknown;
beforeAll(async () => {
  let isInCompany = false;
  Client.prototype.query = function noted(this: Client, ...args: unknown[]) {
    const [first] = args as [string | { text: string; name?: string; values?: unknown[] }];
    const text = typeof first === 'string' ? first : first.text;
    if (/set_config\('role'/.test(text)) isInCompany = true;
    else if (/^(commit|rollback|begin|start transaction)/i.test(text)) isInCompany = false;
    else if (typeof first !== 'string' && first.name)
      prepared.set(first.name, { text, values: first.values ?? [], isInCompany });
    return original.apply(this, args);
  } as typeof Client.prototype.query;
  // One connection: all that was prepared stands on it, and was prepared while there was next to nothing.
  app = await startTestApp({ DATABASE_POOL_SIZE: '2' });
  shop = await createShop(app);
});
afterAll(async () => {
  Client.prototype.query = original as typeof Client.prototype.query;
  await app.close();
});

const ids = () => ({ company: shop.id });

/** Whatever visitors and staff do all day. */
async function aDay(round: number): Promise<void> {
  const { token } = shop.owner;
  const visitor = await createVisitor(app, shop.id);
  const message = randomUUID();
  const { data } = await start(app, visitor, 'Quali sono gli orari?');
  const { id } = data.startConversation.conversation;
  await say(app, visitor, id, 'Vorrei delle cuffie', message);
  await say(app, visitor, id, 'Vorrei delle cuffie', message);
  await say(app, visitor, id, 'xyzzy plugh');
  await must(app, '{ chatHistory(first: 5) { nodes { id messages(first: 3) { nodes { seq } } } } }', {}, visitor);
  const follow =
    'subscription ($id: ID!, $after: Int!) { chatMessages(conversationId: $id, afterSeq: $after) { seq } }';
  for (const after of [0, 2]) {
    const listening = listen(app, follow, { id, after }, visitor);
    await eventually('it was told', () => listening.events.length > 0);
    await listening.stop();
  }
  await signIn(app, shop.owner.email);
  const staff = [
    'query ($company: ID!) { conversations(companyId: $company, first: 5) { nodes { id messages(first: 2) { nodes { seq } } } } }',
    'query ($company: ID!) { company(id: $company) { productCount faqCount people(first: 5) { nodes { id } } } }',
    'query ($company: ID!) { products(companyId: $company, first: 5) { nodes { id } } }',
    'query ($company: ID!) { faqs(companyId: $company, first: 5) { nodes { id } } }',
    'query ($company: ID!) { statistics(companyId: $company, period: { name: LAST_7_DAYS }) { messages { value } topQuestions { question } unaskedFaqs { question } sources { source count } } }',
    'query ($company: ID!) { companyFigures(companyId: $company) { totalConversations activeConversations activeVisitors messagesToday { value } } }',
    'query ($company: ID!) { companyDay(companyId: $company) { lowRatingCount missedWishCount catalogue { isStale } } }',
    '{ companyOverviews(first: 5, sort: LAST_ACTIVITY) { nodes { id openQuestionCount conversationDays } } }',
    '{ companies(first: 5) { nodes { id conversationCount: productCount } } }',
  ];
  for (const document of staff) await must(app, document, document.includes('$company') ? ids() : {}, token);
  app.shared.knowledge.changed(shop.id);
  await ask(
    app,
    'mutation ($company: ID!) { closeActiveConversations(companyId: $company) }',
    ids(),
    round % 2 === 0 ? token : visitor,
  );
}

const GROWS = /Seq Scan on (messages|conversations|products|faqs|accounts|message_words|answer_feedback)\b/;

// A real database that stories share has rows of all of them from the start.
test.skipIf(isRealPostgres)(
  'what was prepared while the tables were empty reads by an index once they are full',
  async () => {
    for (let round = 0; round < ROUNDS; round++) await aDay(round);
    // What the server does by itself comes two seconds after its start: a quick machine's days are over before.
    const isTidied = ({ text }: Prepared) => /^select distinct company_id as id from catalogues/.test(text);
    await eventually('the server has tidied up', () => [...prepared.values()].some(isTidied));
    expect(prepared.size).toBeGreaterThan(20);
    // The shop that is asked has a small part of all: who reads a third of a table needs no index.
    await fillShop(app.shared.database, shop.id, MANY, MANY / 10);
    for (let other = 0; other < 2; other++) await fillShop(app.shared.database, (await createShop(app)).id, MANY, MANY);

    await lookAtProducts(app.shared); // as after every import

    const faults: string[] = [];
    for (const [name, { text, values, isInCompany }] of prepared) {
      const explain = (manager: EntityManager) => planOf(manager, name, values);
      const plan = isInCompany
        ? await inCompany(app.shared.database, shop.id, explain)
        : await asSystem(app.shared.database, explain);
      if (plan !== null && GROWS.test(plan)) faults.push(`${text}\n${plan}`);
    }
    expect(faults).toEqual([]);
  },
);

/** The plan that this connection would go by now; null where another has prepared it. */
async function planOf(manager: EntityManager, name: string, values: readonly unknown[]): Promise<string | null> {
  const [found] = await query<{ types: string[] }>(
    manager,
    'select parameter_types::text[] as types from pg_prepared_statements where name = $name',
    { name },
  );
  if (!found) return null;
  const given = values.map((value, place) => `${literal(value)}::${found.types[place]}`);
  const rows = await query<{ 'QUERY PLAN': string }>(
    manager,
    `explain execute "${name}"${given.length > 0 ? `(${given.join(', ')})` : ''}`,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value))
    return `'{${value.map((each) => (each === null ? 'null' : JSON.stringify(textOf(each)))).join(',')}}'`.replaceAll(
      '$',
      '',
    );
  return `'${textOf(value).replaceAll("'", "''")}'`;
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
