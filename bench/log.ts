import { listConversations } from '../server/conversations/listing-store.ts';
import type { LogFilter } from '../server/conversations/log-filter.ts';
import { inCompany } from '../server/database/tenant.ts';
import { statementsOf } from '../server/test/statements.ts';
import { alternate, medians, printTable } from './harness.ts';
import { companyWithHistory } from './history/company.ts';
import { executionTime } from './history/in-database.ts';

// The first page of the log under every filter, and the page at its middle, beside reading one row by
// its key in a transaction of its own.
const [conversations = 100_000, messages = 10, rounds = 9] = process.argv.slice(2).map(Number);
const { database, companyId } = await companyWithHistory({ conversations, messages, days: 180 });

const FILTERS: Record<string, LogFilter> = {
  none: {},
  'status ACTIVE': { status: 'ACTIVE' },
  'status ABANDONED': { status: 'ABANDONED' },
  'days, a month ago': { from: '2026-10-01', to: '2026-10-20' },
  'source FAQ': { source: 'FAQ' },
  'source FALLBACK': { source: 'FALLBACK' },
  'satisfaction 1': { satisfaction: 1 },
  unanswered: { isUnanswered: true },
  'unanswered, abandoned, rated 1 (none)': { isUnanswered: true, status: 'ABANDONED', satisfaction: 1 },
  'search, a common word': { search: 'parola1' },
  'search, a rare word': { search: 'parola1990' },
  'search, two words': { search: 'parola1 parola1500' },
  'search, a common word, abandoned': { search: 'parola1', status: 'ABANDONED' },
};

const page = (filter: LogFilter) =>
  inCompany(database, companyId, (manager) => listConversations(manager, companyId, filter, { first: 50 }));
const row = () =>
  inCompany(database, companyId, (manager) => manager.query('select name from companies where id = $1', [companyId]));

const statements = new Map<string, Awaited<ReturnType<typeof statementsOf>>>();
for (const [name, filter] of Object.entries(FILTERS)) statements.set(name, await statementsOf(() => page(filter))); // warm
statements.set('reading one row', await statementsOf(row));
const rows = new Map<string, number>();
const results = await alternate([...Object.keys(FILTERS), 'reading one row'], rounds, async (name) => {
  const filter = FILTERS[name];
  const startedAt = performance.now();
  const found = filter ? await page(filter) : await row();
  const ms = performance.now() - startedAt;
  rows.set(name, 'nodes' in (found as object) ? (found as { nodes: unknown[] }).nodes.length : 1);
  return {
    'in the database, ms': await executionTime(database, companyId, statements.get(name) ?? []),
    'in all, ms': ms,
  };
});
printTable(
  `first page of the log, ${conversations.toLocaleString('en')} conversations, whole transactions, medians of ${rounds} rounds`,
  Object.fromEntries([...results].map(([name, each]) => [name, { ...medians(each), rows: rows.get(name) ?? 0 }])),
);
await database.close();
