import { asReader, isUuid } from '../companies/access.ts';
import { UserError } from '../errors.ts';
import type { MutationResolvers, QueryResolvers, QuestionGroupResolvers } from '../graphql/generated/schema.ts';
import { setIgnored } from './actions.ts';
import { examplesOf, titleOf, wordingsIn } from './group-wordings.ts';
import { trendOf } from './question-group.ts';
import { countGroups, findGroup, listGroups } from './store.ts';
import { proposedKeywords } from './wordings.ts';

export const improvementQueries: Pick<QueryResolvers, 'questionGroups' | 'questionGroup' | 'questionGroupCounts'> = {
  questionGroups: (_, { companyId, status, ...page }, context) =>
    asReader(context, companyId, (manager, { id }) => listGroups(manager, id, 'UNANSWERED', status, page)),
  questionGroup: (_, { companyId, id }, context) =>
    asReader(context, companyId, async (manager, company) => {
      const group = isUuid(id) ? await findGroup(manager, company.id, 'UNANSWERED', id) : null;
      if (!group) throw new UserError('QUESTION_GROUP_NOT_FOUND');
      return group;
    }),
  questionGroupCounts: (_, { companyId }, context) =>
    asReader(context, companyId, (manager, { id }) => countGroups(manager, id, 'UNANSWERED')),
};

export const improvementMutations: Pick<MutationResolvers, 'ignoreQuestionGroup' | 'restoreQuestionGroup'> = {
  ignoreQuestionGroup: (_, { companyId, id }, context) => setIgnored(context, companyId, 'UNANSWERED', id, true),
  restoreQuestionGroup: (_, { companyId, id }, context) => setIgnored(context, companyId, 'UNANSWERED', id, false),
};

export const questionGroupFields: QuestionGroupResolvers = {
  title: titleOf,
  examples: examplesOf,
  trend: trendOf,
  keywords: (group) => proposedKeywords(wordingsIn(group)),
  answer: async ({ companyId, status, answeredFaqId, answeredProductId }, _, { loaders }) => {
    if (status !== 'ANSWERED') return null;
    const faq = answeredFaqId && (await loaders.faq(companyId).load(answeredFaqId));
    const product = answeredProductId && (await loaders.product(companyId).load(answeredProductId));
    return { faq: faq || null, product: product || null };
  },
};
