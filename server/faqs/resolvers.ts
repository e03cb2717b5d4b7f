import { inCompany } from '../database/tenant.ts';
import type { CompanyResolvers } from '../graphql/generated/schema.ts';
import { countDrafts, countFaqs } from './store.ts';

/** What a company's fields say about its FAQs. */
export const companyFaqFields: Pick<CompanyResolvers, 'faqCount' | 'draftFaqCount'> = {
  draftFaqCount: (company, _, { database }) =>
    inCompany(database, company.id, (manager) => countDrafts(manager, company.id)),
  faqCount: (company, _, { database }) => inCompany(database, company.id, (manager) => countFaqs(manager, company.id)),
};
