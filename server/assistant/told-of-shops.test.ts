import { expect, test } from 'vitest';
import { toldIn } from '../test/told-of-shops.ts';

const FILES = ['seen.txt', 'counted.txt'];
const LEAST_TRUE = 0.97;

test.each(FILES)('of what is not true of a shop nothing is read: %s', (file) => {
  const lies = toldIn(file).filter(({ isTrue }) => !isTrue);
  expect(lies.length).toBeGreaterThan(100);
  // Only counted: whoever reads which of them are shown writes the check for them.
  expect(lies.filter(({ shown }) => shown !== '').length).toBe(0);
});

test.each(FILES)('of what is true nearly all is read: %s', (file) => {
  const truths = toldIn(file).filter(({ isTrue }) => isTrue);
  const kept = truths.filter(({ shown, sentence }) => shown === sentence);
  expect(kept.length / truths.length).toBeGreaterThanOrEqual(LEAST_TRUE);
});
