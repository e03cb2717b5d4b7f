import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answererOf } from './answers.ts';
import { figuresOf, type Recorded } from './report.ts';
import { scoreSet } from './score.ts';
import { readSet, readShop } from './set.ts';

const set = readSet(join(import.meta.dirname, 'sets'));
const recorded: Recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'recorded.json'), 'utf8'));
const SLACK = 0.003; // one or two messages of a kind may change sides while others are won

test('the answers are no worse than the figures last recorded: `npm run evaluate -- --record` keeps better ones', () => {
  const now = figuresOf(scoreSet(set, answererOf(set.shops)));
  const shares = ({ mean, cards, facts, kinds }: Recorded) => ({ mean, cards, facts, ...kinds });
  const before: Record<string, number> = shares(recorded);
  const worse = Object.entries(shares(now)).filter(([name, share]) => share < (before[name] ?? 0) - SLACK);
  expect(worse).toEqual([]);
});

test('there are at least five shops and 800 messages, none twice in a shop', () => {
  expect(set.shops.length).toBeGreaterThanOrEqual(5);
  expect(set.cases.length).toBeGreaterThanOrEqual(800);
  expect(new Set(set.cases.map(({ shop, message }) => `${shop} ${message}`)).size).toBe(set.cases.length);
});

test('a case is read with its ids, its budget and its tags', () => {
  const { cases } = readShop('shop', 'product 2 | Vaso | | 9 € | Casa | vaso\nR2 max20 gift | un vaso da regalare');
  expect(cases[0]).toEqual({
    id: 'shop-1',
    shop: 'shop',
    message: 'un vaso da regalare',
    kind: 'recommend',
    productIds: ['2'],
    budget: { max: 20 },
    tags: ['gift'],
  });
});
