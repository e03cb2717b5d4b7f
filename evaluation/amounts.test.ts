import { join } from 'node:path';
import { expect, test } from 'vitest';
import { amountsOf } from './amounts.ts';
import { readSet } from './set.ts';

/** Amounts of FAQs that answer another question than was asked, in shops that nobody reads: fewer is better. */
const MOST_OF_OTHER_THINGS: readonly (readonly [folder: string, amounts: number])[] = [
  ['unread', 7],
  ['unread-2', 1],
  ['unread-3', 8],
];

test.each(MOST_OF_OTHER_THINGS)(
  'every amount of the rules’ answers is of the thing that they name: %s',
  (folder, most) => {
    const { amounts, strays } = amountsOf(readSet(join(import.meta.dirname, folder)));
    expect(amounts).toBeGreaterThan(100);
    expect(strays.filter(({ isUnfounded }) => isUnfounded)).toEqual([]);
    expect(strays.length).toBeLessThanOrEqual(most);
  },
);
