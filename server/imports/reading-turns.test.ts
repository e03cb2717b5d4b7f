import { expect, test } from 'vitest';
import { ReadingTurns } from './reading-turns.ts';

const PLENTY = { most: 1_000_000, seconds: 1 };

/** Readings that end when the test says so, after so many seconds. */
function stage(limits: Partial<ConstructorParameters<typeof ReadingTurns>[0]> = {}, waitAtMost = 60_000) {
  const clock = { now: 0 };
  const turns = new ReadingTurns(
    { readingTimeByPerson: PLENTY, readingTimeByCompany: PLENTY, readingTimeInAll: PLENTY, ...limits },
    { waitAtMost },
    () => clock.now,
  );
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = async (accountId: string, companyId: string, name: string) => {
    try {
      await turns.run({ accountId, companyId }, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      });
      return 'read';
    } catch (error) {
      return (error as { extensions: object }).extensions;
    }
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string, seconds = 0) => {
    clock.now += seconds * 1_000;
    ends.get(name)?.();
    await settled();
  };
  return { begun, start, end, settled, clock };
}

test('two files are read at a time, one of each company', async () => {
  const { begun, start, end, settled } = stage();
  for (const name of ['a1', 'a2', 'a3']) void start(`person of ${name}`, 'a', name);
  void start('other', 'b', 'b1');
  void start('third', 'c', 'c1');
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1']);
});

test('and one of each person, however many companies they have', async () => {
  const { begun, start, end, settled } = stage();
  for (const company of ['a', 'b', 'c']) void start('one', company, company);
  await settled();
  expect(begun).toEqual(['a']);
  void start('other', 'd', 'd');
  await settled();
  expect(begun).toEqual(['a', 'd']);
  await end('a');
  expect(begun).toEqual(['a', 'd', 'b']);
});

test.each([
  ['a person', { readingTimeByPerson: { most: 100, seconds: 1_000 } }, ['one', 'c'], ['other', 'a']],
  ['a company', { readingTimeByCompany: { most: 100, seconds: 1_000 } }, ['third', 'a'], ['one', 'c']],
])('%s that kept the readers busy for too long comes back later', async (_, limits, [person, company], others) => {
  const { start, end, settled, clock } = stage(limits);
  const first = start('one', 'a', 'first');
  await settled();
  await end('first', 150);
  expect(await first).toBe('read');
  expect(await start(String(person), String(company), 'again')).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfter: 500 });
  const other = start(String(others[0]), String(others[1]), 'others');
  await settled();
  await end('others');
  expect(await other).toBe('read');
  clock.now += 501_000;
  const later = start(String(person), String(company), 'later');
  await settled();
  await end('later');
  expect(await later).toBe('read');
});

test('what waited while others of theirs were read is not begun with, either', async () => {
  const { begun, start, end, settled } = stage({ readingTimeByPerson: { most: 100, seconds: 1_000 } });
  void start('one', 'a', 'first');
  const second = start('one', 'b', 'second');
  await settled();
  await end('first', 150);
  expect(await second).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(begun).toEqual(['first']);
});

test('while all together are over what there is, only who read little is served', async () => {
  const own = { most: 500, seconds: 10_000 };
  const { start, end, settled } = stage({
    readingTimeByPerson: own,
    readingTimeByCompany: own,
    readingTimeInAll: { most: 100, seconds: 100 },
  });
  const first = start('one', 'a', 'first');
  await settled();
  await end('first', 150);
  await first;
  expect(await start('one', 'a', 'again')).toEqual({ code: 'BUSY', retryAfter: 50 });
  const other = start('other', 'b', 'other');
  await settled();
  await end('other');
  expect(await other).toBe('read');
});

test('who would wait too long is told to come back', async () => {
  const { start, settled } = stage({}, 10);
  void start('one', 'a', 'a1');
  void start('two', 'b', 'b1');
  await settled();
  expect(await start('three', 'c', 'c1')).toEqual({ code: 'BUSY', retryAfter: 1 });
});
