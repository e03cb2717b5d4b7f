import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { query } from '../database/sql.ts';
import { asSystem, querySystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { startTestApp } from './app.ts';
import { companyTables } from './company-tables.ts';
import { seededRandom } from './seeded-random.ts';
import { createPerson, createShop, createVisitor, type Shop, start } from './story.ts';
import { isRealPostgres } from './story-database.ts';

// The second wall between companies: straight on the tables, past every check of the code above it.

const ROUNDS = isRealPostgres ? 6_000 : 600;

let app: App;
let shops: Shop[];

beforeAll(async () => {
  app = await startTestApp({ DATABASE_POOL_SIZE: '4' });
  shops = [await createShop(app), await createShop(app), await createShop(app)];
  for (const { id } of shops) {
    await createPerson(app, 'CLIENT', id);
    const token = await createVisitor(app, id);
    await start(app, token, 'Quali sono gli orari?');
    await inCompany(app.shared.database, id, async (manager) => {
      await query(
        manager,
        `insert into prompt_versions (company_id, id, text) values ($id, $promptId, 'Sei un assistente.')`,
        { id, promptId: randomUUID() },
      );
      await query(
        manager,
        `insert into owed_replies (company_id, conversation_id, question_seq, lease_until)
        select company_id, id, 2, now() + interval '1 hour' from conversations where company_id = $id limit 1`,
        { id },
      );
      for (const statement of ROWS_OF_A_COMPANY) await query(manager, statement, { id });
    });
  }
});
afterAll(() => app.close());

const database = () => app.shared.database;

const UNSEARCHABLE = `insert into unsearchable_conversations (company_id, conversation_id)
  select distinct on (company_id) company_id, id from conversations where company_id = any($ids::uuid[])`;
const UNGROUPED = `insert into ungrouped_questions (company_id, conversation_id, seq)
  select distinct on (company_id) company_id, id, 0 from conversations where company_id = any($ids::uuid[])`;
const UNREAD = `insert into unread_wishes (company_id, conversation_id, seq)
  select distinct on (company_id) company_id, id, 0 from conversations where company_id = any($ids::uuid[])`;

/** A row in each table that the stories above leave empty: without one, a wall could not be seen to stand. */
const ROWS_OF_A_COMPANY = [
  `insert into faq_hits (company_id, hour, faq_id, shard) values ($id, '2026-01-01', gen_random_uuid(), 99)`,
  `insert into message_words (company_id, conversation_id, word, last_at)
    select company_id, id, 'muro', now() from conversations where company_id = $id limit 1`,
  `insert into answer_feedback (company_id, conversation_id, seq, kind)
    select company_id, conversation_id, seq, 'NOT_THIS' from messages where company_id = $id limit 1`,
  `insert into ai_usage (company_id, day) values ($id, '2026-01-01')`,
  `insert into ai_shares (company_id, day, subject, tokens) values ($id, current_date, 'visitor', 1)`,
  `insert into ai_reservations (company_id, id, day, tokens, likely, expires_at)
    values ($id, gen_random_uuid(), '2026-01-01', 1, 1, now() + interval '1 hour')`,
  `insert into uploads (company_id, id, account_id, kind, file_name, size, token_hash, expires_at)
    select $id, gen_random_uuid(), id, 'PRODUCTS', 'a.csv', 1, decode(md5(random()::text), 'hex'), now() + interval '1 hour'
    from accounts where company_id = $id limit 1`,
  `insert into imports (company_id, id, kind, mode, file_name, base_version, report)
    values ($id, gen_random_uuid(), 'PRODUCTS', 'MERGE', 'a.csv', 1, '{}')`,
  `insert into exports (company_id, id, account_id, kind, format, token_hash, expires_at)
    select $id, gen_random_uuid(), id, 'PRODUCTS', 'CSV', decode(md5(random()::text), 'hex'), now() + interval '1 hour'
    from accounts where company_id = $id limit 1`,
  `insert into removed_conversations (company_id, id) values ($id, gen_random_uuid())`,
  `insert into pictures (company_id, id, kind, content_type, bytes)
  values ($id, gen_random_uuid(), 'LOGO', 'image/png', '')`,
  `insert into catalogue_feeds (company_id, address, every_hours, mode, is_on)
    values ($id, 'https://example.it/a.csv', 1, 'REPLACE', false)`,
  `insert into catalogue_pushes (company_id, key_hash, user_name, password_hash) values ($id, '', 'a', '')`,
  `insert into catalogue_runs (company_id, id, origin, is_by_hand) values ($id, gen_random_uuid(), 'FEED', false)`,
  `insert into matched_columns (company_id, kind, headings, fields) values ($id, 'PRODUCTS', 'x', '{}')`,
  `insert into contact_requests (company_id, id, conversation_id, visitor_id, kind, contact, question)
    select company_id, gen_random_uuid(), id, visitor_id, 'EMAIL', 'a@example.it', 'Quando aprite?'
    from conversations where company_id = $id limit 1`,
  `insert into conversions (company_id, conversation_id, kind, key)
    select company_id, id, 'ORDER', '1' from conversations where company_id = $id limit 1`,
  `insert into saved_replies (company_id, id, title, text) values ($id, gen_random_uuid(), 'Reso', 'Entro 14 giorni')`,
  `insert into acceptance_tests (company_id, id, question, expected_kind) values ($id, gen_random_uuid(), 'Aprite?', 'NO_ANSWER')`,
  `insert into acceptance_runs (company_id, id, cause, state, test_count) values ($id, gen_random_uuid(), 'BY_HAND', 'DONE', 1)`,
  `insert into acceptance_results (company_id, run_id, place, test_id, question, expected_kind, verdict, answer)
    select company_id, id, 1, id, 'Aprite?', 'NO_ANSWER', 'PASSED', '{}' from acceptance_runs where company_id = $id limit 1`,
  `insert into order_secrets (company_id, sealed) values ($id, '')`,
  `insert into company_models (company_id, address, model, sealed) values ($id, 'https://example.it/v1', 'a', '')`,
  `insert into own_model_usage (company_id, day) values ($id, '2026-01-01')`,
  `insert into own_model_reservations (company_id, id, day, tokens, likely, expires_at)
    values ($id, gen_random_uuid(), '2026-01-01', 1, 1, now() + interval '1 hour')`,
  `insert into catalogue_uses (company_id, catalogue_id) values ($id, gen_random_uuid())`,
  `insert into price_history (company_id, product_id, change_id) values ($id, gen_random_uuid(), gen_random_uuid())`,
  `insert into rejected_answers (company_id, id, is_product) values ($id, gen_random_uuid(), false)`,
  `insert into rejected_days (company_id, answer_id, day, rejection_count)
    select company_id, id, '2026-01-01', 1 from rejected_answers where company_id = $id limit 1`,
  `insert into letters_set_aside (company_id, account_id, week)
    select company_id, id, '2026-01-05' from accounts where company_id = $id limit 1`,
  `insert into question_groups (company_id, id, key, last_asked_at) values ($id, gen_random_uuid(), 'muro', now())`,
  `insert into unmet_wishes (company_id, id, key, thing, last_wished_at) values ($id, gen_random_uuid(), 'muro', 'muro', now())`,
  `insert into unmet_wish_messages (company_id, conversation_id, seq, wish_id, visitor_id, wished_at)
    select company_id, conversations.id, 1, unmet_wishes.id, visitor_id, now()
    from conversations join unmet_wishes using (company_id) where company_id = $id limit 1`,
  `insert into grouped_questions (company_id, conversation_id, seq, group_id, visitor_id, asked_at)
    select company_id, conversations.id, 1, question_groups.id, visitor_id, now()
    from conversations join question_groups using (company_id) where company_id = $id limit 1`,
];

/** The app's role as it is before any company was named. */
function inNoCompany<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
  return asSystem(database(), async (manager) => {
    await beTheApp(manager);
    return work(manager);
  });
}

