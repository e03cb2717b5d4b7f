import { COLOUR_BITS, colourOf } from '../language/colours.ts';
import { AUDIENCE, audienceOfGoods } from '../language/people-words.ts';
import { formOf } from '../language/stem.ts';
import type { Wish } from './wish.ts';

const AUDIENCE_WEIGHT = 2; // for whom it is matters more than a word beside
const AUDIENCE_BITS = 5;
const ANY_AUDIENCE = (1 << AUDIENCE_BITS) - 1;
const ANY_COLOUR = ((1 << COLOUR_BITS) - 1) << AUDIENCE_BITS;
const YOUNG = AUDIENCE.CHILD | AUDIENCE.BABY;

/** For whom and of what colour a word says that a product is: bits that a product gathers from all its texts. */
export function traitsOfWord(word: string): number {
  const form = formOf(word);
  return audienceOfGoods(form) | (colourOf(form) << AUDIENCE_BITS);
}

/** What a product says of itself does not go against the wish. */
export function agrees(traits: number, { audience, notAudience, colours, notColours }: Wish): boolean {
  const forWhom = traits & ANY_AUDIENCE;
  const coloured = (traits & ANY_COLOUR) >>> AUDIENCE_BITS;
  if (audience && forWhom && !(forWhom & audience) && !(forWhom === AUDIENCE.ADULT && !(audience & YOUNG)))
    return false;
  if (notAudience && forWhom & notAudience && !(forWhom & ~notAudience)) return false;
  if (colours && coloured && !(coloured & colours)) return false;
  return !(notColours && coloured && !(coloured & ~notColours));
}

/** How many of the wished traits a product states itself. */
export function statedTraits(traits: number, { audience }: Wish): number {
  return audience & traits ? AUDIENCE_WEIGHT : 0;
}

/** The same for many products, one after the other: what stating a wished trait and being for nobody else are worth. */
export function traitWorths({ audience }: Wish, stated: number, forAll: number): (traits: number) => number {
  const young = audience === 0 ? YOUNG : 0;
  return (traits) => (audience & traits ? AUDIENCE_WEIGHT * stated : 0) + (young & traits ? 0 : forAll);
}

/** It is made for children, and nobody spoke of any. */
export function isForOthers(traits: number, { audience }: Wish): boolean {
  return audience === 0 && (traits & YOUNG) !== 0;
}
