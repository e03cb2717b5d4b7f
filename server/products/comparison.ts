import type { IsCertain } from '../language/corrections.ts';
import type { Message } from '../language/message.ts';
import { associatedCatalogue, associatedProducts } from './associated.ts';
import { featuresOf } from './card-features.ts';
import type { Catalogue } from './catalogue.ts';
import { type Comparison, NOTHING_COMPARED, type ToldBudget } from './compared.ts';
import { type Nearness, nearnessOf } from './nearness.ts';
import { isWithin, type PriceRange } from './price-range.ts';
import type { Product } from './product.ts';
import { hasWord, type ProductReading } from './product-reading.ts';
import type { Recommendation } from './recommendation.ts';
import { asMeant } from './search.ts';
import { agrees } from './traits.ts';
import { readWish, type Wish } from './wish.ts';
import { namesNothing } from './wish-heads.ts';

const COMPARED = 16; // products by what goes with the wish; as many by what it means

/**
 * Those that the words found and, in a shop that is read whole, those that go best with what is said and with what it
 * means; none where the wish names nothing, or where the price alone decides.
 */
export function compareCards(
  catalogue: Catalogue,
  given: Message,
  found: Recommendation,
  { budget, isCertain }: { budget: ToldBudget | null; isCertain: IsCertain },
): Comparison {
  const message = asMeant(catalogue, given, isCertain);
  const wish = readWish(message);
  const named = wish.words.filter((word) => !namesNothing(word));
  const naming = named.filter(({ weight }) => weight > 0);
  if (naming.length === 0 || wish.isCheapest) return NOTHING_COMPARED;
  const whole = associatedCatalogue(catalogue);
  if (!whole && found.products.length === 0) return NOTHING_COMPARED;
  const products = whole ?? associatedProducts(found.products);
  const near = nearnessOf(products, message.content);
  const isCompared = (place: number) => {
    const reading = products.readingAt(place);
    return found.products.includes(reading.product) || suits(reading, wish);
  };
  const places = placesCompared(products.products, near, found.products, budget).filter(isCompared);
  if (places.length === 0) return NOTHING_COMPARED;
  const readings = places.map((place) => products.readingAt(place));
  const features = featuresOf({ message, budget, found, wish, named, naming, products, near, places, readings });
  return whole ? features : { ...features, none: null };
}

/** Nothing that it says of itself goes against the wish. */
function suits({ named, traits }: ProductReading, wish: Wish): boolean {
  return agrees(traits, wish) && !wish.excluded.some((word) => hasWord(named, word));
}

/** What was found, then what comes nearest and costs no more than is to be spent. */
function placesCompared(
  products: readonly Product[],
  { association, meaning }: Nearness,
  found: readonly Product[],
  range: PriceRange | null,
): number[] {
  const within = [...products.entries()].flatMap(([place, product]) => (isWithin(product, range) ? place : []));
  const nearest = (values: readonly number[]) =>
    within.toSorted((one, other) => (values[other] ?? 0) - (values[one] ?? 0) || one - other).slice(0, COMPARED);
  const ofFound = found.map((product) => products.indexOf(product));
  return [...new Set([...ofFound, ...nearest(association), ...nearest(meaning)])];
}
