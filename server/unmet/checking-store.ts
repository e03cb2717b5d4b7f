import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
import type { Gathered } from './reading-wishes.ts';
import type { Supply } from './supply.ts';
import { NEWEST_READ } from './unmet-wish.ts';

/** A row that is to be tried against the catalogue. */
export interface UncheckedWish {
  id: string;
  version: number;
  /** What was said last in it, the newest first. */
  texts: string[];
}

/** Companies, of some or of all, of which a wish was not tried yet against what their assistant knows. System door. */
export async function uncheckedCompanies(manager: EntityManager, among: readonly string[] | null): Promise<string[]> {
  const rows = await query<{ id: string }>(
    manager,
    `select id from companies
    where removed_at is null and ($among::uuid[] is null or id = any($among::uuid[])) and exists (
      select from unmet_wishes where company_id = companies.id and checked_version < companies.knowledge_version
    )`,
    { among },
  );
  return rows.map(({ id }) => id);
}

/** The next rows of a company that were not tried at this version of what is known. */
export function uncheckedWishes(
  manager: EntityManager,
  companyId: string,
  knowledgeVersion: number,
  most: number,
): Promise<UncheckedWish[]> {
  return query(
    manager,
    `select id, version, array(
      select message.text from (
        select * from unmet_wish_messages said where said.company_id = $companyId and said.wish_id = unchecked.id
        order by wished_at desc limit ${NEWEST_READ}
      ) said
      join messages message on message.company_id = $companyId and message.conversation_id = said.conversation_id
        and message.seq = said.seq
      order by said.wished_at desc, message.id desc
    ) as texts
    from (
      select id, version from unmet_wishes
      where company_id = $companyId and checked_version < $knowledgeVersion::int order by checked_version limit $most
    ) unchecked`,
    { companyId, knowledgeVersion, most },
  );
}

/** Whoever changes several rows of a company does so one after the other. */
export async function takeTurn(manager: EntityManager, companyId: string): Promise<void> {
  await query(manager, `select pg_advisory_xact_lock(hashtextextended('unmet wishes ' || $companyId::uuid, 0))`, {
    companyId,
  });
}

// What is new beside what was: whoever shows a row is told of it only where there is news.
const NOTE_CHECKED = `
  with news as (
    select coalesce($thing::text, thing) as thing, coalesce($traits::jsonb, traits) as traits,
      $minCents::bigint as min_cents, $maxCents::bigint as max_cents, $supply::text as supply, $missing::jsonb as missing,
      $cheapestCents::bigint as cheapest_cents, $category::text as category, $productId::uuid as met_product_id,
      to_jsonb(unmet_wishes) as before
    from unmet_wishes where company_id = $companyId and id = $id and version = $version for update
  ), told as (
    select *, (before || (to_jsonb(news) - 'before')) <> before or (before ->> 'met_at' is not null) <> (supply = 'MET') as is_changed
    from news
  )
  update unmet_wishes set thing = told.thing, traits = told.traits, min_cents = told.min_cents, max_cents = told.max_cents,
    supply = told.supply, missing = told.missing, cheapest_cents = told.cheapest_cents, category = told.category,
    met_product_id = told.met_product_id, met_at = case when told.supply = 'MET' then coalesce(met_at, now()) end,
    checked_version = $knowledgeVersion::int, version = version + case when is_changed then 1 else 0 end
  from told where company_id = $companyId and id = $id
  returning is_changed as "isChanged"`;

/**
 * Notes what the catalogue has of a wish; a row that changed since it was read is left to be tried again.
 * @returns whether it stands otherwise than before.
 */
export async function noteChecked(
  manager: EntityManager,
  companyId: string,
  { id, version }: Pick<UncheckedWish, 'id' | 'version'>,
  knowledgeVersion: number,
  { gathered, supply }: { gathered: Gathered | null; supply: Supply },
): Promise<boolean> {
  const rows = await query<{ isChanged: boolean }>(manager, NOTE_CHECKED, {
    ...{ companyId, id, version, knowledgeVersion },
    thing: gathered?.thing ?? null,
    traits: gathered && JSON.stringify(gathered.traits),
    minCents: gathered?.budget?.minCents ?? null,
    maxCents: gathered?.budget?.maxCents ?? null,
    supply: supply.state,
    missing: JSON.stringify(supply.missing),
    cheapestCents: supply.cheapestCents,
    category: supply.category,
    productId: supply.productId,
  });
  return rows[0]?.isChanged === true;
}
