import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRecorded, testedFigures } from './recorded.ts';
import type { Recorded } from './report.ts';
import { readSet, readShop } from './set.ts';

const SLACK = 0.003; // one or two messages of a kind may change sides while others are won
const SLACK_OF_FEW = 0.015; // a kind of the counted shops has some hundred

test('the answers are no worse than the figures last recorded: `npm run evaluate -- --record` keeps better ones', () => {
  const shares = ({ mean, cards, facts, kinds }: Recorded) => ({ mean, cards, facts, ...kinds });
  const recorded = readRecorded()?.tested ?? {};
  const worse = Object.entries(testedFigures()).flatMap(([folder, now]) => {
    const before = recorded[folder];
    if (!before) return [`${folder} was not recorded`];
    const slack = folder === 'sets' ? SLACK : SLACK_OF_FEW;
    const shared: Record<string, number> = shares(before);
    return Object.entries(shares(now)).flatMap(([name, share]) =>
      share < (shared[name] ?? 0) - slack ? [`${folder}: ${name} ${share} instead of ${shared[name]}`] : [],
    );
  });
  expect(worse).toEqual([]);
});

test('there are at least five shops and 800 messages, none twice in a shop', () => {
  const set = readSet(join(import.meta.dirname, 'sets'));
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
