import { type Product, toldPrice } from '../products/product.ts';
import { priceOfVariant, shelfPrices, variantTitle } from '../products/variant.ts';

const MOST_TOLD = 40; // of a product: what a model is told costs tokens

/** What a model is told of a product's variants: `Taglia S: 45,00 €; Taglia M: esaurita`. Empty where there are none. */
export function variantFacts(product: Product): string {
  if (product.variants.length === 0) return '';
  const isRange = new Set(shelfPrices(product).map(({ priceCents }) => priceCents)).size > 1;
  const names = [...new Set(product.variants.flatMap(({ options }) => options.map(({ name }) => name)))].join(', ');
  const told = product.variants.slice(0, MOST_TOLD).map((variant) => {
    const state = variant.isAvailable && product.isAvailable ? 'disponibile' : 'esaurita';
    const price = isRange ? toldPrice(priceOfVariant(product, variant)) : '';
    return `${variantTitle(variant)} (${[state, price].filter(Boolean).join(', ')})`;
  });
  const rest = product.variants.length > MOST_TOLD ? `; e altre ${product.variants.length - MOST_TOLD}` : '';
  return `varianti per ${names}: ${told.join('; ')}${rest}`;
}
