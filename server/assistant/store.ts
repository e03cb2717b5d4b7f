import type { EntityManager } from 'typeorm';
import { isUuid } from '../companies/access.ts';
import type { Company } from '../companies/company.ts';
import { findCompany } from '../companies/store.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/data-source.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { allFaqs } from '../faqs/store.ts';
import { allProducts, productEdits } from '../products/store.ts';
import { currentPrompt } from '../prompts/store.ts';
import type { KnowledgeRows, KnownVersions } from './company-knowledge.ts';
import type { Knowledge } from './knowledge.ts';

/** Where the knowledge of companies is read: each through its own door. */
export function knowledgeRows(database: Database): KnowledgeRows {
  return {
    changes: (companyId, known) =>
      inCompany(database, companyId, async (manager) => {
        const company = await findCompany(manager, companyId);
        if (!company) return null;
        return {
          company,
          prompt: await currentPrompt(manager, companyId),
          faqs: company.faqsVersion === known.faqs ? null : await allFaqs(manager, companyId),
          edits: await editsSince(manager, company, known),
        };
      }),
    products: (companyId, catalogueId) =>
      allProducts((slice) => inCompany(database, companyId, slice), companyId, catalogueId),
  };
}

/** What was edited in the catalogue that is known; null where another one is in use, or one by one is too much. */
async function editsSince(manager: EntityManager, company: Company, known: KnownVersions) {
  if (known.catalogue === null || known.catalogueId !== company.catalogueId) return null;
  if (known.catalogue === company.catalogueVersion) return [];
  return productEdits(manager, company, known.catalogue);
}

/** @throws UserError COMPANY_NOT_FOUND. */
export async function requireKnowledge(
  { knowledge }: Pick<Context, 'knowledge'>,
  companyId: string,
): Promise<Knowledge> {
  const known = isUuid(companyId) ? await knowledge.get(companyId.toLowerCase()) : null;
  if (!known) throw new UserError('COMPANY_NOT_FOUND');
  return known;
}

/** With what was just stored, as soon as it is read: for those who are told of a change. @throws UserError COMPANY_NOT_FOUND. */
export async function newestKnowledge(
  { knowledge }: Pick<Context, 'knowledge'>,
  companyId: string,
): Promise<Knowledge> {
  const known = await knowledge.newest(companyId.toLowerCase());
  if (!known) throw new UserError('COMPANY_NOT_FOUND');
  return known;
}

/** With all that was stored before, however long it takes: for staff. @throws UserError COMPANY_NOT_FOUND. */
export async function currentKnowledge(
  { knowledge }: Pick<Context, 'knowledge'>,
  companyId: string,
): Promise<Knowledge> {
  const known = await knowledge.current(companyId.toLowerCase());
  if (!known) throw new UserError('COMPANY_NOT_FOUND');
  return known;
}
