import type { EntityManager } from 'typeorm';
import type { Company } from '../companies/company.ts';
import { areSameTerms, priceHistory } from './price-history-store.ts';
import type { DeclaredPrice } from './price-periods.ts';
import { isOfferOn, soldAt } from './prices.ts';
import type { Product } from './product.ts';
import { type Reduction, reductionOf } from './reduction.ts';
import { costAllTheSame } from './variant.ts';

/** Products as they are told at a moment: at the price that they have then, an offer beside what it must stand beside. */
export async function toldProducts(
  manager: EntityManager,
  company: Pick<Company, 'id' | 'freshCategories'>,
  products: readonly Product[],
  now: Date,
): Promise<Product[]> {
  // A variant at a price of its own is no offer, and its product's is not its.
  const offered = products.filter((product) => isOfferOn(product, now) && costAllTheSame(product));
  const reductions = await reductionsOf(manager, company, offered, now);
  return products.map((product) => {
    const reduction = reductions.get(product.id);
    return reduction ? { ...product, reduction } : soldAt(product, now);
  });
}

/** How the offers of products may be told, by their ids; those that may not be are left out. */
export async function reductionsOf(
  manager: EntityManager,
  { id, freshCategories }: Pick<Company, 'id' | 'freshCategories'>,
  offered: readonly Product[],
  now: Date,
): Promise<Map<string, Reduction>> {
  if (offered.length === 0) return new Map();
  const noted = await priceHistory(
    manager,
    id,
    offered.map((product) => product.id),
  );
  const histories = Map.groupBy(
    noted.filter(({ variant }) => variant === ''),
    ({ productId }) => productId,
  );
  const fresh = new Set(freshCategories.map(compared));
  const found = offered.flatMap((product): [string, Reduction][] => {
    const history = wholeHistory(product, histories.get(product.id) ?? []);
    const { soldSince, category } = product;
    const reduction = history && reductionOf(history, now, { soldSince, isFresh: fresh.has(compared(category)) });
    return reduction ? [[product.id, reduction]] : [];
  });
  return new Map(found);
}

/** With the first price where it never changed; null where what was noted last is not what is asked. */
function wholeHistory(product: Product, noted: readonly DeclaredPrice[]): readonly DeclaredPrice[] | null {
  const history = noted.length > 0 ? noted : [{ ...product, at: product.pricedAt }];
  const last = history.findLast(({ undoneAt = null }) => undoneAt === null);
  return last && areSameTerms(last, product) ? history : null;
}

const compared = (category: string) => category.trim().toLocaleLowerCase('it-IT');
