import type { Knowledge } from '../assistant/knowledge.ts';
import type { FallbackReason } from '../assistant/reply.ts';
import type { PriceRange } from '../products/price-range.ts';
import { type Constraints, readConstraints } from './constraints.ts';
import { supplyOf } from './supply.ts';
import type { Trait } from './wish-traits.ts';

/** A message of a visitor, and how it was answered. */
export interface Answered {
  text: string;
  /** Null where something answered. */
  fallbackReason: FallbackReason | null;
  /** The products that were shown. */
  productIds: readonly string[];
}

/**
 * What a message wished for and was not given; null where it wished for nothing, and where it was met. An answer that found
 * nothing says so itself. Of any other answer it is asked whether the catalogue has what was wished; where all that was
 * shown is gone by now, nothing can be said of it any more.
 */
export function* unmetIn(
  knowledge: Knowledge,
  { text, fallbackReason, productIds }: Answered,
): Generator<void, Constraints | null> {
  const wish = readConstraints(text);
  if (!wish || fallbackReason !== null) return wish;
  const isGone = productIds.length > 0 && !productIds.some((id) => knowledge.catalogue.byId.has(id));
  if (isGone) return null;
  const { state } = yield* supplyOf(knowledge, wish, wish.budget);
  return state === 'MET' ? null : wish;
}

/** What the messages of a row have in common. */
export interface Gathered {
  thing: string;
  traits: readonly Trait[];
  budget: PriceRange | null;
}

/**
 * A row of the messages that are in it: the thing as most call it, of equals the shortest, and the budget that most told.
 * Of budgets told equally often it is the one that reaches highest: whoever buys goods for it sells to the most. The highest
 * of all would be none, for one visitor with a large purse would close the row of fourteen others; who tells no budget is
 * content with any. Null where none of the messages is a wish.
 */
export function* gatheredFrom(texts: readonly string[]): Generator<void, Gathered | null> {
  const wishes: Constraints[] = [];
  for (const text of texts) {
    wishes.push(...[readConstraints(text) ?? []].flat());
    yield;
  }
  const things = counted(wishes, ({ thing }) => thing);
  const [most] = things.toSorted(
    (a, b) =>
      b.count - a.count ||
      compared(a.first.thing.length, b.first.thing.length) ||
      compared(a.first.thing, b.first.thing),
  );
  if (!most) return null;
  const told = wishes.flatMap(({ budget }) => budget ?? []);
  const [budget] = counted(told, ({ minCents, maxCents }) => `${minCents} ${maxCents}`).toSorted(
    (a, b) => b.count - a.count || reachOf(b.first) - reachOf(a.first),
  );
  return { thing: most.first.thing, traits: most.first.traits, budget: budget?.first ?? null };
}

const compared = <Value extends number | string>(one: Value, other: Value) => (one < other ? -1 : Number(one > other));
const reachOf = ({ maxCents }: PriceRange) => maxCents ?? Number.POSITIVE_INFINITY;

function counted<Item>(items: readonly Item[], keyOf: (item: Item) => string): { first: Item; count: number }[] {
  return [...Map.groupBy(items, keyOf).values()].flatMap((same) =>
    same[0] === undefined ? [] : { first: same[0], count: same.length },
  );
}
