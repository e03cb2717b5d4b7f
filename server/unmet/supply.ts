import type { Knowledge } from '../assistant/knowledge.ts';
import { readAmounts, suits } from '../language/amounts.ts';
import { colourOf } from '../language/colours.ts';
import { fold } from '../language/fold.ts';
import { isGoods } from '../language/goods.ts';
import { type Message, type MessageWord, readMessage } from '../language/message.ts';
import { AUDIENCE, audienceOfCustomer, audienceOfGoods } from '../language/people-words.ts';
import { formOf } from '../language/stem.ts';
import { qualityOf } from '../language/terms.ts';
import { wordsOf } from '../language/words.ts';
import { productsWithWords } from '../products/by-name.ts';
import type { PriceRange } from '../products/price-range.ts';
import type { Product } from '../products/product.ts';
import type { SearchOptions } from '../products/recommendation.ts';
import { searchCatalogue } from '../products/search.ts';
import type { Constraints } from './constraints.ts';
import type { Trait } from './wish-traits.ts';

/** What a shop has of a wish: no such thing, it but not so, so but none is left, so but for another price, or what was wished. */
export const SUPPLY_STATES = ['NOT_SOLD', 'OTHER_TRAIT', 'SOLD_OUT', 'OTHER_PRICE', 'MET'] as const;
export type SupplyState = (typeof SUPPLY_STATES)[number];

export interface Supply {
  state: SupplyState;
  /** The traits that none of such things has, or that none has together; empty unless `OTHER_TRAIT`. */
  missing: readonly Trait[];
  /** The lowest price, in hundredths, of what can be bought and comes nearest to the wish; null where there is none. */
  cheapestCents: number | null;
  /** The first product that is all that was wished; null unless `MET`. */
  productId: string | null;
  /** The category that is named for the thing; '' for none. */
  category: string;
}

const MOST_LOOKED_AT = 60; // products of each search

/**
 * What a catalogue has of a wish, by its compiled knowledge: found as the assistant finds it, then each product, and each
 * variant of it by itself, held against every trait. What a product does not tell of its colour, size, measures and customers
 * is not held against it.
 */
export function* supplyOf(
  knowledge: Knowledge,
  wish: Pick<Constraints, 'thing' | 'traits'>,
  budget: PriceRange | null,
): Generator<void, Supply> {
  const thing = readMessage(wish.thing, knowledge.synonyms);
  const things: Looked[] = [];
  for (const product of yield* productsOf(knowledge, wish, thing, budget)) {
    const looked = lookAt(product);
    if (isSuch(looked, thing.content)) things.push(looked);
    yield;
  }
  const category = categoryFor(things, thing.content);
  const offers = things.flatMap(offersOf);
  const nothing = { missing: [], productId: null, category };
  if (offers.length === 0) return { ...nothing, state: 'NOT_SOLD', cheapestCents: null };
  const has: boolean[][] = []; // by trait, then by offer
  for (const trait of wish.traits) {
    const check = hasTrait(knowledge, trait);
    const had: boolean[] = [];
    for (const offer of offers) {
      had.push(check(offer));
      if (had.length % OFFERS_A_STEP === 0) yield;
    }
    has.push(had);
  }
  const fitting = offers.filter((_, place) => has.every((had) => had[place]));
  if (fitting.length === 0) {
    const lacking = wish.traits.filter((_, trait) => !has[trait]?.includes(true));
    const missing = lacking.length > 0 ? lacking : wish.traits;
    return { ...nothing, state: 'OTHER_TRAIT', missing, cheapestCents: cheapestOf(offers) };
  }
  const cheapestCents = cheapestOf(fitting);
  const there = fitting.filter(({ isAvailable }) => isAvailable);
  if (there.length === 0) return { ...nothing, state: 'SOLD_OUT', cheapestCents };
  const within = there.find(({ priceCents }) => isWithin(priceCents, budget));
  if (!within) return { ...nothing, state: 'OTHER_PRICE', cheapestCents };
  return { ...nothing, state: 'MET', cheapestCents, productId: within.looked.product.id };
}

const OFFERS_A_STEP = 20;

/** A product with the words of its texts, each once. */
interface Looked {
  product: Product;
  /** Of its name, category and keywords. */
  named: readonly string[];
  /** Of its description, too. */
  all: readonly string[];
}

function lookAt(product: Product): Looked {
  const { name, category, keywords, description } = product;
  const named = distinctWords([name, category, ...keywords]);
  return { product, named, all: [...new Set([...named, ...distinctWords([description])])] };
}

function distinctWords(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => wordsOf(text).map((word) => word.text)))];
}

/** One way in which a product can be bought. */
interface Offer {
  looked: Looked;
  /** What is chosen; '' for a product that comes in one way. */
  chosen: string;
  isAvailable: boolean;
  priceCents: number | null;
}

function offersOf(looked: Looked): Offer[] {
  const { variants, isAvailable, priceCents } = looked.product;
  if (variants.length === 0) return [{ looked, chosen: '', isAvailable, priceCents }];
  return variants.map((variant) => ({
    looked,
    chosen: variant.options.map(({ name, value }) => `${name} ${value}`).join('. '),
    isAvailable: isAvailable && variant.isAvailable,
    priceCents: variant.priceCents ?? priceCents,
  }));
}

/** Prices are honest: what has none is within no budget. */
function isWithin(priceCents: number | null, budget: PriceRange | null): boolean {
  if (budget === null) return true;
  if (!priceCents) return false;
  return priceCents >= (budget.minCents ?? 0) && priceCents <= (budget.maxCents ?? Number.POSITIVE_INFINITY);
}

