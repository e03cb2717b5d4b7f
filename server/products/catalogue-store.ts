import type { EntityManager } from 'typeorm';
import { prepared } from '../database/prepared.ts';
import type { Product } from './product.ts';

/**
 * Rows in one statement at most. The embedded database has one connection, and a visitor's message takes it several
 * times: each time it waits for one statement of whoever else is there.
 */
export function sliceOf({ isEmbedded }: { isEmbedded: boolean }): number {
  return isEmbedded ? 200 : 1_000;
}

/** Rows that are only read, in one statement. */
export const READ_SLICE = 500;

/** The catalogue that a company answers from, and how often it was changed. */
export interface CatalogueInUse {
  id: string;
  version: number;
  productCount: number;
}

export async function catalogueInUse(manager: EntityManager, companyId: string): Promise<CatalogueInUse> {
  const [row] = await prepared<CatalogueInUse>(
    manager,
    'catalogue_in_use',
    `select id, version, product_count as "productCount" from catalogues
    where company_id = $1 and id = (select catalogue_id from companies where id = $1)`,
    [companyId],
  );
  if (!row) throw new Error(`company ${companyId} has no catalogue`);
  return row;
}

/** Where a reader of a whole catalogue stands. */
export interface CataloguePlace {
  position: number;
  id: string;
}

/** The next products of a catalogue in their order, without the deleted ones; null begins at the first. */
export function productsFrom(
  manager: EntityManager,
  companyId: string,
  catalogueId: string,
  after: CataloguePlace | null,
): Promise<Omit<Product, 'companyId' | 'catalogueId' | 'updatedAt'>[]> {
  return prepared(
    manager,
    'products_from',
    `select id, code, name, description, price, price_cents::float8 as "priceCents", currency, category,
      image_url as "imageUrl", link, is_available as "isAvailable", keywords, position, version,
      created_at as "createdAt"
    from products where company_id = $1 and catalogue_id = $2 and deleted_at is null
      and (position, id) > ($3::int, $4::uuid)
    order by position, id limit $5`,
    [companyId, catalogueId, after?.position ?? -1, after?.id ?? NO_UUID, READ_SLICE],
  );
}

const NO_UUID = '00000000-0000-0000-0000-000000000000';

/** A catalogue in the making: nobody answers from it until `switchCatalogue`. */
export interface NewCatalogue {
  companyId: string;
  id: string;
  madeBy: string;
  fileName: string;
  replacedId: string;
}

export async function newCatalogue(manager: EntityManager, catalogue: NewCatalogue): Promise<void> {
  const { companyId, id, madeBy, fileName, replacedId } = catalogue;
  await prepared(
    manager,
    'new_catalogue',
    `insert into catalogues (company_id, id, made_by, source, file_name, replaced_id, is_complete)
    values ($1, $2, $3, 'IMPORT', $4, $5, false)`,
    [companyId, id, madeBy, fileName, replacedId],
  );
}

const ROW = `json_to_recordset($3::json) as row (
  id uuid, code text, number bigint, name text, description text, price text, price_cents bigint, currency text,
  category text, image_url text, link text, is_available boolean, keywords text[], position integer, version integer,
  created_at timestamptz, is_new boolean, is_changed boolean)`;

const INSERT = `
  insert into products (company_id, catalogue_id, id, code, name, description, price, price_cents, currency, category,
    image_url, link, is_available, keywords, position, version, created_at)
  select $1, $2, id, coalesce(code, ($4::bigint + number)::text), name, description, price, price_cents, currency,
    category, image_url, link, is_available, keywords, position, version, coalesce(created_at, now())
  from ${ROW}`;

/**
 * Adds a slice of rows to a catalogue in the making.
 * @param rows a JSON list of at most `sliceOf` rows; the database reads it, nobody before it does.
 * @param highestCode a row without a code gets this and its `number` together.
 */
export async function addProductRows(
  manager: EntityManager,
  companyId: string,
  catalogueId: string,
  rows: string,
  highestCode: number,
): Promise<void> {
  await prepared(manager, 'add_product_rows', INSERT, [companyId, catalogueId, rows, highestCode]);
}

/** As `addProductRows`, where rows that are there already are updated; what a row leaves out stays as it is. */
export async function mergeProductRows(
  manager: EntityManager,
  companyId: string,
  catalogueId: string,
  rows: string,
  highestCode: number,
): Promise<void> {
  await prepared(manager, 'merge_product_rows', UPDATE, [companyId, catalogueId, rows]);
  await prepared(manager, 'merge_new_rows', `${INSERT} where is_new`, [companyId, catalogueId, rows, highestCode]);
}

const UPDATE = `
  update products set
    name = row.name,
    description = coalesce(row.description, products.description),
    price = coalesce(row.price, products.price),
    price_cents = case when row.price is null then products.price_cents else row.price_cents end,
    currency = case when row.price is null then products.currency else row.currency end,
    category = coalesce(row.category, products.category),
    image_url = coalesce(row.image_url, products.image_url),
    link = coalesce(row.link, products.link),
    is_available = coalesce(row.is_available, products.is_available),
    keywords = coalesce(row.keywords, products.keywords),
    version = row.version,
    updated_at = now()
  from ${ROW}
  where row.is_changed and products.company_id = $1 and products.catalogue_id = $2 and products.id = row.id`;

