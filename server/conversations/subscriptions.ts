import { requireVisitor } from '../accounts/requests.ts';
import { checkMaySee } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import type {
  SubscriptionChatConversationArgs,
  SubscriptionChatMessagesArgs,
  SubscriptionChatWritingArgs,
  SubscriptionConversationActivityArgs,
  SubscriptionConversationMessagesArgs,
  SubscriptionConversationWritingArgs,
} from '../graphql/generated/schema.ts';
import { topics } from '../live/events.ts';
import type { Message } from './conversation.ts';
import { requireOwnConversation, requireSeenConversation } from './resolvers.ts';
import { findConversation, findConversations, listConversations, messagesAfter } from './store.ts';

const FIRST_ACTIVITY = 50; // conversations in the first event

export const conversationSubscriptions = {
  async chatMessages({ conversationId, afterSeq }: SubscriptionChatMessagesArgs, context: Context) {
    const { companyId, id } = await requireOwnConversation(context, conversationId);
    return messages(context, 'chatMessages', companyId, id, afterSeq);
  },

  async chatConversation({ conversationId }: SubscriptionChatConversationArgs, context: Context) {
    const { companyId } = requireVisitor(context);
    const { id } = await requireOwnConversation(context, conversationId);
    return context.live.latest('chatConversation', topics.conversation(companyId, id), '', {
      current: () =>
        inCompany(context.database, companyId, async (manager) => {
          const conversation = await findConversation(manager, companyId, id);
          if (!conversation) throw new UserError('CONVERSATION_NOT_FOUND');
          return conversation;
        }),
    });
  },

  async chatWriting({ conversationId }: SubscriptionChatWritingArgs, context: Context) {
    const { companyId, id } = await requireOwnConversation(context, conversationId);
    return context.writings.source('chatWriting', companyId, id);
  },

  async conversationWriting({ companyId, conversationId }: SubscriptionConversationWritingArgs, context: Context) {
    const conversation = await requireSeenConversation(context, companyId, conversationId);
    return context.writings.source('conversationWriting', conversation.companyId, conversation.id);
  },

  async conversationMessages(
    { companyId, conversationId, afterSeq }: SubscriptionConversationMessagesArgs,
    context: Context,
  ) {
    const { id } = await requireSeenConversation(context, companyId, conversationId);
    return messages(context, 'conversationMessages', companyId, id, afterSeq);
  },

  async conversationActivity({ companyId }: SubscriptionConversationActivityArgs, context: Context) {
    const company = await checkMaySee(context, companyId);
    const { database, live } = context;
    return live.latestOfMany('conversationActivity', topics.activity(company.id), {
      current: () =>
        inCompany(database, company.id, async (manager) => {
          const page = await listConversations(manager, company.id, {}, { first: FIRST_ACTIVITY });
          return page.nodes;
        }),
      changed: (ids) => inCompany(database, company.id, (manager) => findConversations(manager, company.id, ids)),
    });
  },
};

function messages<Field extends string>(
  { database, live }: Context,
  field: Field,
  companyId: string,
  conversationId: string,
  afterSeq: number,
) {
  const read = (after: number, limit: number) =>
    inCompany(database, companyId, (manager) => messagesAfter(manager, companyId, conversationId, after, limit));
  return live.each<Field, Message>(field, topics.conversation(companyId, conversationId), Math.max(0, afterSeq), {
    read,
    positionOf: (message) => message.seq,
    newest: async () => {
      const conversation = await inCompany(database, companyId, (manager) =>
        findConversation(manager, companyId, conversationId),
      );
      return conversation?.lastSeq ?? 0;
    },
  });
}
