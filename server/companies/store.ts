import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Database } from '../database/data-source.ts';
import { type Page, type PageArgs, readPage } from '../database/paging.ts';
import { columnName, insertRows, query, queryPrepared, selected, type Values } from '../database/sql.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import type { Company } from './company.ts';
import type { Details } from './details.ts';

/** SQL: the columns of a `company`. */
export const SELECTED_COMPANY = selected<Company>(
  {
    id: true,
    name: true,
    logoUrl: true,
    primaryColor: true,
    secondaryColor: true,
    website: true,
    contactEmail: true,
    contactPhone: true,
    privacyUrl: true,
    ownerId: true,
    isActive: true,
    allowedTopics: true,
    allowedWords: true,
    allowedSites: true,
    teaser: true,
    isTeaserOn: true,
    chatLook: true,
    isPersonOffered: true,
    personPatience: true,
    openingHours: true,
    freshCategories: true,
    feedToken: true,
    orderAddress: true,
    ownModelId: true,
    synonyms: true,
    settingsVersion: true,
    brandingVersion: true,
    catalogueId: true,
    faqsVersion: true,
    catalogueVersion: true,
    promptVersion: true,
    knowledgeVersion: true,
    isDemo: true,
    createdAt: true,
  },
  'company',
);

/** Companies by their ids, in any order. */
function findCompanies(manager: EntityManager, ids: readonly string[]): Promise<Company[]> {
  return queryPrepared(manager, `select ${SELECTED_COMPANY} from companies company where id = any($ids::uuid[])`, {
    ids,
  });
}

export async function findCompany(manager: EntityManager, id: string): Promise<Company | null> {
  return (await findCompanies(manager, [id]))[0] ?? null;
}

/** Companies by their ids, in that order; each through its own door, once. */
export async function findEachCompany(database: Database, ids: readonly string[]): Promise<(Company | null)[]> {
  const unique = [...new Set(ids)];
  const found = await Promise.all(unique.map((id) => inCompany(database, id, (manager) => findCompany(manager, id))));
  return ids.map((id) => found[unique.indexOf(id)] ?? null);
}

/** The company as it is, held until the transaction ends: changes of what its assistant knows come one after another. */
export async function lockCompany(manager: EntityManager, id: string): Promise<Company> {
  // No key update: a conversation that begins meanwhile, and refers to the company, need not wait.
  await query(manager, 'select from companies where id = $id for no key update', { id });
  const company = await findCompany(manager, id);
  if (!company) throw new UserError('COMPANY_NOT_FOUND');
  return company;
}

/** Which companies a person can see: all, those of one owner, or one. */
export type CompanyScope = { all: true } | { ownerId: string } | { companyId: string } | { none: true };

/**
 * One page of the companies in a scope: by name, or, of those whose name contains a text, first those that begin with
 * it. System door.
 */
export function listCompanies(
  manager: EntityManager,
  scope: CompanyScope,
  search: string,
  page: PageArgs,
): Promise<Page<Company>> {
  return search === '' ? allCompanies(manager, scope, page) : foundCompanies(manager, scope, search, page);
}

/** A scope as SQL: a condition on `company`, and the values that it names. A company that is being removed is in none. */
export function inScope(scope: CompanyScope): { text: string; values: Values } {
  const stands = 'company.removed_at is null';
  if ('ownerId' in scope) return { text: `company.owner_id = $ownerId and ${stands}`, values: scope };
  if ('companyId' in scope) return { text: `company.id = $companyId and ${stands}`, values: scope };
  return { text: 'none' in scope ? 'false' : stands, values: {} };
}

/** A company in a list, with what it is ordered by. */
type Named = Company & { foldedName: string };

// Of the column's collation, "C": the same order in every database, so that a page begun on one goes on on another.
const LISTED = `${SELECTED_COMPANY}, company.folded_name as "foldedName"`;

function allCompanies(manager: EntityManager, scope: CompanyScope, page: PageArgs): Promise<Page<Company>> {
  const { text, values } = inScope(scope);
  return readPage(
    page,
    z.tuple([z.string(), z.uuid()]),
    ({ foldedName, id }: Named) => [foldedName, id] as [string, string],
    (limit, after) =>
      query(
        manager,
        `select ${LISTED} from companies company where ${text}
          ${after === null ? '' : 'and (company.folded_name, company.id) > (folded($name), $id::uuid)'}
        order by company.folded_name, company.id limit $limit`,
        { ...values, limit, name: after?.[0], id: after?.[1] },
      ),
  );
}

