import { expect, test } from 'vitest';
import type { UserError } from '../errors.ts';
import { type LoopCaller, LoopTime } from './loop-time.ts';

const PLENTY = { most: 1_000_000, seconds: 1 };

/** A loop whose clock goes on as the test says: busy with something, or not. */
function stage(limits: Partial<ConstructorParameters<typeof LoopTime>[0]> = {}) {
  const clock = { now: 0, busy: 0, held: 0 };
  const loopTime = new LoopTime(
    { loopTimeByCaller: { most: 400, seconds: 4 }, loopTimeByAddress: PLENTY, loopTimeInAll: PLENTY, ...limits },
    { now: () => clock.now, busy: () => clock.busy, held: () => clock.held },
  );
  const work = (ms: number) => {
    clock.now += ms;
    clock.busy += ms;
    clock.held += ms;
  };
  const refusalOf = (who: LoopCaller, known?: number) => {
    try {
      loopTime.admit(who, known);
      return null;
    } catch (error) {
      return (error as UserError).extensions;
    }
  };
  return { clock, loopTime, work, refusalOf };
}

const ONE = { caller: 'one', address: 'here' };
const OTHER = { caller: 'other', address: 'here' };

test('who has used up their time is told when to come back, and nobody else is', () => {
  const { clock, loopTime, work, refusalOf } = stage();
  loopTime.measured(ONE, () => work(390));
  expect(refusalOf(ONE)).toBeNull();
  expect(() =>
    loopTime.measured(ONE, () => {
      work(100);
      throw new Error('it is refused');
    }),
  ).toThrow('it is refused');
  expect(refusalOf(ONE)).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfter: 1 });
  expect(refusalOf(ONE, 190)).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfter: 3 });
  expect(refusalOf(OTHER)).toBeNull();
  clock.now += 1_000;
  expect(refusalOf(ONE)).toBeNull();
});

test('what something is known to cost has to be there before it, and is taken in advance', async () => {
  const { loopTime, work, refusalOf } = stage();
  loopTime.measured(ONE, () => work(300));
  expect(refusalOf(ONE, 120)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  let isBegun = false;
  const begin = async () => {
    isBegun = true;
  };
  await expect(loopTime.run(ONE, 160, begin)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(isBegun).toBe(false);
  let end: (() => void) | undefined;
  const running = loopTime.run(ONE, 90, () => new Promise<void>((resolve) => (end = resolve)));
  expect(refusalOf(ONE, 60)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  end?.();
  await running;
  expect(refusalOf(ONE, 60)).toBeNull();
});

test('it is settled by what it took, and by no more than ten times what it was known to cost', async () => {
  const { loopTime, work, refusalOf } = stage();
  await loopTime.run(ONE, 20, async () => work(150));
  expect([refusalOf(ONE, 200), refusalOf(OTHER, 200)]).toEqual([null, null]);
  await loopTime.run(ONE, 20, async () => work(150));
  expect(refusalOf(ONE, 200)).not.toBeNull();
  await loopTime.run(OTHER, 1, async () => work(3_000));
  expect(refusalOf(OTHER, 200)).toBeNull();
});

test('what goes on for long, mostly elsewhere, is charged what it is known to cost', async () => {
  const { loopTime, work, refusalOf } = stage();
  await loopTime.run(ONE, 50, async () => work(300), false);
  expect(refusalOf(ONE, 200)).toBeNull();
});

test('something that costs more than there ever is may be done by who used little', () => {
  const { loopTime, work, refusalOf } = stage();
  expect(refusalOf(ONE, 10_000)).toBeNull();
  loopTime.measured(ONE, () => work(250));
  expect(refusalOf(ONE, 10_000)).not.toBeNull();
});

test('an address has its own limit, for those who come under many names', () => {
  const { loopTime, work, refusalOf } = stage({ loopTimeByAddress: { most: 500, seconds: 5 } });
  for (const caller of ['a', 'b']) loopTime.measured({ caller, address: 'here' }, () => work(200));
  expect(refusalOf({ caller: 'd', address: 'here' })).toBeNull();
  loopTime.measured({ caller: 'e', address: 'here' }, () => work(200));
  expect(refusalOf({ caller: 'd', address: 'here' })).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(refusalOf({ caller: 'd', address: 'there' })).toBeNull();
});

test('while there is not enough for all, who used little goes before who used much', () => {
  const { clock, loopTime, work, refusalOf } = stage({ loopTimeInAll: { most: 250, seconds: 0.5 } });
  const much = { caller: 'much', address: 'there' };
  loopTime.measured(much, () => work(200));
  expect(refusalOf(much)).toBeNull();
  for (const caller of ['b', 'c', 'd']) loopTime.measured({ caller, address: caller }, () => work(250));
  expect(refusalOf(much)).toEqual({ code: 'BUSY', retryAfter: 1 });
  expect(refusalOf(ONE)).toBeNull();
  clock.now += 2_000;
  expect(refusalOf(much)).toBeNull();
});

test('on a machine that others use, what the loop was held counts for all, and what was computed for each', () => {
  const { clock, loopTime, refusalOf } = stage({ loopTimeInAll: { most: 250, seconds: 0.5 } });
  const slowly = (computed: number) => {
    clock.now += 5 * computed;
    clock.busy += computed;
    clock.held += 5 * computed;
  };
  for (let time = 0; time < 60; time++) loopTime.measured(ONE, () => slowly(6));
  expect(refusalOf(ONE)).toEqual({ code: 'BUSY', retryAfter: 1 });
  expect(refusalOf(OTHER)).toBeNull();
  clock.now += 1_000;
  expect(refusalOf(ONE, 150)).toBeNull(); // it used a fifth of the time, and has most of its own left
});
