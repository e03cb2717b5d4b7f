import { type Amount, readAmounts } from '../language/amounts.ts';
import { AUDIENCE } from '../language/people-words.ts';
import type { Walk, WishWord } from './wish-walk.ts';

const CHILD_UNTIL = 14 * 12; // months
const BABY_UNTIL = 24;
const ANIMALS = new Set(
  'cane cani gatto gatti cucciolo cuccioli gattino gattini coniglio cavallo pappagallo tartaruga criceto'.split(' '),
);

/** The measures that are wished for; a number inside the budget was taken out of the content before. */
export function wishedAmounts({ all, text }: Walk, contentAt: ReadonlyMap<number, unknown>): Amount[] {
  const isMoney = (start: number) => {
    const word = all.find((each) => each.start >= start && /\d/.test(each.text));
    return word !== undefined && !contentAt.has(word.start);
  };
  return readAmounts(text).filter((amount) => !isMoney(amount.start) && !isSpan(amount, text));
}

/** 'Per un mese', 'tra due anni' is how long, not how old. */
function isSpan({ unit, start }: Amount, text: string): boolean {
  return unit === 'age' && /(?<!\p{L})(?:per|tra|fra|dopo|ogni|entro|in)\s*$/iu.test(text.slice(0, start));
}

/** For whom it is, by the ages told: of children, not of animals. */
export function audienceByAge({ all }: Walk, amounts: readonly Amount[], given: number): number {
  let audience = given;
  for (const { unit, most, least } of amounts) {
    if (unit !== 'age' || all.some(({ text }) => ANIMALS.has(text))) continue;
    const months = Number.isFinite(most) ? most : least;
    if (months < BABY_UNTIL) audience |= AUDIENCE.BABY | AUDIENCE.CHILD;
    else if (months < CHILD_UNTIL) audience = (audience & ~(AUDIENCE.MAN | AUDIENCE.WOMAN)) | AUDIENCE.CHILD;
  }
  return audience;
}

/** 'sopra i 40 litri' is no wish for a 40. */
export function withoutAmounts(words: readonly WishWord[], amounts: readonly Amount[]): WishWord[] {
  const loose = amounts.filter(({ isExact, unit }) => !isExact || unit === 'age' || unit === 'people');
  const isIn = (start: number, stretches: readonly Amount[]) =>
    stretches.some((stretch) => stretch.start <= start && start < stretch.end);
  return words.filter(({ word }) => !isIn(word.start, /^\d/.test(word.text) ? loose : amounts));
}
