import { nearestWords, type Vocabulary } from '../language/corrections.ts';
import type { Message, MessageWord } from '../language/message.ts';
import { QUALITY, qualityOf } from '../language/terms.ts';
import { POINT } from '../search/tally.ts';
import { BONUS_CLASSES, bonusMask, isNamingWord } from './bonus-words.ts';
import { type Candidate, COVER, candidatesFor, compareFor, mostOf } from './candidates.ts';
import { OPENED } from './counter.ts';
import { NAMED } from './fields.ts';
import { type KnowsWords, planOfNeeds, withKinds } from './kinds.ts';
import { type Knows, outdoes, pickFitting } from './pick.ts';
import { headsOf, isLacking, type Plan, planOf } from './plan.ts';
import { isWithin } from './price-range.ts';
import type { Product } from './product.ts';
import { type ProductWords, wordsOfProduct } from './product-words.ts';
import type { Recommendation, SearchOptions } from './recommendation.ts';
import {
  DESCRIPTION_POINTS,
  FOR_ALL_POINTS,
  isNaming,
  NAMED_POINTS,
  type ProductTerms,
  readProduct,
  type Score,
  scoreProduct,
} from './score.ts';
import { type Attempt, throughSteps } from './steps.ts';
import { agrees, isForOthers, statedTraits } from './traits.ts';
import { readWish, type Wish, wishFor } from './wish.ts';
import { namesNothing } from './wish-heads.ts';

export const RECOMMENDED = 3;
const NO_WORDS: ProductWords = { named: new Map(), described: new Set(), traits: 0 };
const THING = NAMED.HEAD | NAMED.CATEGORY;

export interface ReadProduct {
  product: Product;
  terms: ProductTerms;
  words: ProductWords;
}

/**
 * The rule of recommending, product by product: the reference that the compiled catalogue must equal. Where a thing is
 * asked for, only such things are shown, those that have as much of the wish as the best one; where none is named,
 * whatever has most of it; and nothing where the shop has no such thing.
 */
export function recommendNaively(
  products: readonly Product[],
  message: Message,
  options: SearchOptions,
): Recommendation {
  return recommendRead(readProducts(products), message, options);
}

/** Products with their terms, read once. */
export function readProducts(products: readonly Product[]): ReadProduct[] {
  return products.map((product) => ({ product, terms: readProduct(product), words: wordsOfProduct(product) }));
}

/** The same rule for products already read. */
export function recommendRead(read: readonly ReadProduct[], message: Message, options: SearchOptions): Recommendation {
  const vocabulary = lazyVocabulary(read);
  const open = (each: Message, isNeed: boolean) => new Rule(read, each, options, vocabulary, isNeed);
  return throughSteps(message, vocabulary, options.isCertain, open);
}

interface Counted extends ReadProduct {
  place: number;
  score: Score;
}

class Rule implements Attempt {
  private readonly read: readonly ReadProduct[];
  private readonly products: readonly Counted[];
  private readonly message: Message;
  private readonly options: SearchOptions;
  private readonly vocabulary: Vocabulary;
  private readonly heads = new Map<MessageWord, number>();
  private readonly wish: Wish;
  private readonly plan: Plan;
  readonly isNamed: boolean;
  /** How much of the wish the products recommended have; 0 before and where there are none. */
  coverage = 0;
  private readonly isNamedWhole: boolean;

  constructor(
    read: readonly ReadProduct[],
    given: Message,
    options: SearchOptions,
    vocabulary: Vocabulary,
    isNeed = false,
  ) {
    this.read = read;
    this.vocabulary = vocabulary;
    this.options = options;
    const message = isNeed ? given : withKinds(given, readWish(given), this.knowsWords);
    this.message = message;
    this.wish = wishFor(message, options);
    this.products = read.map((each, place) => ({ ...each, place, score: scoreProduct(each.terms, given) }));
    const isHead = (word: MessageWord) => this.headBits(word) !== 0;
    const isSaid = (word: MessageWord) => options.isAsked && this.isKnown(word);
    const isIn = (word: MessageWord) =>
      this.products.some(({ words }) => namedQuality(words, word) !== undefined) && options.isAsked;
    if (isNeed) this.plan = planOfNeeds(this.wish);
    else this.plan = options.isLoose ? { mode: 'ANYTHING' } : planOf(this.wish, { isHead, isSaid, isNamed: isIn });
    this.isNamedWhole = this.products.some(({ score }) => score.finds.some(isNaming));
    this.isNamed = (this.plan.mode === 'THING' && !isNeed) || (this.plan.mode === 'ANYTHING' && this.isNamedWhole);
  }

