import { inCompany } from '../server/database/tenant.ts';
import { readCompanyFigures, readStatistics } from '../server/stats/statistics-store.ts';
import { statementsOf } from '../server/test/statements.ts';
import { alternate, medians, printTable } from './harness.ts';
import { companyWithHistory } from './history/company.ts';
import { executionTime } from './history/in-database.ts';

// The figures of a company of 1,000,000 messages, beside counting them, and beside reading one row
// by its key in a transaction of its own, to judge the machine by.
const [conversations = 100_000, messages = 10, rounds = 15] = process.argv.slice(2).map(Number);
const { database, companyId } = await companyWithHistory({ conversations, messages, days: 180 });

const AGGREGATE = `select count(*), count(*) filter (where sender = 'USER'), avg(confidence), avg(response_time),
    count(*) filter (where source = 'FAQ'), count(*) filter (where source = 'AI')
  from messages where company_id = $1 and sent_at >= now() - interval '90 days'`;

const CONTENDERS: Record<string, () => Promise<unknown>> = {
  'a card: now, today, ever': () =>
    inCompany(database, companyId, (manager) => readCompanyFigures(manager, companyId, new Date())),
  'a screen of 90 days, with trends and charts': () =>
    inCompany(database, companyId, (manager) =>
      readStatistics(manager, companyId, { name: 'LAST_90_DAYS' }, new Date()),
    ),
  'a screen of 7 days': () =>
    inCompany(database, companyId, (manager) =>
      readStatistics(manager, companyId, { name: 'LAST_7_DAYS' }, new Date()),
    ),
  'counting the messages of 90 days': () =>
    inCompany(database, companyId, (manager) => manager.query(AGGREGATE, [companyId])),
  'reading one row': () =>
    inCompany(database, companyId, (manager) => manager.query('select name from companies where id = $1', [companyId])),
};

const statements = new Map<string, Awaited<ReturnType<typeof statementsOf>>>();
for (const [name, run] of Object.entries(CONTENDERS)) statements.set(name, await statementsOf(run)); // warm
const results = await alternate(Object.keys(CONTENDERS), rounds, async (name) => {
  const startedAt = performance.now();
  await CONTENDERS[name]?.();
  const ms = performance.now() - startedAt;
  return {
    'in the database, ms': await executionTime(database, companyId, statements.get(name) ?? []),
    'in all, ms': ms,
  };
});
printTable(
  `figures of ${(conversations * messages).toLocaleString('en')} messages, whole transactions as the server makes them, medians of ${rounds} rounds`,
  Object.fromEntries([...results].map(([name, each]) => [name, medians(each)])),
);
await database.close();
