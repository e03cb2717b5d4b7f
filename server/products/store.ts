import type { EntityManager } from 'typeorm';
import type { Company } from '../companies/company.ts';
import { assignments, columnNames, columnValues, readColumns } from '../database/fields.ts';
import { insertRows, query, queryPrepared, selected, type Values } from '../database/sql.ts';
import type { ProductEdit } from './edited-catalogue.ts';
import type { Product } from './product.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';
import type { CheckedProduct } from './product-input.ts';

/** Rows read at once: few enough to hold up neither the event loop nor, on the embedded database, everybody else. */
export const READ_SLICE = 500;

/** All products of a catalogue that nobody deleted, in their order, read in slices; `read` opens the company's door for each. */
export async function allProducts(
  read: (slice: (manager: EntityManager) => Promise<Product[]>) => Promise<Product[]>,
  companyId: string,
  catalogueId: string,
): Promise<Product[]> {
  const products: Product[] = [];
  for (;;) {
    const last = products.at(-1) ?? CATALOGUE_START;
    const slice = await read((manager) => productsAfter(manager, companyId, catalogueId, last));
    for (const product of slice) products.push(product);
    if (slice.length < READ_SLICE) return products;
  }
}

/** What a whole product is read by. */
export const PRODUCT_COLUMNS = selected<Omit<Product, 'reduction'>>({
  companyId: true,
  catalogueId: true,
  id: true,
  ...readColumns(PRODUCT_FIELDS),
  position: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  pricedAt: true,
});

/** Where a reader of a whole catalogue stands. */
export interface CataloguePlace {
  position: number;
  id: string;
}

/** Comes before every product. */
export const CATALOGUE_START: CataloguePlace = { position: -1, id: '00000000-0000-0000-0000-000000000000' };

/** The next products of a catalogue in their order, without the deleted ones: `READ_SLICE` at most. */
export function productsAfter(
  manager: EntityManager,
  companyId: string,
  catalogueId: string,
  { position, id }: CataloguePlace,
): Promise<Product[]> {
  return queryPrepared(
    manager,
    `select ${PRODUCT_COLUMNS} from products
    where company_id = $companyId and catalogue_id = $catalogueId and deleted_at is null
      and (position, id) > ($position::int, $id::uuid)
    order by position, id limit $limit`,
    { companyId, catalogueId, position, id, limit: READ_SLICE },
  );
}

export const MOST_EDITS = 1_000;

/**
 * What was edited in a catalogue since a version of the company's; null where that is more than is worth telling one by
 * one, or where it does not explain the number of products.
 */
export async function productEdits(
  manager: EntityManager,
  { id, catalogueId }: Pick<Company, 'id' | 'catalogueId'>,
  since: number,
): Promise<ProductEdit[] | null> {
  const rows = await queryPrepared<Product & { isDeleted: boolean }>(
    manager,
    `select ${PRODUCT_COLUMNS}, deleted_at is not null as "isDeleted" from products
    where company_id = $id and catalogue_id = $catalogueId and edition > $since::int and edition > 0 limit $limit`,
    { id, catalogueId, since, limit: MOST_EDITS + 1 },
  );
  if (rows.length > MOST_EDITS) return null;
  return rows.map(({ isDeleted, ...product }) => ({ id: product.id, product: isDeleted ? null : product }));
}

/** Products of the catalogue in use that nobody deleted, in any order. */
export function findProducts(manager: EntityManager, companyId: string, ids: readonly string[]): Promise<Product[]> {
  return queryPrepared(
    manager,
    `select ${PRODUCT_COLUMNS} from products where company_id = $companyId and id = any($ids::uuid[])
    and deleted_at is null
      and catalogue_id = (select catalogue_id from companies where id = $companyId)`,
    { companyId, ids },
  );
}

/** How many products a catalogue has, and how many of them are for sale. */
export async function catalogueCounts(
  manager: EntityManager,
  { id, catalogueId }: Pick<Company, 'id' | 'catalogueId'>,
): Promise<{ products: number; available: number }> {
  const rows = await queryPrepared<{ products: number; available: number }>(
    manager,
    `select product_count as products, available_count as available from catalogues where company_id = $id
    and id = $catalogueId`,
    { id, catalogueId },
  );
  return rows[0] ?? { products: 0, available: 0 };
}