const beTheApp = (manager: EntityManager) =>
  query(manager, `select set_config('role', $appRole, true)`, { appRole: database().appRole });

/**
 * What the app's role sees of a table, in a company or in none, while there are rows in it: also those that the
 * housekeeping of any process takes away, which sees none of a transaction that is open.
 */
async function seenOf(name: string, column: string, companyId: string | null): Promise<string[]> {
  return asSystem(database(), async (manager) => {
    await query(manager, UNSEARCHABLE, { ids: shops.map(({ id }) => id) });
    await query(manager, UNGROUPED, { ids: shops.map(({ id }) => id) });
    await query(manager, UNREAD, { ids: shops.map(({ id }) => id) });
    const [all] = await query<{ count: number }>(manager, `select count(*)::int from ${name}`);
    expect(all?.count, name).toBeGreaterThan(0);
    await beTheApp(manager);
    if (companyId) await query(manager, `select set_config('app.company_id', $companyId, true)`, { companyId });
    const rows = await query<{ company: string }>(manager, `select ${column} as company from ${name}`);
    await query(manager, `select set_config('role', 'none', true)`);
    for (const waiting of ['unsearchable_conversations', 'ungrouped_questions', 'unread_wishes'])
      await query(manager, `delete from ${waiting} where company_id = any($ids::uuid[])`, {
        ids: shops.map(({ id }) => id),
      });
    return rows.map(({ company }) => company);
  });
}

