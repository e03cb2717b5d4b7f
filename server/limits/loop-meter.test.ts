import { expect, test } from 'vitest';
import { LoopMeter } from './loop-meter.ts';

test('who is alone is told all that the loop was busy', () => {
  let busy = 1_000;
  const meter = new LoopMeter(() => busy);
  busy += 50; // while nobody is under way
  const end = meter.begin(2);
  busy += 7;
  expect(end()).toBeCloseTo(7);
});

test('those who are under way together share it by what they are known to cost', () => {
  let busy = 0;
  const meter = new LoopMeter(() => busy);
  const small = meter.begin(1);
  busy += 3;
  const large = meter.begin(9);
  busy += 20;
  const ofLarge = large();
  busy += 5;
  expect([ofLarge, small()]).toEqual([expect.closeTo(18), expect.closeTo(3 + 2 + 5)]);
});
