import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startFailure } from '../app/start-failure.ts';
import { topics } from '../live/events.ts';
import { startTestApp } from './app.ts';
import { openPooler, type Pooler } from './pooler.ts';
import { ask, createShop, eventually, must, ready } from './story.ts';
import { isRealPostgres, storyDatabaseUrl } from './story-database.ts';

const direct = storyDatabaseUrl ?? '';
const SIZE = 3; // connections to PostgreSQL
const HEARD = /^other processes are not heard/;

/** What the log of an app says, as it comes. */
function logged() {
  const lines: { msg: string }[] = [];
  return { lines, logTo: { write: (line: string) => void lines.push(JSON.parse(line)) } };
}

describe.skipIf(!isRealPostgres)('behind a pooler that lends connections for a transaction', () => {
  let pooler: Pooler;
  beforeAll(async () => {
    await (await startTestApp()).close(); // the tables are there
    pooler = await openPooler(direct, SIZE);
  });
  afterAll(() => pooler.close());

  test('the server starts, finds out that no statement may have a name, and says what that costs', async () => {
    const onForgotten = vi.fn();
    const { lines, logTo } = logged();
    const environment = { DATABASE_URL: pooler.url, DATABASE_POOL_SIZE: '6', LOG_LEVEL: 'warn' };
    const app = await startTestApp(environment, { onForgotten, logTo });
    await ready(app);
    const { owner } = await createShop(app);
    const again = await Promise.all(
      Array.from({ length: 60 }, () => ask(app, '{ viewer { id email } }', {}, owner.token)),
    );
    expect(again.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(again.map(({ data }) => data.viewer.email))).toEqual(new Set([owner.email]));
    await eventually('it found out', () => onForgotten.mock.calls.length > 0);
    // It hears nobody, and says so.
    await eventually('it says that it is deaf', () => lines.some(({ msg }) => HEARD.test(msg)));
    await app.close();
    expect(onForgotten).toHaveBeenCalledOnce();
    // Only what it asked the pooler by: whatever else had a name would fail first, and be asked again.
    expect(pooler.named.filter((text) => !/ as sign$/.test(text))).toEqual([]);
  });

  test('processes wake one another at once where they have an address for that', async () => {
    const { lines, logTo } = logged();
    const environment = { DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: direct, LOG_LEVEL: 'warn' };
    const [one, other] = [await startTestApp(environment, { logTo }), await startTestApp(environment, { logTo })];
    const id = randomUUID();
    const heard = vi.fn();
    other.shared.hear(topics.company(id), heard);
    one.shared.publish({ kind: 'company', id });
    await eventually('it was heard', () => heard.mock.calls.length > 0);
    await Promise.all([one.close(), other.close()]);
    expect(lines.filter(({ msg }) => HEARD.test(msg))).toEqual([]);
  });

  test('a parameter that it does not take is named, with what to do', async () => {
    const refused = startTestApp({ DATABASE_URL: `${pooler.url}?options=-c%20search_path%3Dpublic` });
    expect(startFailure(await refused.catch((error: unknown) => error))).toBe(
      'Il pooler davanti a PostgreSQL rifiuta il parametro «options»: toglilo da DATABASE_URL, oppure aggiungilo a ignore_startup_parameters nella configurazione del pooler.',
    );
  });

  test('while it cannot reach PostgreSQL a start says what it says, and goes on when it can', async () => {
    const reason = 'server login has been failing, try again later (server_login_retry)';
    pooler.refuse(reason);
    const said: string[] = [];
    const started = startTestApp({ DATABASE_URL: pooler.url }, { onWait: (sentence) => said.push(sentence) });
    await eventually('it says that it waits', () => said.length > 0);
    expect(said).toEqual([`Il database di DATABASE_URL non risponde (${reason}): aspetto che torni.`]);
    pooler.refuse(null);
    const app = await started;
    await must(app, '{ viewer { id } }');
    await app.close();
  });
});

/** A process of its own, as far as its statements go. */
async function another(pooler: Pooler) {
  vi.resetModules();
  const { preparedStatement } = await import('../database/sql.ts');
  const client = new Client({ connectionString: pooler.url });
  await client.connect();
  return { client, ask: (sql: string) => client.query(preparedStatement(sql, {})).then(({ rows }) => rows) };
}

test.skipIf(!isRealPostgres)('two processes that share connections never get each other’s rows', async () => {
  const pooler = await openPooler(direct, 2);
  const [one, other, third] = [await another(pooler), await another(pooler), await another(pooler)];
  // Each prepares the first statement of its life, on a connection that it holds.
  await one.client.query('begin');
  await other.client.query('begin');
  expect(await one.ask(`select 'one' as whose`)).toEqual([{ whose: 'one' }]);
  expect(await other.ask(`select 'other' as whose`)).toEqual([{ whose: 'other' }]);
  // A third takes the connection of the second, which then gets the one of the first.
  await other.client.query('commit');
  await third.client.query('begin');
  await one.client.query('commit');
  await expect(other.ask(`select 'other' as whose`)).rejects.toMatchObject({ code: '26000' });
  for (const { client } of [one, other, third]) await client.end();
  pooler.close();
});
