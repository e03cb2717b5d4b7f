import { BadField, LONGEST } from './fields.ts';
import { FIELD_LABELS, type ProductField } from './headers.ts';
import type { FlagKind, ImportMode } from './import.ts';
import { digestOf, type KnownRow, type Pairing } from './pairing.ts';
import { DEFAULT_CATEGORY, DEFAULT_PRICE, type ProductRow, readProductRow } from './product-row.ts';
import type { ReportInTheMaking } from './report.ts';
import type { RowReader } from './row-reader.ts';

/** The fields that are compared, in the order of `CurrentRow.fields`. */
export const COMPARED_PRODUCT_FIELDS = [
  'name',
  'description',
  'price',
  'category',
  'image',
  'link',
  'available',
  'keywords',
] as const satisfies readonly ProductField[];

/** What a product's fields are compared as. */
export function comparedProduct(product: {
  name: string;
  description: string;
  price: string;
  category: string;
  imageUrl: string;
  link: string;
  isAvailable: boolean;
  keywords: readonly string[];
}): string[] {
  const { name, description, price, category, imageUrl, link, isAvailable, keywords } = product;
  return [name, description, price, category, imageUrl, link, String(isAvailable), keywords.join(';')];
}

/** Reads products: pairs each with what is there, says what changes, and flags what a person should look at. */
export class ProductReader implements RowReader<ProductField> {
  private readonly mode: ImportMode;
  private readonly pairing: Pairing;
  private readonly report: ReportInTheMaking;
  private readonly newId: () => string;
  private position = -1;
  private withoutCode = 0;

  constructor(mode: ImportMode, pairing: Pairing, report: ReportInTheMaking, newId: () => string) {
    this.mode = mode;
    this.pairing = pairing;
    this.report = report;
    this.newId = newId;
    if (mode === 'MERGE') this.position = pairing.highestPosition;
  }

  read(values: ReadonlyMap<ProductField, unknown>, row: number): string {
    const product = readProductRow(values, row);
    this.checkCode(product, row);
    const known = this.pairing.pair(product.code, product.name, row);
    // An empty cell takes the keywords of a product that is there; a new one gets its name.
    if (known === null && product.keywords?.length === 0 && !Array.isArray(values.get('keywords')))
      product.keywords = undefined;
    const filled = known && this.mode === 'MERGE' ? product : withDefaults(product);
    const changed = known ? changedFields(filled, known) : [];
    const state = known === null ? 'NEW' : changed.length > 0 ? 'CHANGED' : 'UNCHANGED';
    this.flag(filled, known, row);
    const code = product.code ?? known?.code ?? null;
    this.report.accept(
      {
        row,
        code,
        title: product.name,
        text: product.description ?? '',
        price: product.price ?? DEFAULT_PRICE,
        category: product.category ?? DEFAULT_CATEGORY,
        imageUrl: product.imageUrl ?? '',
        state,
      },
      changed,
    );
    return JSON.stringify({
      id: known?.id ?? this.newId(),
      code,
      number: code === null ? ++this.withoutCode : null,
      name: filled.name,
      description: filled.description,
      price: filled.price,
      // A price that the row leaves out stays what it was, with its cents.
      price_cents: filled.price === undefined ? undefined : filled.priceCents,
      currency: filled.price === undefined ? undefined : filled.currency,
      category: filled.category,
      image_url: filled.imageUrl,
      link: filled.link,
      is_available: filled.isAvailable,
      keywords: filled.keywords,
      position: known && this.mode === 'MERGE' ? known.position : ++this.position,
      version: known ? known.version + (changed.length > 0 ? 1 : 0) : 1,
      created_at: known?.createdAt ?? null,
      is_new: known === null,
      is_changed: changed.length > 0,
    });
  }

  private checkCode({ code, name }: ProductRow, row: number): void {
    const earlier = code === null ? undefined : this.pairing.rowOfCode(code);
    if (code === null || earlier === undefined) return;
    const detail = `Il codice «${code}» è già usato alla riga ${earlier}.`;
    this.report.flag({ row, kind: 'DUPLICATE_CODE', name, detail });
    throw new BadField(FIELD_LABELS.code, detail);
  }

  private flag(product: ProductRow, known: KnownRow | null, row: number): void {
    const flag = (kind: FlagKind, detail: string) => this.report.flag({ row, kind, name: product.name, detail });
    const { price, priceCents } = product;
    if (product.priceWarning === 'ZERO' && price !== undefined) flag('ZERO_PRICE', price);
    if (product.priceWarning === 'AMBIGUOUS' && price !== undefined)
      flag('AMBIGUOUS_PRICE', `${price} → ${amount(priceCents ?? 0)}`);
    if (!known) return;
    const isMoved =
      known.priceCents && priceCents !== null && price !== undefined && known.currency === product.currency;
    if (isMoved && Math.abs(priceCents - (known.priceCents ?? 0)) * 2 > (known.priceCents ?? 0))
      flag('PRICE_MOVED', `${amount(known.priceCents ?? 0)} → ${amount(priceCents)}`);
    if (known.hasPicture && product.imageUrl === '') flag('LOST_PICTURE', '');
  }
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
    keywords: product.keywords ?? [[...product.name.toLowerCase()].slice(0, LONGEST.keyword).join('')],
  };
}

/** Which fields that the row mentions differ from what is there. */
function changedFields(product: ProductRow, known: KnownRow): string[] {
  const { name, description, price, category, imageUrl, link, isAvailable, keywords } = product;
  const texts = [name, description, price, category, imageUrl, link, isAvailable?.toString(), keywords?.join(';')];
  return COMPARED_PRODUCT_FIELDS.filter((_, index) => {
    const text = texts[index];
    return text !== undefined && digestOf(text) !== known.digests[index];
  }).map((field) => FIELD_LABELS[field]);
}

function amount(cents: number): string {
  return (cents / 100).toLocaleString('it-IT', { minimumFractionDigits: 2, useGrouping: true });
}