/** Copies the next products of one catalogue, `slice` at most, into another; returns where to go on, null at the end. */
export async function copyProducts(
  manager: EntityManager,
  companyId: string,
  from: string,
  to: string,
  after: CataloguePlace | null,
  slice: number,
): Promise<CataloguePlace | null> {
  const rows = await prepared<CataloguePlace>(
    manager,
    'copy_products',
    `insert into products (company_id, catalogue_id, id, code, name, description, price, price_cents, currency, category,
      image_url, link, is_available, keywords, position, version, created_at, updated_at)
    select company_id, $3, id, code, name, description, price, price_cents, currency, category, image_url, link,
      is_available, keywords, position, version, created_at, updated_at
    from products where company_id = $1 and catalogue_id = $2 and deleted_at is null
      and (position, id) > ($4::int, $5::uuid)
    order by position, id limit $6 returning position, id`,
    [companyId, from, to, after?.position ?? -1, after?.id ?? NO_UUID, slice],
  );
  return rows.length < slice ? null : (rows.at(-1) ?? null);
}

/** From now on the company answers from this catalogue; false when another than `replaced`, at that version, is in use. */
export async function switchCatalogue(
  manager: EntityManager,
  companyId: string,
  catalogueId: string,
  replaced: Pick<CatalogueInUse, 'id' | 'version'>,
): Promise<boolean> {
  // The lock keeps an edit of the old catalogue from slipping in between.
  const [still] = await manager.query<{ id: string }[]>(
    'select id from catalogues where company_id = $1 and id = $2 and version = $3 for update',
    [companyId, replaced.id, replaced.version],
  );
  if (!still || !(await point(manager, companyId, catalogueId, replaced.id))) return false;
  await manager.query(
    'update catalogues set is_complete = true, version_in_use = version where company_id = $1 and id = $2',
    [companyId, catalogueId],
  );
  return true;
}

async function point(manager: EntityManager, companyId: string, to: string, from: string): Promise<boolean> {
  const [moved] = await manager.query<[{ id: string }[], number]>(
    `update companies set catalogue_id = $2, catalogue_version = catalogue_version + 1,
      knowledge_version = knowledge_version + 1
    where id = $1 and catalogue_id = $3 returning id`,
    [companyId, to, from],
  );
  return moved.length === 1;
}

/** The catalogue that an undo would go back to: the replaced one, while nothing was changed since; null when none. */
export async function catalogueToReturnTo(manager: EntityManager, companyId: string): Promise<string | null> {
  const rows = await manager.query<{ id: string }[]>(
    `select replaced.id from companies company
    join catalogues used on used.company_id = company.id and used.id = company.catalogue_id
    join catalogues replaced on replaced.company_id = company.id and replaced.id = used.replaced_id
    where company.id = $1 and used.source = 'IMPORT' and used.version = used.version_in_use and replaced.is_complete`,
    [companyId],
  );
  return rows[0]?.id ?? null;
}

/** Goes back to the catalogue before the last import; returns the undone one's id, null when there is nothing to undo. */
export async function returnToReplaced(manager: EntityManager, companyId: string): Promise<string | null> {
  const used = await catalogueInUse(manager, companyId);
  await manager.query('select id from catalogues where company_id = $1 and id = $2 for update', [companyId, used.id]);
  const replacedId = await catalogueToReturnTo(manager, companyId);
  return replacedId !== null && (await point(manager, companyId, replacedId, used.id)) ? used.id : null;
}

/** Catalogues of a company that nobody answers from and no undo needs; unfinished ones only from before `before`. */
export async function unneededCatalogues(
  manager: EntityManager,
  companyId: string,
  unfinishedBefore: Date,
): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `select old.id from catalogues old
    join companies company on company.id = old.company_id
    join catalogues used on used.company_id = company.id and used.id = company.catalogue_id
    where old.company_id = $1 and old.id <> used.id and old.id is distinct from used.replaced_id
      and (old.is_complete or old.made_at < $2)`,
    [companyId, unfinishedBefore],
  );
  return rows.map(({ id }) => id);
}

/** Deletes `slice` products of a catalogue that is not in use, then the catalogue itself; true when all of it is gone. */
export async function deleteCatalogueSlice(
  manager: EntityManager,
  companyId: string,
  catalogueId: string,
  slice: number,
): Promise<boolean> {
  const [deleted] = await manager.query<[{ id: string }[], number]>(
    `delete from products where company_id = $1 and catalogue_id = $2 and id in (
      select id from products where company_id = $1 and catalogue_id = $2 limit $3
    ) and catalogue_id <> (select catalogue_id from companies where id = $1) returning id`,
    [companyId, catalogueId, slice],
  );
  if (deleted.length === slice) return false;
  await manager.query(
    `delete from catalogues where company_id = $1 and id = $2
      and id <> (select catalogue_id from companies where id = $1)`,
    [companyId, catalogueId],
  );
  return true;
}
