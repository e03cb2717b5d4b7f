import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FirstTables1763640000000 } from '../../migrations/1763640000000-first-tables.ts';
import type { App } from '../app.ts';
import { backup, move, restore, type Where } from '../backup/commands.ts';
import { startEmbedded } from '../database/embedded.ts';
import { startTestApp } from './app.ts';
import { everyRow, filesOf, inDatabase, Places, rewritten, structureOf } from './backup-story.ts';
import { storedMessages } from './crash-messages.ts';
import { openScene, sendOn } from './crash-senders.ts';
import { createShop, createVisitor, eventually, type Shop, start } from './story.ts';
import { isRealPostgres, storyDatabaseUrl } from './story-database.ts';

const VISITORS = 50;
const LONGEST_WAIT = 300_000; // ms; where forty processes wanted two processors, a first answer took half a minute

const places = new Places();
let app: App & { config: Where };
let shop: Shop;
let source: Where;
let file: string;

beforeAll(async () => {
  const started = await startTestApp({ DATA_DIR: places.path('source') });
  app = started;
  source = { ...started.config, databaseOwnerUrl: null };
  shop = await createShop(app);
  await start(app, await createVisitor(app, shop.id), 'Quali sono gli orari?');
  file = places.path('backup.gz');
  await backup(source, file);
});
afterAll(async () => {
  await app.close();
  await places.close();
});

