import { type EntityManager, EntitySchema } from 'typeorm';
import type { Company } from '../companies/company.ts';
import { prepared } from '../database/prepared.ts';
import type { ProductEdit } from './edited-catalogue.ts';
import type { Product } from './product.ts';
import type { CheckedProduct } from './product-input.ts';

export const productTable = new EntitySchema<Product>({
  name: 'Product',
  tableName: 'products',
  columns: {
    companyId: { type: 'uuid', primary: true },
    catalogueId: { type: 'uuid', primary: true },
    id: { type: 'uuid', primary: true },
    code: { type: 'text' },
    name: { type: 'text' },
    description: { type: 'text' },
    price: { type: 'text' },
    priceCents: { type: 'bigint', nullable: true, transformer: { to: (cents) => cents, from: numberOrNull } },
    currency: { type: 'text', nullable: true },
    category: { type: 'text' },
    imageUrl: { type: 'text' },
    link: { type: 'text' },
    isAvailable: { type: 'boolean' },
    keywords: { type: 'text', array: true },
    position: { type: 'integer' },
    version: { type: 'integer' },
    createdAt: { type: 'timestamp with time zone' },
    updatedAt: { type: 'timestamp with time zone' },
  },
});

function numberOrNull(cents: string | null): number | null {
  return cents === null ? null : Number(cents);
}

// Rows read at once: few enough to hold up neither the event loop nor, on the embedded database, everybody else.
const SLICE = 500;

/** All products of a catalogue that nobody deleted, in their order, read in slices; `read` opens the company's door for each. */
export async function allProducts(
  read: (slice: (manager: EntityManager) => Promise<Product[]>) => Promise<Product[]>,
  companyId: string,
  catalogueId: string,
): Promise<Product[]> {
  const products: Product[] = [];
  for (;;) {
    const last = products.at(-1);
    const slice = await read((manager) => productsAfter(manager, companyId, catalogueId, last ?? null));
    for (const product of slice) products.push(product);
    if (slice.length < SLICE) return products;
  }
}

const PRODUCT_COLUMNS = `company_id as "companyId", catalogue_id as "catalogueId", id, code, name, description, price, price_cents::float8 as "priceCents",
  currency, category, image_url as "imageUrl", link, is_available as "isAvailable", keywords, position, version,
  created_at as "createdAt", updated_at as "updatedAt"`;

function productsAfter(
  manager: EntityManager,
  companyId: string,
  catalogueId: string,
  last: Product | null,
): Promise<Product[]> {
  return prepared(
    manager,
    'products_after',
    `select ${PRODUCT_COLUMNS} from products where company_id = $1 and catalogue_id = $2 and deleted_at is null
      and (position, id) > ($3::int, $4::uuid)
    order by position, id limit $5`,
    [companyId, catalogueId, last?.position ?? -1, last?.id ?? NO_UUID, SLICE],
  );
}

const NO_UUID = '00000000-0000-0000-0000-000000000000';

const MOST_EDITS = 1_000;

/**
 * What was edited in a catalogue since a version of the company's; null where that is more than is worth telling one by
 * one, or where it does not explain the number of products.
 */
export async function productEdits(
  manager: EntityManager,
  { id, catalogueId }: Pick<Company, 'id' | 'catalogueId'>,
  since: number,
): Promise<ProductEdit[] | null> {
  const rows = await prepared<Product & { isDeleted: boolean }>(
    manager,
    'product_edits',
    `select ${PRODUCT_COLUMNS}, deleted_at is not null as "isDeleted" from products
    where company_id = $1 and catalogue_id = $2 and edition > $3::int and edition > 0 limit $4`,
    [id, catalogueId, since, MOST_EDITS + 1],
  );
  if (rows.length > MOST_EDITS) return null;
  return rows.map(({ isDeleted, ...product }) => ({ id: product.id, product: isDeleted ? null : product }));
}

/** Products of the catalogue in use that nobody deleted, in any order. */
export function findProducts(manager: EntityManager, companyId: string, ids: readonly string[]): Promise<Product[]> {
  return prepared(
    manager,
    'find_products',
    `select ${PRODUCT_COLUMNS} from products where company_id = $1 and id = any($2::uuid[]) and deleted_at is null
      and catalogue_id = (select catalogue_id from companies where id = $1)`,
    [companyId, ids],
  );
}

/** How many products a catalogue has, and how many of them are for sale. */
export async function catalogueCounts(
  manager: EntityManager,
  { id, catalogueId }: Pick<Company, 'id' | 'catalogueId'>,
): Promise<{ products: number; available: number }> {
  const rows = await prepared<{ products: number; available: number }>(
    manager,
    'catalogue_counts',
    `select product_count as products, available_count as available from catalogues where company_id = $1 and id = $2`,
    [id, catalogueId],
  );
  return rows[0] ?? { products: 0, available: 0 };
}

export type NewProduct = Omit<Product, 'catalogueId' | 'version' | 'createdAt' | 'updatedAt'>;

/** Adds products of one company to its catalogue in use. */
export async function addProducts(manager: EntityManager, products: readonly NewProduct[]): Promise<void> {
  const [first] = products;
  if (!first) return;
  const [company] = await manager.query<{ id: string; catalogueId: string; catalogueVersion: number }[]>(
    'select id, catalogue_id as "catalogueId", catalogue_version as "catalogueVersion" from companies where id = $1',
    [first.companyId],
  );
  if (!company) return;
  for (let from = 0; from < products.length; from += SLICE) {
    await insertProducts(manager, company, products.slice(from, from + SLICE));
  }
}

