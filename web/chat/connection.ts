import type {
  ChatConversationFragment,
  ChatMessageFragment,
  ChatProductFragment,
  ChatShopFragment,
  FindOrderMutation,
  SentChatMessageFragment,
} from './generated/graphql.ts';

export type Conversation = ChatConversationFragment;
export type Message = ChatMessageFragment;
export type Understood = Message['understood'][number];
export type Product = ChatProductFragment;
export type SentMessage = SentChatMessageFragment;
export type Shop = ChatShopFragment;
export type Order = FindOrderMutation['findOrder'];

/** A message as the person wrote it, until the server has acknowledged it. */
export interface UnsentMessage {
  /** The same at every attempt: the server stores one message for it, however often it arrives. */
  clientMessageId: string;
  /** Names the conversation that this message begins, if it begins one. */
  clientConversationId: string;
  /** Where it goes; null when it begins a conversation. */
  conversationId: string | null;
  /** Whether it was attempted: it may be stored already, so it has to be tried again at the same place first. */
  isAttempted: boolean;
  text: string;
  /** The product whose page it was written on, where the page says so. */
  aboutProductCode?: string | undefined;
  /** What it takes away of what was understood, and of which answer. */
  correction?: { seq: number; label: string } | undefined;
  /** ISO 8601, by the browser's clock. */
  writtenAt: string;
}

/** Where to go on reading back; the connection alone knows what is in it. */
export interface HistoryCursor {
  conversationsAfter: string | null;
  messagesAfter: string | null;
}

export interface HistoryPage {
  conversation: Conversation;
  /** In the order of `seq`. */
  messages: Message[];
  /** Null when there is nothing older. */
  older: HistoryCursor | null;
}

export interface ChatListener {
  messages(messages: Message[]): void;
  conversation(conversation: Conversation): void;
  /** All that was written so far of the answer that is awaited, and what person is typing; empty when none is. */
  writing(text: string, typist?: string): void;
  connected(isConnected: boolean): void;
  /** This conversation can no longer be listened to; the next message begins another. */
  lost(): void;
}

/**
 * How the chat reaches whoever answers. The widget's carries the visitor's token; a test's carries the staff's and
 * stores nothing. Every promise is refused with a `ChatFailure`.
 */
export interface ChatConnection {
  /** The newest conversation, or what `older` of the page before points to; null when there is none. */
  readHistory(cursor?: HistoryCursor): Promise<HistoryPage | null>;
  send(message: UnsentMessage): Promise<SentMessage>;
  /** Listens until the returned function is called; after every interruption from the `newestSeq` of that moment. */
  listen(conversationId: string, newestSeq: () => number, listener: ChatListener): () => void;
  end(conversationId: string): Promise<Conversation>;
  /** Stops the answer that is being written; what has come of it comes as a message. */
  stop(conversationId: string): Promise<unknown>;
  /** Says that an answer was not meant, and perhaps which question was; answers with the message as it is then. */
  reject(conversationId: string, seq: number, chosen?: string): Promise<Message>;
  rate(conversationId: string, satisfaction: number, comment: string): Promise<Conversation>;
  /** Leaves how the visitor can be reached, and what it is about, for the people of the shop. */
  leaveRequest(conversationId: string, contact: string, question: string): Promise<Conversation>;
  /** What became of an order; without it, nobody can look. */
  findOrder?(conversationId: string, orderNumber: string, proof: string): Promise<Order>;
  /** Tells who answers that the visitor is typing. */
  typing?(conversationId: string): Promise<unknown>;
  /** Tells who answers that what they said was shown, up to a message. */
  read?(conversationId: string, seq: number): Promise<unknown>;
  /** Tells that a product's page was opened from the chat. */
  opened?(conversationId: string, productId: string): Promise<unknown>;
  /** Where unsent messages outlive a reload, oldest first. */
  readonly unsent: {
    all(): UnsentMessage[];
    keep(message: UnsentMessage): void;
    drop(clientMessageId: string): void;
  };
  /** The code of the product whose page the reader is on. */
  aboutProduct?(): string | undefined;
  /** Tells when the same visitor began a conversation elsewhere, in another tab say. */
  watchElsewhere(onChange: () => void): () => void;
}

/** Why something could not be done, with the sentence that people read. */
export class ChatFailure extends Error {
  /** The server's `extensions.code`; 'OFFLINE' when it could not be reached. */
  readonly code: string;
  /** Seconds to wait, when the server asked for it. */
  readonly retryAfter: number | undefined;

  constructor(code: string, sentence: string, retryAfter?: number) {
    super(sentence);
    this.name = 'ChatFailure';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
