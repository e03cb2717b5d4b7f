import { COLOUR_BITS, colourOf } from '../language/colours.ts';
import { AUDIENCE, audienceOfGoods } from '../language/people-words.ts';
import { formOf } from '../language/stem.ts';
import { BONUS_CLASSES, bonusMask } from './bonus-words.ts';
import type { Wish } from './wish.ts';

const AUDIENCE_WEIGHT = 2; // for whom it is matters more than a word beside
const AUDIENCE_BITS = 5;
const ANY_AUDIENCE = (1 << AUDIENCE_BITS) - 1;
const BONUS_BITS = BONUS_CLASSES.length;
const COLOURS_FROM = AUDIENCE_BITS + BONUS_BITS;
const ANY_COLOUR = ((1 << COLOUR_BITS) - 1) << COLOURS_FROM;
const YOUNG = AUDIENCE.CHILD | AUDIENCE.BABY;

/** For whom, how lifted and of what colour a word says that a product is: bits that a product gathers from all its texts. */
export function traitsOfWord(word: string): number {
  const form = formOf(word);
  return audienceOfGoods(form) | (bonusMask([form]) << AUDIENCE_BITS) | (colourOf(form) << COLOURS_FROM);
}

/** What a product says of itself does not go against the wish. */
export function agrees(traits: number, { audience, notAudience, colours, notColours }: Wish): boolean {
  const forWhom = traits & ANY_AUDIENCE;
  const coloured = (traits & ANY_COLOUR) >>> COLOURS_FROM;
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

/** The classes of `BONUS_CLASSES` that a product carries a word of, one bit each. */
export function bonusesOf(traits: number): number {
  return (traits >>> AUDIENCE_BITS) & ((1 << BONUS_BITS) - 1);
}

const worthsByTraits = new Int32Array(1 << COLOURS_FROM); // one for all: every search fills it anew

/**
 * What traits are worth, by the lowest bits of them: stating a wished one, being for nobody else, and each of `bonuses`,
 * whose worths stand by class. Holds until the next call.
 */
export function traitWorths(
  wish: Wish,
  { stated, forAll, bonuses }: { stated: number; forAll: number; bonuses: readonly number[] },
): Int32Array {
  const worths = worthsByTraits;
  for (let audience = 0; audience <= ANY_AUDIENCE; audience++)
    worths[audience] = statedTraits(audience, wish) * stated + (isForOthers(audience, wish) ? 0 : forAll);
  for (const [bonus, worth] of bonuses.entries()) {
    const carried = 1 << (AUDIENCE_BITS + bonus); // what is below has its worth already
    if (worth === 0) worths.copyWithin(carried, 0, carried);
    else for (let traits = 0; traits < carried; traits++) worths[traits + carried] = (worths[traits] ?? 0) + worth;
  }
  return worths;
}

/** It is made for children, and nobody spoke of any. */
export function isForOthers(traits: number, { audience }: Wish): boolean {
  return audience === 0 && (traits & YOUNG) !== 0;
}
