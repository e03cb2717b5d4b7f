import { soughtIn } from '../language/associations/sought.ts';
import { leads } from '../language/leads.ts';
import { closeness } from '../language/meanings/meanings.ts';
import { readMeanings } from '../language/meanings/meanings-file.ts';
import type { Message, MessageWord } from '../language/message.ts';
import { qualityOf } from '../language/terms.ts';
import { type AssociatedProducts, associatedCatalogue, associatedProducts } from './associated.ts';
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
  'share where a thing is asked for',
  'for whom',
  'found',
  'found first',
  'found as the thing',
  'found alone',
  'meaning',
  'meaning before the next',
  'thing by meaning',
] as const;

/** What speaks for none of them, in this order. */
export const NO_CARD_FEATURES = [
  'always',
  'nothing found',
  'lacking',
  'a thing is asked for',
  'best association',
  'best meaning',
  'evidence',
  'words',
] as const;

/** A product that may be shown, with what speaks for it. */
export interface CardFeatures {
  product: Product;
  /** The words found it; else only what goes with them. */
  isFound: boolean;
  /** Its name, keywords or category have every word of the wish. */
  isWhole: boolean;
  /** The words of the message that speak for it. */
  terms: ReadonlySet<string>;
  order: readonly number[];
}

/** The products that are compared for a wish. */
export interface Comparison {
  cards: readonly CardFeatures[];
  /** What speaks for none; null in a shop that is too large to be read whole, where what was found is shown. */
  none: readonly number[] | null;
}

/** Nothing is weighed: what was found is shown as it is. */
export const NOTHING_COMPARED: Comparison = { cards: [], none: null };

const COMPARED = 8; // products that share no word with the wish, by what goes with it; as many by what it means
const LEAST = 0.1; // association that tells something
const FARTHEST = 0.5;
const FARTHEST_MEANING = 1;
const DESCRIBED = 0.6; // of what a word of the name tells
const MOST_WORDS = 5;

/**
 * Those that the words found and, in a shop that is read whole, those that go best with what is said and may be shown;
 * none where the wish names nothing, where the price alone decides, or where the
 * thing that is asked for is none of the shop's.
 */
export function cardFeatures(
  catalogue: Catalogue,
  message: Message,
  recommendation: Recommendation,
  range: PriceRange | null,
): Comparison {
  const { products: found, isThing, isLacking, hasEvidence } = recommendation;
  const wish = readWish(message);
  const named = wish.words.filter((word) => !namesNothing(word));
  const naming = named.filter(({ weight }) => weight > 0);
  if (naming.length === 0 || wish.isCheapest || (isLacking && found.length === 0)) return NOTHING_COMPARED;
  const whole = associatedCatalogue(catalogue);
  if (!whole && found.length === 0) return NOTHING_COMPARED;
  const near = nearTo(whole ?? associatedProducts(found), message.content, named);
  const compared = comparedOf(near, found, wish, range);
  if (compared.length === 0) return NOTHING_COMPARED;
  const length = Math.min(MOST_WORDS, naming.length) / MOST_WORDS;
  const best = (values: readonly number[]) => Math.max(0, ...compared.map(({ place }) => values[place] ?? 0));
  const cards = compared.map(({ product, place, words }): CardFeatures => {
    const isFound = found.includes(product);
    const share = shareOf(words, naming);
    const association = near.association[place] ?? 0;
    const foundAsThing = isFound && isThing ? 1 : 0;
    return {
      product,
      isFound,
      isWhole: share === 1,
      terms: new Set(naming.filter(({ word }) => !isFound || worthOf(words, word) > 0).map(({ word }) => word.text)),
      order: [
        association,
        near.associationLeads[place] ?? 0,
        near.thing[place] ?? 0,
        near.rest[place] ?? 0,
        share,
        isThing ? share : 0,
        statedTraits(words.traits, wish),
        isFound ? 1 : 0,
        product === found[0] ? 1 : 0,
        foundAsThing,
        isFound && found.length === 1 ? 1 : 0,
        near.meaning[place] ?? 0,
        near.meaningLeads[place] ?? 0,
        near.thingMeaning[place] ?? 0,
      ],
    };
  });
  const none = [
    1,
    found.length === 0 ? 1 : 0,
    isLacking ? 1 : 0,
    isThing ? 1 : 0,
    best(near.association),
    best(near.meaning),
    hasEvidence ? 1 : 0,
    length,
  ];
  return { cards, none: whole ? none : null };
}

/** How near each of some products comes to a wish, in their order. */
interface Near {
  products: readonly Product[];
  association: readonly number[];
  associationLeads: readonly number[];
  thing: readonly number[];
  rest: readonly number[];
  meaning: readonly number[];
  meaningLeads: readonly number[];
  thingMeaning: readonly number[];
}

function nearTo(
  { products, texts, meanings }: AssociatedProducts,
  content: readonly MessageWord[],
  named: readonly WishWord[],
): Near {
  const heads = named.filter(({ isHead }) => isHead).map(({ word }) => word);
  const weigh = (words: readonly MessageWord[]) => texts.weigh(soughtIn({ content: words })).map(({ worth }) => worth);
  const mean = (words: readonly MessageWord[]) => {
    const asked = readMeanings().asked(words.map(({ form }) => form));
    return meanings.map((told) => closeness(asked, told));
  };
  const association = weigh(content);
  const meaning = mean(content);
  return {
    products,
    association,
    associationLeads: leads(association, FARTHEST),
    thing: weigh(heads),
    rest: weigh(named.filter(({ isHead }) => !isHead).map(({ word }) => word)),
    meaning,
    meaningLeads: leads(meaning, FARTHEST_MEANING),
    thingMeaning: heads.length > 0 ? mean(heads) : meaning,
  };
}

/** What was found, then what comes nearest and goes against nothing that is wished. */
function comparedOf(near: Near, found: readonly Product[], wish: Wish, range: PriceRange | null) {
  const compared = found.map((product) => read(product, near.products.indexOf(product)));
  const places = new Set([...nearest(near.association, LEAST), ...nearest(near.meaning, 0)]);
  for (const place of places) {
    const product = near.products[place];
    if (!product || found.includes(product) || !isWithin(product, range)) continue;
    const other = read(product, place);
    if (suits(other.words, wish)) compared.push(other);
  }
  return compared;
}

function read(product: Product, place: number) {
  return { product, place, words: wordsOfProduct(product) };
}

/** The places of the nearest. */
function nearest(near: readonly number[], least: number): number[] {
  return [...near.keys()]
    .filter((place) => (near[place] ?? 0) > least)
    .sort((one, other) => (near[other] ?? 0) - (near[one] ?? 0) || one - other)
    .slice(0, COMPARED);
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
