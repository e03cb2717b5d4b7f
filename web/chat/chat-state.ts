import type { Conversation, HistoryCursor, HistoryPage, Message, SentMessage, UnsentMessage } from './connection.ts';
import { type Unsent, withoutStored } from './outbox.ts';
import {
  type Chapter,
  newestChapter,
  newestMessage,
  type Transcript,
  withConversation,
  withHistory,
  withMessages,
} from './transcript.ts';

/** All that the chat shows, as one value. */
export interface ChatState {
  phase: 'loading' | 'failed' | 'ready';
  transcript: Transcript;
  unsent: readonly Unsent[];
  /** What there is so far of the answer that is awaited. */
  writing: string;
  /** The person of the shop who is typing; empty while none is. */
  typist: string;
  /** Where older messages are; null when all are here. */
  older: HistoryCursor | null;
  isLoadingOlder: boolean;
  /** Shown after a while without a connection, not at once. */
  isReconnecting: boolean;
  /** Why the last thing asked for could not be done; empty when it could. */
  notice: string;
}

export type ChatEvent =
  | { type: 'loading' }
  | { type: 'loaded'; page: HistoryPage | null; unsent: readonly UnsentMessage[] }
  | { type: 'load-failed'; sentence: string }
  | { type: 'loading-older' }
  | { type: 'older'; page: HistoryPage | null }
  | { type: 'wrote'; message: UnsentMessage }
  | { type: 'attempted'; message: UnsentMessage }
  | { type: 'sending'; clientMessageId: string }
  | { type: 'sent'; sent: SentMessage }
  | { type: 'failed'; clientMessageId: string; status: Unsent['status']; sentence: string; after: number }
  | { type: 'withdrawn'; clientMessageId: string }
  | { type: 'messages'; conversationId: string; messages: readonly Message[] }
  | { type: 'writing'; text: string; typist: string }
  | { type: 'conversation'; conversation: Conversation }
  | { type: 'lost'; conversationId: string }
  | { type: 'reconnecting'; isReconnecting: boolean }
  | { type: 'notice'; sentence: string };

export const EMPTY_CHAT: ChatState = {
  phase: 'loading',
  transcript: [],
  unsent: [],
  writing: '',
  typist: '',
  older: null,
  isLoadingOlder: false,
  isReconnecting: false,
  notice: '',
};

/** The state after an event. Pure. */
export function reduceChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'loading':
      return { ...state, phase: 'loading', notice: '' };
    case 'loaded':
      return loaded(state, event.page, event.unsent);
    case 'load-failed':
      return { ...heldBack(state, WAITING), phase: 'failed', notice: event.sentence };
    case 'loading-older':
      return { ...state, isLoadingOlder: true };
    case 'older':
      return { ...withPage(state, event.page), older: event.page?.older ?? null, isLoadingOlder: false, notice: '' };
    case 'wrote':
      return wrote(state, event.message);
    case 'attempted':
      return withUnsent(state, event.message.clientMessageId, event.message);
    case 'sending':
      return withUnsent(state, event.clientMessageId, { status: 'sending', sentence: '', after: 0 });
    case 'failed': {
      const failed = withUnsent(state, event.clientMessageId, stateOf(event));
      return event.status === 'waiting' || event.status === 'delayed' ? heldBack(failed, stateOf(event)) : failed;
    }
    case 'withdrawn':
      return { ...state, unsent: state.unsent.filter((one) => one.clientMessageId !== event.clientMessageId) };
    case 'sent':
      return sent(state, event.sent);
    case 'messages':
      return withStored(state, event.conversationId, event.messages);
    case 'writing':
      return { ...state, writing: event.text, typist: event.typist };
    case 'conversation':
      return { ...state, transcript: withConversation(state.transcript, event.conversation) };
    case 'lost':
      return lost(state, event.conversationId);
    case 'reconnecting':
      return { ...state, isReconnecting: event.isReconnecting };
    case 'notice':
      return { ...state, notice: event.sentence, isLoadingOlder: event.sentence ? false : state.isLoadingOlder };
  }
}

/** The conversation that the next message belongs to; undefined when it begins a new one. */
export function activeChapter(state: ChatState): Chapter | undefined {
  const newest = newestChapter(state.transcript);
  return newest?.conversation.status === 'ACTIVE' ? newest : undefined;
}

/** The name of the person of the shop who answers; null while the assistant does. */
export function handlerOf(state: ChatState): string | null {
  return activeChapter(state)?.conversation.handlerName ?? null;
}

/** Whether the assistant is writing: an answer is pending, or about to be. */
export function isTyping(state: ChatState): boolean {
  if (handlerOf(state) !== null) return false;
  if (state.unsent.some((one) => one.status === 'sending')) return true;
  const chapter = activeChapter(state);
  return Boolean(chapter?.conversation.isReplyPending && newestMessage(chapter)?.sender === 'USER');
}

