import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { querySystem } from '../database/system.ts';
import { openDownloadDoor } from '../http/downloads.ts';
import { startTestApp } from './app.ts';
import { createShop, eventually, must, type Shop } from './story.ts';

let app: App;
let shop: Shop;

/** More than the sockets between two ends take in by themselves. */
const MANY = 6_000;

beforeAll(async () => {
  app = await startTestApp();
  shop = await createShop(app);
  for (let from = 0; from < MANY; from += 1_000)
    await querySystem(
      app.shared.database,
      `insert into products (company_id, catalogue_id, id, code, name, description, keywords, position)
      select id, catalogue_id, gen_random_uuid(), 'r' || n, 'Oggetto ' || n, repeat('parola ', 700), '{oggetto}', 9 + n
      from companies, generate_series($from::int, $to::int) n where id = $id`,
      { id: shop.id, from, to: from + 999 },
    );
});
afterAll(() => app.close());

async function address(): Promise<URL> {
  const { createExport } = await must(
    app,
    'mutation ($id: ID!) { createExport(companyId: $id, kind: PRODUCTS, format: CSV) { url } }',
    { id: shop.id },
    shop.owner.token,
  );
  return new URL(createExport.url);
}

test('who takes nothing of a large export is cut off; who takes it gets all of it', async () => {
  const door = createServer(openDownloadDoor(app.shared, 200));
  const sockets: { closed: boolean }[] = [];
  door.on('connection', (socket) => {
    const seen = { closed: false };
    sockets.push(seen);
    socket.once('close', () => {
      seen.closed = true;
    });
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const stalled = connect((door.address() as AddressInfo).port, '127.0.0.1');
  stalled.on('error', () => undefined);
  stalled.pause();
  stalled.write(`GET ${(await address()).pathname} HTTP/1.1\r\nHost: negozio\r\n\r\n`);
  await eventually('it is cut off', () => sockets[0]?.closed === true);
  stalled.destroy();
  door.close();

  const text = await (await fetch(await address())).text();
  expect(text.trim().split('\r\n')).toHaveLength(1 + 2 + MANY);
});
