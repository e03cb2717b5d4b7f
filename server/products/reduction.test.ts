import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, dayOf, momentOf } from '../language/rome.ts';
import { readOfferDate } from './offer-dates.ts';
import type { DeclaredPrice } from './price-periods.ts';
import { centsAt, isOfferOn } from './prices.ts';
import { reductionOf } from './reduction.ts';

const HOUR = 3_600_000;
const ANY = { soldSince: '', isFresh: false };

/** From a day on, a price; with a full one it is an offer, of these days where they are named. */
const from = (day: Day, euro: number | null, full: number | null = null, dates = ''): DeclaredPrice => {
  const [starts = '', ends = ''] = dates.split('/');
  return {
    at: momentOf(day),
    priceCents: euro === null ? null : Math.round(euro * 100),
    listPriceCents: full === null ? null : full * 100,
    currency: 'EUR',
    offerStartsAt: readOfferDate(starts, 'FROM')?.at ?? null,
    offerEndsAt: readOfferDate(ends, 'UNTIL')?.at ?? null,
  };
};
const told = (history: readonly DeclaredPrice[], day: Day, rule = ANY) => {
  const found = reductionOf(history, new Date(momentOf(day).getTime() + 12 * HOUR), rule);
  return found && [found.previousCents / 100, found.percent];
};

describe('a year of a shop', () => {
  const year = [
    from('2026-06-01', 100),
    from('2026-10-01', 79, 100, '2026-10-10/2026-10-12'),
    from('2026-11-01', 85, 100),
    from('2026-11-15', 70, 100),
    from('2026-12-01', 60, 100),
    from('2027-01-10', 100),
    from('2027-01-20', 80, 100),
  ];

  test.each<[Day, [number, number | null] | null]>([
    ['2026-10-09', null],
    ['2026-10-10', [100, 21]],
    ['2026-10-12', [100, 21]],
    ['2026-10-13', null],
    ['2026-11-01', [79, null]],
    ['2026-11-15', [79, 11]],
    ['2026-12-01', [79, 24]],
    ['2027-01-09', [79, 24]],
    ['2027-01-10', null],
    ['2027-01-20', [60, null]],
  ])('on %s', (day, expected) => {
    expect(told(year, day)).toEqual(expected);
  });

  test('it is the same where each price was entered on its day, and where all were planned ahead', () => {
    const entered = [from('2026-06-01', 100), from('2026-10-10', 79, 100), from('2026-10-13', 100)];
    expect(told(entered, '2026-10-11')).toEqual([100, 21]);
    expect(told([...entered, from('2026-11-01', 85, 100), from('2026-11-15', 70, 100)], '2026-11-20')).toEqual([
      79, 11,
    ]);
  });
});

test.each<[string, DeclaredPrice[], Day, [number, number | null] | null]>([
  ['known for 30 days', [from('2026-10-02', 100), from('2026-11-01', 80, 100)], '2026-11-01', [100, 20]],
  ['known for 29', [from('2026-10-03', 100), from('2026-11-01', 80, 100)], '2026-11-01', null],
  ['known for 29 stays untold', [from('2026-10-03', 100), from('2026-11-01', 80, 100)], '2026-12-31', null],
  ['never known without an offer', [from('2026-01-01', 80, 100)], '2026-11-01', null],
  ['an offer to come', [from('2026-06-01', 80, 100, '2026-11-10/')], '2026-11-09', null],
  ['an offer to come, once it is there', [from('2026-06-01', 80, 100, '2026-11-10/')], '2026-11-10', [100, 20]],
  ['a price that went down in silence', [from('2026-06-01', 100), from('2026-11-01', 80)], '2026-11-02', null],
  [
    'an offer that grew less is a new one',
    [from('2026-06-01', 100), from('2026-11-01', 60, 100), from('2026-11-10', 70, 100)],
    '2026-11-10',
    [60, null],
  ],
  [
    'a break of a day is one',
    [from('2026-06-01', 100), from('2026-11-01', 80, 100), from('2026-11-10', 100), from('2026-11-11', 70, 100)],
    '2026-11-11',
    [80, 12],
  ],
  ['less than one in a hundred', [from('2026-06-01', 100), from('2026-11-01', 99.5, 100)], '2026-11-01', [100, null]],
  ['rounded down', [from('2026-06-01', 100), from('2026-11-01', 80.01, 100)], '2026-11-01', [100, 19]],
  [
    'another currency',
    [{ ...from('2026-06-01', 100), currency: 'CHF' }, from('2026-11-01', 80, 100)],
    '2026-11-01',
    null,
  ],
  [
    'a time without a price',
    [from('2026-06-01', 90), from('2026-10-10', null), from('2026-11-01', 80, 100)],
    '2026-11-01',
    [90, 11],
  ],
])('%s', (_, history, day, expected) => {
  expect(told(history, day)).toEqual(expected);
});

