export const MOST_VARIANTS = 100; // of a product
export const MOST_VARIANTS_OF_ALL = 400_000; // of a company
export const MOST_OPTIONS = 6; // of a variant
export const LONGEST_OPTION = { name: 60, value: 100 } as const; // characters

/** What one chooses by, and what is chosen: Taglia, M. */
export interface VariantOption {
  name: string;
  value: string;
}

/** One of the ways in which a product is sold: a size, a colour. */
export interface ProductVariant {
  /** The shop's own; empty where it gives none. At most 64 characters. */
  code: string;
  /** One or more, in the shop's order. */
  options: readonly VariantOption[];
  /** As it was entered, in the product's currency; empty for the product's own. */
  price: string;
  /** The same in hundredths; null together with an empty `price`. */
  priceCents: number | null;
  isAvailable: boolean;
  /** http(s) addresses; empty for the product's own. */
  imageUrl: string;
  link: string;
}

/** An option with all that may be chosen of it, in the shop's order. */
export interface VariantChoice {
  name: string;
  values: { value: string; isAvailable: boolean }[];
}

type Price = Pick<ProductVariant, 'price' | 'priceCents'>;

interface Varied {
  variants: readonly ProductVariant[];
}

type Sold = Price & Partial<Varied>;

/** What a product is sold for, the lowest first: by its variants that can be bought, or by all where none can; no price of zero. */
export function shelfPrices({ price, priceCents, variants = [] }: Sold): Price[] {
  const own = { price, priceCents };
  const forSale = variants.filter(({ isAvailable }) => isAvailable);
  const sold = forSale.length > 0 ? forSale : variants;
  const prices = sold.length > 0 ? sold.map((variant) => (variant.price === '' ? own : variant)) : [own];
  return prices
    .filter((each) => each.priceCents !== 0)
    .toSorted((one, other) => (one.priceCents ?? 0) - (other.priceCents ?? 0));
}

/** Whether none of its variants has a price of its own. */
export function costAllTheSame({ variants }: Varied): boolean {
  return variants.every(({ price }) => price === '');
}

/** What one variant costs. */
export function priceOfVariant({ price, priceCents }: Sold, variant: ProductVariant): Price {
  return variant.price === '' ? { price, priceCents } : variant;
}

/** What may be chosen of a product, and of each value whether a variant with it can be bought. */
export function choicesOf({ variants, isAvailable }: Varied & { isAvailable: boolean }): VariantChoice[] {
  const choices = new Map<string, Map<string, boolean>>();
  for (const variant of variants) {
    for (const { name, value } of variant.options) {
      const values = choices.get(name) ?? new Map<string, boolean>();
      choices.set(name, values);
      values.set(value, values.get(value) || (isAvailable && variant.isAvailable));
    }
  }
  return [...choices].map(([name, values]) => ({
    name,
    values: [...values].map(([value, isAvailable]) => ({ value, isAvailable })),
  }));
}

/** A product that has variants can be bought where one of them can. */
export function hasSome(variants: readonly ProductVariant[]): boolean {
  return variants.length === 0 || variants.some(({ isAvailable }) => isAvailable);
}

/** `M, rosso`; the code where nothing is to be chosen. */
export function variantTitle({ options, code }: ProductVariant): string {
  return options.map(({ value }) => value).join(', ') || code;
}

/** All that describes a product in words, what may be chosen of it too: 'felpa rossa' finds a felpa that there is in red. */
export function describedIn({ description, variants }: Varied & { description: string }): string {
  if (variants.length === 0) return description;
  const words = new Set(variants.flatMap(({ options, code }) => [...options.map(({ value }) => value), code]));
  return `${description}\n${[...words].join('. ')}`;
}

/** What tells a variant from the others of its product: its code, else what is chosen. */
export function variantKey({ code, options }: Pick<ProductVariant, 'code' | 'options'>): string {
  return code === '' ? options.map(({ name, value }) => `${name}=${value}`).join('\n') : code;
}

/** Variants of which some are changed and some are new; the others stay as and where they are. */
export function mergedVariants(
  known: readonly ProductVariant[],
  named: readonly ProductVariant[],
): readonly ProductVariant[] {
  const byKey = new Map(known.map((variant) => [variantKey(variant), variant]));
  const byOptions = new Map(known.map((variant) => [variantKey({ ...variant, code: '' }), variantKey(variant)]));
  for (const variant of named) {
    const key = variantKey(variant);
    const same = byKey.has(key) ? key : (byOptions.get(variantKey({ ...variant, code: '' })) ?? key);
    byKey.set(same, variant);
  }
  return [...byKey.values()];
}
