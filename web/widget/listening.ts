import type { ChatListener } from '../chat/connection.ts';
import {
  ChatConversationStateDocument,
  type ChatConversationStateSubscription,
  ChatMessagesDocument,
  type ChatMessagesSubscription,
} from '../chat/generated/graphql.ts';
import { openSocket } from './socket.ts';
import { isRefusedCode, type Visitor } from './visitor.ts';

/** Listens to one conversation, its messages and its state, until the returned function is called. */
export function listenToConversation(
  visitor: Visitor,
  conversationId: string,
  newestSeq: () => number,
  listener: ChatListener,
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

  function refused(): void {
    visitor.forget(token);
    lose();
  }

  function lose(): void {
    stop();
    listener.lost();
  }

  const stop = openSocket(visitor.token, [messages, state], {
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