describe('what was first sold less than 30 days before', () => {
  const history = [from('2026-11-05', 100), from('2026-11-20', 75, 100)];
  const rule = { soldSince: '2026-11-05', isFresh: false };

  test('is told beside its price since then, and since when', () => {
    expect(reductionOf(history, momentOf('2026-11-21'), rule)).toEqual({
      previousCents: 10_000,
      currency: 'EUR',
      percent: 25,
      kind: 'LOWEST_SINCE',
      since: '2026-11-05',
    });
  });

  test('is not told where it was sold before its prices were known, or since the offer', () => {
    expect(told(history, '2026-11-21', { ...rule, soldSince: '2026-11-03' })).toBeNull();
    expect(told(history, '2026-11-21', { ...rule, soldSince: '2026-01-03' })).toBeNull();
    expect(told(history, '2026-11-21', { ...rule, soldSince: '2026-11-20' })).toBeNull();
    expect(told(history, '2026-11-21', { ...rule, soldSince: '2026-12-20' })).toBeNull();
  });

  test('may have been entered at any hour of its day', () => {
    const noon = [{ ...from('2026-11-05', 100), at: new Date('2026-11-05T11:00:00Z') }, from('2026-11-20', 75, 100)];
    expect(told(noon, '2026-11-21', rule)).toEqual([100, 25]);
  });
});

test('fresh food is told beside its full price, however short its history', () => {
  const fresh = { soldSince: '', isFresh: true };
  expect(told([from('2026-11-20', 3, 4)], '2026-11-21', fresh)).toEqual([4, 25]);
  expect(told([from('2026-11-20', 4)], '2026-11-21', fresh)).toBeNull();
});

test('an import that was undone counts while it was in use', () => {
  const undone = { ...from('2026-10-20', 50), undoneAt: momentOf('2026-10-21') };
  const history = [from('2026-06-01', 100), undone, from('2026-11-01', 80, 100)];
  expect(told(history, '2026-11-02')).toEqual([50, null]);
  expect(told(history, '2026-10-22')).toBeNull();
  expect(told(history.slice(0, 2), '2026-10-22')).toBeNull();
});

describe('beside a recount, day by day', () => {
  const START = '2026-02-20'; // over both days on which Rome's clocks are set
  const change = fc.record({
    wait: fc.integer({ min: 0, max: 25 }),
    cents: fc.integer({ min: 1, max: 12 }).map((euro) => euro * 100),
    full: fc.option(fc.integer({ min: 1, max: 14 }).map((euro) => euro * 100)),
    begins: fc.option(fc.integer({ min: -5, max: 20 })),
    lasts: fc.option(fc.integer({ min: 1, max: 20 })),
  });

  /** The same rule, from what was asked on each day alone. */
  function recount(history: readonly DeclaredPrice[], today: Day) {
    const days: { cents: number; isReduced: boolean }[] = [];
    const first = dayOf(history[0]?.at ?? new Date(0));
    for (let day = first; day <= today; day = addDays(day, 1)) {
      const noon = new Date(momentOf(day).getTime() + 12 * HOUR);
      const terms = history.findLast(({ at }) => at <= noon) as DeclaredPrice;
      days.push({ cents: centsAt(terms, noon) ?? 0, isReduced: isOfferOn(terms, noon) });
    }
    const last = days.at(-1);
    if (!last?.isReduced) return null;
    let begun = days.length - 1;
    while (days[begun - 1]?.isReduced && (days[begun - 1]?.cents ?? 0) >= (days[begun]?.cents ?? 0)) begun--;
    if (begun < 30) return null;
    const lowest = Math.min(...days.slice(begun - 30, begun).map(({ cents }) => cents));
    const percent = Math.floor(((lowest - last.cents) * 100) / lowest);
    return [lowest / 100, percent >= 1 ? percent : null];
  }

  test('every history says the same', () => {
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 40 }),
        (changes, more) => {
          let day = START;
          const history = changes.map(({ wait, cents, full, begins, lasts }, index): DeclaredPrice => {
            if (index > 0) day = addDays(day, Math.max(1, wait));
            const starts = begins === null ? null : addDays(day, begins);
            return {
              at: momentOf(day),
              priceCents: cents,
              listPriceCents: full,
              currency: 'EUR',
              offerStartsAt: starts === null ? null : momentOf(starts),
              offerEndsAt: lasts === null ? null : momentOf(addDays(starts ?? day, lasts)),
            };
          });
          const today = addDays(day, more);
          expect(told(history, today)).toEqual(recount(history, today));
        },
      ),
      { numRuns: 300 },
    );
  });
});
