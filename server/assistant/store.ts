import { isUuid } from '../companies/access.ts';
import { findCompany } from '../companies/store.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/data-source.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { allFaqs } from '../faqs/store.ts';
import { allProducts } from '../products/store.ts';
import { currentPrompt } from '../prompts/store.ts';
import type { Knowledge, KnowledgeSource } from './knowledge.ts';

/** Everything that a company's assistant may know, read through the company's own door; null for an unknown company. */
export async function loadKnowledge(database: Database, companyId: string): Promise<KnowledgeSource | null> {
  const head = await inCompany(database, companyId, async (manager) => {
    const company = await findCompany(manager, companyId);
    if (!company) return null;
    return {
      company,
      faqs: await allFaqs(manager, companyId),
      prompt: await currentPrompt(manager, companyId),
    };
  });
  if (!head) return null;
  // Read after the company: if products change in between, its version has moved on and all of it is read again.
  const { catalogueId } = head.company;
  const products = await allProducts((slice) => inCompany(database, companyId, slice), companyId, catalogueId);
  return { ...head, products };
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
