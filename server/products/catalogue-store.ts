import type { EntityManager } from 'typeorm';
import { columnNames, columnTypes, mergedAssignments } from '../database/fields.ts';
import { query, queryPrepared } from '../database/sql.ts';
import { forgetUnusedPrices, noteCatalogueUndone, noteCatalogueUse } from './price-history-store.ts';
import { PRODUCT_CONTENT, PRODUCT_FIELDS } from './product-fields.ts';
import type { CataloguePlace } from './store.ts';

/**
 * Rows in one statement at most. The embedded database has one connection, and a visitor's message takes it several
 * times: each time it waits for one statement of whoever else is there.
 */
export function sliceOf({ isEmbedded }: { isEmbedded: boolean }): number {
  return isEmbedded ? 50 : 1_000;
}

/** The catalogue that a company answers from, and how often it was changed. */
export interface CatalogueInUse {
  id: string;
  version: number;
  productCount: number;
}

export async function catalogueInUse(manager: EntityManager, companyId: string): Promise<CatalogueInUse> {
  const [row] = await queryPrepared<CatalogueInUse>(
    manager,
    `select id, version, product_count as "productCount" from catalogues
    where company_id = $companyId and id = (select catalogue_id from companies where id = $companyId)`,
    { companyId },
  );
  if (!row) throw new Error(`company ${companyId} has no catalogue`);
  return row;
}

/** A catalogue in the making: nobody answers from it until `switchCatalogue`. */
export interface NewCatalogue {
  companyId: string;
  id: string;
  /** null for one that came by itself. */
  madeBy: string | null;
  fileName: string;
  replacedId: string;
}

export async function newCatalogue(manager: EntityManager, catalogue: NewCatalogue): Promise<void> {
  const { companyId, id, madeBy, fileName, replacedId } = catalogue;
  await queryPrepared(
    manager,
    `insert into catalogues (company_id, id, made_by, source, file_name, replaced_id, is_complete)
    values ($companyId, $id, $madeBy, 'IMPORT', $fileName, $replacedId, false)`,
    { companyId, id, madeBy, fileName, replacedId },
  );
}

const ROW = `json_to_recordset($rows::json) as row (
  id uuid, number bigint, ${columnTypes(PRODUCT_FIELDS)}, position integer, version integer, created_at timestamptz,
  priced_at timestamptz, is_new boolean, is_changed boolean, is_removed boolean)`;

