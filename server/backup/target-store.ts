import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
import { MIGRATION_LOCK } from '../database/up-to-date.ts';
import { quoted, tablesOf } from './tables-store.ts';

/**
 * Makes room in a real database that holds nobody's data: tables that a server made when it started there go. Servers that
 * start meanwhile wait.
 * @throws Error with a sentence for people where there are data, or tables of something else
 */
export async function makeRoom(manager: EntityManager): Promise<void> {
  await query(manager, 'select pg_advisory_xact_lock($lock)', { lock: MIGRATION_LOCK });
  const tables = [...(await tablesOf(manager)).keys()];
  const [found] = await query<{ name: string; hasSteps: boolean }>(
    manager,
    `select current_database() as name, to_regclass('public.migrations') is not null as "hasSteps"`,
  );
  const isOurs = found?.hasSteps === true && OURS.every((table) => tables.includes(table));
  if (tables.length > 0 && !isOurs) throw new Error(notEmptySentence(found?.name));
  if (!isOurs) return;
  for (const table of OURS) {
    const [row] = await query(manager, `select from ${quoted(table)} limit 1`);
    if (row) throw new Error(notEmptySentence(found?.name));
  }
  for (const table of [...tables, 'migrations']) await query(manager, `drop table if exists ${quoted(table)} cascade`);
  const functions = await query<{ name: string }>(manager, OUR_FUNCTIONS);
  for (const { name } of functions) await query(manager, `drop function ${name} cascade`);
}

/** Whoever has data has them there. */
const OURS = ['companies', 'accounts', 'conversations', 'messages'];

const OUR_FUNCTIONS = `select oid::regprocedure as name from pg_proc
  where pronamespace = 'public'::regnamespace and pg_has_role(proowner, 'usage')
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

function notEmptySentence(name = ''): string {
  return `Il database ${name} contiene già dati: indica un database vuoto (createdb). Non è stato cambiato nulla.`;
}
