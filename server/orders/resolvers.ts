import { asManager } from '../companies/access.ts';
import type { MutationResolvers, QueryResolvers } from '../graphql/generated/schema.ts';
import { findOrder, removeOrderAddress, renewOrderSecret, saveOrderAddress, tryOrder } from './actions.ts';

export const orderQueries: Pick<QueryResolvers, 'orderAccess'> = {
  orderAccess: (_, { companyId }, context) =>
    asManager(context, companyId, async (_manager, { id, orderAddress }) => ({
      companyId: id,
      address: orderAddress,
      secret: null,
    })),
};

export const orderMutations: Pick<
  MutationResolvers,
  'saveOrderAddress' | 'renewOrderSecret' | 'removeOrderAddress' | 'tryOrder' | 'findOrder'
> = {
  saveOrderAddress: (_, { companyId, address }, context) => saveOrderAddress(context, companyId, address),
  renewOrderSecret: (_, { companyId }, context) => renewOrderSecret(context, companyId),
  removeOrderAddress: (_, { companyId }, context) => removeOrderAddress(context, companyId),
  tryOrder: (_, { companyId, ...sought }, context) => tryOrder(context, companyId, sought),
  findOrder: (_, { conversationId, ...sought }, context) => findOrder(context, conversationId, sought),
};
