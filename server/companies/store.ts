import { randomUUIDv7 } from 'node:crypto';
import { type EntityManager, EntitySchema } from 'typeorm';
import { z } from 'zod';
import { type Page, type PageArgs, readPage } from '../database/paging.ts';
import { UserError } from '../errors.ts';
import type { Company } from './company.ts';
import type { Details } from './details.ts';

export const companyTable = new EntitySchema<Company>({
  name: 'Company',
  tableName: 'companies',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    logoUrl: { type: 'text' },
    primaryColor: { type: 'text' },
    secondaryColor: { type: 'text' },
    website: { type: 'text' },
    contactEmail: { type: 'text' },
    contactPhone: { type: 'text' },
    privacyUrl: { type: 'text' },
    ownerId: { type: 'uuid', nullable: true },
    isActive: { type: 'boolean' },
    allowedTopics: { type: 'text', array: true },
    allowedSites: { type: 'text', array: true },
    teaser: { type: 'text' },
    isTeaserOn: { type: 'boolean' },
    synonyms: { type: 'jsonb' },
    settingsVersion: { type: 'integer' },
    brandingVersion: { type: 'integer' },
    catalogueId: { type: 'uuid' },
    faqsVersion: { type: 'integer' },
    catalogueVersion: { type: 'integer' },
    promptVersion: { type: 'integer' },
    knowledgeVersion: { type: 'integer' },
    isDemo: { type: 'boolean' },
    createdAt: { type: 'timestamp with time zone' },
  },
});

/** Companies by their ids, in any order. */
export function findCompanies(manager: EntityManager, ids: readonly string[]): Promise<Company[]> {
  return manager
    .getRepository(companyTable)
    .createQueryBuilder('company')
    .whereInIds([...ids])
    .getMany();
}

export async function findCompany(manager: EntityManager, id: string): Promise<Company | null> {
  return manager.getRepository(companyTable).findOneBy({ id });
}

/** The company as it is, held until the transaction ends: changes of what its assistant knows come one after another. */
export async function lockCompany(manager: EntityManager, id: string): Promise<Company> {
  // No key update: a conversation that begins meanwhile, and refers to the company, need not wait.
  await manager.query('select from companies where id = $1 for no key update', [id]);
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

function allCompanies(manager: EntityManager, scope: CompanyScope, page: PageArgs): Promise<Page<Company>> {
  return readPage(
    page,
    z.tuple([z.string(), z.uuid()]),
    (company: Company) => [company.name, company.id] as [string, string],
    (limit, after) => {
      const query = inScope(manager, scope).orderBy('company.name').addOrderBy('company.id').limit(limit);
      if (after) query.andWhere('(company.name, company.id) > (:name, :id)', { name: after[0], id: after[1] });
      return query.getMany();
    },
  );
}

// Folded as the column `search_name` is.
const FOLDED = `translate(lower(:search), 'àáâãäèéêëìíîïòóôõöùúûüçñ', 'aaaaaeeeeiiiiooooouuuucn')`;
const RANK = `(case when starts_with(company.search_name, ${FOLDED}) then 0 else 1 end)`;

async function foundCompanies(
  manager: EntityManager,
  scope: CompanyScope,
  search: string,
  page: PageArgs,
): Promise<Page<Company>> {
  type Found = Company & { rank: number };
  return readPage(
    page,
    z.tuple([z.number(), z.string(), z.uuid()]),
    ({ rank, name, id }: Found) => [rank, name, id] as [number, string, string],
    async (limit, after) => {
      const query = inScope(manager, scope)
        .addSelect(RANK, 'rank')
        .andWhere(`strpos(company.search_name, ${FOLDED}) > 0`, { search })
        .orderBy('rank')
        .addOrderBy('company.name')
        .addOrderBy('company.id')
        .limit(limit);
      if (after) {
        const [rank, name, id] = after;
        query.andWhere(`(${RANK}, company.name, company.id) > (:rank::int, :name, :id::uuid)`, { rank, name, id });
      }
      const { entities, raw } = await query.getRawAndEntities<{ rank: number }>();
      return entities.map((company, index) => ({ ...company, rank: raw[index]?.rank ?? 1 }));
    },
  );
}

/** How many companies a scope has. System door. */
export function countCompanies(manager: EntityManager, scope: CompanyScope): Promise<number> {
  return inScope(manager, scope).getCount();
}

/** The companies of a scope: all, those whose chatbot is on, those made in the last 30 days. System door. */
export async function countKinds(
  manager: EntityManager,
  scope: CompanyScope,
): Promise<{ total: number; active: number; recent: number }> {
  const counts = await inScope(manager, scope)
    .select('count(*)::int', 'total')
    .addSelect('(count(*) filter (where company.is_active))::int', 'active')
    .addSelect(`(count(*) filter (where company.created_at > now() - interval '30 days'))::int`, 'recent')
    .getRawOne<{ total: number; active: number; recent: number }>();
  return counts ?? { total: 0, active: 0, recent: 0 };
}

function inScope(manager: EntityManager, scope: CompanyScope) {
  const query = manager.getRepository(companyTable).createQueryBuilder('company');
  if ('ownerId' in scope) query.where('company.owner_id = :ownerId', scope);
  else if ('companyId' in scope) query.where('company.id = :companyId', scope);
  else query.where('none' in scope ? 'false' : 'true');
  return query;
}

/** What a new company is made from; the rest has defaults. */
export type NewCompany = Pick<Company, 'id' | 'name' | 'logoUrl' | 'primaryColor' | 'secondaryColor' | 'ownerId'> &
  Partial<Pick<Company, 'website' | 'contactEmail' | 'contactPhone' | 'privacyUrl' | 'isDemo'>>;

/** System door: before it exists, a company has no door of its own. */
export async function addCompany(manager: EntityManager, company: NewCompany): Promise<void> {
  await manager.getRepository(companyTable).insert({ catalogueId: randomUUIDv7(), ...company });
}

/** Saves a company's own synonyms and topics if it is still at `version`; false when somebody saved in between. */
export async function saveSettings(
  manager: EntityManager,
  id: string,
  version: number,
  settings: Pick<Company, 'allowedTopics' | 'synonyms'>,
): Promise<boolean> {
  const [rows] = await manager.query<[{ id: string }[], number]>(
    `update companies set allowed_topics = $3, synonyms = $4, settings_version = settings_version + 1,
      knowledge_version = knowledge_version + 1
    where id = $1 and settings_version = $2 returning id`,
    [id, version, settings.allowedTopics, JSON.stringify(settings.synonyms)],
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
  const { affected } = await manager
    .getRepository(companyTable)
    .createQueryBuilder()
    .update()
    .set({ ...details, brandingVersion: () => 'branding_version + 1', knowledgeVersion: () => 'knowledge_version + 1' })
    .where('id = :id and branding_version = :version', { id, version })
    .execute();
  return affected === 1;
}

export async function setActive(manager: EntityManager, id: string, isActive: boolean): Promise<void> {
  await manager.getRepository(companyTable).update({ id }, { isActive });
}

/** Who loses their account with the company. */
export async function peopleIds(manager: EntityManager, companyId: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>('select id from accounts where company_id = $1', [companyId]);
  return rows.map(({ id }) => id);
}

/** System door: what is the company's own goes with it. */
export async function removeCompany(manager: EntityManager, id: string): Promise<void> {
  await manager.getRepository(companyTable).delete({ id });
}
