import { asReader, isUuid } from '../companies/access.ts';
import { UserError } from '../errors.ts';
import type { MutationResolvers, QueryResolvers, QuestionGroupResolvers } from '../graphql/generated/schema.ts';
import { setIgnored } from './actions.ts';
import { proofOfDeletion, proofOfImport, proofOfProduct, proofOfSettings } from './draft-actions.ts';
import { proofOf } from './proof-actions.ts';
import { proveFaq } from './proof-of-faq.ts';
import { type ListedGroup, trendOf } from './question-group.ts';
import { countGroups, findGroup, listGroups } from './store.ts';
import { toldProof } from './told-proof.ts';
import { byTypicality, proposedKeywords, type Wording, wordingsOf } from './wordings.ts';

export const improvementQueries: Pick<
  QueryResolvers,
  | 'questionGroups'
  | 'questionGroup'
  | 'questionGroupCounts'
  | 'proveFaq'
  | 'proveAssistantSettings'
  | 'proveProduct'
  | 'proveProductDeletion'
  | 'proveImport'
> = {
  questionGroups: (_, { companyId, status, ...page }, context) =>
    asReader(context, companyId, (manager, { id }) => listGroups(manager, id, status, page)),
  questionGroup: (_, { companyId, id }, context) =>
    asReader(context, companyId, async (manager, company) => {
      const group = isUuid(id) ? await findGroup(manager, company.id, id) : null;
      if (!group) throw new UserError('QUESTION_GROUP_NOT_FOUND');
      return group;
    }),
  questionGroupCounts: (_, { companyId }, context) =>
    asReader(context, companyId, (manager, { id }) => countGroups(manager, id)),
  proveFaq: async (_, { companyId, draft }, context) =>
    toldProof(await proofOf(context, companyId, (...known) => proveFaq(...known, draft))),
  proveAssistantSettings: async (_, { companyId, draft }, context) =>
    toldProof(await proofOfSettings(context, companyId, draft)),
  proveProduct: async (_, { companyId, draft }, context) => toldProof(await proofOfProduct(context, companyId, draft)),
  proveProductDeletion: async (_, { companyId, ids }, context) =>
    toldProof(await proofOfDeletion(context, companyId, ids)),
  proveImport: async (_, { companyId, importId }, context) =>
    toldProof(await proofOfImport(context, companyId, importId)),
};

export const improvementMutations: Pick<MutationResolvers, 'ignoreQuestionGroup' | 'restoreQuestionGroup'> = {
  ignoreQuestionGroup: (_, { companyId, id }, context) => setIgnored(context, companyId, id, true),
  restoreQuestionGroup: (_, { companyId, id }, context) => setIgnored(context, companyId, id, false),
};

const EXAMPLES = 3;
const wordings = new WeakMap<ListedGroup, readonly Wording[]>(); // several fields read the same

/** The ways in which a group is asked, the most typical first. */
function wordingsIn(group: ListedGroup): readonly Wording[] {
  const known = wordings.get(group) ?? byTypicality(wordingsOf(group.texts));
  wordings.set(group, known);
  return known;
}

export const questionGroupFields: QuestionGroupResolvers = {
  title: (group) => wordingsIn(group)[0]?.text ?? '',
  examples: (group) =>
    wordingsIn(group)
      .slice(1, 1 + EXAMPLES)
      .map(({ text }) => text),
  trend: trendOf,
  keywords: (group) => proposedKeywords(wordingsIn(group)),
  answer: async ({ companyId, status, answeredFaqId, answeredProductId }, _, { loaders }) => {
    if (status !== 'ANSWERED') return null;
    const faq = answeredFaqId && (await loaders.faq(companyId).load(answeredFaqId));
    const product = answeredProductId && (await loaders.product(companyId).load(answeredProductId));
    return { faq: faq || null, product: product || null };
  },
};
