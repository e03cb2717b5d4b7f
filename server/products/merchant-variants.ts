import { createHash } from 'node:crypto';
import type { VariantOption } from './variant.ts';

/** What Merchant tells the items of a group apart by. */
export type MerchantOption = 'color' | 'size' | 'material' | 'pattern';

export const LONGEST_MERCHANT_ID = 50; // characters, by Merchant's specification

const OPTIONS: readonly [MerchantOption, RegExp][] = [
  ['size', /^(?:taglia|taglie|numero|misura|size|formato|dimensioni?|capacità|capienza|peso|lunghezza|diametro)$/i],
  ['color', /^(?:colore|colori|colour|color|tinta|finitura)$/i],
  ['material', /^(?:materiale|material|tessuto)$/i],
  ['pattern', /^(?:fantasia|motivo|disegno|pattern)$/i],
];

/** What each option is to Merchant; null where one is nothing to it, or two are the same: that makes no group. */
export function merchantOptions(options: readonly VariantOption[]): Map<MerchantOption, string> | null {
  const found = new Map<MerchantOption, string>();
  for (const { name, value } of options) {
    const option = OPTIONS.find(([, names]) => names.test(name.trim()))?.[0];
    if (option === undefined || found.has(option)) return null;
    found.set(option, value);
  }
  return found.size > 0 ? found : null;
}

/** What a variant without a code of its own is called in a feed; the same in each, and known again when it is read. */
export function merchantId(productCode: string, options: readonly VariantOption[]): string {
  const of = JSON.stringify([productCode, ...options.map(({ value }) => value).toSorted()]);
  const mark = createHash('sha256').update(of).digest('hex').slice(0, 12);
  const named = `${productCode}-${mark}`;
  return [...named].length <= LONGEST_MERCHANT_ID ? named : mark;
}
