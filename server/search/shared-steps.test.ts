import { expect, test } from 'vitest';
import { completed } from './completed.ts';
import { SharedSteps } from './shared-steps.ts';

test('two who ask at once make each step once, and get the same', () => {
  const made: number[] = [];
  const shared = new SharedSteps(function* () {
    for (let step = 0; step < 4; step++) {
      made.push(step);
      yield;
    }
    return { made };
  });
  const [one, other] = [shared.run(), shared.run()];
  one.next();
  other.next();
  one.next();
  const result = completed(other);
  expect(made).toEqual([0, 1, 2, 3]);
  expect(completed(one)).toBe(result);
  expect(shared.now()).toBe(result);
});
