import { expect, test } from 'vitest';
import { readBudget } from './budget.ts';
import { spelledNumber, spelledNumbers } from './spelled-numbers.ts';

test.each<[string, number | null, number | null]>([
  ['qualcosa sotto i 50 euro', null, 5_000],
  ['meno di 50€', null, 5_000],
  ['tra 20 e 30', 2_000, 3_000],
  ['tra i 20 e i 30 euro', 2_000, 3_000],
  ['fra 20€ e 30€', 2_000, 3_000],
  ['dai 20 ai 30 euro', 2_000, 3_000],
  ['da 20 a 30 €', 2_000, 3_000],
  ['massimo 100', null, 10_000],
  ['max 100', null, 10_000],
  ['al massimo 100 euro', null, 10_000],
  ['100 euro al massimo', null, 10_000],
  ['50-100 euro', 5_000, 10_000],
  ['€50-€100 euro', 5_000, 10_000],
  ['non più di 80 euro', null, 8_000],
  ["non piu' di 80 euro", null, 8_000],
  ['non oltre i 75,50 €', null, 7_550],
  ['senza superare i 40 euro', null, 4_000],
  ['senza spendere più di 40 euro', null, 4_000],
  ['entro 1.200 euro', null, 120_000],
  ['fino a 60 euro', null, 6_000],
  ['inferiore ai 60 euro', null, 6_000],
  ['almeno 100 euro', 10_000, null],
  ['più di 100 euro', 10_000, null],
  ['sopra i 100€', 10_000, null],
  ['a partire da 30 euro', 3_000, null],
  ['intorno ai 50 euro', 4_000, 6_000],
  ['sui 50 euro', 4_000, 6_000],
  ['circa 50 euro', 4_000, 6_000],
  ['un regalo da 50 euro', 4_000, 6_000],
  ['ho un budget di 50 euro', null, 5_000],
  ['budget 50', null, 5_000],
  ['non vorrei passare i 60 euro', null, 6_000],
  ['per nn superare i mille', null, 100_000],
  ['na sessantina di euri', 4_800, 7_200],
  ['non oltre i seicento', null, 60_000],
  ['sui 20-25 euro', 1_800, 2_750],
  ['SOTTO I 50 EURO', null, 5_000],
  ['sotto ai cinquanta euro', null, 5_000],
  ['ho 50 euro da spendere', null, 5_000],
  ['posso spendere 50 euro', null, 5_000],
  ['sotto i 50€ 🎁 grazie', null, 5_000],
])('%s → %s to %s', (text, minCents, maxCents) => {
  expect(readBudget(text)).toMatchObject({ minCents, maxCents });
});

test.each([
  'la taglia 42',
  'tra 2 e 3 giorni arriva?',
  'da 8 a 10 anni',
  'sono in 4 persone',
  'massimo rispetto',
  'il 50% di sconto',
  'ordine numero 12345',
  'entro 24 ore',
  'almeno 3 pezzi',
  'iphone 15',
  'meno di 2 giorni',
  'fino a 6 mesi',
  'sopra i 18 anni',
  'euro',
])('no budget in: %s', (text) => {
  expect(readBudget(text)).toBeNull();
});

test.each<[string, number | null, number | null]>([
  ['una cinquantina di euro', 4_000, 6_000],
  ['sui 50', 4_000, 6_000],
  ['sulla trentina', 2_400, 3_600],
  ['non più di una trentina', null, 3_000],
  ['non vorrei spendere più di quaranta euro', null, 4_000],
  ['non voglio spendere più di 70 euro', null, 7_000],
  ['dai 30 in su', 3_000, null],
  ['dai 19 euro in su', 1_900, null],
  ['ho 100 euro', null, 10_000],
  ['con 300 euro', null, 30_000],
  ['intorno ai 50', 4_000, 6_000],
  ['massimo un centinaio', null, 10_000],
  ['al massimo una ventina di euro', null, 2_000],
])('as people say it: "%s"', (text, minCents, maxCents) => {
  expect(readBudget(text)).toMatchObject({ minCents, maxCents });
});

test.each<[string, number | null, number | null]>([
  ['non meno di 50 euro', 5_000, null],
  ['non inferiore ai 50', 5_000, null],
  ['50 euro in su', 5_000, null],
  ['50 euro in giù', null, 5_000],
  ['> 50 euro', 5_000, null],
  ['< 50 €', null, 5_000],
  ['che non supera i 50 euro', null, 5_000],
  ['max. 400 euro', null, 40_000],
  ['massimo: 400 euro', null, 40_000],
  ['spesa massima 400', null, 40_000],
])('a limit is never read as its opposite, and however it is written: "%s"', (text, minCents, maxCents) => {
  expect(readBudget(text)).toMatchObject({ minCents, maxCents });
});

test.each([
  'più di 20 euro ma meno di 40',
  'almeno 20 e massimo 40 euro',
  'min 20 max 40',
  'sotto i 40 e sopra i 20 euro',
  'dai 20€ in su fino a 40€',
  '20/40 euro',
  'tra venti e quaranta euro',
])('of two limits none is lost: "%s"', (text) => {
  expect(readBudget(text)).toMatchObject({ minCents: 2_000, maxCents: 4_000 });
});

test.each<[string, number]>([
  ['sotto i trentacinque euro', 35],
  ['sotto i ventotto euro', 28],
  ['meno di centotrenta euro', 130],
  ['meno di duecentottanta euro', 280],
  ['meno di duemilacinquecento euro', 2_500],
  ['sotto i 2mila euro', 2_000],
  ['sotto i 1 200 euro', 1_200],
  ["sotto 1'200 euro", 1_200],
  ['meno di 1.200,50 €', 1_200.5],
  ['iphone 13 sotto i 500 euro', 500],
  ['iphone 13 500 euro massimo', 500],
])('a number is read whole: "%s"', (text, euros) => {
  expect(readBudget(text)).toMatchObject({ minCents: null, maxCents: euros * 100 });
});

test.each<[string, number, number]>([
  ['sui 50/60 euro', 4_500, 6_600],
  ['una 50ina di euro', 4_000, 6_000],
  ['100 euro circa', 8_000, 12_000],
  ['un centinaio di euro', 8_000, 12_000],
])('about so much: "%s"', (text, minCents, maxCents) => {
  expect(readBudget(text)).toMatchObject({ minCents, maxCents });
});

test.each(['scarpe da 36 a 40', 'siete aperti tra le 9 e le 12?', 'massimo 50 centesimi', 'taglia 40/42'])(
  'no price: "%s"',
  (text) => {
    expect(readBudget(text)).toBeNull();
  },
);

test.each([
  'sotto i 5 gradi',
  'sopra i 40 litri',
  'per 4 persone',
  'entro 24 ore',
  'da 5 mm',
  'da 20000 mAh',
  'ho 17 anni',
])('no money: "%s"', (text) => {
  expect(readBudget(text)).toBeNull();
});

test('every number in words is read as what may be spent', () => {
  const missed = [...spelledNumbers()].filter(
    (word) => readBudget(`al massimo ${word} euro`)?.maxCents !== (spelledNumber(word) ?? 0) * 100,
  );
  expect(missed).toEqual([]);
});
