import type { ProductVariant, VariantOption } from '../products/variant.ts';
import type { ExportColumn, ExportEntry, ExportRow } from './export.ts';

/** In a CSV each variant is a row below its product's. */
export const VARIANT_COLUMNS: readonly ExportColumn[] = [
  { key: 'variantOf', label: 'Variante di', only: 'CSV' },
  { key: 'options', label: 'Opzioni', only: 'CSV' },
];

/** A product's variants as JSON has them. */
export function variantEntries(variants: readonly ProductVariant[]): ExportEntry[] {
  return variants.map(({ code, options, price, isAvailable, imageUrl, link }) => ({
    code,
    options: options.map(({ name, value }) => ({ name, value })),
    price,
    available: isAvailable,
    image: imageUrl,
    link,
  }));
}

/** A product's row of a CSV, and below it those of its variants: what is the product's own stays empty in them. */
export function withVariantRows(row: ExportRow): ExportRow[] {
  const variants = (row.variants ?? []) as readonly ExportEntry[];
  return [
    row,
    ...variants.map(({ code, options, price, available, image, link }) => ({
      id: String(code),
      name: row.name ?? '',
      price: String(price),
      available: available === true,
      image: String(image),
      link: String(link),
      variantOf: row.id ?? '',
      options: optionText(options as readonly VariantOption[]),
    })),
  ];
}

/** `Taglia: M; Colore: rosso`. */
function optionText(options: readonly VariantOption[]): string {
  return options.map(({ name, value }) => `${escaped(name)}: ${escaped(value)}`).join('; ');
}

function escaped(text: string): string {
  return text.replace(/[\\:;]/g, '\\$&');
}
