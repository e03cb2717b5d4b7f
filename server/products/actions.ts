import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { checkMaySee, isUuid } from '../companies/access.ts';
import { changeKnowledge } from '../companies/actions.ts';
import { requireOwnPicture } from '../companies/picture-store.ts';
import type { Context } from '../context.ts';
import { type Page, type PageArgs, readPage } from '../database/paging.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { inSlices } from '../search/slices.ts';
import { type Listing, type ListingQuery, listProducts, sortValue } from './listing.ts';
import { notePriceChange } from './price-history-store.ts';
import type { Product } from './product.ts';
import { MOST_PRODUCTS } from './product-fields.ts';
import { checkedCategory, checkedProduct, type ProductValues } from './product-input.ts';
import {
  catalogueCounts,
  deleteProducts,
  findProducts,
  type InUse,
  insertProduct,
  isCodeTaken,
  restoreProducts,
  setAvailable,
  setCategory,
  updateProduct,
} from './store.ts';
import { MOST_VARIANTS_OF_ALL } from './variant.ts';

/** What somebody saves: a new product without `id`, else a change of the one that was read at `version`. */
export interface ProductInput extends ProductValues {
  id?: string | null | undefined;
  version?: number | null | undefined;
}

export interface ProductPage extends Page<Product>, Pick<Listing, 'totalCount' | 'categories'> {}

const listingKey = z.object({ value: z.union([z.string(), z.number()]), position: z.number().int(), id: z.uuid() });

/** One page of the catalogue in use, sold-out products too, with everything that was changed before. */
export async function pageOfProducts(
  context: Context,
  companyId: string,
  query: Pick<ListingQuery, 'search' | 'category' | 'sort'>,
  page: PageArgs,
): Promise<ProductPage> {
  const { id } = await checkMaySee(context, companyId);
  const knowledge = await context.knowledge.current(id);
  if (!knowledge) throw new UserError('COMPANY_NOT_FOUND');
  let listing: Listing = { totalCount: 0, categories: [], products: [] };
  const found = await readPage(
    page,
    listingKey,
    (product: Product) => ({ value: sortValue(product, query.sort), position: product.position, id: product.id }),
    async (limit, after) => {
      listing = await inSlices(listProducts(knowledge.catalogue, { ...query, limit, after }));
      return listing.products;
    },
  );
  const ids = found.nodes.map((product) => product.id);
  const rows = await inCompany(context.database, id, (manager) => findProducts(manager, id, ids));
  const nodes = ids.flatMap((wanted) => rows.find((row) => row.id === wanted) ?? []);
  return { ...found, nodes, totalCount: listing.totalCount, categories: listing.categories };
}

/**
 * Adds a product, or changes one.
 * @throws UserError PRODUCT_NOT_FOUND, STALE_VERSION, CODE_TAKEN, TOO_MANY_PRODUCTS, PICTURE_NOT_FOUND and those of `checkedProduct`.
 */
export async function saveProduct(context: Context, companyId: string, input: ProductInput): Promise<Product> {
  const { id, version } = input;
  const product = checkedProduct(input);
  await checkVariantCount(context, companyId, id ?? '', product);
  if (id === null || id === undefined) return addProduct(context, companyId, product);
  if (!isUuid(id)) throw new UserError('PRODUCT_NOT_FOUND');
  return changeKnowledge(context, companyId, 'catalogue', async (manager, company) => {
    const [known] = await findProducts(manager, company.id, [id]);
    if (!known) throw new UserError('PRODUCT_NOT_FOUND');
    if (known.version !== version) throw new UserError('STALE_VERSION');
    await requireOwnPicture(manager, company.id, product.imageUrl, known.imageUrl);
    const changed = { ...checkedProduct(input, known.variants), code: product.code || known.code };
    if (await isCodeTaken(manager, company, changed.code, id)) throw new UserError('CODE_TAKEN');
    const saved = await updateProduct(manager, company, id, version, changed);
    if (!saved) throw new UserError('STALE_VERSION');
    await notePriceChange(manager, company.id, { productId: id, variant: '' }, known, saved);
    return saved;
  });
}

