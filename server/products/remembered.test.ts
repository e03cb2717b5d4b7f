import { expect, test } from 'vitest';
import { Remembered } from './remembered.ts';

test('what was read is remembered, and never more words than agreed, however long the texts', () => {
  let reads = 0;
  const remembered = new Remembered<string, string[]>(
    100,
    (text) => {
      reads++;
      return text.split(' ');
    },
    (words) => words.length,
  );
  expect(remembered.of('un vaso')).toBe(remembered.of('un vaso'));
  expect(reads).toBe(1);
  for (let each = 0; each < 1_000; each++) {
    remembered.of(`${each} ${'parola '.repeat(59)}`);
    expect(remembered.words).toBeLessThanOrEqual(100 + 61);
  }
});
