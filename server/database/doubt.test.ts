import { expect, test } from 'vitest';
import { type AtWork, Doubt } from './doubt.ts';

/** A doubt whose questions a test answers. */
function doubting() {
  const asked: { answer(atWork: AtWork): void; fail(): void }[] = [];
  const ask = () =>
    new Promise<AtWork>((resolve, reject) => {
      asked.push({ answer: resolve, fail: () => reject(new Error('nobody answers')) });
    });
  const doubt = new Doubt(ask);
  doubt.knowsProcesses = true;
  return { doubt, asked };
}

test('a statement that somebody works on is waited for, one that nobody works on is not', async () => {
  const { doubt, asked } = doubting();
  const both = [doubt.isAtWork(1, 0), doubt.isAtWork(2, 0)];
  expect(asked.length).toBe(1); // one question for both
  asked[0]?.answer(new Set([1]));
  expect(await both[0]).toBe(true);
  await expect.poll(() => asked.length).toBe(2); // nobody worked on the other: once more, a moment later
  asked[1]?.answer(new Set([1]));
  expect(await both[1]).toBe(false);
  expect(doubt.isSilent).toBe(false);
});

test('who was asked before a statement was sent does not tell of it', async () => {
  const { doubt, asked } = doubting();
  const first = doubt.isAtWork(1, 0);
  const later = doubt.isAtWork(2, performance.now() + 1);
  asked[0]?.answer(new Set([1]));
  expect(await first).toBe(true);
  await new Promise((resolve) => setImmediate(resolve));
  asked[1]?.answer(new Set([2]));
  expect(await later).toBe(true);
});

test('a database that does not answer is silent until it answers', async () => {
  const { doubt, asked } = doubting();
  const first = doubt.isAtWork(1, 0);
  asked[0]?.fail();
  expect([await first, doubt.isSilent]).toEqual([false, true]);
  const again = doubt.isAtWork(1, 0);
  asked[1]?.answer('SOME');
  expect([await again, doubt.isSilent]).toEqual([true, false]);
});

test('behind a pooler, where numbers say nothing, what is answered is believed', async () => {
  const { doubt, asked } = doubting();
  doubt.knowsProcesses = false;
  const waiting = doubt.isAtWork(1, 0);
  asked[0]?.answer(new Set([7]));
  expect(await waiting).toBe(true);
});

test('what was not taken up at once on a busy machine is looked at again before it is given up', async () => {
  const { doubt, asked } = doubting();
  const waiting = doubt.isAtWork(1, 0);
  asked[0]?.answer(new Set());
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer(new Set([1]));
  expect(await waiting).toBe(true);
});

test('a database that answers somebody else meanwhile is slow, not silent', async () => {
  const { doubt, asked } = doubting();
  const waiting = doubt.isAtWork(1, 0);
  doubt.hear();
  asked[0]?.fail();
  expect([await waiting, doubt.isSilent]).toEqual([true, false]);
  const later = doubt.isAtWork(1, performance.now());
  asked[1]?.fail();
  expect([await later, doubt.isSilent]).toEqual([false, true]);
  doubt.leave();
});
