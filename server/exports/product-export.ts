import { type Fields, without } from '../database/fields.ts';
import { catalogueInUse, isWhole } from '../products/catalogue-store.ts';
import { hasAnyOffer } from '../products/offer-store.ts';
import type { Product } from '../products/product.ts';
import { OFFER_FIELDS, PRODUCT_FIELDS } from '../products/product-fields.ts';
import { CATALOGUE_START, productsAfter, READ_SLICE } from '../products/store.ts';
import type { ExportColumn, ExportReach, ExportRow, ExportSource } from './export.ts';
import { exportColumns, exportRow } from './fields.ts';
import { VARIANT_COLUMNS, variantEntries, withVariantRows } from './variant-rows.ts';

/** In JSON the variants are a list of their product, in a CSV rows below it. */
function columnsOf(fields: Fields): ExportColumn[] {
  const columns = exportColumns(fields).map(
    (column): ExportColumn => (column.key === 'variants' ? { ...column, only: 'JSON' } : column),
  );
  return [...columns, ...VARIANT_COLUMNS];
}

/** A row of the export. */
export function productRow(product: Pick<Product, keyof typeof PRODUCT_FIELDS>): ExportRow {
  return { ...exportRow(PRODUCT_FIELDS, product), variants: variantEntries(product.variants) };
}

export const productExport: ExportSource = {
  fileName: 'prodotti',
  columns: columnsOf(PRODUCT_FIELDS),
  tableRows: withVariantRows,
  async usedColumns({ companyId, read }) {
    const catalogue = await read((manager) => catalogueInUse(manager, companyId));
    const hasOffers = await read((manager) => hasAnyOffer(manager, companyId, catalogue.id));
    return columnsOf(hasOffers ? PRODUCT_FIELDS : without(PRODUCT_FIELDS, ...OFFER_FIELDS));
  },
  async *rows(reach) {
    for await (const products of productSlices(reach)) yield products.map(productRow);
  },
};

/** All products of a company's catalogue in their order, in slices. @throws Error when half of it is gone by the end. */
export async function* productSlices({ companyId, read }: Pick<ExportReach, 'companyId' | 'read'>) {
  const catalogue = await read((manager) => catalogueInUse(manager, companyId));
  let last = CATALOGUE_START;
  for (;;) {
    const products = await read((manager) => productsAfter(manager, companyId, catalogue.id, last));
    yield products;
    last = products.at(-1) ?? last;
    if (products.length === READ_SLICE) continue;
    // Two imports may have been applied meanwhile, and what was read here be on its way out: half a file must not look whole.
    if (await read((manager) => isWhole(manager, companyId, catalogue.id))) return;
    throw new Error('the catalogue was replaced twice while it was exported');
  }
}
