import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { type Counted, takeFromLimits } from '../database/rate-limits.ts';
import { querySystem } from '../database/system.ts';
import { startTestApp } from './app.ts';
import { ONE_WINDOW } from './no-limits.ts';
import { isRealPostgres } from './story-database.ts';

const AT_ONCE = 200;

let here: App;
let there: App;
beforeAll(async () => {
  here = await startTestApp();
  there = isRealPostgres ? await startTestApp() : here; // the embedded database is one process's alone
});
afterAll(async () => {
  await here.close();
  if (there !== here) await there.close();
});

const counted = (kind: string, subject: string, most: number): Counted => ({
  kind,
  subject,
  limit: { most, seconds: ONE_WINDOW },
});

async function takenOf(subject: string): Promise<number> {
  const rows = await querySystem<{ count: number }>(
    here.shared.database,
    'select sum(count)::int as count from rate_limits where subject = $subject',
    { subject },
  );
  return rows[0]?.count ?? 0;
}

/** Everybody at once, on both processes; returns how many were let in. */
async function letIn(limits: (number: number) => Counted[]): Promise<number> {
  const taken = Array.from({ length: AT_ONCE }, (_, number) =>
    takeFromLimits((number % 2 === 0 ? here : there).shared.database, limits(number), 'TOO_FAST').then(
      () => true,
      (error) => {
        expect(error).toMatchObject({ code: 'TOO_FAST', extensions: { retryAfter: expect.any(Number) } });
        return false;
      },
    ),
  );
  return (await Promise.all(taken)).filter(Boolean).length;
}

test(`of ${AT_ONCE} at once exactly as many get in as a limit allows`, async () => {
  const company = randomUUID();
  expect(await letIn(() => [counted('visitor', randomUUID(), 5), counted('company', company, 37)])).toBe(37);
  expect(await takenOf(company)).toBe(37);
});

test('who is over a limit of their own takes nothing from what others share', async () => {
  const [greedy, address, company] = [randomUUID(), randomUUID(), randomUUID()];
  const allowed = await letIn((number) => [
    counted('visitor', number % 4 < 2 ? greedy : randomUUID(), 3),
    counted('address', address, 1_000),
    counted('company', company, 1_000),
  ]);
  expect(allowed).toBe(AT_ONCE / 2 + 3);
  expect(await takenOf(company)).toBe(AT_ONCE / 2 + 3);
  expect(await takenOf(address)).toBe(AT_ONCE / 2 + 3);
});

test('crowds that share addresses crosswise never wait for each other in a circle', async () => {
  const addresses = Array.from({ length: 7 }, () => randomUUID());
  const company = randomUUID();
  for (let round = 0; round < 5; round++)
    expect(
      await letIn((number) => [
        counted('visitor', randomUUID(), 5),
        counted('address', addresses[(number * 3 + round) % 7] ?? '', 100_000),
        counted('company', company, 100_000),
      ]),
    ).toBe(AT_ONCE);
  expect(await takenOf(company)).toBe(5 * AT_ONCE);
});

test('nor do crowds of which some count on the widest alone', async () => {
  // Each process counts first on what the other one counts on last.
  for (let round = 0; round < 40; round++) {
    const addresses = [randomUUID(), randomUUID()];
    expect(
      await letIn((number) => {
        const [own = '', others = ''] = number % 2 === 0 ? addresses : addresses.toReversed();
        return number % 4 < 2
          ? [counted('address', own, 100_000)]
          : [counted('visitor', randomUUID(), 5), counted('address', others, 100_000)];
      }),
    ).toBe(AT_ONCE);
    expect(await Promise.all(addresses.map(takenOf))).toEqual([AT_ONCE / 2, AT_ONCE / 2]);
  }
});