type OfferField =
  | 'listPrice'
  | 'listPriceCents'
  | 'offerFrom'
  | 'offerStartsAt'
  | 'offerUntil'
  | 'offerEndsAt'
  | 'soldSince'
  | 'pricedAt';

export type NewProduct = Omit<
  Product,
  'catalogueId' | 'version' | 'createdAt' | 'updatedAt' | 'reduction' | OfferField
> &
  Partial<Pick<Product, OfferField>>;

/** Adds products of one company to its catalogue in use. */
export async function addProducts(manager: EntityManager, products: readonly NewProduct[]): Promise<void> {
  const [first] = products;
  if (!first) return;
  const [company] = await query<{ id: string; catalogueId: string; catalogueVersion: number }>(
    manager,
    'select id, catalogue_id as "catalogueId", catalogue_version as "catalogueVersion" from companies where id = $companyId',
    { companyId: first.companyId },
  );
  if (!company) return;
  for (let from = 0; from < products.length; from += READ_SLICE) {
    await insertProducts(manager, company, products.slice(from, from + READ_SLICE));
  }
}

/** The catalogue that is worked on, and the version of the company's that comes of it. */
export type InUse = Pick<Company, 'id' | 'catalogueId' | 'catalogueVersion'>;

function insertProducts(manager: EntityManager, company: InUse, products: readonly NewProduct[]): Promise<void> {
  const { catalogueId, edition } = placeOf(company);
  return insertRows(
    manager,
    'products',
    products.map((product) => ({ ...product, companyId: company.id, catalogueId, edition })),
  );
}

/** What every change of a catalogue names. */
const placeOf = ({ id, catalogueId, catalogueVersion }: InUse) => ({
  companyId: id,
  catalogueId,
  edition: catalogueVersion + 1,
});

/** A value of `jsonb` goes to the database as text. */
function storedOf({ variants, ...product }: CheckedProduct): Values {
  return { ...product, variants: JSON.stringify(variants) };
}

/** Adds one product at the catalogue's end; null when its code is taken. */
export async function insertProduct(
  manager: EntityManager,
  company: InUse,
  id: string,
  product: CheckedProduct,
): Promise<Product | null> {
  const rows = await query<Product>(
    manager,
    `insert into products (company_id, catalogue_id, edition, id, ${columnNames(PRODUCT_FIELDS)}, position)
    select $companyId, $catalogueId, $edition, $id, ${columnValues(PRODUCT_FIELDS)}, coalesce(max(position) + 1, 0)
    from (
      select position from products where company_id = $companyId and catalogue_id = $catalogueId
      order by position desc limit 1
    ) last
    on conflict (company_id, catalogue_id, code) where deleted_at is null do nothing
    returning ${PRODUCT_COLUMNS}`,
    { ...storedOf(product), ...placeOf(company), id },
  );
  return rows[0] ?? null;
}

/**
 * Changes one product that is still at `version`.
 * @returns null when somebody saved or deleted it since. A code that another product has is the database's refusal.
 */
export async function updateProduct(
  manager: EntityManager,
  company: InUse,
  id: string,
  version: number,
  product: CheckedProduct,
): Promise<Product | null> {
  const rows = await query<Product>(
    manager,
    `update products set edition = $edition, ${assignments(PRODUCT_FIELDS)}, version = version + 1, updated_at = now()
    where company_id = $companyId and catalogue_id = $catalogueId and id = $id and version = $version
      and deleted_at is null
    returning ${PRODUCT_COLUMNS}`,
    { ...storedOf(product), ...placeOf(company), id, version },
  );
  return rows[0] ?? null;
}

/** Whether a product that nobody deleted has this code; `except` may. */
export async function isCodeTaken(
  manager: EntityManager,
  { id, catalogueId }: InUse,
  code: string,
  except: string | null,
): Promise<boolean> {
  const rows = await query<unknown>(
    manager,
    `select 1 from products where company_id = $id and catalogue_id = $catalogueId and code = $code
    and deleted_at is null
      and id is distinct from $except::uuid`,
    { id, catalogueId, code, except },
  );
  return rows.length > 0;
}

