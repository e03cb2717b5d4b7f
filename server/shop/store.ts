import type { EntityManager } from 'typeorm';
import { isUuid } from '../companies/access.ts';
import type { ChatLook } from '../companies/chat-look.ts';
import type { Company } from '../companies/company.ts';
import { findCompany } from '../companies/store.ts';
import type { Database } from '../database/data-source.ts';
import { query } from '../database/sql.ts';
import { inCompany } from '../database/tenant.ts';
import type { ShopFront } from './front.ts';

/** Null for a company that does not exist. */
export async function loadFront(database: Database, companyId: string): Promise<ShopFront | null> {
  if (!isUuid(companyId)) return null;
  const company = await inCompany(database, companyId, (manager) => findCompany(manager, companyId));
  if (!company) return null;
  const { id, name, primaryColor, secondaryColor, allowedSites, teaser, isTeaserOn, chatLook } = company;
  return { id, name, primaryColor, secondaryColor, allowedSites, teaser, isTeaserOn, chatLook };
}

/** Saves where the chat may stand and how it calls, if they are still at `version`; false when somebody saved between. */
export async function storeWidgetSettings(
  manager: EntityManager,
  id: string,
  version: number,
  { allowedSites, teaser, isTeaserOn }: Pick<Company, 'allowedSites' | 'teaser' | 'isTeaserOn'>,
): Promise<boolean> {
  const rows = await query<{ id: string }>(
    manager,
    `update companies set allowed_sites = $allowedSites, teaser = $teaser, is_teaser_on = $isTeaserOn, settings_version = settings_version + 1,
      knowledge_version = knowledge_version + 1
    where id = $id and settings_version = $version returning id`,
    { id, version, allowedSites, teaser, isTeaserOn },
  );
  return rows.length === 1;
}

/** Saves how the chat looks, if that is still at `version`; false when somebody saved between. */
export async function storeChatLook(
  manager: EntityManager,
  id: string,
  version: number,
  look: ChatLook,
): Promise<boolean> {
  const rows = await query<{ id: string }>(
    manager,
    `update companies set chat_look = $look::jsonb, settings_version = settings_version + 1,
      knowledge_version = knowledge_version + 1
    where id = $id and settings_version = $version returning id`,
    { id, version, look: JSON.stringify(look) },
  );
  return rows.length === 1;
}

/** Saves whether visitors may ask for a person, if that is still at `version`; false when somebody saved between. */
export async function storePersonSettings(
  manager: EntityManager,
  id: string,
  version: number,
  {
    isPersonOffered,
    personPatience,
    openingHours,
  }: Pick<Company, 'isPersonOffered' | 'personPatience' | 'openingHours'>,
): Promise<boolean> {
  const rows = await query<{ id: string }>(
    manager,
    `update companies set is_person_offered = $isPersonOffered, person_patience = $personPatience,
      opening_hours = $openingHours::jsonb,
      settings_version = settings_version + 1, knowledge_version = knowledge_version + 1
    where id = $id and settings_version = $version returning id`,
    { id, version, isPersonOffered, personPatience, openingHours: openingHours && JSON.stringify(openingHours) },
  );
  return rows.length === 1;
}

/** Saves which categories are fresh food; offers of those that were or are no longer among them are read anew. */
export async function storeFreshCategories(
  manager: EntityManager,
  { id, catalogueId, catalogueVersion, freshCategories }: Company,
  categories: readonly string[],
): Promise<void> {
  await query(
    manager,
    `update companies set fresh_categories = $categories::text[], knowledge_version = knowledge_version + 1
    where id = $id`,
    { id, categories },
  );
  const lower = (all: readonly string[]) => all.map((each) => each.toLocaleLowerCase('it-IT'));
  const [before, after] = [lower(freshCategories), lower(categories)];
  const changed = [...before, ...after].filter((each) => !(before.includes(each) && after.includes(each)));
  await query(
    manager,
    `update products set edition = $edition where company_id = $id and catalogue_id = $catalogueId
      and deleted_at is null and list_price <> '' and lower(trim(category)) = any($changed::text[])`,
    { id, catalogueId, edition: catalogueVersion + 1, changed },
  );
}

/** Saves what the address of the company's Merchant feed ends in; null switches it off. */
export async function storeFeedToken(manager: EntityManager, id: string, token: string | null): Promise<void> {
  await query(
    manager,
    'update companies set feed_token = $token, knowledge_version = knowledge_version + 1 where id = $id',
    { id, token },
  );
}
