import { UserError } from '../errors.ts';
import { parsePrice } from '../language/money.ts';
import { charactersOf, lineOf } from '../language/plain-text.ts';
import { readableText } from '../language/readable-text.ts';
import { webAddressOf } from '../language/web-address.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';
import {
  LONGEST_OPTION,
  MOST_OPTIONS,
  MOST_VARIANTS,
  type ProductVariant,
  type VariantOption,
  variantKey,
} from './variant.ts';

/** What somebody enters of a variant. */
export interface VariantValues {
  code?: string | null | undefined;
  options: readonly VariantOption[];
  price?: string | null | undefined;
  isAvailable?: boolean | null | undefined;
  imageUrl?: string | null | undefined;
  link?: string | null | undefined;
}

/**
 * The variants of a product as they are stored.
 * @param currency of the product, which is theirs too.
 * @throws UserError TOO_MANY_VARIANTS, VARIANT_OPTION_REQUIRED, VARIANT_OPTION_TOO_LONG, VARIANT_TWICE,
 *   VARIANT_CODE_TWICE, BAD_VARIANT_PRICE, BAD_VARIANT_URL.
 */
export function checkedVariants(all: readonly VariantValues[], currency: string | null): ProductVariant[] {
  if (all.length > MOST_VARIANTS) throw new UserError('TOO_MANY_VARIANTS');
  const variants = all.map((values) => checkedVariant(values, currency));
  const codes = variants.map(({ code }) => code).filter(Boolean);
  if (new Set(codes).size < codes.length) throw new UserError('VARIANT_CODE_TWICE');
  const chosen = new Set(variants.map(({ options }) => variantKey({ code: '', options })));
  if (chosen.size < variants.length) throw new UserError('VARIANT_TWICE');
  return variants;
}

function checkedVariant(values: VariantValues, currency: string | null): ProductVariant {
  const options = checkedOptions(values.options);
  const code = lineOf(values.code ?? '');
  if (charactersOf(code) > PRODUCT_FIELDS.code.longest) throw new UserError('VARIANT_OPTION_TOO_LONG');
  return {
    code,
    options,
    ...checkedPrice(lineOf(values.price ?? ''), currency),
    isAvailable: values.isAvailable ?? true,
    imageUrl: checkedAddress(values.imageUrl ?? ''),
    link: checkedAddress(values.link ?? ''),
  };
}

function checkedOptions(all: readonly VariantOption[]): VariantOption[] {
  if (all.length > MOST_OPTIONS) throw new UserError('VARIANT_OPTION_TOO_LONG');
  const options = all.map(({ name, value }) => ({
    name: lineOf(readableText(name)),
    value: lineOf(readableText(value)),
  }));
  if (options.length === 0 || options.some(({ name, value }) => name === '' || value === ''))
    throw new UserError('VARIANT_OPTION_REQUIRED');
  if (new Set(options.map(({ name }) => name)).size < options.length) throw new UserError('VARIANT_OPTION_REQUIRED');
  const isLong = ({ name, value }: VariantOption) =>
    charactersOf(name) > LONGEST_OPTION.name || charactersOf(value) > LONGEST_OPTION.value;
  if (options.some(isLong)) throw new UserError('VARIANT_OPTION_TOO_LONG');
  return options;
}

function checkedPrice(price: string, currency: string | null): Pick<ProductVariant, 'price' | 'priceCents'> {
  if (price === '') return { price, priceCents: null };
  const parsed = charactersOf(price) > PRODUCT_FIELDS.price.longest ? null : parsePrice(price);
  if (!parsed?.cents || (currency !== null && parsed.currency !== currency)) throw new UserError('BAD_VARIANT_PRICE');
  return { price, priceCents: parsed.cents };
}

function checkedAddress(input: string): string {
  const text = lineOf(input);
  const address = text === '' ? '' : webAddressOf(text, PRODUCT_FIELDS.link.longest);
  if (address === null || charactersOf(text) > PRODUCT_FIELDS.link.longest) throw new UserError('BAD_VARIANT_URL');
  return address;
}
