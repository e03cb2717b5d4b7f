import type { EntityManager } from 'typeorm';
import { isUuid } from '../companies/access.ts';
import type { Company } from '../companies/company.ts';
import { findCompany } from '../companies/store.ts';
import type { Database } from '../database/data-source.ts';
import { inCompany } from '../database/tenant.ts';
import type { ShopFront } from './front.ts';

/** Null for a company that does not exist. */
export async function loadFront(database: Database, companyId: string): Promise<ShopFront | null> {
  if (!isUuid(companyId)) return null;
  const company = await inCompany(database, companyId, (manager) => findCompany(manager, companyId));
  if (!company) return null;
  const { id, name, primaryColor, secondaryColor, allowedSites, teaser, isTeaserOn } = company;
  return { id, name, primaryColor, secondaryColor, allowedSites, teaser, isTeaserOn };
}

/** Saves where the chat may stand and how it calls, if they are still at `version`; false when somebody saved between. */
export async function storeWidgetSettings(
  manager: EntityManager,
  id: string,
  version: number,
  { allowedSites, teaser, isTeaserOn }: Pick<Company, 'allowedSites' | 'teaser' | 'isTeaserOn'>,
): Promise<boolean> {
  const [rows] = await manager.query<[{ id: string }[], number]>(
    `update companies set allowed_sites = $3, teaser = $4, is_teaser_on = $5, settings_version = settings_version + 1,
      knowledge_version = knowledge_version + 1
    where id = $1 and settings_version = $2 returning id`,
    [id, version, allowedSites, teaser, isTeaserOn],
  );
  return rows.length === 1;
}
