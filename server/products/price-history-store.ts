import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { query, queryPrepared } from '../database/sql.ts';
import type { DeclaredPrice } from './price-periods.ts';
import type { PriceTerms } from './prices.ts';

/** Of whom a price is: a product, or one of its variants by the name that it has in the product; empty for the product. */
export interface Priced {
  productId: string;
  variant: string;
}

const TERMS = 'price_cents, list_price_cents, currency, offer_starts_at, offer_ends_at';
const FIRST = '00000000-0000-0000-0000-000000000000'; // the change that the first known price is

/** Notes that an edit asks another price from now on; nothing where it is the same. */
export async function notePriceChange(
  manager: EntityManager,
  companyId: string,
  { productId, variant }: Priced,
  before: PriceTerms & { pricedAt: Date },
  after: PriceTerms,
): Promise<void> {
  if (areSameTerms(before, after)) return;
  const add = (changeId: string, declaredAt: Date | null, terms: PriceTerms) =>
    query(
      manager,
      `insert into price_history (company_id, product_id, variant, change_id, declared_at, ${TERMS})
      select $companyId::uuid, $productId::uuid, $variant::text, $changeId::uuid, coalesce($declaredAt::timestamptz, now()),
        $priceCents::bigint, $listPriceCents::bigint, $currency::text, $offerStartsAt::timestamptz,
        $offerEndsAt::timestamptz
      where $declaredAt::timestamptz is null or not exists (
        select from price_history where company_id = $companyId and product_id = $productId and variant = $variant)`,
      { companyId, productId, variant, changeId, declaredAt, ...termsOf(terms) },
    );
  await add(FIRST, before.pricedAt, before);
  await add(randomUUID(), null, after);
  await query(manager, FORGET_OLD, { companyId, productIds: [productId] });
}

/** What was asked until over 400 days ago: no offer that is on needs to know it. */
const FORGET_OLD = `
  with noted as (
    select product_id, variant, change_id, lead(at) over (partition by product_id, variant order by at, change_id) as next
    from (
      select noted.*, coalesce(noted.declared_at, used.since) as at from price_history noted
      left join catalogue_uses used on used.company_id = noted.company_id and used.catalogue_id = noted.change_id
        and noted.declared_at is null
      where noted.company_id = $companyId and noted.product_id = any($productIds::uuid[])
    ) timed where at is not null
  )
  delete from price_history old using noted where old.company_id = $companyId
    and old.product_id = noted.product_id and old.variant = noted.variant and old.change_id = noted.change_id
    and noted.next < now() - interval '400 days'`;

/**
 * Notes what a slice of an import asks for products that are there already, from when its catalogue is in use.
 * @param rows the slice, as it was written.
 */
export async function noteImportedPrices(
  manager: EntityManager,
  companyId: string,
  catalogueId: string,
  baseCatalogueId: string,
  rows: string,
): Promise<void> {
  if (!rows.includes('"is_changed":true')) return;
  const changed = await queryPrepared<{ productId: string }>(
    manager,
    `with changed as materialized (
      select before.id, before.priced_at, ${columns('before', 'before_')}, ${columns('after', 'after_')}
      from json_to_recordset($rows::json) as row (id uuid, is_changed boolean)
      join products before on before.company_id = $companyId and before.catalogue_id = $baseCatalogueId
        and before.id = row.id
      join products after on after.company_id = $companyId and after.catalogue_id = $catalogueId and after.id = row.id
      where row.is_changed and (${columns('before')}) is distinct from (${columns('after')})
    ), known as (
      insert into price_history (company_id, product_id, change_id, declared_at, ${TERMS})
      select $companyId::uuid, id, '${FIRST}', priced_at, ${prefixed('before_')} from changed
      where not exists (
        select from price_history where company_id = $companyId and product_id = changed.id and variant = '')
      on conflict do nothing
    )
    insert into price_history (company_id, product_id, change_id, ${TERMS})
    select $companyId::uuid, id, $catalogueId::uuid, ${prefixed('after_')} from changed
    on conflict do nothing returning product_id as "productId"`,
    { companyId, catalogueId, baseCatalogueId, rows },
  );
  const productIds = changed.map(({ productId }) => productId);
  if (productIds.length > 0) await queryPrepared(manager, FORGET_OLD, { companyId, productIds });
}

const names = TERMS.split(', ');
const columns = (table: string, as?: string) =>
  names.map((name) => `${table}.${name}${as === undefined ? '' : ` as ${as}${name}`}`).join(', ');
const prefixed = (prefix: string) => names.map((name) => prefix + name).join(', ');

/** What was asked for products and their variants, each in the order of time; of one whose price never changed, nothing. */
export function priceHistory(
  manager: EntityManager,
  companyId: string,
  productIds: readonly string[],
): Promise<(DeclaredPrice & Priced)[]> {
  return queryPrepared(
    manager,
    `select noted.product_id as "productId", noted.variant, coalesce(noted.declared_at, used.since) as at,
      used.until as "undoneAt", noted.price_cents::float8 as "priceCents",
      noted.list_price_cents::float8 as "listPriceCents", noted.currency, noted.offer_starts_at as "offerStartsAt",
      noted.offer_ends_at as "offerEndsAt"
    from price_history noted
    left join catalogue_uses used on used.company_id = noted.company_id and used.catalogue_id = noted.change_id
      and noted.declared_at is null
    where noted.company_id = $companyId and noted.product_id = any($productIds::uuid[])
      and coalesce(noted.declared_at, used.since) is not null
    order by at, noted.change_id`,
    { companyId, productIds },
  );
}

/** From now on a company answers from a catalogue that an import made. */
export async function noteCatalogueUse(manager: EntityManager, companyId: string, catalogueId: string): Promise<void> {
  await query(manager, 'insert into catalogue_uses (company_id, catalogue_id) values ($companyId, $catalogueId)', {
    companyId,
    catalogueId,
  });
}

/** The import of a catalogue was undone: what was asked before it is asked again. */
export async function noteCatalogueUndone(
  manager: EntityManager,
  companyId: string,
  catalogueId: string,
): Promise<void> {
  await query(
    manager,
    'update catalogue_uses set until = now() where company_id = $companyId and catalogue_id = $catalogueId',
    { companyId, catalogueId },
  );
}

/** Forgets the prices of an import that was never applied. */
export async function forgetUnusedPrices(
  manager: EntityManager,
  companyId: string,
  catalogueId: string,
): Promise<void> {
  await query(
    manager,
    `delete from price_history where company_id = $companyId and change_id = $catalogueId and declared_at is null
      and not exists (select from catalogue_uses where company_id = $companyId and catalogue_id = $catalogueId)`,
    { companyId, catalogueId },
  );
}

/** Whether two ask the same, at any time. */
export function areSameTerms(one: PriceTerms, other: PriceTerms): boolean {
  return JSON.stringify(termsOf(one)) === JSON.stringify(termsOf(other));
}

function termsOf({ priceCents, listPriceCents, currency, offerStartsAt, offerEndsAt }: PriceTerms): PriceTerms {
  return { priceCents, listPriceCents, currency, offerStartsAt, offerEndsAt };
}
