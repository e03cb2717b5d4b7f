import { asReader } from '../companies/access.ts';
import type { MutationResolvers, QueryResolvers, RejectedAnswerResolvers } from '../graphql/generated/schema.ts';
import { wordingsOf } from '../improvement/wordings.ts';
import { setSeen } from './actions.ts';
import { MOST_MEANT, rejectedShare } from './rejected-answer.ts';
import { countRejected, listRejected } from './store.ts';

export const rejectedQueries: Pick<QueryResolvers, 'rejectedAnswers' | 'rejectedAnswerCounts'> = {
  rejectedAnswers: (_, { companyId, status, ...page }, context) =>
    asReader(context, companyId, (manager, company) => listRejected(manager, company, status, page, new Date())),
  rejectedAnswerCounts: (_, { companyId }, context) => asReader(context, companyId, countRejected),
};

export const rejectedMutations: Pick<MutationResolvers, 'markRejectedAnswerSeen' | 'restoreRejectedAnswer'> = {
  markRejectedAnswerSeen: (_, { companyId, id, until }, context) => setSeen(context, companyId, id, new Date(until)),
  restoreRejectedAnswer: (_, { companyId, id }, context) => setSeen(context, companyId, id, null),
};

const EXAMPLES = 3;

export const rejectedAnswerFields: RejectedAnswerResolvers = {
  faq: ({ companyId, id, isProduct }, _, { loaders }) => (isProduct ? null : loaders.faq(companyId).load(id)),
  product: ({ companyId, id, isProduct }, _, { loaders }) => (isProduct ? loaders.product(companyId).load(id) : null),
  share: rejectedShare,
  examples: ({ texts }) =>
    wordingsOf(texts)
      .slice(0, EXAMPLES)
      .map(({ text }) => text),
  meant: async ({ companyId, meant }, _, { loaders }) => {
    const faqs = loaders.faq(companyId);
    const found = await Promise.all(meant.map(async ({ faqId, count }) => ({ faq: await faqs.load(faqId), count })));
    return found.flatMap(({ faq, count }) => (faq ? [{ faq, count }] : [])).slice(0, MOST_MEANT);
  },
};
