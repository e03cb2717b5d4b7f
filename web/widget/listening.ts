import type { ChatListener } from '../chat/connection.ts';
import {
  ChatConversationStateDocument,
  type ChatConversationStateSubscription,
  ChatMessagesDocument,
  type ChatMessagesSubscription,
  ChatWritingDocument,
  type ChatWritingSubscription,
} from '../chat/generated/graphql.ts';
import { openSocket, type Subscription } from './socket.ts';
import { isRefusedCode, type Visitor } from './visitor.ts';

/** What of the shop changes, for as long as nothing else is listened to: without a token, and without complaints. */
export function listenToShop(shop: Subscription): () => void {
  return openSocket(() => undefined, [shop], { connected() {}, refused() {}, failed: () => true });
}

/** Listens to one conversation, its messages and its state, and to the shop beside them, until the returned function is called. */
export function listenToConversation(
  visitor: Visitor,
  conversationId: string,
  newestSeq: () => number,
  listener: ChatListener,
  shop: Subscription,
): () => void {
  const token = visitor.token();
  const messages = {
    query: `${ChatMessagesDocument}`,
    variables: () => ({ conversationId, afterSeq: newestSeq() }),
    next: (data: unknown) => listener.messages((data as ChatMessagesSubscription).chatMessages),
  };
  const state = {
    query: `${ChatConversationStateDocument}`,
    variables: () => ({ conversationId }),
    next: (data: unknown) => listener.conversation((data as ChatConversationStateSubscription).chatConversation),
  };

  const writing = {
    query: `${ChatWritingDocument}`,
    variables: () => ({ conversationId }),
    next(data: unknown) {
      const { text = '', typing = null } = (data as ChatWritingSubscription).chatWriting ?? {};
      listener.writing(text, typing?.name ?? '');
    },
  };

  function refused(): void {
    visitor.forget(token);
    lose();
  }

  function lose(): void {
    stop();
    listener.lost();
  }

  const stop = openSocket(visitor.token, [messages, state, writing, shop], {
    connected: listener.connected,
    refused,
    failed(codes) {
      if (codes.some(isRefusedCode)) refused();
      else if (codes.includes('CONVERSATION_NOT_FOUND')) lose();
      else return true;
      return false;
    },
  });
  return stop;
}
