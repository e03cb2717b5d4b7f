import { OFF_TOPIC_TOPICS } from '../assistant/off-topic-words.ts';
import { tellsSomething } from '../assistant/settings.ts';
import { asReader } from '../companies/access.ts';
import type { MutationResolvers, QueryResolvers, RefusedGroupResolvers } from '../graphql/generated/schema.ts';
import { setIgnored } from '../improvement/actions.ts';
import { examplesOf, titleOf, wordingsIn } from '../improvement/group-wordings.ts';
import { trendOf } from '../improvement/question-group.ts';
import { countGroups, listGroups } from '../improvement/store.ts';
import { proposedKeywords } from '../improvement/wordings.ts';
import { allow, allowedProofOf } from './actions.ts';
import { toldAllowedProof } from './told-proof.ts';

export const refusedQueries: Pick<QueryResolvers, 'refusedGroups' | 'refusedGroupCounts' | 'proveAllowed'> = {
  refusedGroups: (_, { companyId, status, ...page }, context) =>
    asReader(context, companyId, (manager, { id }) => listGroups(manager, id, 'DECLINED', status, page)),
  refusedGroupCounts: (_, { companyId }, context) =>
    asReader(context, companyId, (manager, { id }) => countGroups(manager, id, 'DECLINED')),
  proveAllowed: async (_, { companyId, id, allowed }, context) =>
    toldAllowedProof(await allowedProofOf(context, companyId, id, allowed)),
};

export const refusedMutations: Pick<MutationResolvers, 'allowRefused' | 'ignoreRefusedGroup' | 'restoreRefusedGroup'> =
  {
    allowRefused: (_, { companyId, allowed }, context) => allow(context, companyId, allowed),
    ignoreRefusedGroup: (_, { companyId, id }, context) => setIgnored(context, companyId, 'DECLINED', id, true),
    restoreRefusedGroup: (_, { companyId, id }, context) => setIgnored(context, companyId, 'DECLINED', id, false),
  };

const MOST_WORDS = 6;

export const refusedGroupFields: RefusedGroupResolvers = {
  title: titleOf,
  examples: examplesOf,
  trend: trendOf,
  topics: ({ declinedTopics }) =>
    declinedTopics.flatMap((name) => {
      const topic = OFF_TOPIC_TOPICS.find((each) => each.name === name);
      return topic ? [{ name, label: topic.label, isDeclined: true }] : [];
    }),
  declinedWords: ({ terms }) => terms.filter(tellsSomething).slice(0, MOST_WORDS),
  words: (group) => proposedKeywords(wordingsIn(group)),
  found: async ({ companyId, isTried, foundFaqId, foundProductIds }, _, { loaders }) => {
    if (!isTried) return null;
    const faq = foundFaqId && (await loaders.faq(companyId).load(foundFaqId));
    const products = await Promise.all(foundProductIds.map((id) => loaders.product(companyId).load(id)));
    return { faq: faq || null, products: products.flatMap((product) => product ?? []) };
  },
};
