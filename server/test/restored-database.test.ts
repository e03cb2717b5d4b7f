import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { query } from '../database/sql.ts';
import { asSystem } from '../database/system.ts';
import { readChanges } from '../live/changes.ts';
import { startTestApp } from './app.ts';
import { createShop, createVisitor, type Shop, start } from './story.ts';

let app: App;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await createShop(app);
  await start(app, await createVisitor(app, shop.id), 'Quali sono gli orari?');
});
afterAll(() => app.close());

const TABLES = ['companies', 'accounts', 'conversations'];

/** As a dump of another server leaves it: its rows carry the numbers of that server's transactions. */
async function restoreFromElsewhere(): Promise<void> {
  await asSystem(app.shared.database, async (manager) => {
    for (const table of TABLES) {
      await query(manager, `alter table ${table} disable trigger note_change`);
      await query(manager, `update ${table} set changed_xid = 900000000000`);
      await query(manager, `alter table ${table} enable trigger note_change`);
    }
  });
}

test('of a database from a dump of another server only what changes is told, and once', async () => {
  const { database } = app.shared;
  await restoreFromElsewhere();
  const first = await readChanges(database, null);
  const second = await readChanges(database, first.cursor);
  expect(second.events).toEqual([]);
  await start(app, await createVisitor(app, shop.id), 'Quali sono gli orari?');
  const third = await readChanges(database, second.cursor);
  expect(third.events.map(({ kind }) => kind)).toEqual(['conversation']);
  expect((await readChanges(database, third.cursor)).events).toEqual([]);
});
