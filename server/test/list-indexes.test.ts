import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { KnowledgeCache } from '../assistant/knowledge-cache.ts';
import { knowledgeRows } from '../assistant/store.ts';
import { makeVisitorToken } from '../conversations/visitor-token.ts';
import { querySystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { startTestApp } from './app.ts';
import { companyTables } from './company-tables.ts';
import { fillShop, VISITOR } from './many-rows.ts';
import { statementsOf } from './statements.ts';
import { createShop, must, type Shop } from './story.ts';

let app: App;
let shops: Shop[];

beforeAll(async () => {
  app = await startTestApp({ DATABASE_POOL_SIZE: '4' });
  shops = [await createShop(app), await createShop(app), await createShop(app)];
});
afterAll(() => app.close());

const database = () => app.shared.database;

describe('the lists, as the role of the app, among many rows', () => {
  const MANY = 3_000;

  beforeAll(async () => {
    for (const { id } of shops) {
      // The shop that is asked has a small part of all FAQs and products: who reads a third of a table needs no index.
      await fillShop(database(), id, MANY, id === shops[0]?.id ? MANY / 10 : MANY);
    }
    for (const { name } of await companyTables(database())) await querySystem(database(), `analyze ${name}`);
  });

  // Each, and some together.
  const FILTERS = [
    'from: "2020-01-01"',
    'to: "2100-01-01"',
    'source: FAQ',
    'source: AI',
    'source: CATALOG',
    'source: FALLBACK',
    'satisfaction: 3',
    'rating: RATED',
    'rating: LOW',
    'isUnanswered: true',
    'isSuspected: true',
    'handling: WAITING',
    'handling: PERSON',
    'handling: VIEWER',
    'search: "zaino"',
    'search: "zaino rosso"',
    'search: "zaino", status: COMPLETED',
    'status: COMPLETED, from: "2020-01-01", to: "2100-01-01", isUnanswered: true',
  ];

  const lists = [
    ['people', 'accounts', `company(id: "$ID") { people(first: 20AFTER) { nodes { id } PAGE } }`, 'company.people'],
    [
      'conversations',
      'conversations',
      `conversations(companyId: "$ID", first: 20AFTER) { nodes { id } PAGE }`,
      'conversations',
    ],
    [
      'active conversations',
      'conversations',
      `conversations(companyId: "$ID", first: 20, filter: { status: ACTIVE }AFTER) { nodes { id } PAGE }`,
      'conversations',
    ],
    ...FILTERS.map(
      (filter) =>
        [
          `conversations with ${filter}`,
          filter.includes('search') ? 'message_words' : 'conversations',
          `conversations(companyId: "$ID", first: 20, filter: { ${filter} }AFTER) { nodes { id } PAGE }`,
          'conversations',
        ] as const,
    ),
    [
      'messages',
      'messages',
      `conversation(companyId: "$ID", id: "$CONVERSATION") { messages(first: 20AFTER) { nodes { id } PAGE } }`,
      'conversation.messages',
    ],
    [
      'groups of unanswered questions',
      'question_groups',
      `questionGroups(companyId: "$ID", status: OPEN, first: 20AFTER) { nodes { id title trend } PAGE }`,
      'questionGroups',
    ],
    [
      'groups of declined questions',
      'question_groups',
      `refusedGroups(companyId: "$ID", status: OPEN, first: 20AFTER) { nodes { id title declinedWords } PAGE }`,
      'refusedGroups',
    ],
    [
      'unmet wishes',
      'unmet_wishes',
      `unmetWishes(companyId: "$ID", status: OPEN, first: 20AFTER) { nodes { id thing examples } PAGE }`,
      'unmetWishes',
    ],
    [
      'acceptance tests',
      'acceptance_tests',
      `acceptanceTests(companyId: "$ID", first: 20AFTER) { nodes { id } PAGE }`,
      'acceptanceTests',
    ],
    [
      'acceptance tests that fail',
      'acceptance_tests',
      `acceptanceTests(companyId: "$ID", verdict: FAILED, first: 20AFTER) { nodes { id } PAGE }`,
      'acceptanceTests',
    ],
    [
      'runs of acceptance tests',
      'acceptance_runs',
      `acceptanceRuns(companyId: "$ID", first: 20AFTER) { nodes { id } PAGE }`,
      'acceptanceRuns',
    ],
    [
      'what came in a run',
      'acceptance_results',
      `acceptanceRuns(companyId: "$ID", first: 1) { nodes { results(first: 20AFTER) { nodes { place } PAGE } } }`,
      'acceptanceRuns.nodes.0.results',
    ],
    [
      'rejected answers',
      'rejected_answers',
      `rejectedAnswers(companyId: "$ID", status: OPEN, first: 20AFTER) { nodes { id share examples meant { count } } PAGE }`,
      'rejectedAnswers',
    ],
    [
      'the visitor’s conversations',
      'conversations',
      `chatHistory(first: 20AFTER) { nodes { id } PAGE }`,
      'chatHistory',
    ],
  ] as const;

  test.each(lists)('%s are read by their index, the first page and the next', async (_, table, question, path) => {
    const [{ id, owner }] = shops as [Shop];
    const visitor = await visitorToken(id);
    const [conversation] = await querySystem<{ id: string }>(
      database(),
      'select id from conversations where company_id = $id and visitor_id = $visitor limit 1',
      { id, visitor: VISITOR },
    );
    let after = '';
    for (const page of ['first', 'next']) {
      const document = `{ ${question
        .replace('$ID', id)
        .replace('$CONVERSATION', conversation?.id ?? '')
        .replace('AFTER', after)
        .replace('PAGE', 'pageInfo { endCursor hasNextPage }')} }`;
      let data: Record<string, never> = {};
      const sent = await statementsOf(async () => {
        data = await must(app, document, {}, path === 'chatHistory' ? visitor : owner.token);
      });
      const list = path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], data);
      const { pageInfo, nodes } = list as { nodes: unknown[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
      expect(nodes, page).toHaveLength(20);
      after = `, after: "${pageInfo.endCursor}"`;
      const isList = (text: string) => new RegExp(`\\bfrom ${table}\\b`).test(text) && /\blimit\b/.test(text);
      const reads = sent.filter(({ text, values }) => isList(text) && values.includes(id)); // timers read lists too
      expect(reads.length, page).toBeGreaterThan(0);
      for (const read of reads) await expectIndex(id, read);
    }
  });

  test('FAQs and products are counted and read in slices by their index', async () => {
    const [{ id, owner }] = shops as [Shop];
    const sent = await statementsOf(async () => {
      await new KnowledgeCache(knowledgeRows(database())).get(id);
      await must(
        app,
        `{ company(id: "${id}") { productCount faqCount } shop(companyId: "${id}") { productCount } }`,
        {},
        owner.token,
      );
    });
    const reads = sent.filter(({ text }) => /from "?(products|faqs)/i.test(text));
    expect(reads.length).toBeGreaterThanOrEqual(3);
    for (const read of reads) await expectIndex(id, read);
  });
});

async function expectIndex(companyId: string, { text, values }: { text: string; values: unknown[] }): Promise<void> {
  const rows = await inCompany(database(), companyId, (manager) =>
    manager.query<{ 'QUERY PLAN': string }[]>(`explain ${text}`, values),
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan, `${text}\n${plan}`).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
  expect(plan, `${text}\n${plan}`).not.toContain('Seq Scan');
}

async function visitorToken(companyId: string): Promise<string> {
  return makeVisitorToken(app.shared.keys, companyId, VISITOR, new Date()).token;
}
