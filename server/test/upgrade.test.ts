import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FirstTables1763640000000 } from '../../migrations/1763640000000-first-tables.ts';
import { WordsReadAnew1763744400000 } from '../../migrations/1763744400000-words-read-anew.ts';
import { searchedWords } from '../conversations/searched-words.ts';
import { makeSearchable } from '../conversations/unsearchable-store.ts';
import { startEmbedded } from '../database/embedded.ts';
import { MIGRATIONS } from '../database/migrations.ts';

// An installation of before: its tables, and a dump of what one had stored. UPGRADE_DATABASE_URL names an empty real
// database; without it, and always in `npm test`, it is an embedded one.
const url = process.env.UPGRADE_DATABASE_URL ?? null;

type Row = Record<string, unknown>;
const rows: Record<'before' | 'after', Record<string, Row[]>> = { before: {}, after: {} };
let source: DataSource;
let close: () => Promise<void>;

beforeAll(async () => {
  const embedded = url === null ? await startEmbedded({ template: null }) : null;
  const place = embedded
    ? { host: embedded.host, port: embedded.port, username: 'postgres', database: 'postgres', poolSize: 1 }
    : { url: url ?? '' };
  const connect = async (migrations: typeof MIGRATIONS) => {
    const connected = new DataSource({ type: 'postgres', ...place, migrations } as never);
    await connected.initialize();
    await connected.runMigrations();
    return connected;
  };
  const first = await connect([FirstTables1763640000000] as never);
  if (url !== null) await first.query('truncate companies, accounts cascade');
  // Companies name their owners and clients their companies: the rows come in with that rule held back.
  await first.query('alter table companies drop constraint companies_owner');
  await first.query(readFileSync(join(import.meta.dirname, 'upgrade', 'first-tables.sql'), 'utf8'));
  await first.query(
    'alter table companies add constraint companies_owner foreign key (owner_id) references accounts (id) on delete set null',
  );
  rows.before = await readAll(first);
  // As they came from shops whose systems write their texts for pages.
  await first.query(
    `update products set description = '<p>' || description || '</p><!-- costo 3 -->', name = name || '&nbsp;'`,
  );
  await first.query(`update faqs set answer = '<div>' || replace(answer, E'\n', '<br>') || '</div>'`);
  await first.destroy();
  source = await connect(MIGRATIONS);
  rows.after = await readAll(source);
  close = async () => {
    await source.destroy();
    await embedded?.close();
  };
});
afterAll(() => close());

async function readAll(from: DataSource): Promise<Record<string, Row[]>> {
  const tables = await from.query<{ name: string }[]>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const all: Record<string, Row[]> = {};
  for (const { name } of tables) {
    const found = await from.query<{ row: Row }[]>(
      `select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`,
    );
    all[name] = found.map(({ row }) => row);
  }
  return all;
}

const KEY = ['company_id', 'conversation_id', 'seq', 'question_seq', 'id', 'hash'];
const keyOf = (row: Row) => KEY.map((column) => row[column] ?? '').join(' ');
/** Columns that count changes, which an upgrade is; and the one that got a clearer name. */
const MOVED = ['changed_xid', 'knowledge_version', 'version'];

test('every row of before is still there, with every value', () => {
  const kept = ['accounts', 'companies', 'faqs', 'products', 'prompt_versions', 'conversations', 'messages'];
  for (const table of kept) {
    expect(rows.before[table]?.length, table).toBeGreaterThan(0);
    const after = new Map(rows.after[table]?.map((row) => [keyOf(row), row]));
    expect(after.size, table).toBe(rows.before[table]?.length);
    for (const row of rows.before[table] ?? []) {
      for (const [column, value] of Object.entries(row)) {
        if (!MOVED.includes(column)) expect(after.get(keyOf(row))?.[column], `${table}.${column}`).toEqual(value);
      }
    }
  }
});

test('a company keeps the version of its settings, and its products stand in a catalogue that knows their sums', () => {
  for (const company of rows.before.companies ?? []) {
    const now = rows.after.companies?.find(({ id }) => id === company.id);
    expect(now?.settings_version).toBe(company.version);
    const products = rows.after.products?.filter((row) => row.company_id === company.id) ?? [];
    expect(new Set(products.map((row) => row.catalogue_id))).toEqual(new Set([now?.catalogue_id]));
    expect(rows.after.catalogues?.find(({ id }) => id === now?.catalogue_id)).toMatchObject({
      product_count: products.length,
      available_count: products.length,
      priced_count: products.length,
      price_cents_sum: products.reduce((sum, row) => sum + Number(row.price_cents), 0),
      keyword_count: products.reduce((sum, row) => sum + (row.keywords as string[]).length, 0),
    });
  }
});

