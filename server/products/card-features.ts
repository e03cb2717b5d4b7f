import { soughtIn } from '../language/associations/sought.ts';
import type { Message, MessageWord } from '../language/message.ts';
import { qualityOf } from '../language/terms.ts';
import { associatedCatalogue, associatedProducts } from './associated.ts';
import type { Catalogue } from './catalogue.ts';
import { isWithin, type PriceRange } from './price-range.ts';
import type { Product } from './product.ts';
import { type ProductWords, wordsOfProduct } from './product-words.ts';
import type { Recommendation } from './recommendation.ts';
import { agrees, statedTraits } from './traits.ts';
import { readWish, type Wish } from './wish.ts';
import { namesNothing } from './wish-heads.ts';
import type { WishWord } from './wish-walk.ts';

/** What speaks for one product rather than another, in this order. */
export const ORDER_FEATURES = [
  'association',
  'association before the next',
  'thing by association',
  'rest by association',
  'share of the wish',
  'for whom',
  'found',
  'found as the thing',
] as const;

/** What tells whether a product fits beside the best, in this order. */
export const FIT_FEATURES = [
  'always',
  'association',
  'share of the wish',
  'share where a thing is asked for',
  'found as the thing',
  'a thing is asked for',
  'words',
  'likelihood',
] as const;

/** A product that may be shown, with what speaks for it. */
export interface CardFeatures {
  product: Product;
  /** The words found it; else only what goes with them. */
  isFound: boolean;
  /** The words of the message that speak for it. */
  terms: ReadonlySet<string>;
  order: readonly number[];
  /** By how likely it is among those compared: 0–1. */
  fitBy: (likelihood: number) => readonly number[];
}

const COMPARED = 8; // products that share no word with the wish
const LEAST = 0.1; // association that tells something
const FARTHEST = 0.5;
const DESCRIBED = 0.6; // of what a word of the name tells
const MOST_WORDS = 5;

/**
 * Those that the words found and, in a shop that is read whole, those that go best with what is said and may be shown;
 * none where nothing was found, where the wish names nothing, or where the price alone decides.
 */
export function cardFeatures(
  catalogue: Catalogue,
  message: Message,
  { products: found, isThing }: Recommendation,
  range: PriceRange | null,
): CardFeatures[] {
  const wish = readWish(message);
  const named = wish.words.filter((word) => !namesNothing(word));
  const naming = named.filter(({ weight }) => weight > 0);
  if (found.length === 0 || naming.length === 0 || wish.isCheapest) return [];
  const { products, texts } = associatedCatalogue(catalogue) ?? associatedProducts(found);
  const weigh = (content: readonly MessageWord[]) => texts.weigh(soughtIn({ content })).map(({ worth }) => worth);
  const near = weigh(message.content);
  const byThing = weigh(named.filter(({ isHead }) => isHead).map(({ word }) => word));
  const byRest = weigh(named.filter(({ isHead }) => !isHead).map(({ word }) => word));
  const compared = found.map((product) => read(product, products.indexOf(product)));
  let left = COMPARED;
  for (const place of nearest(near)) {
    const product = products[place];
    if (!product || left === 0) break;
    const isFound = found.includes(product);
    if (!isFound && !isWithin(product, range)) continue;
    const other = isFound ? null : read(product, place);
    if (other && !suits(other.words, wish)) continue;
    if (other) compared.push(other);
    left--;
  }
  const leads = compared.map(({ place }) => near[place] ?? 0);
  return compared.map(({ product, place, words }, at) => {
    const isFound = at < found.length;
    const share = shareOf(words, naming);
    const association = near[place] ?? 0;
    const foundAsThing = isFound && isThing ? 1 : 0;
    const next = Math.max(0, ...leads.filter((_, other) => other !== at));
    return {
      product,
      isFound,
      terms: new Set(naming.filter(({ word }) => !isFound || worthOf(words, word) > 0).map(({ word }) => word.text)),
      order: [
        association,
        Math.max(-FARTHEST, Math.min(FARTHEST, association - next)),
        byThing[place] ?? 0,
        byRest[place] ?? 0,
        share,
        statedTraits(words.traits, wish),
        isFound ? 1 : 0,
        foundAsThing,
      ],
      fitBy: (likelihood) => [
        1,
        association,
        share,
        isThing ? share : 0,
        foundAsThing,
        isThing ? 1 : 0,
        Math.min(MOST_WORDS, naming.length) / MOST_WORDS,
        likelihood,
      ],
    };
  });
}

function read(product: Product, place: number) {
  return { product, place, words: wordsOfProduct(product) };
}

/** Places, the nearest first. */
function nearest(near: readonly number[]): number[] {
  return [...near.keys()]
    .filter((place) => (near[place] ?? 0) > LEAST)
    .sort((one, other) => (near[other] ?? 0) - (near[one] ?? 0) || one - other);
}

/** Nothing that it says of itself goes against the wish. */
function suits({ named, traits }: ProductWords, wish: Wish): boolean {
  const isNamed = (word: MessageWord) => [...named.keys()].some((text) => qualityOf(word, text) !== undefined);
  return agrees(traits, wish) && !wish.excluded.some(isNamed);
}

/** How much of the wish a product has, 0–1. */
function shareOf(words: ProductWords, naming: readonly WishWord[]): number {
  const all = naming.reduce((sum, { weight }) => sum + weight, 0);
  return naming.reduce((sum, { word, weight }) => sum + weight * worthOf(words, word), 0) / all;
}

function worthOf({ named, described }: ProductWords, word: MessageWord): number {
  const isIn = (texts: Iterable<string>) => [...texts].some((text) => qualityOf(word, text) !== undefined);
  if (isIn(named.keys())) return 1;
  return isIn(described) ? DESCRIBED : 0;
}
