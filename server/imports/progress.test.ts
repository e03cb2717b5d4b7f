import { expect, test } from 'vitest';
import { Progress } from './progress.ts';

const never = (error: unknown) => {
  throw error;
};

test('each percent is told once, and nothing beyond the whole', async () => {
  const told: number[] = [];
  const progress = new Progress(200, async (percent) => void told.push(percent), never);
  for (const amount of [1, 1, 1, 97, 100, 50]) {
    progress.add(amount);
    await new Promise(setImmediate);
  }
  expect(told).toEqual([1, 50, 100]);
});

test('what is done while a percent is being told is told after it, as one', async () => {
  const told: number[] = [];
  let finish = () => {};
  const progress = new Progress(
    100,
    (percent) => {
      told.push(percent);
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
    never,
  );
  for (let count = 0; count < 50; count++) progress.add(1);
  expect(told).toEqual([1]);
  finish();
  await new Promise(setImmediate);
  expect(told).toEqual([1, 50]);
});

test('work goes on when telling fails', async () => {
  const failures: unknown[] = [];
  const progress = new Progress(
    2,
    () => Promise.reject(new Error('down')),
    (error) => failures.push(error),
  );
  progress.add(1);
  await new Promise(setImmediate);
  progress.add(1);
  await new Promise(setImmediate);
  expect(failures).toHaveLength(2);
});