describe('a backup', () => {
  test(`taken while ${VISITORS} visitors write has every message acknowledged before, and none half`, async () => {
    const scene = openScene(app.url, shop.id);
    const senders = Promise.all(Array.from({ length: VISITORS }, (_, sender) => sendOn(scene, sender)));
    await eventually('they are at work', () => scene.acknowledged.length > VISITORS, LONGEST_WAIT);
    const before = [...scene.acknowledged];
    const underLoad = places.path('under-load.gz');
    await backup(source, underLoad);
    const during = scene.acknowledged.length - before.length;
    scene.isOver = true;
    await senders;

    const target = await places.empty();
    await restore(target, underLoad);
    const stored = await inDatabase(target, (database) => storedMessages(database, shop.id));
    const known = new Map(stored.map((message) => [message.clientMessageId, message]));
    expect(before.filter((told) => known.get(told.clientMessageId)?.text !== told.text)).toEqual([]);
    expect(during).toBeGreaterThan(0);
    for (const [id, messages] of Map.groupBy(stored, ({ conversationId }) => conversationId))
      expect(
        messages.map(({ seq }) => seq),
        id,
      ).toEqual(messages.map((_, place) => place + 1));
    const [counted] = await inDatabase(target, ({ dataSource }) =>
      dataSource.query(
        `select count(*)::int as wrong from conversations c where last_seq <>
          (select max(seq) from messages m where m.company_id = c.company_id and m.conversation_id = c.id)`,
      ),
    );
    expect(counted).toEqual({ wrong: 0 });
  });

  test('brings every row back, and all that keeps the tables right', async () => {
    const target = await places.empty();
    await restore(target, file);
    const again = places.path('again.gz');
    await backup(target, again);
    const lines = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n').slice(1, -2).toSorted();
    expect(lines(again)).toEqual(lines(file));
    const fresh = await places.empty();
    expect(await structureOf(target)).toEqual(await structureOf(fresh));
  });

  test('is read by its owner alone', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('leaves nothing else behind', () => {
    expect(Object.keys(filesOf(places.path('.'))).filter((path) => /\.part$|tuoshop-copy/.test(path))).toEqual([]);
  });

  test('that is cut or changed is refused, and nothing is changed', async () => {
    const bytes = readFileSync(file);
    const target = await places.empty();
    const broken = places.path('broken.gz');
    const refused = async (content: Uint8Array, sentence: RegExp) => {
      writeFileSync(broken, content);
      await expect(restore(target, broken)).rejects.toThrow(sentence);
    };
    for (let tenth = 0; tenth < 10; tenth++)
      await refused(bytes.subarray(0, Math.floor((bytes.length * tenth) / 10)), /Non è stato cambiato nulla/);
    for (const place of [0.2, 0.5, 0.8, 0.99]) {
      const changed = Buffer.from(bytes);
      const at = Math.floor(bytes.length * place);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      await refused(changed, /Non è stato cambiato nulla/);
    }
    await refused(Buffer.from('{"a":1}'), /Non è stato cambiato nulla/);
    expect(existsSync(join(target.dataDir, 'postgres'))).toBe(false);
  });

  describe('with a right hash, changed by somebody who knows how it is made', () => {
    let target: Where; // one for all: what is refused leaves it as it was
    beforeAll(async () => {
      target = await places.empty();
    });

    test.each<[string, (lines: string[]) => string[]]>([
      ['a row less', (lines) => lines.filter((_, place) => place !== lines.findIndex((row) => row.startsWith('[')))],
      ['a row twice', (lines) => lines.flatMap((line, place) => (place === 2 ? [line, line] : [line]))],
      [
        'a table of another name',
        (lines) => lines.map((line) => line.replace('{"table":"faqs"', '{"table":"pg_authid"')),
      ],
      ['a column of another name', (lines) => lines.map((line) => line.replace('"password_hash"', '"id) select (1"'))],
      ['a step from the future', (lines) => lines.map((line) => line.replace('FirstTables', 'LaterTables'))],
      ['a format from the future', (lines) => lines.map((line) => line.replace('"version":1', '"version":2'))],
    ])('%s: it is refused, and nothing is changed', async (_, change) => {
      await expect(restore(target, rewritten(file, change))).rejects.toThrow(/Non è stato cambiato nulla/);
      expect(existsSync(join(target.dataDir, 'postgres'))).toBe(false);
      if (target.databaseUrl) {
        const client = new DataSource({ type: 'postgres', url: target.databaseUrl });
        await client.initialize();
        expect(await client.query(`select relname from pg_class where relnamespace = 'public'::regnamespace`)).toEqual(
          [],
        );
        await client.destroy();
      }
    });

    test('a right one goes there afterwards', () => restore(target, file));
  });

  test('does not go over data that are there', async () => {
    const target = await places.empty();
    await restore(target, file);
    await expect(restore(target, file)).rejects.toThrow(/già/);
  });

  test.skipIf(isRealPostgres)(
    'that was killed while it took the old one’s place leaves no server without data',
    async () => {
      const target = await places.empty();
      await restore(target, file);
      renameSync(join(target.dataDir, 'postgres'), join(target.dataDir, 'postgres.prima-20261128060000'));
      await expect(inDatabase(target, async () => undefined)).rejects.toThrow(/ripristino è stato interrotto/);
      await restore(target, file);
      expect((await inDatabase(target, (database) => storedMessages(database, shop.id))).length).toBeGreaterThan(0);
    },
  );

  test('goes into a database that a server has started on and nobody used', async () => {
    const target = await places.empty();
    await inDatabase(target, async () => undefined);
    await restore(target, file, true);
    const stored = await inDatabase(target, (database) => storedMessages(database, shop.id));
    expect(stored.length).toBeGreaterThan(0);
  });

  test('of an older version is brought up to date', async () => {
    const old = await places.empty();
    const embedded = old.databaseUrl ? null : await startEmbedded({ folder: old.dataDir });
    const place = embedded
      ? { host: embedded.host, port: embedded.port, username: 'postgres', database: 'postgres', poolSize: 1 }
      : { url: old.databaseUrl ?? '' };
    const first = new DataSource({ type: 'postgres', ...place, migrations: [FirstTables1763640000000] } as never);
    await first.initialize();
    await first.runMigrations();
    await first.query('alter table companies drop constraint companies_owner');
    await first.query(readFileSync(join(import.meta.dirname, 'upgrade', 'first-tables.sql'), 'utf8'));
    await first.query(
      'alter table companies add constraint companies_owner foreign key (owner_id) references accounts (id) on delete set null',
    );
    await first.destroy();
    await embedded?.close();
    const oldFile = places.path('old.gz');
    await backup(old, oldFile);
    const target = await places.empty();
    await restore(target, oldFile);
    const carried = await everyRow(target);
    const upgraded = await everyRow(old); // opened as a server does
    const seen = (rows: Record<string, string[]>) => rows.messages?.map((row) => JSON.parse(row).text).toSorted();
    expect(seen(carried)).toEqual(seen(upgraded));
    expect(Object.entries(carried).map(([name, rows]) => [name, rows.length])).toEqual(
      Object.entries(upgraded).map(([name, rows]) => [name, rows.length]),
    );
    expect(await structureOf(target)).toEqual(await structureOf(old));
  });
});

// What leads out of the embedded database leads to a real one.
describe.skipIf(!isRealPostgres)('moving to PostgreSQL', () => {
  test('carries everything, leaves the old folder as it was, and when interrupted has changed nothing', async () => {
    const dataDir = places.path('embedded');
    const embedded = await startTestApp({ DATA_DIR: dataDir, DATABASE_URL: '' });
    const moved = await createShop(embedded);
    await start(embedded, await createVisitor(embedded, moved.id), 'Quali sono gli orari?');
    const url = await places.emptyPostgres();
    await expect(move({ dataDir }, url)).rejects.toThrow(/già in uso/);
    await embedded.shared.database.close();
    const before = filesOf(dataDir);

    await interruptedMove(dataDir, url);
    const totals = await move({ dataDir }, url);
    expect(filesOf(dataDir)).toEqual(before);
    expect(totals.messages?.rows).toBeGreaterThan(0);

    const here: Where = { dataDir, databaseUrl: null, databaseOwnerUrl: null };
    const there: Where = { dataDir: places.path('there'), databaseUrl: url, databaseOwnerUrl: null };
    expect(await everyRow(there)).toEqual(await everyRow(here));
    await expect(move({ dataDir }, url)).rejects.toThrow(/contiene già dati/);
    await embedded.close();
  });

  /** Another session ends the one that writes, in the middle. */
  async function interruptedMove(dataDir: string, url: string): Promise<void> {
    const other = new DataSource({ type: 'postgres', url: storyDatabaseUrl ?? '' });
    await other.initialize();
    const name = new URL(url).pathname.slice(1);
    const moving = move({ dataDir }, url);
    moving.catch(() => undefined); // awaited below
    await eventually('it writes rows', async () => {
      const ended = await other.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 
          and query ~ '^(insert into|drop index|alter table|create index)'`,
        [name],
      );
      return ended.length > 0;
    });
    await expect(moving).rejects.toThrow();
    await other.destroy();
    const target = new DataSource({ type: 'postgres', url });
    await target.initialize();
    expect(await target.query(`select relname from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([]);
    await target.destroy();
  }
});
