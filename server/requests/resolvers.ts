import { asReader } from '../companies/access.ts';
import { visitorName } from '../conversations/conversation.ts';
import type { ContactRequestResolvers, MutationResolvers, QueryResolvers } from '../graphql/generated/schema.ts';
import { completeRequest, leaveRequest, reopenRequest } from './actions.ts';
import { countAttention, listRequests } from './store.ts';

export const requestQueries: Pick<QueryResolvers, 'contactRequests' | 'companyAttention'> = {
  contactRequests: (_, { companyId, isDone, ...page }, context) =>
    asReader(context, companyId, (manager) => listRequests(manager, companyId, isDone, page)),
  companyAttention: (_, { companyId }, context) =>
    asReader(context, companyId, (manager) => countAttention(manager, companyId)),
};

export const requestMutations: Pick<
  MutationResolvers,
  'leaveContactRequest' | 'completeContactRequest' | 'reopenContactRequest'
> = {
  leaveContactRequest: (_, { conversationId, ...left }, context) => leaveRequest(context, conversationId, left),
  completeContactRequest: (_, { companyId, id }, context) => completeRequest(context, companyId, id),
  reopenContactRequest: (_, { companyId, id }, context) => reopenRequest(context, companyId, id),
};

export const contactRequestFields: ContactRequestResolvers = {
  visitorName: ({ visitorId }) => visitorName(visitorId),
  // Whoever holds a request was allowed to see it when it was read: its messages need no second question.
  messages: ({ companyId, conversationId }, page, { loaders }) =>
    loaders.messages(companyId).load({ ...page, conversationId }),
};