describe('row-level security', () => {
  test('is on for every table with a company, with a policy for reading and for writing', async () => {
    const rows = await querySystem<{ name: string; isOn: boolean; policies: string[] }>(
      database(),
      `select relname as name, relrowsecurity as "isOn", (
        select array_agg(pg_get_expr(polqual, polrelid) || ' / ' || pg_get_expr(polwithcheck, polrelid) ||
          ' for ' || case polroles when '{0}' then 'everybody' else polroles[1]::regrole::text end order by polname)
        from pg_policy where polrelid = pg_class.oid) as policies
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    );
    const walled = (await companyTables(database())).map(({ name }) => name);
    expect(walled.length).toBeGreaterThanOrEqual(9);
    expect(walled).toEqual(expect.arrayContaining(['accounts', 'conversations', 'faqs', 'messages', 'products']));
    for (const { name, column } of await companyTables(database())) {
      const own = `(${column} = current_company())`;
      // A company that is being removed is seen by nobody any more.
      const seen = name === 'companies' ? `(${own} AND (removed_at IS NULL))` : own;
      expect(
        rows.find((row) => row.name === name),
        name,
      ).toEqual({
        name,
        isOn: true,
        policies: [
          `${seen} / ${own} for everybody`,
          `true / true for ${database().appRole.replace(/_app$/, '_system')}`,
        ],
      });
    }
  });

  test('lets the app open nothing that belongs to no company', async () => {
    const walled = new Set((await companyTables(database())).map(({ name }) => name));
    const open = await querySystem<{ name: string }>(
      database(),
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and has_table_privilege($appRole, oid, 'select, insert, update, delete, truncate, references, trigger')`,
      { appRole: database().appRole },
    );
    expect(open.filter(({ name }) => !walled.has(name))).toEqual([]);
  });

  test('gives the app a role that can neither log in nor look past the walls', async () => {
    const [role] = await querySystem(
      database(),
      'select rolcanlogin, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = $appRole',
      { appRole: database().appRole },
    );
    expect(Object.values(role as object)).toEqual([false, false, false, false, false]);
  });
});

