import { requireStaff } from '../accounts/requests.ts';
import { asReader, isUuid } from '../companies/access.ts';
import { UserError } from '../errors.ts';
import type {
  CompanyResolvers,
  MutationResolvers,
  ProductCardResolvers,
  ProductResolvers,
  QueryResolvers,
} from '../graphql/generated/schema.ts';
import { parsePrice, writeAmount, writePrice } from '../language/money.ts';
import {
  bringBackProducts,
  pageOfProducts,
  removeProducts,
  saveProduct,
  setProductsAvailable,
  setProductsCategory,
} from './actions.ts';
import { isOfferOn, soldAt } from './prices.ts';
import { type Product, toldPrice, toldReduction } from './product.ts';
import { catalogueCounts, findProducts } from './store.ts';
import { costAllTheSame, priceOfVariant } from './variant.ts';

export const productQueries: Pick<QueryResolvers, 'products' | 'product' | 'readPrice'> = {
  products: (_, { companyId, search, category, sort, ...page }, context) =>
    pageOfProducts(context, companyId, { search: search?.trim() ?? '', category: category ?? null, sort }, page),
  product: (_, { companyId, id }, context) =>
    asReader(context, companyId, async (manager) => {
      const [product] = isUuid(id) ? await findProducts(manager, companyId, [id]) : [];
      if (!product) throw new UserError('PRODUCT_NOT_FOUND');
      return product;
    }),
  readPrice: (_, { text }, context) => {
    const read = requireStaff(context) && parsePrice(text);
    return read && { ...read, shown: writeAmount(read.cents, read.currency) };
  },
};

type ProductMutations =
  | 'saveProduct'
  | 'deleteProducts'
  | 'restoreProducts'
  | 'setProductsAvailable'
  | 'setProductsCategory';

export const productMutations: Pick<MutationResolvers, ProductMutations> = {
  saveProduct: (_, { companyId, input }, context) => saveProduct(context, companyId, input),
  deleteProducts: (_, { companyId, ids }, context) => removeProducts(context, companyId, ids),
  restoreProducts: (_, { companyId, ids }, context) => bringBackProducts(context, companyId, ids),
  setProductsAvailable: (_, { companyId, ids, isAvailable }, context) =>
    setProductsAvailable(context, companyId, ids, isAvailable),
  setProductsCategory: (_, { companyId, ids, category }, context) =>
    setProductsCategory(context, companyId, ids, category),
};

/** What a company's fields say about its catalogue. */
export const companyProductFields: Pick<CompanyResolvers, 'productCount'> = {
  productCount: async (company, _, { loaders }) =>
    (await loaders.company(company.id, 'products', (manager) => catalogueCounts(manager, company))).products,
};

export const productFields: ProductResolvers = {
  link: ({ link }) => webAddress(link),
  shownPrice: (product) => toldPrice(soldAt(product, new Date())),
  shownListPrice: ({ listPrice }) => writePrice(listPrice),
  reduction: async (product, _, { loaders }) => {
    if (!isOfferOn(product, new Date()) || !costAllTheSame(product)) return null;
    const reduction = await loaders.reduction(product.companyId).load(product);
    return reduction && toldReduction(reduction);
  },
  priceWarning: (product) => parsePrice(product.price)?.warning ?? null,
  variants: (product) => product.variants.map((variant) => shownVariant(soldAt(product, new Date()), variant)),
};

function shownVariant(product: Product, variant: Product['variants'][number]) {
  const shownPrice = toldPrice(priceOfVariant(product, variant));
  return { ...variant, options: [...variant.options], shownPrice, link: webAddress(variant.link) };
}

export const productCardFields: ProductCardResolvers = {
  reduction: ({ reduction }) => reduction ?? null,
  link: ({ link }) => webAddress(link),
  choices: ({ choices }) => choices ?? [],
};

/** What is clicked leads to a page, whatever stands in the table: what is written there now was checked, older rows were not. */
function webAddress(link: string): string | null {
  return /^https?:\/\//i.test(link) ? link : null;
}