  recommendation(): Recommendation {
    const { wish, options } = this;
    const size = Math.max(candidatesFor(wish), options.limit ?? 0);
    const best = (all: readonly Candidate[]) => all.toSorted(compareFor(wish)).slice(0, size);
    const suitable = this.candidates();
    const candidates = best(suitable.filter(({ product }) => isWithin(product, options.range)));
    const found = this.fittingAmong(candidates);
    const mayBeDearer = options.range !== null && !options.isLoose && this.plan.mode === 'THING' && found.length > 0;
    const isDearer = mayBeDearer && outdoes(this.fittingAmong(best(suitable)), found, wish, this.knows());
    const fitting = isDearer ? [] : found;
    this.coverage = fitting.length > 0 ? Math.max(1, mostOf(fitting)) : 0;
    const shown = fitting.slice(0, options.limit ?? RECOMMENDED);
    return {
      products: shown.map(({ product }) => product),
      hasEvidence: this.isNamed,
      isThing: this.isNamed && this.plan.mode === 'THING',
      thingAt: this.isNamed && this.plan.mode === 'THING' ? (this.plan.heads[0]?.word.start ?? null) : null,
      isLacking: isLacking(this.plan, candidates.length > 0 && fitting.length === 0),
      terms: inOrder(this.message, new Set(shown.flatMap(({ place }) => this.termsOf(place)))),
    };
  }

  /** No thing is asked for: what serves the need may have more of the wish than what shares its words. */
  mayServe(): boolean {
    const { isAsked, isLoose } = this.options;
    return this.plan.mode === 'ANYTHING' && isAsked && !isLoose;
  }

  get knowsWords(): KnowsWords {
    return { isHead: (word) => this.headBits(word) !== 0, isKnown: (word) => this.isKnown(word) };
  }

  private fittingAmong(candidates: readonly Candidate[]): readonly Candidate[] {
    return this.options.isLoose ? candidates : pickFitting(candidates, this.wish, this.knows(), headsOf(this.plan));
  }

  private knows(): Knows {
    return {
      isKnown: (word) => this.isKnown(word) || this.vocabulary.nearest(word.text).length > 0,
      isHead: (word) => this.headBits(word) !== 0,
      isAt: (place, word) => this.finds(place, word),
      isDirect: (place, word) =>
        (namedQuality(this.products[place]?.words ?? NO_WORDS, word) ?? QUALITY.TYPO) >= QUALITY.STEM,
      isForOthers: (place) => isForOthers(this.products[place]?.words.traits ?? 0, this.wish),
    };
  }

  private candidates(): Candidate[] {
    if (this.plan.mode === 'NOTHING') return [];
    return this.products.flatMap((counted) => {
      const total = this.addUp(counted);
      return total > 0 && this.isEligible(counted) ? { place: counted.place, product: counted.product, total } : [];
    });
  }

  /** What opens must be there: the thing asked for, or, where none is, any word (asked), a whole keyword, a gift. */
  private addUp({ words, score, terms }: Counted): number {
    const { plan, wish, options, message } = this;
    const isAny = plan.mode === 'ANYTHING';
    const isOpen = isAny && !this.isNamedWhole;
    const worths = wish.words.map(({ word, weight }) => wordWorth(words, word, weight));
    const mask = terms.bonus & bonusMask(message.content.map((word) => word.form));
    const asksForAny = !message.content.some((word) => isNamingWord(word.text));
    const opens = [
      plan.mode === 'THING' && plan.heads.some(({ word }) => this.isSuch(words, word)),
      isAny && score.finds.some((find) => isNaming(find) || isOpen),
      isAny && options.isAsked && worths.some((worth) => worth > 0),
      isOpen && options.isAsked && bonusOpens(mask, asksForAny),
      isAny && options.isAsked && wish.words.every(namesNothing) && (options.range !== null || wish.audience !== 0),
    ];
    if (!opens.some(Boolean)) return 0;
    const whatever = opens[0] || opens[4] ? OPENED : 0;
    const points = score.points * POINT + score.exactFinds + bonusWorth(mask) + whatever;
    const spans = new Map(wish.words.map(({ word }, index) => [word, worths[index] ?? 0]));
    const traits =
      statedTraits(words.traits, wish) * COVER + (isForOthers(words.traits, wish) ? 0 : FOR_ALL_POINTS * POINT);
    return [...spans.values()].reduce((sum, worth) => sum + worth, points + traits);
  }

