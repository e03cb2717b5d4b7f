import { asReader, isUuid } from '../companies/access.ts';
import { UserError } from '../errors.ts';
import type { CompanyResolvers, MutationResolvers, QueryResolvers } from '../graphql/generated/schema.ts';
import { bringBackFaq, moveFaq, pageOfFaqs, removeFaq, saveFaq } from './actions.ts';
import { countDrafts, countFaqs, findFaqs } from './store.ts';

export const faqQueries: Pick<QueryResolvers, 'faqs' | 'faq'> = {
  faqs: (_, { companyId, search, ...page }, context) => pageOfFaqs(context, companyId, search ?? '', page),
  faq: (_, { companyId, id }, context) =>
    asReader(context, companyId, async (manager) => {
      const [faq] = isUuid(id) ? await findFaqs(manager, companyId, [id]) : [];
      if (!faq) throw new UserError('FAQ_NOT_FOUND');
      return faq;
    }),
};

export const faqMutations: Pick<MutationResolvers, 'saveFaq' | 'deleteFaq' | 'restoreFaq' | 'moveFaq'> = {
  saveFaq: (_, { companyId, input }, context) => saveFaq(context, companyId, input),
  deleteFaq: (_, { companyId, id }, context) => removeFaq(context, companyId, id),
  restoreFaq: (_, { companyId, id }, context) => bringBackFaq(context, companyId, id),
  moveFaq: (_, { companyId, id, afterId }, context) => moveFaq(context, companyId, id, afterId ?? null),
};

/** What a company's fields say about its FAQs. */
export const companyFaqFields: Pick<CompanyResolvers, 'faqCount' | 'draftFaqCount'> = {
  draftFaqCount: (company, _, { loaders }) =>
    loaders.company(company.id, 'drafts', (manager) => countDrafts(manager, company.id)),
  faqCount: (company, _, { loaders }) =>
    loaders.company(company.id, 'faqs', (manager) => countFaqs(manager, company.id)),
};
