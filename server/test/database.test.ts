import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Database, type DatabasePlace, openDatabase } from '../database/data-source.ts';
import { startEmbedded } from '../database/embedded.ts';
import { query, queryPrepared } from '../database/sql.ts';
import { asSystem, querySystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { NO_HURRY } from './no-limits.ts';
import { storyDatabaseUrl } from './story-database.ts';

const folders: string[] = [];
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-database-'));
  folders.push(folder);
  return folder;
}

const kinds: [name: string, place: () => DatabasePlace][] = storyDatabaseUrl
  ? [['PostgreSQL', () => ({ url: storyDatabaseUrl, folder: '', poolSize: 10 })]]
  : [['the embedded database', () => ({ url: null, folder: '', template: inject('template'), poolSize: 10 })]];

const MEGABYTE = 1_000_000; // characters
const CLIENTS = 20;
const ROUNDS = 6;

describe.each(kinds)('%s', (_, place) => {
  let database: Database;
  // Not in the migrations: this table is the test's own.
  const table = `contract_${randomUUID().replaceAll('-', '')}`;
  const company = randomUUID();

  beforeAll(async () => {
    database = await openDatabase({ ...place(), longestWait: NO_HURRY });
    await querySystem(
      database,
      `create table ${table} (client int, round int, text text, primary key (client, round))`,
    );
    await querySystem(database, `grant select, insert on ${table} to ${database.appRole}`);
  });
  afterAll(async () => {
    await querySystem(database, `drop table ${table}`);
    await database.close();
  });

  test(`gives each of ${CLIENTS} clients its own rows, in and out of transactions, however large`, async () => {
    let compared = 0;
    const insert = `insert into ${table} values ($number, $round, $text) returning client, round, text`;
    const select = `select client, round, text from ${table} where client = $number order by round`;

    const client = async (number: number) => {
      const written: { client: number; round: number; text: string }[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        // One in five is large; the others are small, so that answers of every length come one after another.
        const text = randomBytes(number % 5 === round % 5 ? MEGABYTE / 2 : 1 + number * round).toString('hex');
        const row = { client: number, round, text };
        const values = { number, round, text };
        const kind = (number + round) % 4;
        if (kind === 0) expect(await querySystem(database, insert, values)).toEqual([row]);
        else if (kind === 1)
          expect(await asSystem(database, (manager) => query(manager, insert, values))).toEqual([row]);
        else {
          const stored = await inCompany(database, company, (manager) =>
            kind === 2 ? query(manager, insert, values) : queryPrepared(manager, insert, values),
          );
          expect(stored).toEqual([row]);
        }
        written.push(row);
        const read =
          kind < 2
            ? await querySystem(database, select, { number })
            : await inCompany(database, company, (manager) => queryPrepared(manager, select, { number }));
        expect(read).toEqual(written);
        compared += written.length + 1;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
    expect(compared).toBe(CLIENTS * ((ROUNDS * (ROUNDS + 1)) / 2 + ROUNDS));
  });

  test('keeps nothing of a transaction that fails, and the next one works', async () => {
    const failing = Array.from({ length: CLIENTS }, (_, number) =>
      inCompany(database, company, async (manager) => {
        await query(manager, `insert into ${table} values ($number, 0, 'lost')`, { number: 1_000 + number });
        if (number % 2 === 0) throw new Error('on purpose');
        await query(manager, 'select 1 / 0');
      }).catch((error: Error) => error.message),
    );
    const messages = await Promise.all(failing);
    expect(new Set(messages)).toEqual(new Set(['on purpose', 'division by zero']));
    expect(await querySystem(database, `select 1 from ${table} where client >= 1000`)).toEqual([]);
  });

  test('finishes what is under way when it is closed, also what waits for a connection', async () => {
    const other = await openDatabase({ ...place(), longestWait: NO_HURRY });
    const inSteps = (number: number) =>
      inCompany(other, company, async (manager) => {
        for (let step = 0; step < 5; step++) await query(manager, 'select 1');
        return number;
      });
    const numbers = [1, 2, 3, 4, 5];
    const work = Promise.allSettled(numbers.map(inSteps));
    await other.close();
    expect(await work).toEqual(numbers.map((value) => ({ status: 'fulfilled', value })));
  });

  test('lets nobody keep the role or the company of a transaction that is over', async () => {
    await Promise.all(
      Array.from({ length: CLIENTS }, () => inCompany(database, company, (manager) => query(manager, 'select 1'))),
    );
    const rows = await Promise.all(
      Array.from({ length: CLIENTS }, () =>
        querySystem(
          database,
          `select current_user = session_user as own, current_setting('app.company_id', true) as company`,
        ),
      ),
    );
    for (const [row] of rows) expect(row).toEqual({ own: true, company: expect.toBeOneOf([null, '']) });
  });
});

test.each(kinds)('a connection of %s is waited for as long as it was opened for', async (_, place) => {
  const held = Promise.withResolvers<void>();
  /** A database whose connection somebody has, and a question that waits for it. */
  const openHeld = async (more: { longestWait?: number }) => {
    const database = await openDatabase({ ...place(), poolSize: 1, ...more });
    const begun = Promise.withResolvers<void>();
    const holding = asSystem(database, async (manager) => {
      await query(manager, 'select 1');
      begun.resolve();
      await held.promise;
    });
    await begun.promise;
    const asked = querySystem(database, 'select 1 as one').catch((error: Error) => error.message);
    return { asked, end: () => holding.then(() => database.close()) };
  };
  const patient = await openHeld({ longestWait: 600_000 });
  const usual = await openHeld({});
  expect(await usual.asked).toBe('timeout exceeded when trying to connect');
  held.resolve();
  expect(await patient.asked).toEqual([{ one: 1 }]);
  await Promise.all([patient.end(), usual.end()]);
});

test('a start waits for the first answer of the embedded database, however busy the machine is', async () => {
  const embedded = await startEmbedded({ template: inject('template') });
  const LATE = 300; // ms
  const gate = createServer((outside) => {
    const inside = connect(join(embedded.host, `.s.PGSQL.${embedded.port}`));
    outside.pipe(inside);
    for (const socket of [inside, outside]) socket.on('error', () => undefined);
    setTimeout(() => inside.pipe(outside), LATE);
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const late = { ...embedded, host: '127.0.0.1', port: (gate.address() as AddressInfo).port };
  const database = await openDatabase({
    url: null,
    folder: '',
    embedded: Promise.resolve(late),
    poolSize: 1,
    longestWait: LATE / 3,
  });
  await asSystem(database, async (manager) => {
    // Afterwards nobody waits for longer than was said.
    await expect(querySystem(database, 'select 1')).rejects.toThrow('timeout exceeded when trying to connect');
    expect(await query(manager, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
  await database.close();
  gate.close();
});

describe('a data folder', () => {
  /** A process that opens the folder: what it says of it, and its end. */
  async function hold(folder: string, more: Record<string, string> = {}) {
    const child = fork(new URL('./database-holder.ts', import.meta.url), {
      execArgv: [],
      env: { PATH: process.env.PATH, DATA_DIR: folder, ...more },
    });
    children.push(child);
    const ended = once(child, 'exit');
    const [said] = await Promise.race([once(child, 'message'), ended]);
    const end = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    return { said, end };
  }

  test('belongs to one process; the second is told so, and to choose another', async () => {
    const folder = newFolder();
    const first = await hold(folder);
    expect(first.said).toBe('ready');
    const second = await hold(folder);
    expect(second.said).toBe(
      `La cartella dei dati ${folder} è già in uso da un altro processo: fermalo, oppure scegli un'altra cartella con DATA_DIR.`,
    );
    await Promise.all([first.end(), second.end()]);
  });

  test('is taken by one of several that come at once, also after a kill -9', async () => {
    const folder = newFolder();
    for (let round = 0; round < 5; round++) {
      const holders = await Promise.all(Array.from({ length: 6 }, () => hold(folder, { LOCK_ONLY: '1' })));
      expect(holders.filter(({ said }) => said === 'ready')).toHaveLength(1);
      await Promise.all(holders.map((holder) => holder.end()));
    }
  });

  test('works again after a kill -9, with what was stored', async () => {
    const folder = newFolder();
    const open = () => openDatabase({ url: null, folder, poolSize: 1 });
    const before = await open();
    await querySystem(before, 'create table kept (text text)');
    await querySystem(before, 'insert into kept values ($text)', { text: 'here' });
    await before.close();
    for (let kills = 0; kills < 2; kills++) {
      const holder = await hold(folder);
      expect(holder.said).toBe('ready');
      await holder.end();
    }
    const after = await open();
    expect(await querySystem(after, 'select text from kept')).toEqual([{ text: 'here' }]);
    await after.close();
  });
});
