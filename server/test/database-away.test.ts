import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Asker } from '../database/asker.ts';
import { startTestApp } from './app.ts';
import { type Gate, openGate } from './gate.ts';
import { ask, createShop, createVisitor, eventually, listen, ready, type Shop, say, start } from './story.ts';
import { isRealPostgres, storyDatabaseUrl } from './story-database.ts';

const POOL_SIZE = 4;
const TOKEN = 'only-for-figures-0123456789abcdef';

describe.skipIf(!isRealPostgres)('while PostgreSQL is away', () => {
  let gate: Gate;
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let shop: Shop;
  beforeAll(async () => {
    gate = await openGate(storyDatabaseUrl ?? '');
    app = await startTestApp({
      DATABASE_URL: gate.url,
      DATABASE_POOL_SIZE: String(POOL_SIZE),
      METRICS_TOKEN: TOKEN,
    });
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

  test('the process’s own figures are still told, and of what the database counts none', async () => {
    const figures = async () => {
      const response = await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
      return { status: response.status, text: await response.text() };
    };
    const expectItsOwn = async () => {
      const { status, text } = await figures();
      expect(status).toBe(200);
      expect(text).toMatch(/^tuoshop_refusals_total\{code="BUSY"\} [1-9]/m);
      expect(text).not.toMatch(/^tuoshop_pending_replies/m);
    };
    const expectAll = () =>
      eventually('all are there', async () => /^tuoshop_pending_replies \d+$/m.test((await figures()).text));
    await expectAll();
    gate.shut();
    await expectItsOwn();
    gate.open();
    await expectAll();

    gate.hold();
    let isAnswered = false;
    const asked = ask(app, '{ viewer { id } }', {}, shop.owner.token).finally(() => {
      isAnswered = true;
    });
    await expectItsOwn();
    expect(isAnswered).toBe(false); // who collects figures waits for less than who asks a question
    gate.letGo();
    await asked;
    await expectAll();
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
    const asked = () => ask(app, '{ viewer { id } }', {}, shop.owner.token);
    // Every connection of the pool is open, and each then has a question that nobody answers.
    const askAll = () => Array.from({ length: 4 * POOL_SIZE }, asked);
    await eventually('the pool is full', async () => {
      await Promise.all(askAll());
      return gate.connections >= POOL_SIZE;
    });
    gate.swallow();
    const unanswered = Promise.allSettled(askAll());
    await ready(app);
    expect((await asked()).status).toBe(200);
    await unanswered;
  });

  test('who is at work is told by a new connection where the kept one was swallowed, and by nobody while it hangs', async () => {
    const asker = new Asker(gate.url);
    expect(await asker.ask()).toBeInstanceOf(Set);
    const kept = gate.connections;
    expect(await asker.ask()).toBeInstanceOf(Set);
    expect(gate.connections).toBe(kept); // no new one where the kept one answers
    gate.swallow();
    expect(await asker.ask()).toBeInstanceOf(Set);
    gate.hold();
    await expect(asker.ask()).rejects.toThrow();
    gate.letGo();
    expect(await eventually('it answers', () => asker.ask().catch(() => null))).toBeInstanceOf(Set);
    asker.leave();
  });

  test('a database that answers late is waited for, by whoever asks and however many', async () => {
    const askAll = () =>
      Promise.all(Array.from({ length: 2 * POOL_SIZE }, () => ask(app, '{ viewer { id } }', {}, shop.owner.token)));
    await eventually('every connection is there', async () => (await askAll()).every(({ status }) => status === 200));
    gate.slow(700); // ms; later than a statement is doubted
    expect((await askAll()).filter(({ status }) => status !== 200)).toEqual([]);
    gate.slow(0);
  });

  test('a server that is started meanwhile says that it waits, and serves when it is back', async () => {
    gate.shut();
    const said: { sentence: string; port: number }[] = [];
    const onWait = (sentence: string, port: number) => said.push({ sentence, port });
    const started = startTestApp({ DATABASE_URL: gate.url }, { onWait });
    const { sentence, port } = await eventually('it says that it waits', () => said[0]);
    expect(sentence).toMatch(/^Il database di DATABASE_URL non risponde \(.+\): aspetto che torni\.$/);
    expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(503);
    gate.open();
    const other = await started;
    await ready(other);
    await other.close();
  });

  test('a server whose tables’ owner cannot be reached says that it waits, too', async () => {
    const ownerGate = await openGate(storyDatabaseUrl ?? '');
    ownerGate.shut();
    const said: { sentence: string; port: number }[] = [];
    const onWait = (sentence: string, port: number) => said.push({ sentence, port });
    const started = startTestApp({ DATABASE_OWNER_URL: ownerGate.url }, { onWait });
    const { sentence, port } = await eventually('it says that it waits', () => said[0]).finally(ownerGate.open);
    expect(sentence).toMatch(/^Il database di DATABASE_OWNER_URL non risponde \(.+\): aspetto che torni\.$/);
    expect(port).toBeGreaterThan(0);
    const other = await started;
    await ready(other);
    await other.close();
    ownerGate.close();
  });

  test('a stop does not wait for it', async () => {
    const other = await startTestApp({ DATABASE_URL: gate.url });
    gate.swallow();
    void fetch(`${other.url}/health/ready`).catch(() => undefined);
    await other.close();
    await expect(fetch(`${other.url}/health/live`)).rejects.toThrow();
  });
});