/** The catalogue that is worked on, and the version of the company's that comes of it. */
export type InUse = Pick<Company, 'id' | 'catalogueId' | 'catalogueVersion'>;

function insertProducts(manager: EntityManager, company: InUse, products: readonly NewProduct[]): Promise<unknown> {
  return manager.query(INSERT_ROWS, [
    company.id,
    company.catalogueId,
    company.catalogueVersion + 1,
    JSON.stringify(products),
  ]);
}

/** Rows of one catalogue from a JSON list: one statement for a slice, whatever its length. $3 is their edition. */
const INSERT_ROWS = `
  insert into products (company_id, catalogue_id, edition, id, code, name, description, price, price_cents, currency,
    category, image_url, link, is_available, keywords, position)
  select $1::uuid, $2::uuid, $3::int, id, code, name, description, price, "priceCents", currency, category, "imageUrl",
    link, "isAvailable", keywords, position
  from json_to_recordset($4::json) as rows (id uuid, code text, name text, description text, price text,
    "priceCents" bigint, currency text, category text, "imageUrl" text, link text, "isAvailable" boolean,
    keywords text[], position int)`;

/** Adds one product at the catalogue's end; null when its code is taken. */
export async function insertProduct(
  manager: EntityManager,
  company: InUse,
  id: string,
  product: CheckedProduct,
): Promise<Product | null> {
  const rows = await manager.query<Product[]>(
    `insert into products (company_id, catalogue_id, edition, id, code, name, description, price, price_cents, currency,
      category, image_url, link, is_available, keywords, position)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::text[], coalesce(max(position) + 1, 0)
    from (select position from products where company_id = $1 and catalogue_id = $2 order by position desc limit 1) last
    on conflict (company_id, catalogue_id, code) where deleted_at is null do nothing
    returning ${PRODUCT_COLUMNS}`,
    [company.id, company.catalogueId, company.catalogueVersion + 1, id, ...valuesOf(product)],
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
  const [rows] = await manager.query<[Product[], number]>(
    `update products set edition = $3, code = $5, name = $6, description = $7, price = $8, price_cents = $9, currency = $10,
      category = $11, image_url = $12, link = $13, is_available = $14, keywords = $15::text[], version = version + 1,
      updated_at = now()
    where company_id = $1 and catalogue_id = $2 and id = $4 and version = $16 and deleted_at is null
    returning ${PRODUCT_COLUMNS}`,
    [company.id, company.catalogueId, company.catalogueVersion + 1, id, ...valuesOf(product), version],
  );
  return rows[0] ?? null;
}

const valuesOf = (product: CheckedProduct) => [
  product.code,
  product.name,
  product.description,
  product.price,
  product.priceCents,
  product.currency,
  product.category,
  product.imageUrl,
  product.link,
  product.isAvailable,
  product.keywords,
];

/** Whether a product that nobody deleted has this code; `except` may. */
export async function isCodeTaken(
  manager: EntityManager,
  { id, catalogueId }: InUse,
  code: string,
  except: string | null,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `select 1 from products where company_id = $1 and catalogue_id = $2 and code = $3 and deleted_at is null
      and id is distinct from $4::uuid`,
    [id, catalogueId, code, except],
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
  const taken = await manager.query<unknown[]>(
    `select 1 from products gone join products other on other.company_id = gone.company_id
      and other.catalogue_id = gone.catalogue_id and other.code = gone.code and other.deleted_at is null
    where gone.company_id = $1 and gone.catalogue_id = $2 and gone.id = any($3::uuid[]) and gone.deleted_at is not null`,
    [company.id, company.catalogueId, ids],
  );
  if (taken.length > 0) return null;
  return changeMany(manager, company, ids, 'deleted_at = null', 'deleted_at is not null');
}

export function setAvailable(
  manager: EntityManager,
  company: InUse,
  ids: readonly string[],
  isAvailable: boolean,
): Promise<Product[]> {
  return changeMany(manager, company, ids, 'is_available = $5::boolean', 'deleted_at is null', isAvailable);
}

export function setCategory(
  manager: EntityManager,
  company: InUse,
  ids: readonly string[],
  category: string,
): Promise<Product[]> {
  return changeMany(manager, company, ids, 'category = $5::text', 'deleted_at is null', category);
}

async function changeMany(
  manager: EntityManager,
  company: InUse,
  ids: readonly string[],
  change: string,
  condition: string,
  ...value: unknown[]
): Promise<Product[]> {
  const [rows] = await manager.query<[Product[], number]>(
    `update products set ${change}, edition = $3, version = version + 1, updated_at = now()
    where company_id = $1 and catalogue_id = $2 and id = any($4::uuid[]) and ${condition}
    returning ${PRODUCT_COLUMNS}`,
    [company.id, company.catalogueId, company.catalogueVersion + 1, ids, ...value],
  );
  return rows;
}

/**
 * Forgets products deleted more than a day ago, a slice a call. System door.
 * @returns how many went; 0 when nothing is left to do.
 */
export async function forgetOldProducts(manager: EntityManager): Promise<number> {
  const [rows] = await manager.query<[unknown[], number]>(
    `delete from products where (company_id, catalogue_id, id) in (
      select company_id, catalogue_id, id from products where deleted_at < now() - interval '1 day' limit $1
    ) returning id`,
    [SLICE],
  );
  return rows.length;
}

/** Lets the database count what its planner goes by, in a small sample: a tenth of what is usual. System door. */
export async function analyzeProducts(manager: EntityManager): Promise<void> {
  await manager.query('set local default_statistics_target = 10');
  await manager.query('analyze products');
}
