import { copiedPictureAddress, pictureOfPath } from '../companies/picture.ts';
import { comparable } from '../database/fields.ts';
import { parsePrice, writePrice } from '../language/money.ts';
import type { Product } from '../products/product.ts';
import { PRODUCT_CONTENT, PRODUCT_FIELDS } from '../products/product-fields.ts';
import {
  MOST_VARIANTS,
  MOST_VARIANTS_OF_ALL,
  mergedVariants,
  type ProductVariant,
  variantKey,
} from '../products/variant.ts';
import type { ProductRole } from './headers.ts';
import type { FlagKind } from './import.ts';
import { digestOf, type KnownRow } from './pairing.ts';
import { DEFAULT_CATEGORY, DEFAULT_PRICE, type ProductRow, readProductRow } from './product-row.ts';
import { FileRefused } from './refusals.ts';
import { NO_OFFER, NOT_NAMED } from './row-prices.ts';
import { type Reading, RowReader } from './row-reader.ts';
import { lastingPrice } from './variant-rows.ts';

const COMPARED = Object.keys(PRODUCT_CONTENT) as (keyof typeof PRODUCT_CONTENT)[];

/** What a product's fields are compared as. */
export function comparedProduct(product: Partial<Pick<Product, (typeof COMPARED)[number]>>): string[] {
  return COMPARED.map((field) => comparable(product[field]));
}

/** Reads products, and flags what a person should look at. */
export class ProductReader extends RowReader<ProductRole> {
  private readonly companyId: string;
  private readonly mostVariants: number;

  constructor(reading: Reading, companyId: string, mostVariants: number = MOST_VARIANTS_OF_ALL) {
    super(reading, PRODUCT_FIELDS);
    this.companyId = companyId;
    this.mostVariants = mostVariants;
  }

  read(values: ReadonlyMap<ProductRole, unknown>, row: number): string {
    const { product, remarks } = readProductRow(values, row);
    const { known, code } = this.find(product.code, product.name, row);
    // An empty cell takes the keywords of a product that is there; a new one gets its name.
    if (known === null && product.keywords?.length === 0 && !Array.isArray(values.get('keywords')))
      product.keywords = undefined;
    const filled = this.keeps(known) ? this.withKnown(product, known) : withDefaults(product);
    this.countVariants(filled.variants?.length ?? 0);
    filled.imageUrl = this.ownPicture(this.ownPath(filled.imageUrl, known), known);
    this.flag(filled, known, row);
    for (const { kind, detail } of remarks) this.report.flag({ row, kind, name: product.name, detail });
    return this.accept({
      shown: {
        row,
        title: product.name,
        text: product.description ?? '',
        price: product.priceCents && product.price ? writePrice(product.price) : (product.price ?? DEFAULT_PRICE),
        listPrice: product.listPrice ? writePrice(product.listPrice) : null,
        offerFrom: product.offerFrom || null,
        offerUntil: product.offerUntil || null,
        category: product.category ?? DEFAULT_CATEGORY,
        imageUrl: product.imageUrl ?? '',
      },
      code,
      known,
      changed: this.changes(COMPARED, filled, known),
      written: writtenOf(filled),
    });
  }

  /** What a row changes of a product that is there, which stays as it is in all else. */
  private withKnown(product: ProductRow, known: KnownRow): ProductRow {
    if (!this.report.notes.keepsAdditions) return withKnownVariants(withoutSameAmounts(product, known), known);
    const told = withAddedOffer(product, known);
    return { ...withoutSameAmounts(told, known), variants: withAdditions(told.variants, known) };
  }

  private countVariants(count: number): void {
    this.report.variantCount += count;
    if (this.report.variantCount > this.mostVariants) throw new FileRefused('TOO_MANY_VARIANTS');
  }

  /** The address of a picture that stands here is no change where the product has that picture by its path. */
  private ownPath(address: string | undefined, known: KnownRow | null): string | undefined {
    const path = known && address?.startsWith('http') ? new URL(address).pathname : '';
    const isOwn = path !== '' && digestOf(comparable(path)) === known?.digests[COMPARED.indexOf('imageUrl')];
    return isOwn ? path : address;
  }

  /** Another company's picture, as its export names it, is no change where a copy of it stands already. */
  private ownPicture(address: string | undefined, known: KnownRow | null): string | undefined {
    const picture = known && address !== undefined ? pictureOfPath(address) : null;
    if (picture === null) return address;
    const copy = copiedPictureAddress(this.companyId, picture.kind, picture.id);
    return digestOf(comparable(copy)) === known?.digests[COMPARED.indexOf('imageUrl')] ? copy : address;
  }

  private countPrice(product: ProductRow, known: KnownRow): void {
    if (!known.priceCents) return;
    this.report.pricedCount++;
    if (product.price !== undefined && isPriceLost(product, known)) this.report.movedPriceCount++;
  }