/** @throws UserError TOO_MANY_VARIANTS where the company would have more of them than it may. */
async function checkVariantCount(context: Context, companyId: string, id: string, product: Checked): Promise<void> {
  if (product.variants.length === 0) return;
  const company = await checkMaySee(context, companyId);
  const knowledge = await context.knowledge.current(company.id);
  let count = product.variants.length;
  for (const each of knowledge?.catalogue.products ?? []) if (each.id !== id) count += each.variants.length;
  if (count > MOST_VARIANTS_OF_ALL) throw new UserError('TOO_MANY_VARIANTS');
}

type Checked = ReturnType<typeof checkedProduct>;

async function addProduct(context: Context, companyId: string, product: Checked): Promise<Product> {
  const lowest = product.code === '' ? await nextNumber(context, companyId) : 0;
  return changeKnowledge(context, companyId, 'catalogue', async (manager, company) => {
    const { products } = await catalogueCounts(manager, company);
    if (products >= MOST_PRODUCTS) throw new UserError('TOO_MANY_PRODUCTS');
    await requireOwnPicture(manager, company.id, product.imageUrl);
    const add = (code: string) => insertProduct(manager, company, randomUUIDv7(), { ...product, code });
    const added = product.code === '' ? await firstFree(lowest, add) : await add(product.code);
    if (!added) throw new UserError('CODE_TAKEN');
    return added;
  });
}

/** The highest number among the codes that are known, plus one; another process may have taken it a moment ago. */
async function nextNumber(context: Context, companyId: string): Promise<number> {
  const { id } = await checkMaySee(context, companyId);
  const knowledge = await context.knowledge.current(id);
  let highest = 0;
  for (const { code } of knowledge?.catalogue.products ?? []) {
    if (/^\d{1,15}$/.test(code)) highest = Math.max(highest, Number(code));
  }
  return highest + 1;
}

const MOST_TRIES = 100;

async function firstFree(lowest: number, add: (code: string) => Promise<Product | null>): Promise<Product | null> {
  for (let number = lowest; number < lowest + MOST_TRIES; number++) {
    const added = await add(String(number));
    if (added) return added;
  }
  return null;
}

/** Deletes products, for a day to be restored; returns the ids of those that were there. */
export async function removeProducts(context: Context, companyId: string, ids: readonly string[]): Promise<string[]> {
  return (await changeRows(context, companyId, ids, deleteProducts)).map(({ id }) => id);
}

/** Brings deleted products back. @throws UserError CODE_TAKEN when another product has the code of one by now. */
export function bringBackProducts(context: Context, companyId: string, ids: readonly string[]): Promise<Product[]> {
  return changeRows(context, companyId, ids, async (manager, company, wanted) => {
    const restored = await restoreProducts(manager, company, wanted);
    if (!restored) throw new UserError('CODE_TAKEN');
    return restored;
  });
}

/** Says of products whether they can be bought. */
export function setProductsAvailable(
  context: Context,
  companyId: string,
  ids: readonly string[],
  isAvailable: boolean,
): Promise<Product[]> {
  return changeRows(context, companyId, ids, (manager, company, wanted) =>
    setAvailable(manager, company, wanted, isAvailable),
  );
}

/** Moves products into a category. @throws UserError PRODUCT_CATEGORY_REQUIRED, CATEGORY_TOO_LONG. */
export function setProductsCategory(
  context: Context,
  companyId: string,
  ids: readonly string[],
  input: string,
): Promise<Product[]> {
  const category = checkedCategory(input);
  return changeRows(context, companyId, ids, (manager, company, wanted) =>
    setCategory(manager, company, wanted, category),
  );
}

const MOST_SELECTED = 100;

type Change = (manager: EntityManager, company: InUse, ids: string[]) => Promise<Product[]>;

/** Changes those of some products that are there. @throws UserError BAD_SELECTION; PRODUCT_NOT_FOUND if none is. */
async function changeRows(
  context: Context,
  companyId: string,
  ids: readonly string[],
  change: Change,
): Promise<Product[]> {
  if (ids.length < 1 || ids.length > MOST_SELECTED) throw new UserError('BAD_SELECTION');
  const wanted = [...new Set(ids)].filter(isUuid);
  return changeKnowledge(context, companyId, 'catalogue', async (manager, company) => {
    const rows = await change(manager, company, wanted);
    if (rows.length === 0) throw new UserError('PRODUCT_NOT_FOUND');
    return rows;
  });
}
