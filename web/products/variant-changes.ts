import type { VariantValues } from './product-values.ts';

type Variants = readonly VariantValues[];

/** What is chosen by, in the order in which the variants name it. */
export function optionNames(variants: Variants): string[] {
  return [...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)))];
}

/** A variant's value of an option; empty where it has none. */
export function valueIn({ options }: VariantValues, name: string): string {
  return options.find((option) => option.name === name)?.value ?? '';
}

/** The same variant, with another value of an option. */
export function withValue(variant: VariantValues, name: string, value: string): VariantValues {
  const has = variant.options.some((option) => option.name === name);
  const options = variant.options.map((option) => (option.name === name ? { name, value } : option));
  return { ...variant, options: has ? options : [...options, { name, value }] };
}

/** Another variant, with the same options still to be filled in. */
export function addVariant(variants: Variants, firstOption: string): Variants {
  const names = variants.length > 0 ? optionNames(variants) : [firstOption];
  const options = names.map((name) => ({ name, value: '' }));
  return [...variants, { code: '', options, price: '', isAvailable: true, imageUrl: '', link: '' }];
}

/** An option is called by another name everywhere. A name that another has already is not taken. */
export function renameOption(variants: Variants, from: string, to: string): Variants {
  if (optionNames(variants).includes(to)) return variants;
  return variants.map((variant) => ({
    ...variant,
    options: variant.options.map((option) => (option.name === from ? { ...option, name: to } : option)),
  }));
}

/** One more thing to choose by, without a value yet. */
export function addOption(variants: Variants): Variants {
  return variants.map((variant) => ({ ...variant, options: [...variant.options, { name: '', value: '' }] }));
}

export function removeOption(variants: Variants, name: string): Variants {
  return variants.map((variant) => ({ ...variant, options: variant.options.filter((option) => option.name !== name) }));
}

/** What is filled in of a variant's options; all of them where nothing is, so that it is refused with its reason. */
export function filledOptions({ options }: VariantValues): { name: string; value: string }[] {
  const filled = options.filter(({ value }) => value.trim() !== '');
  return [...(filled.length > 0 ? filled : options)];
}