/** Deletes products, to be restored within a day; returns those that were there. */
export function deleteProducts(manager: EntityManager, company: InUse, ids: readonly string[]): Promise<Product[]> {
  return changeMany(manager, company, ids, 'deleted_at = now()', 'deleted_at is null');
}

/** Brings deleted products back; returns those that were there, or null when a code of theirs was taken meanwhile. */
export async function restoreProducts(
  manager: EntityManager,
  company: InUse,
  ids: readonly string[],
): Promise<Product[] | null> {
  const taken = await query<unknown>(
    manager,
    `select 1 from products gone join products other on other.company_id = gone.company_id
      and other.catalogue_id = gone.catalogue_id and other.code = gone.code and other.deleted_at is null
    where gone.company_id = $id and gone.catalogue_id = $catalogueId and gone.id = any($ids::uuid[])
      and gone.deleted_at is not null`,
    { id: company.id, catalogueId: company.catalogueId, ids },
  );
  if (taken.length > 0) return null;
  return changeMany(manager, company, ids, 'deleted_at = null', 'deleted_at is not null');
}

/** Says of products whether they can be bought; of one whose variants are all sold out, that all of them can again. */
export function setAvailable(
  manager: EntityManager,
  company: InUse,
  ids: readonly string[],
  isAvailable: boolean,
): Promise<Product[]> {
  return changeMany(manager, company, ids, AVAILABLE, 'deleted_at is null', { isAvailable });
}

const AVAILABLE = `is_available = $isAvailable::boolean, variants = case
  when not $isAvailable::boolean or variants @? '$[*] ? (@.isAvailable == true)' then variants
  else (
    select coalesce(jsonb_agg(variant || '{"isAvailable": true}' order by place), '[]')
    from jsonb_array_elements(variants) with ordinality as each (variant, place)
  ) end`;

export function setCategory(
  manager: EntityManager,
  company: InUse,
  ids: readonly string[],
  category: string,
): Promise<Product[]> {
  return changeMany(manager, company, ids, 'category = $category::text', 'deleted_at is null', { category });
}

function changeMany(
  manager: EntityManager,
  company: InUse,
  ids: readonly string[],
  change: string,
  condition: string,
  values: Values = {},
): Promise<Product[]> {
  return query(
    manager,
    `update products set ${change}, edition = $edition, version = version + 1, updated_at = now()
    where company_id = $companyId and catalogue_id = $catalogueId and id = any($ids::uuid[]) and ${condition}
    returning ${PRODUCT_COLUMNS}`,
    { ...values, ...placeOf(company), ids },
  );
}

/**
 * Forgets products deleted more than a day ago, a slice of one company a call. System door.
 * @returns how many went; 0 when nothing is left to do.
 */
export async function forgetOldProducts(manager: EntityManager): Promise<number> {
  const [next] = await query<{ companyId: string }>(
    manager,
    `select company_id as "companyId" from products where ${IS_FORGOTTEN} limit 1`,
  );
  if (!next) return 0;
  // As whoever changes a product: locked the other way round, each would wait for the other.
  await query(manager, 'select from companies where id = $companyId for no key update', next);
  const rows = await query<unknown>(
    manager,
    `delete from products where company_id = $companyId and (catalogue_id, id) in (
      select catalogue_id, id from products where company_id = $companyId and ${IS_FORGOTTEN} limit $limit
    ) returning id`,
    { ...next, limit: READ_SLICE },
  );
  return rows.length;
}

const IS_FORGOTTEN = `deleted_at < now() - interval '1 day'`;

const MANY_PAGES = 100; // of the table, 8 kB each

/** Whether the table of products, of all companies, is so large that reading all of it would be felt. System door. */
export async function hasManyProducts(manager: EntityManager): Promise<boolean> {
  const [row] = await query<{ pages: number }>(
    manager,
    `select (pg_relation_size('products') / current_setting('block_size')::int)::int as pages`,
  );
  return (row?.pages ?? 0) >= MANY_PAGES;
}

/** Lets the database count what its planner goes by, in a small sample: a tenth of what is usual. System door. */
export async function analyzeProducts(manager: EntityManager): Promise<void> {
  await query(manager, 'set local default_statistics_target = 10');
  await query(manager, 'analyze products');
}
