import type { ApolloClient } from '@apollo/client';
import type { MessageBubble_MessageFragment } from '../graphql/generated/graphql.ts';
import { useFragment as read } from '../graphql/generated/index.ts';
import { listen } from '../live/listen.ts';
import { refusalOf } from '../ui/refusal.ts';
import {
  ConversationRow_conversation,
  conversationMessages,
  conversationQuery,
  conversationRejections,
  conversationWriting,
  MessageBubble_message,
  transcriptQuery,
} from './documents.ts';
import type { LiveLog } from './live-log.ts';
import { type Block, newestSeq, withMessages, withRejected } from './transcript.ts';

const PAGE = 50;

export interface Transcript {
  readonly state: 'loading' | 'ready' | 'failed' | 'notFound';
  readonly error?: unknown;
  readonly blocks: readonly Block[];
  readonly hasOlder: boolean;
  /** How the reading of older messages stands. */
  readonly older: 'idle' | 'loading' | 'failed';
  /** What there is so far of the answer that is being written; empty when none is. */
  readonly writing: string;
  /** Whether the visitor is typing to the person who answers. */
  readonly isVisitorTyping: boolean;
}

export type LiveTranscript = ReturnType<typeof createLiveTranscript>;

interface Opened {
  readonly companyId: string;
  readonly conversationId: string;
  /** The words that are marked where they stand; empty for none. */
  readonly search: string;
}

/** A conversation's messages: the newest at once and live, older ones page by page when they are asked for. */
export function createLiveTranscript(client: ApolloClient, log: LiveLog, opened: Opened) {
  const { companyId, conversationId, search } = opened;
  let transcript: Transcript = {
    state: 'loading',
    blocks: [],
    hasOlder: false,
    older: 'idle',
    writing: '',
    isVisitorTyping: false,
  };
  let cursor: string | null = null;
  const listeners = new Set<() => void>();

  function set(change: Partial<Transcript>) {
    transcript = { ...transcript, ...change };
    for (const listener of [...listeners]) listener();
  }

  /** Reads the newest page, or the one before those that are there. */
  async function readPage() {
    const { data } = await client.query({
      query: transcriptQuery,
      variables: { companyId, id: conversationId, first: PAGE, after: cursor, search },
      fetchPolicy: 'no-cache',
    });
    if (!data) return;
    const { conversation } = data;
    const { nodes, pageInfo } = conversation.messages;
    log.merge([read(ConversationRow_conversation, conversation)]);
    cursor = pageInfo.endCursor;
    const blocks = withMessages(transcript.blocks, read(MessageBubble_message, nodes));
    set({ state: 'ready', blocks, hasOlder: pageInfo.hasNextPage, older: 'idle' });
  }

  async function open() {
    set({ state: 'loading' });
    try {
      await readPage();
    } catch (error) {
      const { code } = refusalOf(error);
      set({ state: code === 'CONVERSATION_NOT_FOUND' || code === 'BAD_ID' ? 'notFound' : 'failed', error });
    }
  }

  async function readOlder() {
    if (transcript.older === 'loading' || !transcript.hasOlder) return;
    set({ older: 'loading' });
    await readPage().catch(() => set({ older: 'failed' }));
  }

  /** Reads all that is older. @throws what a page failed with. */
  async function readAll() {
    while (transcript.hasOlder) await readPage();
  }

  /** Takes in what was pushed, or stored from here. */
  function merge(messages: readonly MessageBubble_MessageFragment[]) {
    const blocks = withMessages(transcript.blocks, messages);
    if (blocks === transcript.blocks) return;
    // What was being typed has come.
    set({ blocks, ...(messages.at(-1)?.sender === 'USER' && { isVisitorTyping: false }) });
  }

  /** How the conversation itself stands: it may have ended while nobody heard it, without a message. */
  async function readState() {
    const { data } = await client.query({
      query: conversationQuery,
      variables: { companyId, id: conversationId },
      fetchPolicy: 'no-cache',
    });
    if (data) log.merge([read(ConversationRow_conversation, data.conversation)]);
  }

  /** Listens until the function that it answers is called. */
  function start(): () => void {
    let connections = 0;
    log.keepOpen(conversationId);
    const stopWriting = listen(conversationWriting, () => ({ companyId, conversationId }), {
      next: ({ conversationWriting: now }) =>
        set({ writing: now?.text ?? '', isVisitorTyping: Boolean(now?.typing && now.typing.name === null) }),
    });
    const stop = listen(
      conversationMessages,
      () => {
        if (connections++ > 0) void readState().catch(() => undefined);
        return { companyId, conversationId, afterSeq: newestSeq(transcript.blocks), search };
      },
      {
        next: (data) => merge(read(MessageBubble_message, data.conversationMessages)),
      },
    );
    const stopRejections = listen(conversationRejections, () => ({ companyId, conversationId }), {
      next: ({ conversationRejections: [newest] }) => {
        const blocks = withRejected(transcript.blocks, newest?.seqs ?? []);
        if (blocks !== transcript.blocks) set({ blocks });
      },
    });
    return () => {
      log.keepOpen(undefined);
      stopRejections();
      stopWriting();
      stop();
    };
  }

  return {
    get: () => transcript,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    open,
    readOlder,
    readAll,
    merge,
    start,
  };
}
