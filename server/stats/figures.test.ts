import { describe, expect, it } from 'vitest';
import {
  addCounts,
  type Counts,
  catalogueFiguresOf,
  type FigureName,
  figuresOf,
  NO_COUNTS,
  sharesOf,
} from './figures.ts';

const counts = (some: Partial<Counts>): Counts => ({ ...NO_COUNTS, ...some });

describe('a figure', () => {
  it.each<[FigureName, Partial<Counts>, number | null]>([
    ['conversations', { conversationsStarted: 3 }, 3],
    ['messages', { userMessages: 4, botMessages: 7 }, 11], // with three greetings
    ['messagesPerConversation', { userMessages: 4, botMessages: 7, conversationsStarted: 3 }, 3.7],
    ['messagesPerConversation', { userMessages: 1 }, null],
    ['confidence', { confidenceSum: 1.55, faqReplies: 1, fallbackReplies: 1, botMessages: 3 }, 0.775],
    ['confidence', { botMessages: 2 }, null],
    ['responseTime', { responseTimeSum: 2_490, aiReplies: 1, faqReplies: 1 }, 1.2],
    ['responseTime', { responseTimeSum: 2_500, aiReplies: 2 }, 1.3],
    ['satisfaction', { satisfactionSum: 14, satisfactionCount: 3 }, 93.3],
    ['satisfaction', {}, null],
    ['unanswered', { unanswered: 2 }, 2],
  ])('%s of %j is %s', (name, some, expected) => {
    expect(figuresOf(counts(some), NO_COUNTS)[name].value).toBe(expected);
  });

  it.each<[number, number, number | null]>([
    [12, 10, 0.2],
    [5, 10, -0.5],
    [0, 10, -1],
    [10, 10, 0],
    [10, 0, null],
    [0, 0, null],
  ])('of %d after %d changed by %s', (now, before, change) => {
    const { conversations } = figuresOf(
      counts({ conversationsStarted: now }),
      counts({ conversationsStarted: before }),
    );
    expect(conversations).toEqual({ value: now, before, change });
  });
});

it.each([
  [{ faqReplies: 6, fallbackReplies: 4, unanswered: 3 }, 0.7],
  [{ faqReplies: 6, fallbackReplies: 1 }, 1],
  [{}, null],
])('of the answers %j the share that found something is %s', (some, share) => {
  expect(figuresOf(counts(some), NO_COUNTS).answered.value).toBe(share);
});

it('shares are of the answers that have a source', () => {
  const now = counts({ faqReplies: 6, aiReplies: 2, catalogReplies: 1, fallbackReplies: 1, botMessages: 15 });
  const shares = sharesOf(now, NO_COUNTS).map(({ source, count, share }) => [source, count, share.value]);
  expect(shares).toEqual([
    ['FAQ', 6, 0.6],
    ['AI', 2, 0.2],
    ['CATALOG', 1, 0.1],
    ['FALLBACK', 1, 0.1],
  ]);
  expect(sharesOf(NO_COUNTS, NO_COUNTS).map(({ share }) => share.value)).toEqual([null, null, null, null]);
});

it.each([
  [{ productCount: 3, pricedCount: 2, priceCentsSum: 14_999, keywordCount: 7 }, 75, 2],
  [{ productCount: 0, pricedCount: 0, priceCentsSum: 0, keywordCount: 0 }, null, null],
  [{ productCount: 2, pricedCount: 2, priceCentsSum: 4_999, keywordCount: 3 }, 25, 2],
  [{ productCount: 2, pricedCount: 2, priceCentsSum: 13_989, keywordCount: 4 }, 69.95, 2],
  [{ productCount: 3, pricedCount: 3, priceCentsSum: 10_000, keywordCount: 4 }, 33.33, 1],
])('averages of the catalogue %#', (sums, averagePrice, averageKeywords) => {
  expect(catalogueFiguresOf(sums)).toEqual({ productCount: sums.productCount, averagePrice, averageKeywords });
});

it('counts add up', () => {
  expect(addCounts(counts({ unanswered: 1, confidenceSum: 0.5 }), counts({ unanswered: 2 }))).toEqual(
    counts({ unanswered: 3, confidenceSum: 0.5 }),
  );
});