describe('as the role of the app', () => {
  test('without a company there is nothing', async () => {
    for (const { name, column } of await companyTables(database())) {
      expect(await seenOf(name, column, null), name).toEqual([]);
    }
  });

  test("in a company there are its rows, and no others'", async () => {
    for (const { name, column } of await companyTables(database())) {
      for (const { id } of shops) {
        expect(new Set(await seenOf(name, column, id)), name).toEqual(new Set([id]));
      }
    }
  });

  test("another company's rows can be neither changed, nor deleted, nor added, nor moved", async () => {
    const [mine, theirs] = shops as [Shop, Shop];
    const states = () =>
      Promise.all(
        ['faqs', 'conversations', 'accounts', 'companies'].map((name) =>
          querySystem(
            database(),
            `select count(*), sum(hashtextextended(t::text, 0)::numeric) from ${name} t
            where ${name === 'companies' ? 'id' : 'company_id'} = $id`,
            { id: theirs.id },
          ),
        ),
      );
    const before = JSON.stringify(await states());
    const attempts = [
      `update faqs set answer = 'altro' where company_id = $id`,
      `delete from faqs where company_id = $id`,
      `update conversations set status = 'COMPLETED' where company_id = $id`,
      `delete from conversations where company_id = $id`,
      `update accounts set disabled_at = now() where company_id = $id`,
      `delete from accounts where company_id = $id`,
      `update companies set name = 'Mio' where id = $id`,
    ];
    for (const text of attempts) {
      await inCompany(database(), mine.id, (manager) => query(manager, text, { id: theirs.id }));
    }
    const refused = [
      `insert into faqs (company_id, id, code, question, answer) values ($id, gen_random_uuid(), 'x', 'x', 'x')`,
      `insert into accounts (id, email, role, company_id)
      values (gen_random_uuid(), gen_random_uuid() || '@x.it', 'CLIENT', $id)`,
      `update faqs set company_id = $id`,
      `update accounts set company_id = $id`,
      `insert into hourly_counters (company_id, hour, shard) values ($id, '2020-01-01', 1)`,
    ];
    for (const text of refused) {
      const attempt = inCompany(database(), mine.id, (manager) => query(manager, text, { id: theirs.id }));
      await expect(attempt, text).rejects.toThrow(/row-level security|permission denied/);
    }
    expect(JSON.stringify(await states())).toBe(before);
  });

  test('an account can be raised to no role above a client', async () => {
    const [{ id }] = shops as [Shop];
    for (const role of ['ADMIN', 'SUPERADMIN']) {
      const attempt = inCompany(database(), id, (manager) =>
        query(manager, 'update accounts set role = $role, company_id = null', { role }),
      );
      await expect(attempt).rejects.toThrow(/row-level security/);
      const alone = inCompany(database(), id, (manager) =>
        query(manager, 'update accounts set role = $role', { role }),
      );
      await expect(alone).rejects.toThrow(/check constraint/);
    }
  });

  test('no hash of a password can be read, and nothing of sessions, links and limits', async () => {
    const [{ id }] = shops as [Shop];
    const forbidden = [
      'select password_hash from accounts',
      'select * from accounts',
      'select a from accounts a',
      `update accounts set email = email returning password_hash`,
      'select * from sessions',
      'select * from refresh_tokens',
      'select * from password_links',
      'select * from rate_limits',
      'select * from removed_accounts',
      'select * from removed_companies',
      'truncate faqs',
    ];
    for (const text of forbidden) {
      const attempt = inCompany(database(), id, (manager) => query(manager, text));
      await expect(attempt, text).rejects.toThrow(/permission denied/);
    }
  });
});

test(`${ROUNDS} interleaved transactions over a small pool see 0 foreign rows`, async () => {
  const random = seededRandom(7);
  let [foreign, empty, done] = [0, 0, 0];
  async function round(): Promise<void> {
    const { id } = shops[Math.floor(random() * shops.length)] as Shop;
    const way = random();
    if (way < 0.1) {
      const [row] = await inNoCompany((manager) => query<{ count: number }>(manager, 'select count(*)::int from faqs'));
      foreign += row?.count ?? 1;
    } else if (way < 0.25) {
      // Somebody whose work fails in the middle leaves the connection as it was.
      const failing = inCompany(database(), id, async (manager) => {
        await query(manager, 'select 1 / 0 from faqs');
      });
      await failing.catch(() => undefined);
    } else {
      await inCompany(database(), id, async (manager) => {
        const first = await query<{ company_id: string }>(manager, 'select company_id from messages');
        if (random() < 0.3) await pause(random() * 3);
        const second = await query<{ company_id: string }>(manager, 'select company_id from faqs');
        const rows = [...first, ...second];
        foreign += rows.filter((row) => row.company_id !== id).length;
        empty += first.length === 0 || second.length === 0 ? 1 : 0;
      });
    }
    done++;
  }
  let left = ROUNDS;
  const worker = async () => {
    while (left-- > 0) await round();
  };
  await Promise.all(Array.from({ length: 24 }, worker));
  const [system] = await querySystem<{ role: string; company: string }>(
    database(),
    `select current_user = session_user as role, coalesce(current_setting('app.company_id', true), '') as company`,
  );
  expect({ foreign, empty, done }).toEqual({ foreign: 0, empty: 0, done: ROUNDS });
  expect(system).toMatchObject({ role: true, company: '' });
  console.info(`walls: ${done} transactions over ${isRealPostgres ? 4 : 1} connections, ${foreign} foreign rows`);
});
