import type { ConversationResolvers, MutationResolvers } from '../graphql/generated/schema.ts';
import { handBack, sendStaffMessage, takeOver } from './actions.ts';

export const handoverMutations: Pick<MutationResolvers, 'takeOver' | 'handBack' | 'sendStaffMessage'> = {
  takeOver: (_, { companyId, conversationId, from }, context) =>
    takeOver(context, companyId, conversationId, from ?? null),
  handBack: (_, { companyId, conversationId }, context) => handBack(context, companyId, conversationId),
  sendStaffMessage: (_, { companyId, conversationId, ...said }, context) =>
    sendStaffMessage(context, companyId, conversationId, said),
};

export const handledConversationFields: Pick<ConversationResolvers, 'handler'> = {
  handler: ({ handledSince, handlerId, handlerName }) =>
    handledSince && { id: handlerId, name: handlerName ?? '', since: handledSince },
};
