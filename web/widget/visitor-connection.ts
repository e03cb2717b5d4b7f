import type { ChatConnection, HistoryCursor, HistoryPage, SentMessage, UnsentMessage } from '../chat/connection.ts';
import {
  ChatHistoryDocument,
  type ChatHistoryQuery,
  EndConversationDocument,
  RateConversationDocument,
  SendMessageDocument,
  StartConversationDocument,
} from '../chat/generated/graphql.ts';
import { listenToConversation } from './listening.ts';
import { isRefusedToken, type Visitor } from './visitor.ts';
import type { VisitorStorage } from './visitor-storage.ts';

/** The chat of a shop's visitor: with their token, and whatever has to outlive a reload in `storage`. */
export function createVisitorConnection(visitor: Visitor, storage: VisitorStorage): ChatConnection {
  async function readHistory(cursor?: HistoryCursor): Promise<HistoryPage | null> {
    if (!visitor.token()) return null;
    try {
      const { chatHistory } = await visitor.ask(ChatHistoryDocument, { ...cursor });
      return historyPage(chatHistory, cursor);
    } catch (error) {
      if (isRefusedToken(error)) return null;
      throw error;
    }
  }

  async function send(message: UnsentMessage): Promise<SentMessage> {
    const sent = await sendAsVisitor(message);
    const session = storage.session();
    if (session && session.conversationId !== sent.conversation.id) {
      storage.keepSession({ ...session, conversationId: sent.conversation.id });
    }
    return sent;
  }

  async function sendAsVisitor(message: UnsentMessage): Promise<SentMessage> {
    if (!visitor.token()) return startAsNewVisitor(message);
    try {
      return await deliver(message);
    } catch (error) {
      if (isRefusedToken(error)) return startAsNewVisitor(message);
      throw error;
    }
  }

  async function deliver({ conversationId, ...message }: UnsentMessage): Promise<SentMessage> {
    const { clientConversationId, clientMessageId, text } = message;
    if (!conversationId) {
      const variables = { clientConversationId, clientMessageId, text };
      return (await visitor.ask(StartConversationDocument, variables)).startConversation;
    }
    return (await visitor.ask(SendMessageDocument, { conversationId, clientMessageId, text })).sendMessage;
  }

  /** A conversation of a former visitor cannot go on: the message begins another, under the same id. */
  async function startAsNewVisitor(message: UnsentMessage): Promise<SentMessage> {
    await visitor.become();
    return deliver({ ...message, conversationId: null });
  }

  return {
    readHistory,
    send,
    listen: (conversationId, newestSeq, listener) => listenToConversation(visitor, conversationId, newestSeq, listener),
    end: async (conversationId) => (await visitor.ask(EndConversationDocument, { conversationId })).endConversation,
    rate: async (conversationId, satisfaction) =>
      (await visitor.ask(RateConversationDocument, { conversationId, satisfaction })).rateConversation,
    unsent: { all: storage.unsent, keep: storage.keepUnsent, drop: storage.dropUnsent },
    watchElsewhere: storage.watchSession,
  };
}

/** One page, and where the next older one is: more of the same conversation, or the conversation before. */
function historyPage(history: ChatHistoryQuery['chatHistory'], cursor?: HistoryCursor): HistoryPage | null {
  const [node] = history.nodes;
  if (!node) return null;
  const { messages, ...conversation } = node;
  let older: HistoryCursor | null = null;
  if (messages.pageInfo.hasNextPage) {
    older = { conversationsAfter: cursor?.conversationsAfter ?? null, messagesAfter: messages.pageInfo.endCursor };
  } else if (history.pageInfo.hasNextPage) {
    older = { conversationsAfter: history.pageInfo.endCursor, messagesAfter: null };
  }
  return { conversation, messages: messages.nodes.toReversed(), older };
}
