import type { Stored } from '../ui/use-edit.ts';

/** What people edit of a variant. */
export interface VariantValues {
  readonly code: string;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly price: string;
  readonly isAvailable: boolean;
  readonly imageUrl: string;
  readonly link: string;
}

/** What people edit of a product. */
export interface ProductValues {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly category: string;
  readonly imageUrl: string;
  readonly link: string;
  readonly isAvailable: boolean;
  readonly keywords: readonly string[];
  readonly code: string;
  /** Empty where the price is no offer. */
  readonly listPrice: string;
  readonly offerFrom: string;
  readonly offerUntil: string;
  readonly soldSince: string;
  readonly variants: readonly VariantValues[];
}

export const NEW_PRODUCT: ProductValues = {
  name: '',
  description: '',
  price: '',
  category: '',
  imageUrl: '',
  link: '',
  isAvailable: true,
  keywords: [],
  code: '',
  listPrice: '',
  offerFrom: '',
  offerUntil: '',
  soldSince: '',
  variants: [],
};

type Linked<Values> = Omit<Values, 'link'> & { readonly link?: string | null };
type ReadProduct = Linked<Omit<ProductValues, 'variants'>> & { readonly variants: readonly Linked<VariantValues>[] };

/** Of a product as it was read, what people edit. */
export function valuesOf(product: ReadProduct): ProductValues {
  const { name, description, price, category, imageUrl, isAvailable, keywords, code } = product;
  const { listPrice, offerFrom, offerUntil, soldSince } = product;
  const variants = product.variants.map(({ code, options, price, isAvailable, imageUrl, link }) => ({
    code,
    options: options.map(({ name, value }) => ({ name, value })),
    price,
    isAvailable,
    imageUrl,
    link: link ?? '',
  }));
  return {
    ...{ name, description, price, category, imageUrl, link: product.link ?? '', isAvailable, keywords, code },
    ...{ listPrice, offerFrom, offerUntil, soldSince, variants },
  };
}

/** The same, at the version that a save has to name. */
export function storedOf({
  version,
  ...product
}: Parameters<typeof valuesOf>[0] & { readonly version: number }): Stored<ProductValues> {
  return { values: valuesOf(product), version };
}

/** Which field a refusal is about. */
export const FIELD_OF: Readonly<Record<string, keyof ProductValues>> = {
  PRODUCT_NAME_REQUIRED: 'name',
  PRODUCT_NAME_TOO_LONG: 'name',
  PRODUCT_DESCRIPTION_REQUIRED: 'description',
  DESCRIPTION_TOO_LONG: 'description',
  PRODUCT_PRICE_REQUIRED: 'price',
  PRICE_TOO_LONG: 'price',
  BAD_PRICE: 'price',
  BAD_LIST_PRICE: 'listPrice',
  LIST_PRICE_NOT_HIGHER: 'listPrice',
  OFFER_WITHOUT_LIST_PRICE: 'listPrice',
  BAD_OFFER_DATE: 'offerUntil',
  OFFER_DATES_REVERSED: 'offerUntil',
  BAD_SOLD_SINCE: 'soldSince',
  PRODUCT_CATEGORY_REQUIRED: 'category',
  CATEGORY_TOO_LONG: 'category',
  TOO_MANY_VARIANTS: 'variants',
  VARIANT_OPTION_REQUIRED: 'variants',
  VARIANT_OPTION_TOO_LONG: 'variants',
  VARIANT_TWICE: 'variants',
  VARIANT_CODE_TWICE: 'variants',
  BAD_VARIANT_PRICE: 'variants',
  BAD_VARIANT_URL: 'variants',
  CODE_TOO_LONG: 'code',
  CODE_TAKEN: 'code',
  TOO_MANY_KEYWORDS: 'keywords',
  KEYWORD_TOO_LONG: 'keywords',
  BAD_KEYWORD: 'keywords',
};
