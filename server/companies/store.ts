import { randomUUIDv7 } from 'node:crypto';
import { type EntityManager, EntitySchema } from 'typeorm';
import { z } from 'zod';
import { type Page, type PageArgs, readPage } from '../database/paging.ts';
import type { Company } from './company.ts';

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
    synonyms: { type: 'jsonb' },
    settingsVersion: { type: 'integer' },
    brandingVersion: { type: 'integer' },
    catalogueId: { type: 'uuid' },
    faqsVersion: { type: 'integer' },
    catalogueVersion: { type: 'integer' },
    promptVersion: { type: 'integer' },
    knowledgeVersion: { type: 'integer' },
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

/** Which companies a person can see: all, those of one owner, or one. */
export type CompanyScope = { all: true } | { ownerId: string } | { companyId: string } | { none: true };

/** One page of the companies in a scope, by name. System door. */
export function listCompanies(manager: EntityManager, scope: CompanyScope, page: PageArgs): Promise<Page<Company>> {
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

/** How many companies a scope has. System door. */
export function countCompanies(manager: EntityManager, scope: CompanyScope): Promise<number> {
  return inScope(manager, scope).getCount();
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
  Partial<Pick<Company, 'contactEmail' | 'contactPhone'>>;

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
