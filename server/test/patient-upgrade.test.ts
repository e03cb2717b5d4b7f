import { DataSource, type QueryRunner } from 'typeorm';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../database/data-source.ts';
import { MIGRATIONS } from '../database/migrations.ts';
import { querySystem } from '../database/system.ts';
import { isBehind } from '../database/up-to-date.ts';
import { startTestApp } from './app.ts';
import { NO_HURRY } from './no-limits.ts';
import { eventually } from './story.ts';
import { isRealPostgres, storyDatabaseUrl } from './story-database.ts';

const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
const ASK = `select ${LIMITS.map((limit) => `current_setting('${limit}') as ${limit}`).join(', ')}`;

/** A step that changes nothing and tells what it may take. */
const seen: Record<string, string>[] = [];
class LongStep9999999999999 {
  async up(runner: QueryRunner): Promise<void> {
    seen.push(...((await runner.query(ASK)) as Record<string, string>[]));
  }

  async down(): Promise<void> {}
}

/** A step that changes two tables, and takes its time in between; it tells how often it was begun. */
let begun = 0;
class TwoTables9999999999998 {
  async up(runner: QueryRunner): Promise<void> {
    begun++;
    await runner.query('lock table messages in access exclusive mode');
    await runner.query('select pg_sleep(2)');
    await runner.query('lock table conversations in access exclusive mode');
  }

  async down(): Promise<void> {}
}

describe.skipIf(!isRealPostgres)('an upgrade', () => {
  test('takes as long as it takes, and what is asked afterwards does not', async () => {
    await (await startTestApp()).close(); // the tables are there
    const url = storyDatabaseUrl ?? '';
    try {
      const steps = [...MIGRATIONS, LongStep9999999999999] as unknown as typeof MIGRATIONS;
      const database = await openDatabase({ url, folder: '', poolSize: 2, steps });
      const [usual] = await querySystem<Record<string, string>>(database, ASK);
      // Where nothing is missing a start asks once, and goes on.
      expect(await isBehind(database.dataSource, steps)).toBe(false);
      expect(await isBehind(database.dataSource, [...steps, class Missing {}] as unknown as typeof MIGRATIONS)).toBe(
        true,
      );
      await database.close();
      expect(seen).toEqual([Object.fromEntries(LIMITS.map((limit) => [limit, '0']))]);
      expect(usual).toMatchObject({ statement_timeout: '11s' });
    } finally {
      const owner = await new DataSource({ type: 'postgres', url }).initialize();
      await owner.query(`delete from migrations where name = 'LongStep9999999999999'`);
      await owner.destroy();
    }
  });

  test('waits for who holds a table for long, a backup for one, and people go on meanwhile', async () => {
    await (await startTestApp()).close();
    const url = storyDatabaseUrl ?? '';
    const steps = [...MIGRATIONS, LongStep9999999999999] as unknown as typeof MIGRATIONS;
    const extra = { statement_timeout: NO_HURRY }; // who is never answered says so
    const others = await new DataSource({ type: 'postgres', url, poolSize: 2, extra }).initialize();
    const backup = others.createQueryRunner();
    await backup.startTransaction();
    await backup.query('lock table messages in access share mode');
    let isUpgraded = false;
    const upgrade = openDatabase({ url, folder: '', poolSize: 2, steps }).then((database) => {
      isUpgraded = true;
      return database.close();
    });
    try {
      const waits = async () => {
        const [row] = await others.query<{ count: number }[]>(
          `select count(*)::int as count from pg_locks join pg_database on pg_database.oid = database
          where datname = current_database() and relation = 'messages'::regclass and not granted`,
        );
        return (row?.count ?? 0) > 0;
      };
      // It holds the companies while it waits for the messages: whoever asks is answered when it lets go of them.
      for (let times = 0; times < 2; times++) {
        await eventually('it waits for the table', waits);
        await others.query('select from companies limit 1');
      }
      expect(isUpgraded).toBe(false);
      await backup.commitTransaction();
      await upgrade;
    } finally {
      if (backup.isTransactionActive) await backup.rollbackTransaction();
      await backup.release();
      await upgrade.catch(() => undefined);
      await others.query(`delete from migrations where name = 'LongStep9999999999999'`);
      await others.destroy();
    }
  });

  test('ends while people go on reading what it changes, and none of them is turned away', async () => {
    await (await startTestApp()).close();
    const url = storyDatabaseUrl ?? '';
    const steps = [...MIGRATIONS, TwoTables9999999999998] as unknown as typeof MIGRATIONS;
    const people = await new DataSource({ type: 'postgres', url, poolSize: 4 }).initialize();
    let isOver = false;
    const read = async () => {
      while (!isOver) {
        await people.transaction(async (manager) => {
          await manager.query('select from conversations limit 1');
          await manager.query('select from messages limit 1');
        });
      }
    };
    const readers = Promise.all(Array.from({ length: 4 }, read));
    readers.catch(() => undefined);
    try {
      await (await openDatabase({ url, folder: '', poolSize: 2, steps })).close();
      isOver = true;
      await readers;
      expect(begun).toBe(1);
    } finally {
      isOver = true;
      await readers.catch(() => undefined);
      await people.query(`delete from migrations where name = 'TwoTables9999999999998'`);
      await people.destroy();
    }
  });
});
