import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { querySystem } from '../database/system.ts';
import { startTestApp } from './app.ts';
import { ask, createPerson, createShop, createVisitor, must, say, start } from './story.ts';
import { isRealPostgres, storyDatabaseUrl } from './story-database.ts';

// On a real PostgreSQL the server may have a login that owns nothing: what runs day and night can change no table.
describe.skipIf(!isRealPostgres)('a server whose login owns nothing', () => {
  const login = `tuoshop_server_${randomUUID().slice(0, 8)}`;
  let owner: DataSource;
  let app: App;

  beforeAll(async () => {
    await (await startTestApp()).close(); // the tables are there
    owner = new DataSource({ type: 'postgres', url: storyDatabaseUrl ?? '' });
    await owner.initialize();
    const name = new URL(storyDatabaseUrl ?? '').pathname.slice(1);
    await owner.query(`create role ${login} login in role "${name}_app", "${name}_system"`);
    const url = new URL(storyDatabaseUrl ?? '');
    url.username = login;
    app = await startTestApp({ DATABASE_URL: url.href, DATABASE_OWNER_URL: storyDatabaseUrl ?? '' });
  });
  afterAll(async () => {
    await app?.close();
    await owner.query(`drop owned by ${login}`).catch(() => undefined);
    await owner.query(`drop role if exists ${login}`);
    await owner.destroy();
  });

  test('does all that a server does', async () => {
    const shop = await createShop(app);
    const person = await createPerson(app, 'CLIENT', shop.id);
    const visitor = await createVisitor(app, shop.id);
    const { data } = await start(app, visitor, 'Quali sono gli orari?');
    const { id } = data.startConversation.conversation;
    expect((await say(app, visitor, id, 'Vorrei un consiglio per delle cuffie')).errors).toEqual([]);
    const list = await must(
      app,
      `{ conversations(companyId: "${shop.id}", first: 5) { nodes { id } } }`,
      {},
      person.token,
    );
    expect(list.conversations.nodes).toEqual([{ id }]);
    await must(
      app,
      `mutation { closeConversation(companyId: "${shop.id}", id: "${id}") { status } }`,
      {},
      person.token,
    );
    await must(
      app,
      `mutation { disableClient(companyId: "${shop.id}", personId: "${person.id}") { id } }`,
      {},
      shop.owner.token,
    );
    expect((await ask(app, '{ viewer { id } }', {}, person.token)).status).toBe(401);
  });

  test('can change no table and take no wall away', async () => {
    const attempts = [
      'drop table products',
      'alter table messages disable row level security',
      'drop policy own_company on messages',
      'create table mine (id int)',
      'truncate conversations',
      'alter role current_user superuser',
      'delete from migrations',
    ];
    for (const attempt of attempts) {
      await expect(querySystem(app.shared.database, attempt), attempt).rejects.toThrow(
        /must be owner|must be superuser|permission denied/,
      );
    }
  });
});
