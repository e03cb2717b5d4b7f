import type {
  ChatConnection,
  ChatListener,
  HistoryCursor,
  HistoryPage,
  SentMessage,
  Shop,
  UnsentMessage,
} from '../chat/connection.ts';
import {
  ChatHistoryDocument,
  type ChatHistoryQuery,
  EndConversationDocument,
  FindOrderDocument,
  LeaveContactRequestDocument,
  MarkReadDocument,
  NoteConversionDocument,
  NoteTypingDocument,
  RateConversationDocument,
  RejectAnswerDocument,
  SendMessageDocument,
  ShopChangesDocument,
  type ShopChangesSubscription,
  StartConversationDocument,
  StopReplyDocument,
} from '../chat/generated/graphql.ts';
import { listenToConversation, listenToShop } from './listening.ts';
import { isRefusedToken, type Visitor } from './visitor.ts';
import type { VisitorStorage } from './visitor-storage.ts';

/** A chat's connection that also tells what changes of the shop. */
export interface VisitorConnection extends ChatConnection {
  watchShop(onChange: (shop: Shop) => void): () => void;
  /** A first message was sent, some time. */
  hasSession(): boolean;
}

/** The chat of a shop's visitor: with their token, and whatever has to outlive a reload in `storage`. */
export function createVisitorConnection(
  companyId: string,
  visitor: Visitor,
  storage: VisitorStorage,
  aboutProduct: () => string | undefined,
): VisitorConnection {
  let onShop: ((shop: Shop) => void) | undefined;
  let stopShop: (() => void) | undefined;
  let listened = 0;
  const shop = {
    query: `${ShopChangesDocument}`,
    variables: () => ({ companyId }),
    next: (data: unknown) => onShop?.((data as ShopChangesSubscription).shopChanges),
  };

  /** On the conversation's socket while there is one, else on one of its own. */
  function listenToShopAlone(): void {
    stopShop?.();
    stopShop = onShop && listened === 0 ? listenToShop(shop) : undefined;
  }

  function listen(conversationId: string, newestSeq: () => number, listener: ChatListener): () => void {
    listened += 1;
    listenToShopAlone();
    const stop = listenToConversation(visitor, conversationId, newestSeq, listener, shop);
    return () => {
      stop();
      listened -= 1;
      listenToShopAlone();
    };
  }

  function watchShop(onChange: (shop: Shop) => void): () => void {
    onShop = onChange;
    listenToShopAlone();
    return () => {
      onShop = undefined;
      listenToShopAlone();
    };
  }

  async function readHistory(cursor?: HistoryCursor): Promise<HistoryPage | null> {
    if (!visitor.token()) return null;
    // What fails here is tried again when the chat is opened next.
    if (!cursor) void visitor.renew().catch(() => {});
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

  async function deliver(message: UnsentMessage): Promise<SentMessage> {
    const { conversationId, clientConversationId, clientMessageId, text, aboutProductCode, correction } = message;
    const said = { clientMessageId, text, aboutProductCode };
    if (!conversationId) {
      return (await visitor.ask(StartConversationDocument, { clientConversationId, ...said })).startConversation;
    }
    const sent = { conversationId, ...said, correctsSeq: correction?.seq };
    return (await visitor.ask(SendMessageDocument, sent)).sendMessage;
  }

  /** A conversation of a former visitor cannot go on: the message begins another, under the same id. */
  async function startAsNewVisitor(message: UnsentMessage): Promise<SentMessage> {
    await visitor.become();
    return deliver({ ...message, conversationId: null });
  }

  return {
    readHistory,
    send,
    listen,
    watchShop,
    hasSession: () => storage.session() !== undefined,
    aboutProduct,
    end: async (conversationId) => (await visitor.ask(EndConversationDocument, { conversationId })).endConversation,
    stop: (conversationId) => visitor.ask(StopReplyDocument, { conversationId }),
    reject: async (conversationId, seq, chosen) =>
      (await visitor.ask(RejectAnswerDocument, { conversationId, seq, chosen })).rejectAnswer,
    rate: async (conversationId, satisfaction, comment) =>
      (await visitor.ask(RateConversationDocument, { conversationId, satisfaction, comment })).rateConversation,
    leaveRequest: async (conversationId, contact, question) =>
      (await visitor.ask(LeaveContactRequestDocument, { conversationId, contact, question })).leaveContactRequest,
    findOrder: async (conversationId, orderNumber, proof) =>
      (await visitor.ask(FindOrderDocument, { conversationId, orderNumber, proof })).findOrder,
    typing: (conversationId) => visitor.ask(NoteTypingDocument, { conversationId }),
    read: (conversationId, seq) => visitor.ask(MarkReadDocument, { conversationId, seq }),
    opened: (conversationId, key) =>
      visitor.ask(NoteConversionDocument, { conversationId, conversion: { kind: 'CLICK', key } }),
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
  return { conversation, messages: [...messages.nodes].reverse(), older };
}