function cheapestOf(offers: readonly Offer[]): number | null {
  const prices = offers.flatMap(({ isAvailable, priceCents }) => (isAvailable && priceCents ? priceCents : []));
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** What the catalogue has of such things: the nearest to the wish, the cheapest of it, those within the budget, any of them. */
function* productsOf(
  { catalogue, synonyms }: Knowledge,
  { thing, traits }: Pick<Constraints, 'thing' | 'traits'>,
  read: Message,
  budget: PriceRange | null,
): Generator<void, Set<Product>> {
  const whole = readMessage([thing, ...traits.map(said)].join(' '), synonyms);
  const options = { isAsked: false, range: null, isCertain: () => false, limit: MOST_LOOKED_AT };
  const searches: [Message, Partial<SearchOptions>][] = [
    [whole, { isAnyStock: true }],
    [whole, { isCheapest: true }],
    ...(budget ? [[whole, { range: budget }] satisfies [Message, Partial<SearchOptions>]] : []),
    ...(traits.length > 0 ? [[read, { isAnyStock: true }] satisfies [Message, Partial<SearchOptions>]] : []),
  ];
  const found = new Set<Product>();
  for (const [message, which] of searches) {
    const { products, hasEvidence } = searchCatalogue(catalogue, message, { ...options, ...which });
    for (const product of hasEvidence ? products : []) found.add(product);
    yield;
  }
  const isName = found.size === 0 && !isGoods(read.content[0]?.text ?? ''); // 'cuffie' is no name of a case for them
  return isName ? new Set(productsWithWords(catalogue, read.content, () => true)) : found;
}

function said({ kind, label }: Trait): string {
  if (kind === 'MATERIAL') return `in ${label}`;
  return kind === 'AUDIENCE' ? `per ${label}` : label;
}

/** Told by the very words or what means the same: the thing by what the product is called, which one by any of its texts. */
function isSuch({ named, all }: Looked, words: readonly MessageWord[]): boolean {
  const [head, ...others] = words.filter(({ text }) => !text.includes(' '));
  return head !== undefined && tells(named, head) && others.every((word) => tells(all, word));
}

function tells(words: readonly string[], word: MessageWord): boolean {
  return words.some((own) => qualityOf(word, own) !== undefined);
}

/** The category that is named for the thing; '' for none. */
function categoryFor(things: readonly Looked[], [head]: readonly MessageWord[]): string {
  const named = things.find(({ product }) => head && tells(distinctWords([product.category]), head));
  return named?.product.category.trim() ?? '';
}

function hasTrait(knowledge: Knowledge, trait: Trait): (offer: Offer) => boolean {
  const { content } = readMessage(trait.label, knowledge.synonyms);
  const word = content.find(({ text }) => !text.includes(' '));
  switch (trait.kind) {
    case 'COLOUR':
      return (offer) =>
        isToldOr(
          bitsIn(offer, (text) => colourOf(formOf(text))),
          Number(trait.key),
        );
    case 'AUDIENCE': {
      const wanted = content.reduce((bits, { form }) => bits | audienceOfCustomer(form), 0);
      return (offer) => {
        const told = bitsIn(offer, (text) => audienceOfGoods(formOf(text)));
        return isToldOr(told, wanted) || (told === AUDIENCE.ADULT && !(wanted & (AUDIENCE.CHILD | AUDIENCE.BABY)));
      };
    }
    case 'SIZE':
      return (offer) => hasSize(offer, trait.key);
    case 'MEASURE':
      return (offer) => hasMeasure(offer, trait.label);
    case 'WITHOUT':
      return (offer) => isWithout(offer, trait.key);
    default:
      return ({ looked, chosen }) => !word || tells([...looked.all, ...distinctWords([chosen])], word);
  }
}

/** As they are written, in their order. */
const textsOf = ({ looked: { product }, chosen }: Offer) => [product.name, product.description, chosen];

/** Nothing is told of it, or what is wanted is among what is told. */
const isToldOr = (told: number, wanted: number) => told === 0 || (told & wanted) !== 0;

/** What is told by what is chosen; where that tells nothing, by the product. */
function bitsIn({ looked, chosen }: Offer, bitsOf: (word: string) => number): number {
  const of = (words: readonly string[]) => words.reduce((bits, word) => bits | bitsOf(word), 0);
  return of(distinctWords([chosen])) || of(looked.all);
}

const TOLD_SIZE = /(?<!\p{L})(?:taglia|misura|numero|tg\.?)\s*(\d{1,3}|x{0,3}[sml]|\d?xl)(?![\p{L}\p{N}])/giu;

function hasSize({ looked: { product }, chosen }: Offer, size: string): boolean {
  if (chosen !== '') return wordsOf(chosen).some(({ text }) => text === fold(size));
  const told = [product.name, product.description].flatMap((text) => [...text.matchAll(TOLD_SIZE)]);
  return told.length === 0 || told.some(([, own = '']) => fold(own) === fold(size));
}

function hasMeasure(offer: Offer, label: string): boolean {
  const told = textsOf(offer).flatMap(readAmounts);
  return readAmounts(label).every((wanted) => {
    const same = told.filter(({ unit }) => unit === wanted.unit);
    return same.length === 0 || same.some((own) => suits(wanted, own));
  });
}

const NOT_IN_IT = new Set('senza privo priva privi prive no zero free'.split(' '));
const NEAR = 3; // words: 'senza aggiunta di zucchero'

function isWithout(offer: Offer, form: string): boolean {
  return textsOf(offer).some((text) => {
    const words = wordsOf(text);
    return words.some(
      (word, place) =>
        formOf(word.text) === form &&
        words.slice(Math.max(0, place - NEAR), place + 2).some((near) => NOT_IN_IT.has(near.text)),
    );
  });
}
