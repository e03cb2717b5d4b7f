import { inCompany } from '../database/tenant.ts';
import type { CompanyResolvers, ProductCardResolvers } from '../graphql/generated/schema.ts';
import { countProducts } from './store.ts';

/** What a company's fields say about its catalogue. */
export const companyProductFields: Pick<CompanyResolvers, 'productCount'> = {
  productCount: (company, _, { database }) =>
    inCompany(database, company.id, (manager) => countProducts(manager, company.id)),
};

export const productCardFields: ProductCardResolvers = { link: (product) => product.link || null };
