import { requireVisitor } from '../accounts/requests.ts';
import { stepOf } from '../assistant/step.ts';
import { shownFacts } from '../assistant/test-reply.ts';
import { asReader } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { SEPARATORS } from '../exports/resolvers.ts';
import type {
  ChatConversationResolvers,
  ChatMessageResolvers,
  ConversationFilter,
  ConversationResolvers,
  MessageResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../graphql/generated/schema.ts';
import { soldAt } from '../products/prices.ts';
import { cardOf } from '../products/product.ts';
import { requireConversation } from './access.ts';
import { closeActiveConversations, closeConversation, exportConversations, removeConversations } from './actions.ts';
import { type Conversation, type Message, visitorName } from './conversation.ts';
import { sendMessage, startConversation } from './exchange-actions.ts';
import { listConversations, listVisitorConversations } from './listing-store.ts';
import type { LogFilter } from './log-filter.ts';
import { findModelFacts } from './message-store.ts';
import { spansOf } from './searched-words.ts';
import {
  createVisitor,
  endConversation,
  rateConversation,
  rejectAnswer,
  renewVisitor,
  stopReply,
} from './visitor-actions.ts';
import { VISITOR_FOR } from './visitor-token.ts';

export const conversationQueries: Pick<
  QueryResolvers,
  'chatHistory' | 'conversations' | 'conversation' | 'modelFacts'
> = {
  chatHistory: (_, page, context) => {
    const { companyId, visitorId } = requireVisitor(context);
    const since = new Date(Date.now() - VISITOR_FOR);
    return inCompany(context.database, companyId, (manager) =>
      listVisitorConversations(manager, companyId, visitorId, since, page),
    );
  },
  conversations: (_, { companyId, filter, ...page }, context) =>
    asReader(context, companyId, (manager) => listConversations(manager, companyId, asked(filter, context), page)),
  conversation: (_, { companyId, id }, context) =>
    asReader(context, companyId, (manager) => requireConversation(manager, companyId, id)),
  modelFacts: async (_, { companyId, conversationId, seq }, context) => {
    const facts = await asReader(context, companyId, async (manager) => {
      const { id } = await requireConversation(manager, companyId, conversationId);
      return findModelFacts(manager, companyId, id, seq);
    });
    return facts && shownFacts(facts);
  },
};

/** A filter with who asks by it. */
function asked(filter: ConversationFilter | null | undefined, { viewer }: Context): LogFilter {
  return { ...filter, viewerId: viewer.kind === 'staff' ? viewer.account.id : null };
}

type ConversationMutations =
  | 'createVisitor'
  | 'renewVisitor'
  | 'startConversation'
  | 'sendMessage'
  | 'endConversation'
  | 'stopReply'
  | 'rateConversation'
  | 'rejectAnswer'
  | 'closeConversation'
  | 'closeActiveConversations'
  | 'removeConversations'
  | 'createConversationExport';

export const conversationMutations: Pick<MutationResolvers, ConversationMutations> = {
  createVisitor: (_, { companyId }, context) => createVisitor(context, companyId),
  renewVisitor: (_, _arguments, context) => renewVisitor(context),
  startConversation: (_, { clientConversationId, ...said }, context) =>
    startConversation(context, clientConversationId, said),
  sendMessage: (_, { conversationId, ...said }, context) => sendMessage(context, conversationId, said),
  endConversation: (_, { conversationId }, context) => endConversation(context, conversationId),
  stopReply: (_, { conversationId }, context) => stopReply(context, conversationId),
  rateConversation: (_, { conversationId, satisfaction, comment }, context) =>
    rateConversation(context, conversationId, satisfaction, comment),
  rejectAnswer: (_, { conversationId, seq, chosen }, context) =>
    rejectAnswer(context, conversationId, seq, chosen ?? null),
  closeConversation: (_, { companyId, id }, context) => closeConversation(context, companyId, id),
  closeActiveConversations: (_, { companyId }, context) => closeActiveConversations(context, companyId),
  removeConversations: (_, { companyId, ids }, context) => removeConversations(context, companyId, ids),
  createConversationExport: (_, { companyId, filter, format, separator }, context) =>
    exportConversations(context, companyId, {
      filter: asked(filter, context),
      format,
      separator: SEPARATORS[separator],
    }),
};

const isReplyPending = (conversation: Conversation) => conversation.repliesPending > 0;

// Whoever holds a conversation was allowed to see it when it was read: its messages need no second question.
const messagesOf = (
  conversation: Conversation,
  page: { first: number; after?: string | null | undefined },
  context: Context,
) => context.loaders.messages(conversation.companyId).load({ ...page, conversationId: conversation.id });

export const conversationFields: Omit<ConversationResolvers, 'handler'> = {
  visitorName: (conversation) => visitorName(conversation.visitorId),
  messageCount: (conversation) => conversation.lastSeq,
  isReplyPending,
  unansweredQuestion: ({ companyId, id, isUnanswered }, _, { loaders }) =>
    isUnanswered ? loaders.unansweredQuestion(companyId).load(id) : null,
  messages: messagesOf,
};

export const chatConversationFields: ChatConversationResolvers = {
  isReplyPending,
  isPersonAwaited: ({ waitingSince }) => waitingSince !== null,
  messages: messagesOf,
};

const faqQuestion = async (message: Message, _: unknown, { loaders }: Context) =>
  message.faqId ? ((await loaders.faq(message.companyId).load(message.faqId))?.question ?? null) : null;

const products = async (message: Message, _: unknown, { loaders }: Context) => {
  if (message.cards) return message.cards;
  if (message.productIds.length === 0) return [];
  const loader = loaders.product(message.companyId);
  // One that could not be read is a failure, and not a product less.
  const loaded = await Promise.all(message.productIds.map((id) => loader.load(id)));
  const now = new Date();
  return loaded.flatMap((product) => (product ? cardOf(soldAt(product, now)) : []));
};

const understood = (message: Message) => message.understood ?? [];

/** Only those that would answer now. */
const alternatives = async (message: Message, _: unknown, { loaders }: Context) => {
  if (message.alternatives.length === 0) return [];
  const faqs = await loaders.faq(message.companyId).loadMany(message.alternatives);
  return faqs.flatMap((faq) => (faq === null || faq instanceof Error || faq.isDraft ? [] : faq.question));
};

export const messageFields: MessageResolvers = {
  understood,
  step: stepOf,
  found: (message, { search }) => spansOf(message.text, search),
  faqQuestion,
  products,
};
export const chatMessageFields: ChatMessageResolvers = {
  faqQuestion,
  products,
  understood,
  alternatives,
  isOrderAsked: ({ fallbackReason }) => fallbackReason === 'ORDER_ASKED',
};