  private flag(product: ProductRow, known: KnownRow | null, row: number): void {
    const flag = (kind: FlagKind, detail: string) => this.report.flag({ row, kind, name: product.name, detail });
    const { price, priceCents } = product;
    if (product.priceWarning === 'ZERO' && price !== undefined) flag('ZERO_PRICE', price);
    if (product.priceWarning === 'AMBIGUOUS' && price !== undefined)
      flag('AMBIGUOUS_PRICE', `${price} → ${amount(priceCents ?? 0)}`);
    const list = product.listPrice ? parsePrice(product.listPrice) : null;
    if (list?.warning === 'AMBIGUOUS') flag('AMBIGUOUS_PRICE', `${product.listPrice} → ${amount(list.cents)}`);
    if (!known) return;
    this.countPrice(product, known);
    const isMoved =
      known.priceCents && priceCents !== null && price !== undefined && known.currency === product.currency;
    if (isMoved && Math.abs(priceCents - (known.priceCents ?? 0)) * 2 > (known.priceCents ?? 0))
      flag('PRICE_MOVED', `${amount(known.priceCents ?? 0)} → ${amount(priceCents)}`);
    if (known.hasPicture && product.imageUrl === '') flag('LOST_PICTURE', '');
  }
}

/** An amount that a file writes in another way is no change: what was entered is kept. */
function withoutSameAmounts(
  product: ProductRow,
  { priceCents, listPriceCents = null, currency }: KnownRow,
): ProductRow {
  if (product.currency !== currency) return product;
  const isSamePrice = product.price !== undefined && product.priceCents === priceCents;
  const isSameList = product.listPriceCents === listPriceCents;
  return {
    ...product,
    ...(isSamePrice && { price: undefined }),
    ...(isSamePrice && isSameList && { listPrice: undefined }),
  };
}

/** Whether a price that stands there is given up by a row, or is another by half and more: few at a time are. */
function isPriceLost({ priceCents, currency }: ProductRow, known: KnownRow): boolean {
  const before = known.priceCents ?? 0;
  return !priceCents || currency !== known.currency || Math.abs(priceCents - before) * 2 >= before;
}

type FilledProduct = ProductRow & Required<Pick<ProductRow, 'name'>>;

function withDefaults(product: ProductRow): FilledProduct {
  return {
    ...product,
    description: product.description ?? '',
    price: product.price ?? DEFAULT_PRICE,
    category: product.category ?? DEFAULT_CATEGORY,
    imageUrl: product.imageUrl ?? '',
    link: product.link ?? '',
    isAvailable: product.isAvailable ?? true,
    ...(product.listPrice === undefined ? NO_OFFER : {}),
    soldSince: product.soldSince ?? '',
    variants: product.variants ?? [],
    keywords: product.keywords ?? [[...product.name.toLowerCase()].slice(0, PRODUCT_FIELDS.keywords.longest).join('')],
  };
}

/**
 * What a row changes of variants leaves those that it does not name, which go on at the product's price where they have
 * none of their own: then that stays, and those that are named get theirs.
 */
function withKnownVariants(product: ProductRow, { variants: text }: KnownRow): ProductRow {
  if (product.variants === undefined || text === undefined) return product;
  const known = JSON.parse(text) as ProductVariant[];
  const named = withEnteredPrices(product.variants, known);
  const all = mergedVariants(known, named);
  if (all.length === named.length) return { ...product, variants: named };
  const { price, priceCents } = lastingPrice(product);
  const priced = named.map((variant) =>
    variant.price === '' && priceCents ? { ...variant, price, priceCents } : variant,
  );
  const variants = mergedVariants(known, priced).slice(0, MOST_VARIANTS);
  const isAvailable = product.isAvailable || (named.every(isSoldOut) && variants.some((each) => !isSoldOut(each)));
  return { ...product, ...NOT_NAMED, price: undefined, priceWarning: null, variants, isAvailable };
}

/** An offer that people added stays, as long as the program that knows only full prices tells the same of those. */
function withAddedOffer(product: ProductRow, { priceCents, listPriceCents, currency }: KnownRow): ProductRow {
  const isFullPrice = listPriceCents && product.priceCents === listPriceCents && product.currency === currency;
  if (!isFullPrice || product.listPriceCents) return product;
  return { ...product, ...NOT_NAMED, price: undefined, priceCents, priceWarning: null };
}

/** Variants are those that are told, each with what people added to it: a price of its own, a picture, a page. */
function withAdditions(
  variants: readonly ProductVariant[] | undefined,
  { variants: text }: KnownRow,
): readonly ProductVariant[] | undefined {
  if (variants === undefined || text === undefined) return variants;
  const known = JSON.parse(text) as ProductVariant[];
  const byKey = new Map(known.map((variant) => [variantKey(variant), variant]));
  return variants.map((variant) => {
    const added = byKey.get(variantKey(variant));
    if (!added || variant.price !== '') return variant;
    const { price, priceCents, imageUrl, link } = added;
    return { ...variant, price, priceCents, imageUrl: variant.imageUrl || imageUrl, link: variant.link || link };
  });
}

/** An amount that is written in another way stays as it was entered. */
function withEnteredPrices(
  variants: readonly ProductVariant[],
  known: readonly ProductVariant[],
): readonly ProductVariant[] {
  const byKey = new Map(known.map((variant) => [variantKey(variant), variant]));
  return variants.map((variant) => {
    const same = byKey.get(variantKey(variant));
    return same && same.priceCents === variant.priceCents ? { ...variant, price: same.price } : variant;
  });
}

function isSoldOut({ isAvailable }: ProductVariant): boolean {
  return !isAvailable;
}

/** A price that the row leaves out stays what it was, with its cents. */
function writtenOf({ code, priceWarning, ...product }: ProductRow) {
  return product.price === undefined ? { ...product, priceCents: undefined, currency: undefined } : product;
}

function amount(cents: number): string {
  return (cents / 100).toLocaleString('it-IT', { minimumFractionDigits: 2, useGrouping: true });
}
