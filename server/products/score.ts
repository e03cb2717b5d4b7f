import { isRequestWord, isStopWord, type Message } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { type Find, findTerm, QUALITY, readTerm, type Term } from '../language/terms.ts';
import { wordsOf } from '../language/words.ts';
import { bonusMask, isNamingWord } from './bonus-words.ts';
import type { Product } from './product.ts';
import { describedIn } from './variant.ts';

// What each kind of find is worth.
export const KEYWORD_POINTS = 3;
export const NAME_POINTS = 4;
export const CATEGORY_POINTS = 2;
export const NAMED_POINTS = 2; // a word of a name, a keyword or the category, beside others
export const DESCRIPTION_POINTS = 1;
export const FOR_ALL_POINTS = 10; // is not made for children, where nobody spoke of any
export const DESCRIPTION_WORD_OVER = 3; // letters

/** What a product is found by. */
export interface ProductTerms {
  keywords: readonly Term[];
  name: Term | null;
  category: Term | null;
  description: readonly Term[];
  /** The bonus classes that it carries a word of, one bit each. */
  bonus: number;
}

/** What a product's whole keywords, name and category score, with the reasons. */
export interface Score {
  points: number;
  /** How many of its finds are by the very word: decides between equal points. */
  exactFinds: number;
  /** The words of the message that found each: one by one, those that count once counted once. */
  finds: readonly Find[];
}

/** Reads a product's terms from its texts. Stop words never score, nor do the words of asking in a description. */
export function readProduct(product: Product): ProductTerms {
  const texts = [product.name, product.category, describedIn(product), ...product.keywords];
  return {
    keywords: product.keywords.flatMap((keyword) => scoringTerm(keyword) ?? []),
    name: scoringTerm(product.name),
    category: scoringTerm(product.category),
    description: descriptionWords(describedIn(product)).map((word) => ({ words: [word], isPhrase: false })),
    bonus: bonusMask(texts.flatMap((text) => wordsOf(text).map((word) => formOf(word.text)))),
  };
}

/** Stop words never score, not even in a row. */
export function scoringTerm(text: string): Term | null {
  const term = readTerm(text);
  return term?.isPhrase ? null : term;
}

function descriptionWords(description: string): string[] {
  const scoring = wordsOf(description).filter(
    (word) => word.text.length > DESCRIPTION_WORD_OVER && !isStopWord(word) && !isRequestWord(word),
  );
  return [...new Set(scoring.map((word) => word.text))];
}

/** What the whole keywords, the name and the category of a product score. */
export function scoreProduct(terms: ProductTerms, message: Message): Score {
  const keywords = onceEach(terms.keywords.flatMap((term) => findTerm(message, term) ?? []));
  const name = [terms.name].flatMap((term) => (term && findTerm(message, term)) ?? []);
  const category = [terms.category].flatMap((term) => (term && findTerm(message, term)) ?? []);
  const finds = [...keywords, ...name, ...category];
  return {
    points: KEYWORD_POINTS * keywords.length + NAME_POINTS * name.length + CATEGORY_POINTS * category.length,
    exactFinds: finds.filter((find) => find.quality === QUALITY.EXACT).length,
    finds,
  };
}

/** Says what is wanted: not only that it be new, cheap, good or a gift. */
export function isNaming(find: Find): boolean {
  return find.words.some(isNamingWord);
}

/** What the same words of the message found counts once, at its best. */
function onceEach(finds: readonly Find[]): Find[] {
  const best = new Map<string, Find>();
  for (const find of finds) {
    const span = find.words.join(' ');
    const known = best.get(span);
    if (!known || known.quality < find.quality) best.set(span, find);
  }
  return [...best.values()];
}
