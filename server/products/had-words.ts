import { taxonomy } from '../language/goods.ts';
import { lettersInCommon } from '../language/letters.ts';
import type { MessageWord } from '../language/message.ts';
import { hasWord, type ProductReading } from './product-reading.ts';
import type { WishWord } from './wish-walk.ts';

/** What one product has of the words of a wish. */
export interface HadWords {
  /** Of the wish, each word by its weight: 0–1. */
  share: number;
  /** The same, each word by how few of the products compared have it. */
  rareShare: number;
  /** The thing asked for is in its name, keywords or category; only in its description; is a kind of what it is. */
  namesThing: boolean;
  describesThing: boolean;
  isKind: boolean;
  /** How much of its name the message says, 0–1. */
  ofName: number;
  /** How far it is written like the words that no product has; 0 where every word is known. */
  alike: number;
  /** The words of the wish that it has. */
  words: ReadonlySet<MessageWord>;
}

const DESCRIBED = 0.6; // of what a word of the name tells
const UNLIKE = 0.35; // letters in common that any two words may have
const LEAST_LETTERS = 5;

/** For each product: how much of the wish it has, word by word. */
export function hadWords(
  readings: readonly ProductReading[],
  naming: readonly WishWord[],
  said: ReadonlySet<string>,
): HadWords[] {
  const asked = naming.map((each) => ({ ...each, had: readings.map((reading) => worthOf(reading, each.word)) }));
  const words = asked.map((each) => ({
    ...each,
    rarity: rarityOf(each.had),
    isKnown: each.had.some((had) => had > 0),
  }));
  const weights = words.reduce((sum, { weight }) => sum + weight, 0);
  const rarities = words.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
  const things = words.filter(({ isHead }) => isHead);
  const kinds = new Set(things.flatMap(({ word }) => taxonomy().kindsOf(word.text)));
  const unknown = words.filter(({ isKnown, word }) => !isKnown && word.text.length >= LEAST_LETTERS);
  return readings.map((reading, place) => {
    const at = (each: { had: readonly number[] }) => each.had[place] ?? 0;
    return {
      share: words.reduce((sum, each) => sum + each.weight * at(each), 0) / weights,
      rareShare: words.reduce((sum, each) => sum + each.rarity * at(each), 0) / rarities,
      namesThing: things.some((each) => at(each) === 1),
      describesThing: things.some((each) => at(each) === DESCRIBED),
      isKind: [...reading.heads.texts].some((text) => kinds.has(text)),
      ofName: shareOf(reading.nameForms, said),
      alike: unknown.reduce((sum, { word }) => sum + alikeTo(reading, word), 0),
      words: new Set(words.flatMap((each) => (at(each) > 0 ? each.word : []))),
    };
  });
}

function worthOf({ named, described }: ProductReading, word: MessageWord): number {
  if (hasWord(named, word)) return 1;
  return hasWord(described, word) ? DESCRIBED : 0;
}

/** 0 for what all have, about 1 for what none has. */
function rarityOf(had: readonly number[]): number {
  const count = had.filter((worth) => worth > 0).length;
  return Math.log((had.length + 1) / (count + 0.5)) / Math.log(had.length + 1);
}

function shareOf(forms: readonly string[], said: ReadonlySet<string>): number {
  return forms.length === 0 ? 0 : forms.filter((form) => said.has(form)).length / forms.length;
}

function alikeTo({ named }: ProductReading, { text }: MessageWord): number {
  let most = UNLIKE;
  for (const other of named.texts) most = Math.max(most, lettersInCommon(text, other));
  return most - UNLIKE;
}
