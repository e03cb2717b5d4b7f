import type { EntityManager } from 'typeorm';
import type { Company } from '../companies/company.ts';
import { queryPrepared } from '../database/sql.ts';
import type { Product } from './product.ts';
import { MOST_EDITS, PRODUCT_COLUMNS } from './store.ts';

type InCatalogue = Pick<Company, 'id' | 'catalogueId'>;

/** The next moment at which an offer of a catalogue begins or ends; null where none does. */
export async function nextPriceChange(
  manager: EntityManager,
  { id, catalogueId }: InCatalogue,
  now: Date,
): Promise<Date | null> {
  const [row] = await queryPrepared<{ at: Date | null }>(
    manager,
    `select least(
      (select min(offer_starts_at) from products where company_id = $id and catalogue_id = $catalogueId
        and offer_starts_at > $now::timestamptz),
      (select min(offer_ends_at) from products where company_id = $id and catalogue_id = $catalogueId
        and offer_ends_at > $now::timestamptz)) as at`,
    { id, catalogueId, now },
  );
  return row?.at ?? null;
}

/** Products of a catalogue whose offer began or ended after one moment and by another; null for more than is worth telling. */
export async function pricedAnew(
  manager: EntityManager,
  { id, catalogueId }: InCatalogue,
  after: Date,
  by: Date,
): Promise<Product[] | null> {
  const rows = await queryPrepared<Product>(
    manager,
    // Each way by itself, and no product looked up for each of a whole catalogue: what the planner knows of a table that
    // grew just now may be far from it.
    `select * from (
      select ${PRODUCT_COLUMNS} from products where ${IN_CATALOGUE} and ${BEGUN}
      union all
      select ${PRODUCT_COLUMNS} from products where ${IN_CATALOGUE} and not coalesce(${BEGUN}, false)
        and offer_ends_at > $after::timestamptz and offer_ends_at <= $by::timestamptz
    ) as turned limit $limit`,
    { id, catalogueId, after, by, limit: MOST_EDITS + 1 },
  );
  return rows.length > MOST_EDITS ? null : rows;
}

const IN_CATALOGUE = 'company_id = $id and catalogue_id = $catalogueId and deleted_at is null';
const BEGUN = '(offer_starts_at > $after::timestamptz and offer_starts_at <= $by::timestamptz)';

/** Whether some product of a catalogue has a full price, or a day since which it is sold. */
export async function hasAnyOffer(manager: EntityManager, companyId: string, catalogueId: string): Promise<boolean> {
  const rows = await queryPrepared<unknown>(
    manager,
    `select from products where company_id = $companyId and catalogue_id = $catalogueId
      and (list_price <> '' or sold_since <> '') limit 1`,
    { companyId, catalogueId },
  );
  return rows.length > 0;
}
