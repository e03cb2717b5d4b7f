import { expect, test } from 'vitest';
import { claimAlert, type Locks } from './alert-claim.ts';

function browser() {
  const kept = new Map<string, string>();
  let queue: Promise<unknown> = Promise.resolve();
  const texts = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const request = (_name: string, work: () => Promise<boolean>) => {
    const mine = queue.then(work);
    queue = mine;
    return mine;
  };
  return { texts, locks: { request } as unknown as Locks };
}

test('of all tabs that hear of the same thing one alerts, and again of the next', async () => {
  const { texts, locks } = browser();
  const claims = (now: number) => Promise.all([1, 2, 3].map(() => claimAlert(texts, locks, () => now)));
  expect((await claims(1_000_000)).filter(Boolean)).toHaveLength(1);
  expect((await claims(1_001_000)).filter(Boolean)).toHaveLength(0);
  expect((await claims(1_010_000)).filter(Boolean)).toHaveLength(1);
});

test('a clock that was set back silences nobody', async () => {
  const { texts, locks } = browser();
  expect(await claimAlert(texts, locks, () => 9_000_000)).toBe(true);
  expect(await claimAlert(texts, locks, () => 1_000_000)).toBe(true);
});

test('where nothing is shared, each tab is alone', async () => {
  const broken = {
    getItem: () => {
      throw new Error('not allowed here');
    },
    setItem: () => undefined,
  };
  expect(await claimAlert(broken, undefined, () => 1)).toBe(true);
  expect(await claimAlert(browser().texts, undefined, () => 9_000_000)).toBe(true);
});
