import type { Fields } from '../database/fields.ts';
import { FAQ_FIELDS, type FaqField } from '../faqs/faq-fields.ts';
import { fold } from '../language/fold.ts';
import { PRODUCT_FIELDS, type ProductField } from '../products/product-fields.ts';

const PRODUCT_NAMES = byName(PRODUCT_FIELDS);
const FAQ_NAMES = byName(FAQ_FIELDS);

function byName<Table extends Fields>(fields: Table): Map<string, keyof Table> {
  return new Map(
    Object.entries(fields).flatMap(([field, { headings }]) => headings.map((name) => [name, field as keyof Table])),
  );
}

/** `Parole Chiave`, `parole_chiave` and `PAROLE-CHIAVE` are one name. */
function plainName(name: string): string {
  return fold(name).replace(/[^a-z]/g, '');
}

/** Which of a product's fields a column, or a key, names; undefined for one that we do not know. */
export function productFieldOf(name: string): ProductField | undefined {
  return PRODUCT_NAMES.get(plainName(name));
}

export function faqFieldOf(name: string): FaqField | undefined {
  return FAQ_NAMES.get(plainName(name));
}

/** The columns that a CSV must have. */
export const REQUIRED_PRODUCT_FIELDS: readonly ProductField[] = ['name', 'description', 'price', 'category'];
export const REQUIRED_FAQ_FIELDS: readonly FaqField[] = ['question', 'answer'];
