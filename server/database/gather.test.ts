import { expect, test } from 'vitest';
import { gather } from './gather.ts';

/** A table whose readings end when the test says so. */
function table() {
  const readings: string[][] = [];
  const ends: (() => void)[] = [];
  const rows = new Map<string, number>();
  const find = gather<string, number>(async (keys) => {
    readings.push([...keys]);
    const found = keys.map((key) => rows.get(key) ?? null);
    await new Promise<void>((resolve) => ends.push(resolve));
    return found;
  });
  const begun = async (count: number) => {
    while (readings.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  return { readings, rows, find, begun, end: () => ends.shift()?.() };
}

test('who asks at the same moment is told by one reading', async () => {
  const { readings, rows, find, begun, end } = table();
  rows.set('a', 1).set('b', 2);
  const asked = Promise.all(['a', 'b', 'a', 'c'].map(find));
  await begun(1);
  end();
  expect(await asked).toEqual([1, 2, 1, null]);
  expect(readings).toEqual([['a', 'b', 'a', 'c']]);
});

test('who asks while a reading is under way is told what is true afterwards', async () => {
  const { readings, rows, find, begun, end } = table();
  rows.set('a', 1);
  const first = find('a');
  await begun(1);
  rows.set('a', 2);
  const second = find('a');
  end();
  await begun(2);
  end();
  expect([await first, await second]).toEqual([1, 2]);
  expect(readings).toHaveLength(2);
});

test('a reading that hangs holds up nobody', async () => {
  const { find, begun, end } = table();
  void find('a');
  await begun(1);
  const second = find('a');
  await begun(2);
  end();
  end();
  expect(await second).toBeNull();
});

test('a reading that fails, fails for those who shared it', async () => {
  let fails = true;
  const find = gather<string, number>(async (keys) => {
    if (fails) throw new Error('the connection broke');
    return keys.map(() => 1);
  });
  const outcomes = await Promise.allSettled([find('a'), find('b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await find('a')).toBe(1);
});