  /** A thing that the catalogue knows as such: only what is one; else what only has its name somewhere. */
  private isSuch(words: ProductWords, head: MessageWord): boolean {
    const bits = this.headBits(head);
    return bits ? (headBitsOf(words, head) & bits) !== 0 : namedQuality(words, head) !== undefined;
  }

  private headBits(word: MessageWord): number {
    const known = this.heads.get(word);
    if (known !== undefined) return known;
    const bits = this.read.reduce((all, { words }) => all | headBitsOf(words, word), 0);
    this.heads.set(word, bits);
    return bits;
  }

  private isKnown(word: MessageWord): boolean {
    return this.read.some(({ words }) => wordWorth(words, word, 1) > 0);
  }

  private isEligible({ product, words }: Counted): boolean {
    const { isLoose, isAnyStock } = this.options;
    if (!product.isAvailable && !isAnyStock) return false;
    if (isLoose) return true;
    return (
      agrees(words.traits, this.wish) && !this.wish.excluded.some((word) => namedQuality(words, word) !== undefined)
    );
  }

  private finds(place: number, word: MessageWord): boolean {
    const words = this.products[place]?.words;
    return words !== undefined && wordWorth(words, word, 1) > 0;
  }

  private termsOf(place: number): string[] {
    const byWord = this.wish.words.flatMap(({ word }) =>
      this.finds(place, word) ? [word.text.replace(/^-/, '')] : [],
    );
    return [...byWord, ...(this.products[place]?.score.finds.flatMap((find) => find.words) ?? [])];
  }
}

function wordWorth(words: ProductWords, word: MessageWord, weight: number): number {
  const named = [...words.named];
  const own = bestQuality(
    named.flatMap(([text, bits]) => (bits & NAMED.OWN ? text : [])),
    word,
  );
  if (own !== undefined) return weight * COVER + NAMED_POINTS * POINT + (own === QUALITY.EXACT ? 1 : 0);
  const byCategory = bestQuality(words.named.keys(), word);
  if (byCategory !== undefined)
    return Math.min(weight, 1) * COVER + NAMED_POINTS * POINT + (byCategory === QUALITY.EXACT ? 1 : 0);
  const described = bestQuality(words.described, word);
  if (described === undefined) return 0;
  return weight * COVER + DESCRIPTION_POINTS * POINT + (described === QUALITY.EXACT ? 1 : 0);
}

function namedQuality(words: ProductWords, word: MessageWord): number | undefined {
  return bestQuality(words.named.keys(), word);
}

function headBitsOf({ named }: ProductWords, word: MessageWord): number {
  return [...named].reduce(
    (all, [text, bits]) => (bits & THING && qualityOf(word, text) !== undefined ? all | (bits & THING) : all),
    0,
  );
}

function bestQuality(texts: Iterable<string>, word: MessageWord): number | undefined {
  const found = [...texts].flatMap((text) => qualityOf(word, text) ?? []);
  return found.length > 0 ? Math.max(...found) : undefined;
}

function bonusOpens(mask: number, asksForAny: boolean): boolean {
  return BONUS_CLASSES.some(({ name }, bonus) => mask & (1 << bonus) && (name === 'GIFT' || asksForAny));
}

function bonusWorth(mask: number): number {
  return BONUS_CLASSES.reduce((sum, { points }, bonus) => sum + (mask & (1 << bonus) ? points * POINT : 0), 0);
}

/** These words of the message, each once, in its order. */
export function inOrder(message: Message, terms: ReadonlySet<string>): string[] {
  return [...new Set(message.content.map((word) => word.text))].filter((text) => terms.has(text));
}

/** Gathered only where a word is looked for: every word of every product takes long. */
function lazyVocabulary(read: readonly ReadProduct[]): Vocabulary {
  let gathered: Vocabulary | undefined;
  const vocabulary = () => {
    gathered ??= vocabularyOf(read);
    return gathered;
  };
  return { finds: (typed) => vocabulary().finds(typed), nearest: (typed) => vocabulary().nearest(typed) };
}

function vocabularyOf(read: readonly ReadProduct[]): Vocabulary {
  const strong = read.flatMap(({ terms: { keywords, name, category } }) => [...keywords, name, category]);
  const strongWords = new Set(strong.flatMap((term) => term?.words ?? []));
  const words = new Set([
    ...strongWords,
    ...read.flatMap(({ words: { named, described } }) => [...named.keys(), ...described]),
  ]);
  return {
    finds: (typed: Message['content'][number]) => [...words].some((word) => qualityOf(typed, word) !== undefined),
    nearest: (typed: string) => nearestWords(typed, strongWords),
  };
}