const RANK = '(case when starts_with(company.folded_name, folded($search)) then 0 else 1 end)';

async function foundCompanies(
  manager: EntityManager,
  scope: CompanyScope,
  search: string,
  page: PageArgs,
): Promise<Page<Company>> {
  const { text, values } = inScope(scope);
  return readPage(
    page,
    z.tuple([z.number(), z.string(), z.uuid()]),
    ({ rank, foldedName, id }: Named & { rank: number }) => [rank, foldedName, id] as [number, string, string],
    (limit, after) =>
      query<Named & { rank: number }>(
        manager,
        `select ${LISTED}, ${RANK} as rank from companies company
        where ${text} and strpos(company.folded_name, folded($search)) > 0
          ${after === null ? '' : `and (${RANK}, company.folded_name, company.id) > ($rank::int, folded($name), $id::uuid)`}
        order by rank, company.folded_name, company.id limit $limit`,
        { ...values, search, limit, rank: after?.[0], name: after?.[1], id: after?.[2] },
      ),
  );
}

/** How many companies a scope has. System door. */
export async function countCompanies(manager: EntityManager, scope: CompanyScope): Promise<number> {
  return (await countKinds(manager, scope)).total;
}

/** The companies of a scope: all, those whose chatbot is on, those made in the last 30 days. System door. */
export async function countKinds(
  manager: EntityManager,
  scope: CompanyScope,
): Promise<{ total: number; active: number; recent: number }> {
  const { text, values } = inScope(scope);
  const [counts] = await query<{ total: number; active: number; recent: number }>(
    manager,
    `select count(*)::int as total, (count(*) filter (where company.is_active))::int as active,
      (count(*) filter (where company.created_at > now() - interval '30 days'))::int as recent
    from companies company where ${text}`,
    values,
  );
  return counts ?? { total: 0, active: 0, recent: 0 };
}

/** What a new company is made from; the rest has defaults. */
export type NewCompany = Pick<Company, 'id' | 'name' | 'logoUrl' | 'primaryColor' | 'secondaryColor' | 'ownerId'> &
  Partial<Pick<Company, 'website' | 'contactEmail' | 'contactPhone' | 'privacyUrl' | 'isDemo'>>;

/** System door: before it exists, a company has no door of its own. */
export async function addCompany(manager: EntityManager, company: NewCompany): Promise<void> {
  await insertRows(manager, 'companies', [{ catalogueId: randomUUIDv7(), ...company }]);
}

/** Saves a company's own synonyms, topics and words if it is still at `version`; false when somebody saved in between. */
export async function saveSettings(
  manager: EntityManager,
  id: string,
  version: number,
  settings: Pick<Company, 'allowedTopics' | 'allowedWords' | 'synonyms'>,
): Promise<boolean> {
  const rows = await query<{ id: string }>(
    manager,
    `update companies set allowed_topics = $allowedTopics, allowed_words = $allowedWords, synonyms = $synonyms,
      settings_version = settings_version + 1, knowledge_version = knowledge_version + 1
    where id = $id and settings_version = $version returning id`,
    { id, version, ...settings, synonyms: JSON.stringify(settings.synonyms) },
  );
  return rows.length === 1;
}

/** Saves details if the branding is still at `version`; false when somebody saved in between. */
export async function saveBranding(
  manager: EntityManager,
  id: string,
  version: number,
  details: Partial<Details>,
): Promise<boolean> {
  const fields = Object.keys(details) as (keyof Details)[];
  const saved = await query<{ id: string }>(
    manager,
    `update companies set ${fields.map((field) => `${columnName(field)} = $${field}, `).join('')}
      branding_version = branding_version + 1, knowledge_version = knowledge_version + 1
    where id = $id and branding_version = $version returning id`,
    { ...details, id, version },
  );
  return saved.length === 1;
}

export async function setActive(manager: EntityManager, id: string, isActive: boolean): Promise<void> {
  await query(manager, 'update companies set is_active = $isActive where id = $id', { id, isActive });
}

/** Who loses their account with the company. */
export async function peopleIds(manager: EntityManager, companyId: string): Promise<string[]> {
  const rows = await query<{ id: string }>(manager, 'select id from accounts where company_id = $companyId', {
    companyId,
  });
  return rows.map(({ id }) => id);
}
