import type { ConversationResolvers, MutationResolvers } from '../graphql/generated/schema.ts';
import { handBack, sendStaffMessage, takeOver } from './actions.ts';
import { markRead, noteStaffTyping, noteTyping } from './hint-actions.ts';

export const handoverMutations: Pick<
  MutationResolvers,
  'takeOver' | 'handBack' | 'sendStaffMessage' | 'noteTyping' | 'noteStaffTyping' | 'markRead'
> = {
  noteTyping: (_, { conversationId }, context) => noteTyping(context, conversationId),
  noteStaffTyping: (_, { companyId, conversationId }, context) => noteStaffTyping(context, companyId, conversationId),
  markRead: (_, { conversationId, seq }, context) => markRead(context, conversationId, seq),
  takeOver: (_, { companyId, conversationId, from }, context) =>
    takeOver(context, companyId, conversationId, from ?? null),
  handBack: (_, { companyId, conversationId }, context) => handBack(context, companyId, conversationId),
  sendStaffMessage: (_, { companyId, conversationId, ...said }, context) =>
    sendStaffMessage(context, companyId, conversationId, { ...said, productIds: said.productIds ?? [] }),
};

export const handledConversationFields: Pick<ConversationResolvers, 'handler'> = {
  handler: ({ handledSince, handlerId, handlerName }) =>
    handledSince && { id: handlerId, name: handlerName ?? '', since: handledSince },
};
