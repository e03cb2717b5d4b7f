import { expect, test } from 'vitest';
import { atOnce } from './at-once.ts';

async function* numbers(count: number, taken: number[] = []): AsyncGenerator<number> {
  for (let number = 0; number < count; number++) {
    taken.push(number);
    yield number;
  }
}

test('so many are under way at the same time, and each once', async () => {
  const done: number[] = [];
  let underway = 0;
  let most = 0;
  await atOnce(3, numbers(20), async (number) => {
    most = Math.max(most, ++underway);
    await new Promise(setImmediate);
    underway--;
    done.push(number);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect(most).toBe(3);
});

test('a failure is thrown when all that was begun has ended, and nothing more is taken', async () => {
  const [taken, ended]: [number[], number[]] = [[], []];
  const work = async (number: number) => {
    await new Promise(setImmediate);
    if (number === 1) throw new Error('the disk is full');
    await new Promise(setImmediate);
    ended.push(number);
  };
  await expect(atOnce(2, numbers(20, taken), work)).rejects.toThrow('the disk is full');
  expect(ended).toContain(0);
  expect(taken.length).toBeLessThan(6);
});
