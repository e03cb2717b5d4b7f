import { without } from '../database/fields.ts';
import { catalogueInUse, isWhole } from '../products/catalogue-store.ts';
import { hasAnyOffer } from '../products/offer-store.ts';
import { OFFER_FIELDS, PRODUCT_FIELDS } from '../products/product-fields.ts';
import { CATALOGUE_START, productsAfter, READ_SLICE } from '../products/store.ts';
import type { ExportSource } from './export.ts';
import { exportColumns, exportRow } from './fields.ts';

export const productExport: ExportSource = {
  fileName: 'prodotti',
  columns: exportColumns(PRODUCT_FIELDS),
  async usedColumns({ companyId, read }) {
    const catalogue = await read((manager) => catalogueInUse(manager, companyId));
    const hasOffers = await read((manager) => hasAnyOffer(manager, companyId, catalogue.id));
    return exportColumns(hasOffers ? PRODUCT_FIELDS : without(PRODUCT_FIELDS, ...OFFER_FIELDS));
  },
  async *rows({ companyId, read }) {
    const catalogue = await read((manager) => catalogueInUse(manager, companyId));
    let last = CATALOGUE_START;
    for (;;) {
      const products = await read((manager) => productsAfter(manager, companyId, catalogue.id, last));
      yield products.map((product) => exportRow(PRODUCT_FIELDS, product));
      last = products.at(-1) ?? last;
      if (products.length === READ_SLICE) continue;
      // Two imports may have been applied meanwhile, and what was read here be on its way out: half a file must not look whole.
      if (await read((manager) => isWhole(manager, companyId, catalogue.id))) return;
      throw new Error('the catalogue was replaced twice while it was exported');
    }
  },
};
