import { BadField } from './fields.ts';
import type { ProductRole } from './headers.ts';
import { plainOf } from './plain-values.ts';
import { availabilityOf } from './yes-or-no.ts';

/** Whether one row can be bought: by its words, or by what is left of it and whether the shop goes on selling. */
export function stockOf(values: ReadonlyMap<ProductRole, unknown>): boolean | undefined {
  if (values.has('comparedStock')) return String(plainOf(values.get('comparedStock')) ?? '').trim() !== '6';
  const goods = String(plainOf(values.get('goodsKind')) ?? '').trim();
  // What is counted and has no quantity is sold out; what is not counted can always be had.
  if (goods !== '' && !/con magazzino/i.test(goods)) return true;
  const policy = String(plainOf(values.get('inventoryPolicy')) ?? '').trim();
  const isUncounted = values.has('inventoryTracker') && String(plainOf(values.get('inventoryTracker')) ?? '') === '';
  if (policy !== '' && (isUncounted || /^(?:continue|true)$/i.test(policy))) return true;
  try {
    return availabilityOf(plainOf(values.get('isAvailable')), '') ?? (goods === '' ? undefined : false);
  } catch (error) {
    if (error instanceof BadField) return undefined;
    throw error;
  }
}
