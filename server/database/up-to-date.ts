import { DataSource, type DataSourceOptions, type MigrationInterface, type QueryRunner } from 'typeorm';
import type { MIGRATIONS } from './migrations.ts';

/** A step of the tables. */
export type Step = (typeof MIGRATIONS)[number];

export interface Upgrade {
  /** The login of the server. */
  url: string;
  /** The login that owns the tables, where it is another. */
  ownerUrl: string | null;
  steps: readonly Step[];
}

/** Brings a real database up to date by the login that owns the tables; several processes may do so at once. */
export async function bringUpToDate(own: DataSource, { url, ownerUrl, steps }: Upgrade): Promise<void> {
  if (ownerUrl === null && !(await isBehind(own, steps))) return;
  const owner = new DataSource({
    type: 'postgres',
    url: ownerUrl ?? url,
    poolSize: 2,
    migrations: steps.map(holdingTables),
    migrationsTransactionMode: 'each',
  } as DataSourceOptions);
  await owner.initialize().catch((error: object) => {
    throw ownerUrl === null ? error : Object.assign(error, { setting: 'DATABASE_OWNER_URL' });
  });
  try {
    if (await isBehind(owner, steps)) await migrateAlone(owner);
  } finally {
    await owner.destroy();
  }
}

/**
 * A large history takes minutes, and another process may be at it already: nothing of it is cut off half-way. Said in each
 * transaction: behind a pooler the next may have another connection, and this one serves others after it.
 */
const UNHURRIED = `select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
  set_config('idle_in_transaction_session_timeout', '0', true)`;

/** Whether a step is missing; asked in one trip, because nearly every start finds none. */
export async function isBehind(dataSource: DataSource, steps: readonly Step[]): Promise<boolean> {
  try {
    const done = await dataSource.query<{ name: string }[]>('select name from migrations');
    const names = new Set(done.map(({ name }) => name));
    return steps.some(({ name }) => !names.has(name));
  } catch {
    return true; // no table yet, or one that this login may not read: who migrates finds out
  }
}

export const MIGRATION_LOCK = 4_715_283_001; // any number that nothing else in the database uses

/**
 * TypeORM takes no lock of its own: of three processes on an empty database two would die. The lock is a transaction's, and
 * the steps are made beside it: a connection's own would stay with a pooler, whose next customer waits for it for ever.
 */
async function migrateAlone(dataSource: DataSource): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.query(UNHURRIED);
    await manager.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
  });
}

/**
 * The same step, which holds all tables before it changes the first. Servers of the version before go on meanwhile: who
 * has read a table that is changed later waits for one that is changed already, and PostgreSQL ends such a circle by
 * giving up the step. Where the tables cannot all be had soon it lets go of them, and people go on for a moment.
 */
function holdingTables(step: Step): Step {
  return class extends (step as new () => MigrationInterface) {
    override name = step.name;

    override async up(runner: QueryRunner): Promise<void> {
      await runner.query(UNHURRIED);
      await runner.query(HOLD_TABLES);
      await super.up(runner);
    }
  } as unknown as Step;
}

// It waits less than the second after which PostgreSQL looks for circles, and takes the tables in the order in which most
// who read several do.
const HOLD_TABLES = `
do $$
declare
  first text[] := array['refresh_tokens', 'password_links', 'sessions', 'accounts', 'companies', 'conversations', 'messages'];
  held text;
begin
  perform set_config('lock_timeout', '500ms', true);
  loop
    begin
      for held in
        select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
          and pg_has_role(relowner, 'usage') order by array_position(first, relname::text), relname
      loop
        execute format('lock table %I in access exclusive mode', held);
      end loop;
      exit;
    exception when lock_not_available or deadlock_detected then
      perform pg_sleep(0.25);
    end;
  end loop;
  perform set_config('lock_timeout', '0', true);
end $$`;
