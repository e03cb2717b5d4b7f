import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import { type Gate, openGate } from './gate.ts';
import { ask, createShop, createVisitor, eventually, listen, type Shop, say, start } from './story.ts';
import { isRealPostgres, storyDatabaseUrl } from './story-database.ts';

describe.skipIf(!isRealPostgres)('while PostgreSQL is away', () => {
  let gate: Gate;
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let shop: Shop;
  beforeAll(async () => {
    gate = await openGate(storyDatabaseUrl ?? '');
    app = await startTestApp({ DATABASE_URL: gate.url });
    shop = await createShop(app);
  });
  afterAll(async () => {
    await app.close();
    gate.close();
  });

  test('people are asked to come back in a moment, and readiness says so at once', async () => {
    const token = await createVisitor(app, shop.id);
    const { data } = await start(app, token, 'Quali sono gli orari?');
    const { id } = data.startConversation.conversation;
    gate.shut();
    const refused = await say(app, token, id, 'Quanto costa la spedizione?');
    expect(refused.errors.map(({ extensions }) => extensions)).toMatchObject([{ code: 'BUSY', retryAfter: 2 }]);
    expect((await ask(app, '{ viewer { id } }', {}, shop.owner.token)).status).toBe(503);
    expect((await fetch(`${app.url}/health/ready`)).status).toBe(503);
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
    gate.open();
    await eventually('it is stored', async () => (await say(app, token, id, 'Eccomi')).errors.length === 0);
  });

  test('who subscribes meanwhile is asked to come back, and is served when it is there again', async () => {
    gate.shut();
    const listening = listen(app, 'subscription { visibleCompanyCount }', {}, shop.owner.token, 1_000);
    await eventually('it is asked to come back', () => listening.closeCodes.includes(1013));
    expect(listening.errors).toEqual([]);
    gate.open();
    await eventually('it is served', () => listening.events.length > 0);
    expect(listening.errors).toEqual([]);
    await listening.stop();
  });

  test('a network that swallows everything is left behind', async () => {
    gate.swallow();
    expect((await fetch(`${app.url}/health/ready`)).status).toBe(503);
    await eventually('it is ready again', async () => (await fetch(`${app.url}/health/ready`)).status === 200);
    expect((await ask(app, '{ viewer { id } }', {}, shop.owner.token)).status).toBe(200);
  });

  test('a server that is started meanwhile says that it waits, and serves when it is back', async () => {
    gate.shut();
    const said: { sentence: string; port: number }[] = [];
    const onWait = (sentence: string, port: number) => said.push({ sentence, port });
    const started = startTestApp({ DATABASE_URL: gate.url }, { onWait });
    const { sentence, port } = await eventually('it says that it waits', () => said[0]);
    expect(sentence).toBe('Il database di DATABASE_URL non risponde: aspetto che torni.');
    expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(503);
    gate.open();
    const other = await started;
    expect((await fetch(`${other.url}/health/ready`)).status).toBe(200);
    await other.close();
  });

  test('a stop does not wait for it', async () => {
    const other = await startTestApp({ DATABASE_URL: gate.url });
    gate.swallow();
    void fetch(`${other.url}/health/ready`).catch(() => undefined);
    await other.close();
    await expect(fetch(`${other.url}/health/live`)).rejects.toThrow();
  });
});