const INSERT = `
  insert into products (company_id, catalogue_id, id, code, ${columnNames(PRODUCT_CONTENT)}, position, version, created_at,
    priced_at)
  select $companyId::uuid, $catalogueId::uuid, id, coalesce(code, ($highestCode::bigint + number)::text),
    ${columnNames(PRODUCT_CONTENT)}, position, version, coalesce(created_at, now()), coalesce(priced_at, now())
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
  await queryPrepared(manager, INSERT, { companyId, catalogueId, rows, highestCode });
}

/** As `addProductRows`, where rows that are there already are updated or removed; what a row leaves out stays as it is. */
export async function mergeProductRows(
  manager: EntityManager,
  companyId: string,
  catalogueId: string,
  rows: string,
  highestCode: number,
): Promise<void> {
  await queryPrepared(manager, UPDATE, { companyId, catalogueId, rows });
  if (rows.includes('"is_removed":true')) await queryPrepared(manager, REMOVE, { companyId, catalogueId, rows });
  await queryPrepared(manager, `${INSERT} where is_new`, { companyId, catalogueId, rows, highestCode });
}

const UPDATE = `
  update products set
    ${mergedAssignments(PRODUCT_CONTENT, 'products')},
    version = row.version,
    updated_at = now()
  from ${ROW}
  where row.is_changed and products.company_id = $companyId and products.catalogue_id = $catalogueId
    and products.id = row.id`;

const REMOVE = `
  delete from products using ${ROW}
  where row.is_removed and products.company_id = $companyId and products.catalogue_id = $catalogueId
    and products.id = row.id`;

/** Copies the next products of one catalogue, `slice` at most, into another; returns where to go on, null at the end. */
export async function copyProducts(
  manager: EntityManager,
  companyId: string,
  from: string,
  to: string,
  { position, id }: CataloguePlace,
  slice: number,
): Promise<CataloguePlace | null> {
  const rows = await queryPrepared<CataloguePlace>(
    manager,
    `insert into products (company_id, catalogue_id, id, ${columnNames(PRODUCT_FIELDS)}, position, version, created_at, updated_at,
      priced_at)
    select company_id, $to::uuid, id, ${columnNames(PRODUCT_FIELDS)}, position, version, created_at, updated_at, priced_at
    from products where company_id = $companyId and catalogue_id = $from and deleted_at is null
      and (position, id) > ($position::int, $id::uuid)
    order by position, id limit $slice returning position, id`,
    { companyId, from, to, position, id, slice },
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
  const [still] = await query<{ id: string }>(
    manager,
    'select id from catalogues where company_id = $companyId and id = $id and version = $version for update',
    { companyId, id: replaced.id, version: replaced.version },
  );
  if (!still || !(await point(manager, companyId, catalogueId, replaced.id))) return false;
  await query(
    manager,
    'update catalogues set is_complete = true, version_in_use = version where company_id = $companyId and id = $catalogueId',
    { companyId, catalogueId },
  );
  await noteCatalogueUse(manager, companyId, catalogueId);
  return true;
}

async function point(manager: EntityManager, companyId: string, to: string, from: string): Promise<boolean> {
  const moved = await query<{ id: string }>(
    manager,
    `update companies set catalogue_id = $to, catalogue_version = catalogue_version + 1,
      knowledge_version = knowledge_version + 1
    where id = $companyId and catalogue_id = $from returning id`,
    { companyId, to, from },
  );
  return moved.length === 1;
}

/** The catalogue that an undo would go back to: the replaced one, while nothing was changed since; null when none. */
export async function catalogueToReturnTo(manager: EntityManager, companyId: string): Promise<string | null> {
  const rows = await query<{ id: string }>(
    manager,
    `select replaced.id from companies company
    join catalogues used on used.company_id = company.id and used.id = company.catalogue_id
    join catalogues replaced on replaced.company_id = company.id and replaced.id = used.replaced_id
    where company.id = $companyId and used.source = 'IMPORT' and used.version = used.version_in_use
      and replaced.is_complete`,
    { companyId },
  );
  return rows[0]?.id ?? null;
}

/** Goes back to the catalogue before the last import; returns the undone one's id, null when there is nothing to undo. */
export async function returnToReplaced(manager: EntityManager, companyId: string): Promise<string | null> {
  const used = await catalogueInUse(manager, companyId);
  await query(manager, 'select id from catalogues where company_id = $companyId and id = $id for update', {
    companyId,
    id: used.id,
  });
  const replacedId = await catalogueToReturnTo(manager, companyId);
  if (replacedId === null || !(await point(manager, companyId, replacedId, used.id))) return null;
  await noteCatalogueUndone(manager, companyId, used.id);
  return used.id;
}

/** Catalogues of a company that nobody answers from and no undo needs; unfinished ones only from before `before`. */
export async function unneededCatalogues(
  manager: EntityManager,
  companyId: string,
  unfinishedBefore: Date,
): Promise<string[]> {
  const rows = await query<{ id: string }>(
    manager,
    `select old.id from catalogues old
    join companies company on company.id = old.company_id
    join catalogues used on used.company_id = company.id and used.id = company.catalogue_id
    where old.company_id = $companyId and old.id <> used.id and old.id is distinct from used.replaced_id
      and (old.is_complete or old.made_at < $unfinishedBefore)`,
    { companyId, unfinishedBefore },
  );
  return rows.map(({ id }) => id);
}

/**
 * From now on no undo goes back to a catalogue, of which slices will be missing; false where it is in use or needed for
 * an undo. Whoever puts another catalogue in use has locked the company too.
 */
export async function giveUpCatalogue(manager: EntityManager, companyId: string, id: string): Promise<boolean> {
  await query(manager, 'select from companies where id = $companyId for no key update', { companyId });
  const rows = await query<{ isNeeded: boolean }>(
    manager,
    `select used.id = $id or used.replaced_id is not distinct from $id::uuid as "isNeeded"
    from companies company join catalogues used on used.company_id = company.id and used.id = company.catalogue_id
    where company.id = $companyId`,
    { companyId, id },
  );
  if (rows[0]?.isNeeded) return false;
  await query(
    manager,
    'update catalogues set is_complete = false where company_id = $companyId and id = $id and is_complete',
    { companyId, id },
  );
  return true;
}

/** Whether all of a catalogue is there. */
export async function isWhole(manager: EntityManager, companyId: string, id: string): Promise<boolean> {
  const rows = await query(
    manager,
    'select from catalogues where company_id = $companyId and id = $id and is_complete',
    { companyId, id },
  );
  return rows.length > 0;
}

/** Deletes `slice` products of a catalogue that is not in use, then the catalogue itself; true when all of it is gone. */
export async function deleteCatalogueSlice(
  manager: EntityManager,
  companyId: string,
  catalogueId: string,
  slice: number,
): Promise<boolean> {
  const deleted = await query<{ id: string }>(
    manager,
    `delete from products where company_id = $companyId and catalogue_id = $catalogueId and id in (
      select id from products where company_id = $companyId and catalogue_id = $catalogueId limit $slice
    ) and catalogue_id <> (select catalogue_id from companies where id = $companyId) returning id`,
    { companyId, catalogueId, slice },
  );
  if (deleted.length === slice) return false;
  await forgetUnusedPrices(manager, companyId, catalogueId);
  await query(
    manager,
    `delete from catalogues where company_id = $companyId and id = $catalogueId
      and id <> (select catalogue_id from companies where id = $companyId)`,
    { companyId, catalogueId },
  );
  return true;
}
