import { Client } from 'pg';
import { isOwnDatabase, storyDatabaseUrl } from './story-database.ts';

// Before each file of stories: a server of this file would answer questions that another file left unanswered, end its
// conversations, count its rows. The embedded database begins from a copy of its tables for the same reason.
if (isOwnDatabase && storyDatabaseUrl) {
  const client = new Client({ connectionString: storyDatabaseUrl });
  await client.connect();
  const { rows } = await client.query<{ tables: string | null }>(
    `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables
    where schemaname = 'public' and tablename <> 'migrations'`,
  );
  if (rows[0]?.tables) await client.query(`truncate ${rows[0].tables} restart identity cascade`);
  await client.end();
}
