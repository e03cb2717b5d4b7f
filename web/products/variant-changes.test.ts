import { expect, test } from 'vitest';
import type { VariantValues } from './product-values.ts';
import { addOption, addVariant, filledOptions, optionNames, renameOption, withValue } from './variant-changes.ts';

const variant = (...options: [string, string][]): VariantValues => ({
  code: '',
  options: options.map(([name, value]) => ({ name, value })),
  price: '',
  isAvailable: true,
  imageUrl: '',
  link: '',
});
const told = (variants: readonly VariantValues[]) =>
  variants.map(({ options }) => options.map(({ name, value }) => `${name}=${value}`).join(' '));

test('the first variant has an option to begin with, the next ones those that there are', () => {
  expect(told(addVariant([], 'Taglia'))).toEqual(['Taglia=']);
  expect(told(addVariant([variant(['Numero', '42'], ['Colore', 'blu'])], 'Taglia'))).toEqual([
    'Numero=42 Colore=blu',
    'Numero= Colore=',
  ]);
});

test('an option is renamed everywhere, but not to the name of another', () => {
  const variants = [variant(['Taglia', 'S'], ['Colore', 'blu']), variant(['Taglia', 'M'])];
  expect(told(renameOption(variants, 'Taglia', 'Misura'))).toEqual(['Misura=S Colore=blu', 'Misura=M']);
  expect(renameOption(variants, 'Taglia', 'Colore')).toBe(variants);
  expect(optionNames(addOption(variants))).toEqual(['Taglia', 'Colore', '']);
});

test('a value that a variant lacked is added; what stays empty is not sent', () => {
  const lacking = variant(['Taglia', 'M'], ['Colore', ' ']);
  expect(told([withValue(lacking, 'Materiale', 'lana')])).toEqual(['Taglia=M Colore=  Materiale=lana']);
  expect(filledOptions(lacking)).toEqual([{ name: 'Taglia', value: 'M' }]);
  expect(filledOptions(variant(['Taglia', '']))).toEqual([{ name: 'Taglia', value: '' }]);
});
