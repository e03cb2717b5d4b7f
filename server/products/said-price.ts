import { type Product, toldPrice, toldReduction } from './product.ts';

type Said = Pick<Product, 'price' | 'priceCents' | 'reduction'>;

/**
 * What a product is sold for, as it is said where prices are asked for: an offer with what it must stand beside, `79,00 €
 * (−21 % su 100,00 €, il prezzo più basso dei 30 giorni prima)`.
 */
export function saidPrice(product: Said): string {
  const price = toldPrice(product);
  if (price === '' || !product.reduction) return price;
  const { percent, previousPrice } = toldReduction(product.reduction);
  if (percent === null) return `${price} (${previousOf(product)})`;
  return `${price} (−${percent} % su ${previousPrice}, il ${kindOf(product)})`;
}

/** The same where the price stands in brackets already, `79,00 €; prezzo più basso dei 30 giorni prima: 100,00 €`. */
export function bracketedPrice(product: Said): string {
  const price = toldPrice(product);
  return price && product.reduction ? `${price}; ${previousOf(product)}` : price;
}

function previousOf(product: Said): string {
  return product.reduction ? `${kindOf(product)}: ${toldReduction(product.reduction).previousPrice}` : '';
}

function kindOf({ reduction }: Said): string {
  if (reduction?.kind === 'LIST_PRICE') return 'prezzo pieno';
  const { since = null } = reduction ?? {};
  return `prezzo più basso ${since ? `dal ${since.split('-').reverse().join('/')}` : 'dei 30 giorni prima'}`;
}
