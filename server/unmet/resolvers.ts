import { asReader } from '../companies/access.ts';
import { SEPARATORS } from '../exports/resolvers.ts';
import type { MutationResolvers, QueryResolvers, UnmetWishResolvers } from '../graphql/generated/schema.ts';
import { wordingsOf } from '../improvement/wordings.ts';
import { exportWishes, setIgnored } from './actions.ts';
import { countWishes, listWishes } from './store.ts';

export const unmetQueries: Pick<QueryResolvers, 'unmetWishes' | 'unmetWishCounts'> = {
  unmetWishes: (_, { companyId, status, ...page }, context) =>
    asReader(context, companyId, (manager, { id }) => listWishes(manager, id, status, page)),
  unmetWishCounts: (_, { companyId }, context) =>
    asReader(context, companyId, (manager, { id }) => countWishes(manager, id)),
};

export const unmetMutations: Pick<MutationResolvers, 'ignoreUnmetWish' | 'restoreUnmetWish' | 'createUnmetWishExport'> =
  {
    ignoreUnmetWish: (_, { companyId, id }, context) => setIgnored(context, companyId, id, true),
    restoreUnmetWish: (_, { companyId, id }, context) => setIgnored(context, companyId, id, false),
    createUnmetWishExport: (_, { companyId, status, format, separator }, context) =>
      exportWishes(context, companyId, { status, format, separator: SEPARATORS[separator] }),
  };

const EXAMPLES = 3;

export const unmetWishFields: UnmetWishResolvers = {
  category: ({ category }) => category || null,
  budget: ({ minCents, maxCents }) => (minCents === null && maxCents === null ? null : { minCents, maxCents }),
  examples: ({ texts }) =>
    wordingsOf(texts)
      .slice(0, EXAMPLES)
      .map(({ text }) => text),
  supply: ({ supply, missing, cheapestCents }) => supply && { state: supply, missing, cheapestCents },
  product: async ({ companyId, status, metProductId }, _, { loaders }) =>
    status === 'MET' && metProductId !== null ? ((await loaders.product(companyId).load(metProductId)) ?? null) : null,
};