test('the counters of days, rebuilt by the hour, add up to the same', () => {
  const counters = Object.keys(rows.before.daily_counters?.[0] ?? {}).filter(
    (column) => !['company_id', 'day', 'shard'].includes(column),
  );
  expect(counters.length).toBeGreaterThan(10);
  const sums = (table: Row[] | undefined) =>
    Object.fromEntries(
      (rows.before.companies ?? []).map(({ id }): [string, Record<string, number>] => {
        const own = (table ?? []).filter((row) => row.company_id === id);
        return [
          String(id),
          Object.fromEntries(counters.map((name) => [name, own.reduce((sum, row) => sum + Number(row[name]), 0)])),
        ];
      }),
    );
  const [before, after] = [sums(rows.before.daily_counters), sums(rows.after.hourly_counters)];
  for (const [company, values] of Object.entries(before)) {
    for (const [name, value] of Object.entries(values)) expect(after[company]?.[name], name).toBeCloseTo(value, 6);
  }
  expect(JSON.stringify(before)).toContain('"user_messages":6');
});

test('conversations know by what they were answered', () => {
  for (const conversation of rows.after.conversations ?? []) {
    const said = (rows.after.messages ?? []).filter((row) => row.conversation_id === conversation.id);
    for (const source of ['faq', 'ai', 'catalog', 'fallback']) {
      const isAnswered = said.some((row) => row.source === source.toUpperCase());
      expect(conversation[`answered_by_${source}`], source).toBe(isAnswered);
    }
    expect(conversation.rated_at === null).toBe(conversation.satisfaction === null);
  }
});

test('why an answer is a fallback has a name, and what was not found is counted', () => {
  const fallbacks = (rows.after.messages ?? []).filter(({ source }) => source === 'FALLBACK');
  const found = (rows.after.messages ?? []).filter(({ source }) => source !== 'FALLBACK');
  expect(fallbacks.length).toBeGreaterThan(0);
  expect(fallbacks.filter(({ fallback_reason: reason }) => reason === null)).toEqual([]);
  expect(found.filter(({ fallback_reason: reason }) => reason !== null)).toEqual([]);
  for (const { id } of rows.before.companies ?? []) {
    const notFound = fallbacks.filter((row) => row.company_id === id && row.fallback_reason === 'NOT_FOUND');
    const counted = (rows.after.hourly_counters ?? []).filter((row) => row.company_id === id);
    expect(counted.reduce((sum, row) => sum + Number(row.unanswered), 0)).toBe(notFound.length);
    const asked = new Set(notFound.map((row) => row.conversation_id));
    const flagged = (rows.after.conversations ?? []).filter((row) => row.company_id === id && row.is_unanswered);
    expect(new Set(flagged.map((row) => row.id))).toEqual(asked);
  }
});

test('what was declined before waits to be put together, and so does what found nothing', () => {
  const waiting = (rows.after.ungrouped_questions ?? []).map(
    ({ kind, conversation_id: id, seq }) => `${kind} ${id} ${seq}`,
  );
  const kinds: Record<string, string> = { OFF_TOPIC: 'DECLINED', NOT_FOUND: 'UNANSWERED' };
  const answers = (rows.after.messages ?? []).filter(
    (row) => row.reply_to !== null && String(row.fallback_reason) in kinds,
  );
  expect(answers.some((row) => row.fallback_reason === 'OFF_TOPIC')).toBe(true);
  expect(waiting.toSorted()).toEqual(
    answers.map((row) => `${kinds[String(row.fallback_reason)]} ${row.conversation_id} ${row.reply_to}`).toSorted(),
  );
});

test('what was answered before is looked through for wishes, too', () => {
  const looked = (rows.after.messages ?? []).filter(
    (row) =>
      ['NOT_FOUND', 'NOTHING_TO_SUGGEST'].includes(String(row.fallback_reason)) ||
      ['CATALOG', 'AI'].includes(String(row.source)),
  );
  const places = (all: Row[]) => all.map((row) => `${row.conversation_id} ${row.seq ?? ''}`).toSorted();
  expect(looked.length).toBeGreaterThan(0);
  expect(places(rows.after.unread_wishes ?? [])).toEqual(
    places(looked.map((row) => ({ ...row, seq: row.reply_to }) as Row)),
  );
});

test('old conversations are found by what was said in them', async () => {
  const words = async () => (await readAll(source)).message_words ?? [];
  expect(await words()).toEqual([]);
  let slices = 0;
  while ((await source.transaction(makeSearchable)) > 0) slices++;
  expect(slices).toBeGreaterThan(0);
  const stored = await words();
  for (const question of (rows.after.messages ?? []).filter(({ sender }) => sender === 'USER')) {
    for (const word of searchedWords(String(question.text))) {
      const found = stored.find((row) => row.conversation_id === question.conversation_id && row.word === word);
      expect(found, word).toBeDefined();
      expect(Date.parse(String(found?.last_at))).toBeGreaterThanOrEqual(Date.parse(String(question.sent_at)));
    }
  }
  expect((await readAll(source)).unsearchable_conversations).toEqual([]);
});

test('conversations whose words have other stems by now are read anew', async () => {
  const words = async () =>
    ((await readAll(source)).message_words ?? []).map((row) => `${row.conversation_id} ${row.word}`).toSorted();
  const before = await words();
  await source.query(`delete from message_words where word > 'm'`);
  expect(await words()).not.toEqual(before);
  const runner = source.createQueryRunner();
  await new WordsReadAnew1763744400000().up(runner);
  await runner.release();
  while ((await source.transaction(makeSearchable)) > 0);
  expect(await words()).toEqual(before);
});

test('the database of before has no second way to be upgraded', async () => {
  expect(await source.runMigrations()).toEqual([]);
});
