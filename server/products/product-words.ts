import { isGoods } from '../language/goods.ts';
import { isRequestWord, isStopWord } from '../language/message.ts';
import { wordsOf } from '../language/words.ts';
import { bitsOf, NAMED } from './fields.ts';
import type { Product } from './product.ts';
import { DESCRIPTION_WORD_OVER } from './score.ts';
import { traitsOfWord } from './traits.ts';
import { describedIn } from './variant.ts';
import { COMPOUNDING, PREPOSITIONS } from './wish-words.ts';

/** Which words of a text may be the thing itself. */
export interface IsHead {
  /** The bits of `NAMED` that tell it. */
  says(isFirst: boolean, isGoods: boolean, isAfterOther: boolean): number;
}

/** The first word of a name or keyword, and the first name of goods in it before any preposition: 'Brooks scarpa da corsa'. */
export const NAMES: IsHead = {
  says: (isFirst, isKnownGoods, isAfterOther) =>
    NAMED.OWN | (isFirst || (isKnownGoods && !isAfterOther) ? NAMED.HEAD : 0),
};

/** Only the names of goods: 'Zaini' is what it says, 'Cucina e pranzo' a place. */
export const CATEGORIES: IsHead = {
  says: (isFirst, isKnownGoods) => (isFirst && isKnownGoods ? NAMED.CATEGORY : 0),
};

/** The words of a product, one by one. */
export interface ProductWords {
  /** Those of its name, keywords and category, each with the bits of `NAMED` that say whether it is the thing itself. */
  named: ReadonlyMap<string, number>;
  described: ReadonlySet<string>;
  traits: number;
}

/** Reads a product's words; what the catalogue holds of it in lists of numbers. */
export function wordsOfProduct(product: Product): ProductWords {
  const { name, category, keywords } = product;
  const named = new Map<string, number>();
  const described = new Set<string>();
  let traits = 0;
  let hasGoods = false;
  const texts: [string, IsHead][] = [
    [name, NAMES],
    [category, CATEGORIES],
    ...keywords.map((word): [string, IsHead] => [word, NAMES]),
  ];
  for (const [text, isHead] of texts) {
    for (const word of wordsOf(text)) traits |= traitsOfWord(word.text);
    for (const [word, head] of namedIn(text, isHead)) {
      named.set(word, head | (named.get(word) ?? 0));
      if (head & NAMED.HEAD && isGoods(word)) hasGoods = true;
    }
  }
  let isWithout = false;
  for (const { text } of wordsOf(describedIn(product))) {
    traits |= traitsOfWord(text);
    const isStop = isStopWord({ text, isElided: false });
    if (isWithout && !isStop) named.set(`-${text}`, NAMED.OWN | (named.get(`-${text}`) ?? 0));
    else if (text.length > DESCRIPTION_WORD_OVER && !isStop && !isRequestWord({ text })) described.add(text);
    isWithout = text === 'senza' || text === 'senz' || (isWithout && isStop);
  }
  for (const [word, bits] of named) named.set(word, bitsOf(bits, hasGoods));
  return { named, described, traits };
}

function namedIn(text: string, isHead: IsHead): [string, number][] {
  const found: [string, number][] = [];
  let isAfterOther = false;
  let isWithout = false;
  for (const word of wordsOf(text)) {
    if (PREPOSITIONS.has(word.text) || COMPOUNDING.has(word.text)) isAfterOther = true;
    const isStop = isStopWord(word);
    if (!isStop) {
      const isKnownGoods = isGoods(word.text);
      const head = isWithout ? NAMED.OWN : isHead.says(found.length === 0, isKnownGoods, isAfterOther);
      if (isKnownGoods) isAfterOther = true;
      found.push([isWithout ? `-${word.text}` : word.text, head]);
    }
    isWithout = word.text === 'senza' || word.text === 'senz' || text === 'senz' || (isWithout && isStop);
  }
  return found;
}
