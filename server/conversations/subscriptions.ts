import { requireVisitor } from '../accounts/requests.ts';
import { checkMaySee } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import type {
  SubscriptionChatConversationArgs,
  SubscriptionChatMessagesArgs,
  SubscriptionChatWritingArgs,
  SubscriptionConversationActivityArgs,
  SubscriptionConversationMessagesArgs,
  SubscriptionConversationRejectionsArgs,
  SubscriptionConversationRemovalsArgs,
  SubscriptionConversationWritingArgs,
} from '../graphql/generated/schema.ts';
import { topics } from '../live/events.ts';
import type { LiveSource } from '../live/source.ts';
import { requireOwnConversation, requireSeenConversation } from './access.ts';
import type { Conversation, Message } from './conversation.ts';
import { rejectedAnswers } from './feedback-store.ts';
import { listConversations } from './listing-store.ts';
import { messagesAfter } from './message-store.ts';
import { recentlyRemoved, removedAmong } from './removal-store.ts';
import { findConversation, findConversations } from './store.ts';

const FIRST_ACTIVITY = 50; // conversations in the first event

export const conversationSubscriptions = {
  async chatMessages({ conversationId, afterSeq }: SubscriptionChatMessagesArgs, context: Context) {
    const { companyId, id } = await requireOwnConversation(context, conversationId);
    return asVisitor(context, companyId, id, messages(context, 'chatMessages', companyId, id, afterSeq));
  },

  async chatConversation({ conversationId }: SubscriptionChatConversationArgs, context: Context) {
    const { companyId } = requireVisitor(context);
    const own = await requireOwnConversation(context, conversationId);
    const { id } = own;
    return context.live.latest('chatConversation', topics.conversation(companyId, id), '', {
      current: () =>
        inCompany(context.database, companyId, async (manager) => {
          return (await findConversation(manager, companyId, id)) ?? removed(own);
        }),
    });
  },

  async chatWriting({ conversationId }: SubscriptionChatWritingArgs, context: Context) {
    const { companyId, id } = await requireOwnConversation(context, conversationId);
    return asVisitor(context, companyId, id, context.writings.source('chatWriting', companyId, id, 'VISITOR'));
  },

  async conversationWriting({ companyId, conversationId }: SubscriptionConversationWritingArgs, context: Context) {
    const conversation = await requireSeenConversation(context, companyId, conversationId);
    return context.writings.source('conversationWriting', conversation.companyId, conversation.id, 'STAFF');
  },

  async conversationMessages(
    { companyId, conversationId, afterSeq }: SubscriptionConversationMessagesArgs,
    context: Context,
  ) {
    const { id } = await requireSeenConversation(context, companyId, conversationId);
    return messages(context, 'conversationMessages', companyId, id, afterSeq);
  },

  async conversationRejections(
    { companyId, conversationId }: SubscriptionConversationRejectionsArgs,
    context: Context,
  ) {
    const { database, live } = context;
    const { companyId: company, id } = await requireSeenConversation(context, companyId, conversationId);
    const current = () =>
      inCompany(database, company, async (manager) => [await rejectedAnswers(manager, company, id)]);
    return live.latestOfMany('conversationRejections', topics.conversation(company, id), { current, changed: current });
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

  async conversationRemovals({ companyId }: SubscriptionConversationRemovalsArgs, context: Context) {
    const { id } = await checkMaySee(context, companyId);
    const { database, live } = context;
    return live.latestOfMany('conversationRemovals', topics.removals(id), {
      current: () => inCompany(database, id, (manager) => recentlyRemoved(manager, id)),
      changed: (ids) => inCompany(database, id, (manager) => removedAmong(manager, id, ids)),
    });
  },
};

/** Whoever listens to their own conversation is there: answers are written for them. */
function asVisitor<Root>(
  { presence }: Context,
  companyId: string,
  id: string,
  source: LiveSource<Root>,
): LiveSource<Root> {
  return {
    ...source,
    listen(listener) {
      const stop = source.listen(listener);
      const leave = presence.enter(companyId, id);
      return () => {
        stop();
        leave();
      };
    },
  };
}

/** How a conversation stands that the shop removed: to its visitor it is over. */
function removed(conversation: Conversation): Conversation {
  const isOver = conversation.status !== 'ACTIVE';
  return isOver
    ? conversation
    : { ...conversation, status: 'COMPLETED', endedAt: new Date(), repliesPending: 0, version: LAST };
}

const LAST = 2_147_483_647; // newer than any version that was told

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
