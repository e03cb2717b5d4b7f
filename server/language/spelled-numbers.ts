/** Numbers in words, from ten on, as people say prices; folded. */

const ONES = 'uno due tre quattro cinque sei sette otto nove'.split(' ');
const TEENS = 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(' ');
const TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');
const ROUGHLY: readonly [string, number][] = [
  ...TENS.map((ten, place): [string, number] => [`${ten.slice(0, -1)}ina`, 10 * (place + 2)]),
  ['decina', 10],
  ['centinaio', 100],
];

/** 'Ventuno' and 'ventotto' lose a vowel. */
function tensAndOnes(ten: string, one: string): string {
  return (one === 'uno' || one === 'otto' ? ten.slice(0, -1) : ten) + one;
}

const belowHundred: readonly string[] = [
  '',
  ...ONES,
  ...TEENS,
  ...TENS.flatMap((ten) => [ten, ...ONES.map((one) => tensAndOnes(ten, one))]),
];
const hundreds: readonly string[] = ['', 'cento', ...ONES.slice(1).map((one) => `${one}cento`)];
const thousands: readonly string[] = ['', 'mille', ...ONES.slice(1).map((one) => `${one}mila`), 'diecimila'];

const LEAST = 10;
const values = new Map<string, number>(ROUGHLY);
for (const [hundred, before] of hundreds.entries())
  for (const [rest, after] of belowHundred.entries()) {
    const value = hundred * 100 + rest;
    if (value >= LEAST) values.set(before + after, value);
    if (hundred > 0 && after.startsWith('ott')) values.set(before.slice(0, -1) + after, value); // 'centottanta'
  }
for (const [thousand, before] of thousands.entries())
  if (thousand > 0)
    for (const [hundred, after] of hundreds.entries()) values.set(before + after, thousand * 1_000 + hundred * 100);

const ONE = ONES.slice(1).join('|');
const BELOW_HUNDRED = `${TEENS.join('|')}|(?:${TENS.map((ten) => ten.slice(0, -1)).join('|')})(?:[ia](?:${ONE})?|uno|otto)`;
const HUNDREDS = `(?:${ONE})?cento?`;
const ROUGH = ROUGHLY.map(([word]) => word).join('|');

/** A regular expression's source that finds every one of them, and little else. */
export const SPELLED_NUMBER = `(?:${HUNDREDS})?(?:${BELOW_HUNDRED})|${HUNDREDS}(?:uno|${ONE})?|(?:mille|(?:${ONE}|dieci)mila)(?:${HUNDREDS})?|${ROUGH}`;

/** What such a word says; undefined for any other. */
export function spelledNumber(word: string): number | undefined {
  return values.get(word);
}

/** All of them. */
export function spelledNumbers(): Iterable<string> {
  return values.keys();
}
