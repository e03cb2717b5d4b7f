import { DataSource, type QueryRunner } from 'typeorm';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../database/data-source.ts';
import { MIGRATIONS } from '../database/migrations.ts';
import { querySystem } from '../database/system.ts';
import { isBehind } from '../database/up-to-date.ts';
import { startTestApp } from './app.ts';
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
});
