import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nameWords, scoreNames, sweepOf } from './names.ts';
import type { Share } from './score.ts';
import { readSet, readShop } from './set.ts';

const SOME = 12; // one name of so many: all of them take a minute

describe('shops that nobody learnt from answer to their names', () => {
  const shops = ['unread', 'unread-2', 'unread-3'].flatMap((name) => readSet(join(import.meta.dirname, name)).shops);
  const { sections, sweep, declined, foreignAmounts } = scoreNames(shops, (place) => place % SOME === 0);
  const ratio = ({ right, count }: Share) => right / count;

  test('to whole names, keywords and questions', () => {
    expect(sweep.count).toBeGreaterThan(300);
    expect(ratio(sweep)).toBeGreaterThanOrEqual(0.995);
  });

  test('to one word of a name, asked for in any way', () => {
    expect(sections['avete X?'].count).toBeGreaterThan(50);
    expect(ratio(sections['avete X?'])).toBeGreaterThanOrEqual(0.95);
    expect(ratio(sections['quanto costa il X?'])).toBeGreaterThanOrEqual(0.95);
    expect(ratio(sections['il X c’è?'])).toBeGreaterThanOrEqual(0.95);
    expect(ratio(sections['avete X? misspelt'])).toBeGreaterThanOrEqual(0.9);
  });

  test('with no amount of another thing, and without declining what is theirs', () => {
    expect(foreignAmounts).toEqual([]);
    expect(declined).toEqual([]);
  });
});

const { shop } = readShop(
  'shop',
  `product 1 | Rasoio Braun Serie 3 | Con custodia. | 39 € | Barba | rasoi
product 2 | Crema Nivea e Braun | | 9 € | Barba | crema viso
faq 1 | Spedite? | Sì, con Bartolini. | sped*`,
);

test('a name is a word of a product or two, and of nothing else in the shop', () => {
  expect(nameWords(shop).map(({ word, ids }) => [word, ...ids])).toEqual([
    ['braun', '1', '2'],
    ['nivea', '2'],
  ]);
});

test('whose name it is may answer, be it a FAQ or a product', () => {
  expect(sweepOf(shop).map(({ message, products, faqs }) => [message, [...products], [...faqs]])).toEqual([
    ['Rasoio Braun Serie 3', ['1'], []],
    ['Crema Nivea e Braun', ['2'], []],
    ['rasoi', ['1'], []],
    ['crema viso', ['2'], []],
    ['Spedite?', [], ['1']],
    ['sped', [], ['1']],
  ]);
});