/** What was asked last, where its answer has a beginning and no end and nothing was written since; else empty. */
export function answeredByHalf(state: ChatState): string {
  const chapter = activeChapter(state);
  if (!chapter || state.unsent.length > 0 || handlerOf(state) !== null || !newestMessage(chapter)?.isInterrupted)
    return '';
  const asked = chapter.blocks.flatMap(({ messages }) => messages).filter(({ sender }) => sender === 'USER');
  return asked.at(-1)?.text ?? '';
}

/** Whether what was said last asks for an order's number. */
export function isOrderAsked(state: ChatState): boolean {
  const chapter = activeChapter(state);
  return Boolean(chapter && state.unsent.length === 0 && newestMessage(chapter)?.isOrderAsked);
}

/** Whether the next message has to wait; without a connection it need not, it is then kept and sent later. */
export function isWaiting(state: ChatState): boolean {
  return isTyping(state) && !state.isReconnecting;
}

/** What is written while something before it could not be sent waits behind it. */
function wrote(state: ChatState, message: UnsentMessage): ChatState {
  const status = state.phase === 'failed' ? 'waiting' : 'sending';
  const ahead = state.unsent.find((one) => one.status === 'waiting' || one.status === 'delayed');
  const unsent: Unsent = { ...message, status, sentence: '', after: 0, ...(ahead && stateOf(ahead)) };
  return { ...state, notice: '', unsent: [...state.unsent, unsent] };
}

type UnsentState = Pick<Unsent, 'status' | 'sentence' | 'after'>;

const WAITING: UnsentState = { status: 'waiting', sentence: '', after: 0 };

function stateOf({ status, sentence, after }: UnsentState): UnsentState {
  return { status, sentence, after };
}

/** They go one after the other: nothing is being sent while something before it waits. */
function heldBack(state: ChatState, behind: UnsentState): ChatState {
  return { ...state, unsent: state.unsent.map((one) => (one.status === 'sending' ? { ...one, ...behind } : one)) };
}

function loaded(state: ChatState, page: HistoryPage | null, unsent: readonly UnsentMessage[]): ChatState {
  const known = new Set(state.unsent.map((one) => one.clientMessageId));
  const found = unsent.filter((one) => !known.has(one.clientMessageId));
  const all = [...state.unsent, ...found.map((one) => ({ ...one, ...WAITING }))]; // until the delivery takes them up
  const isFirst = state.transcript.length === 0;
  const next = withPage({ ...state, unsent: all }, page);
  // Why it could not be read is over; what else was told stays.
  const notice = state.phase === 'failed' ? '' : state.notice;
  return { ...next, phase: 'ready', notice, older: isFirst ? (page?.older ?? null) : state.older };
}

function withPage(state: ChatState, page: HistoryPage | null): ChatState {
  if (!page) return state;
  return {
    ...state,
    transcript: withHistory(state.transcript, page.conversation, page.messages),
    unsent: withoutStored(state.unsent, page.messages),
  };
}

function sent(state: ChatState, { conversation, message, reply }: SentMessage): ChatState {
  const known = { ...state, transcript: withConversation(state.transcript, conversation) };
  return withStored(known, conversation.id, reply ? [message, reply] : [message]);
}

function withStored(state: ChatState, conversationId: string, messages: readonly Message[]): ChatState {
  const transcript = withMessages(state.transcript, conversationId, messages);
  // The greeting, too, is the assistant's, and may be read after the first words of an answer were heard.
  const newest = newestChapter(transcript);
  const isAnswered = newest !== undefined && newestMessage(newest)?.sender !== 'USER';
  return {
    ...state,
    writing: isAnswered ? '' : state.writing,
    typist: isAnswered ? '' : state.typist,
    transcript,
    unsent: withoutStored(state.unsent, messages),
  };
}

function withUnsent(state: ChatState, clientMessageId: string, change: Partial<Unsent>): ChatState {
  const unsent = state.unsent.map((one) => (one.clientMessageId === clientMessageId ? { ...one, ...change } : one));
  return { ...state, unsent };
}

/** The server no longer knows the conversation as this visitor's: it stays to be read, and nothing more is expected of it. */
function lost(state: ChatState, conversationId: string): ChatState {
  const transcript = state.transcript.map((chapter) =>
    chapter.conversation.id === conversationId && chapter.conversation.status === 'ACTIVE'
      ? { ...chapter, conversation: { ...chapter.conversation, status: 'ABANDONED' as const, isReplyPending: false } }
      : chapter,
  );
  return { ...state, transcript };
}
