import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../../server/database/data-source.ts';
import { querySystem } from '../../server/database/system.ts';
import { benchDatabaseUrl } from '../harness.ts';
import { type History, writeHistory } from './history.ts';

/** A company with a past, in the database that benchmarks may fill; the one of an earlier run is taken up again. */
export async function companyWithHistory(history: History): Promise<{ database: Database; companyId: string }> {
  const database = await openDatabase({
    url: benchDatabaseUrl(),
    folder: '',
    poolSize: 2,
  });
  const name = `Storia di ${history.conversations} conversazioni`;
  const [known] = await querySystem<{ id: string }>(database, 'select id from companies where name = $name', { name });
  return { database, companyId: known?.id ?? (await makeCompany(name, history)) };
}

// On a connection of its own: the server gives no statement as long as writing a million messages takes.
async function makeCompany(name: string, history: History): Promise<string> {
  const client = new pg.Client({ connectionString: benchDatabaseUrl() });
  await client.connect();
  const query = async (text: string, values?: unknown[]) => (await client.query(text, values)).rows;
  const id = randomUUID();
  await query('begin');
  await query(
    `insert into companies (id, name, primary_color, secondary_color) values ($1, $2, '#3B82F6', '#8B5CF6')`,
    [id, name],
  );
  await writeHistory({ query }, id, history);
  await query('commit');
  for (const table of ['conversations', 'messages', 'hourly_counters', 'faq_hits', 'message_words', 'faqs']) {
    await query(`vacuum analyze ${table}`);
  }
  await client.end();
  return id;
}
