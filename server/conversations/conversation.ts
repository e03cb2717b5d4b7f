import type { FallbackReason, ReplySource } from '../assistant/reply.ts';
import type { Understood } from '../assistant/understood.ts';
import type { ProductCard } from '../products/product.ts';

export type ConversationStatus = 'ACTIVE' | 'COMPLETED' | 'ABANDONED';
type Sender = 'USER' | 'BOT' | 'STAFF';

/** Of a line between messages: what it says of who answers from there on, or did not. */
export type Handover = 'TAKEN_OVER' | 'HANDED_BACK' | 'RETURNED' | 'NOBODY_CAME' | 'REQUEST_LEFT';

/** One visitor's talk with one company's assistant. */
export interface Conversation {
  companyId: string;
  id: string;
  visitorId: string;
  /** The id that the visitor's browser gave it, so that starting it twice starts it once. */
  clientConversationId: string;
  status: ConversationStatus;
  startedAt: Date;
  endedAt: Date | null;
  /** 1–5. */
  satisfaction: number | null;
  /** What the visitor wrote beside it, at most 500 code points. */
  comment: string | null;
  /** The `seq` of the newest message. */
  lastSeq: number;
  lastMessageAt: Date;
  /** The beginning of the newest message, at most 160 characters. */
  lastMessageText: string;
  lastMessageSender: Sender;
  /** How many replies are still to come. */
  repliesPending: number;
  /** The beginning of what the visitor said last, at most 160 characters. */
  lastQuestionText: string;
  /** null before the first answer. */
  lastReplySource: ReplySource | null;
  /** Whether a question was asked to which nothing was found. */
  isUnanswered: boolean;
  /** Whether its visitor writes as robots do: the same again and again, or faster than a person types. */
  isSuspected: boolean;
  /** Since when a person answers and the assistant is silent; null while the assistant answers. */
  handledSince: Date | null;
  /** That person's account; null while the assistant answers, and once the account is gone. */
  handlerId: string | null;
  /** The name under which they took it over. */
  handlerName: string | null;
  /** Since when its visitor waits for a person; null while nobody is waited for. */
  waitingSince: Date | null;
  /** Whether its visitor may leave an address, because nobody was there or nobody came. */
  isContactOffered: boolean;
  /** The newest message of a person that the visitor's chat has shown; 0 before the first. */
  visitorReadSeq: number;
  /** Grows with every change. */
  version: number;
}

/** What was said, in the order of `seq`: 1, 2, 3 … without gaps. */
export interface Message {
  companyId: string;
  conversationId: string;
  seq: number;
  id: string;
  /** The id that its sender's browser gave it; null for the assistant's messages and for lines. */
  clientMessageId: string | null;
  sender: Sender;
  text: string;
  sentAt: Date;
  /** null for the visitor's messages and for the greeting; so are the next three. */
  source: ReplySource | null;
  /** 0–1. */
  confidence: number | null;
  /** From the stored question to the stored answer, ms. */
  responseTime: number | null;
  faqId: string | null;
  productIds: string[];
  /** The products as they were said; null in a message from before they were kept. */
  cards: ProductCard[] | null;
  /** The words of the question that were evidence for the answer. */
  terms: string[];
  chips: string[];
  /** What narrowed the wish that it answers; null in a message from before it was kept, and where nothing did. */
  understood: Understood[] | null;
  /** The FAQs that fit next best. */
  alternatives: string[];
  /** The visitor said that it was not what they meant. */
  isRejected: boolean;
  /** Of a visitor's message: what they took away of what was understood before. */
  takenAway: string | null;
  /** The `seq` of the question that this answers; null for all but answers. */
  replyTo: number | null;
  /** The answer was stopped, or cut, before its end. */
  isInterrupted: boolean;
  /** null for all but answers of the source FALLBACK. */
  fallbackReason: FallbackReason | null;
  /** Of a person's message, and of a line about a person: their name, as it was said. */
  authorName: string | null;
  /** Not null for a line, which nobody said. */
  handover: Handover | null;
}

export const LONGEST_PREVIEW = 160; // UTF-16 units

/** 'Visitatore' and the last four characters of the visitor's id. */
export function visitorName(visitorId: string): string {
  return `Visitatore ${visitorId.slice(-4)}`;
}

export function isActive(conversation: Pick<Conversation, 'status'>): boolean {
  return conversation.status === 'ACTIVE';
}
