import { activeChapter, type ChatEvent, type ChatState, EMPTY_CHAT, handlerOf, reduceChat } from './chat-state.ts';
import type { ChatConnection, ChatListener, Message, Order, Understood, UnsentMessage } from './connection.ts';
import { asFailure, createDelivery } from './delivery.ts';
import { backoff } from './outbox.ts';
import { newestChapter } from './transcript.ts';
import { uniqueId } from './unique-id.ts';

/** An interruption shorter than this is not worth a word. */
const RECONNECTING_AFTER = 2_000; // 2 s
/** Of typing it is told so often; the server forgets it after 6 s. */
const TYPING_TOLD_EVERY = 2_500; // 2.5 s
/** What is shown together is told once. */
const SHOWN_TOLD_AFTER = 200; // ms
/** With fewer messages than this on the first page, the page before is read too. */
const A_SCREENFUL = 10;

/** One chat between a person and an assistant: its state, and what the person can do. */
export interface ChatSession {
  getState(): ChatState;
  /** Calls back after every change, until the returned function is called. */
  subscribe(onChange: () => void): () => void;
  /** Reads the history, listens and sends, until the returned function is called. */
  start(): () => void;
  reload(): Promise<void>;
  loadOlder(): Promise<void>;
  send(text: string): void;
  /** Asks a wish anew, without one thing that was understood of it. */
  correct(answer: Message, understood: Understood): void;
  /** Says that an answer was not meant; `chosen`, the question that was, is asked. */
  reject(answer: Message, chosen?: string): void;
  retry(clientMessageId: string): void;
  /** Takes back a message that was refused. */
  withdraw(clientMessageId: string): void;
  endConversation(): Promise<void>;
  /** Stops the answer that is being written. */
  stopReply(): void;
  /** @param comment a sentence beside it; without one, an earlier sentence stays. */
  rate(conversationId: string, satisfaction: number, comment?: string): Promise<void>;
  /** Leaves an address for the people of the shop, in the conversation that is going on. */
  leaveRequest(contact: string, question: string): Promise<void>;
  /** What became of an order; undefined where nobody can look. */
  findOrder: ((orderNumber: string, proof: string) => Promise<Order>) | undefined;
  dismissNotice(): void;
  /** Something was typed. */
  typed(): void;
  /** What a person said was shown. */
  shown(message: Message): void;
  /** A product's page was opened. */
  opened(productId: string): void;
}

/** A chat over a connection. It does nothing before `start`, and asks the server nothing that the connection need not. */
export function createChatSession(connection: ChatConnection, random: () => number = Math.random): ChatSession {
  const { findOrder } = connection;
  let state = EMPTY_CHAT;
  const listeners = new Set<() => void>();
  let delivery = createDelivery(connection, { state: () => state, dispatch }, random);
  let listenedId = '';
  let stopListening = (): void => {};
  let isLinked = true;
  let reconnectingTimer: ReturnType<typeof setTimeout> | undefined;
  let isStarted = false;
  let readingTimer: ReturnType<typeof setTimeout> | undefined;
  let failedReadings = 0;
  let typedAt = 0;
  let shownSeq = 0;
  let toldSeq = 0;
  let tellingTimer: ReturnType<typeof setTimeout> | undefined;

  function dispatch(event: ChatEvent): void {
    const before = state;
    state = reduceChat(before, event);
    if (state === before) return;
    for (const one of before.unsent) {
      if (!state.unsent.some((left) => left.clientMessageId === one.clientMessageId)) {
        connection.unsent.drop(one.clientMessageId);
      }
    }
    listenToNewest();
    for (const listener of listeners) listener();
  }

  function listenToNewest(): void {
    const newest = newestChapter(state.transcript)?.conversation;
    if (!newest || newest.id === listenedId) return;
    stopListening();
    listenedId = newest.id;
    shownSeq = toldSeq = 0;
    const completeTo = () => state.transcript.find((one) => one.conversation.id === newest.id)?.completeTo ?? 0;
    stopListening = connection.listen(newest.id, completeTo, listenerFor(newest.id));
  }

  function listenerFor(conversationId: string): ChatListener {
    return {
      messages: (messages) => dispatch({ type: 'messages', conversationId, messages }),
      conversation: (conversation) => dispatch({ type: 'conversation', conversation }),
      writing: (text, typist = '') => dispatch({ type: 'writing', text, typist }),
      connected(isConnected) {
        isLinked = isConnected;
        showConnection();
      },
      lost() {
        isLinked = true;
        showConnection();
        dispatch({ type: 'lost', conversationId });
      },
    };
  }

  function showConnection(): void {
    if (isLinked && navigator.onLine) {
      clearTimeout(reconnectingTimer);
      reconnectingTimer = undefined;
      if (state.isReconnecting) dispatch({ type: 'reconnecting', isReconnecting: false });
      delivery.wake();
      tellShown();
    } else {
      // Counted from the cut, not from the latest attempt.
      reconnectingTimer ??= setTimeout(() => {
        dispatch({ type: 'reconnecting', isReconnecting: true });
      }, RECONNECTING_AFTER);
    }
  }

  async function read(unsent = connection.unsent.all): Promise<void> {
    const page = await connection.readHistory();
    clearTimeout(readingTimer);
    failedReadings = 0;
    // What was unsent when the reading began may have been sent since, after another one.
    dispatch({ type: 'loaded', page, unsent: unsent() });
    delivery.wake();
    if (page && page.messages.length < A_SCREENFUL) await loadOlder();
  }

  async function reload(): Promise<void> {
    dispatch({ type: 'loading' });
    await readUntilItIs();
  }

  /** Goes on by itself: where the server was away and not the network, no event tells that it is back. */
  async function readUntilItIs(): Promise<void> {
    clearTimeout(readingTimer);
    await read().catch((error) => {
      clearTimeout(readingTimer); // of another reading that failed meanwhile
      if (state.phase === 'ready') return; // another reading came through meanwhile
      const { message, retryAfter = 0 } = asFailure(error);
      dispatch({ type: 'load-failed', sentence: message });
      const wait = Math.max(retryAfter * 1000, backoff(failedReadings++, random()));
      if (isStarted) readingTimer = setTimeout(readUntilItIs, wait);
    });
  }

  async function loadOlder(): Promise<void> {
    if (!state.older || state.isLoadingOlder) return;
    const cursor = state.older;
    dispatch({ type: 'loading-older' });
    await orNotice(async () => dispatch({ type: 'older', page: await connection.readHistory(cursor) }));
  }

  async function orNotice(action: () => Promise<void>): Promise<void> {
    dispatch({ type: 'notice', sentence: '' });
    await action().catch((error) => dispatch({ type: 'notice', sentence: asFailure(error).message }));
  }

  function send(text: string, correction?: UnsentMessage['correction']): void {
    const cleaned = text.trim();
    if (!cleaned) return;
    const message = {
      clientMessageId: uniqueId(),
      clientConversationId: uniqueId(),
      conversationId: null,
      isAttempted: false,
      text: cleaned,
      aboutProductCode: connection.aboutProduct?.(),
      correction,
      writtenAt: new Date().toISOString(),
    };
    connection.unsent.keep(message);
    dispatch({ type: 'wrote', message });
    goOn();
  }

  /** Nothing is sent before the history is known: the message may belong to a conversation that is going on. */
  function goOn(): void {
    if (state.phase === 'failed') void reload();
    else delivery.wake();
  }

  /** Tells what was shown last; what does not arrive is told again with the next, and when the connection is back. */
  function tellShown(): void {
    const id = activeChapter(state)?.conversation.id;
    const seq = shownSeq;
    if (!id || seq <= toldSeq) return;
    toldSeq = seq;
    connection.read?.(id, seq).catch(() => {
      toldSeq = 0;
    });
  }

  function onNetwork(): void {
    showConnection();
    if (state.phase === 'failed' && navigator.onLine) void reload();
  }

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    start() {
      isStarted = true;
      delivery = createDelivery(connection, { state: () => state, dispatch }, random);
      // A reading that fails here leaves what is shown: the next message or the listening tells.
      const stopWatching = connection.watchElsewhere(() => void read(() => []).catch(() => {}));
      addEventListener('online', onNetwork);
      addEventListener('offline', onNetwork);
      void reload();
      return () => {
        isStarted = false;
        delivery.stop();
        stopWatching();
        stopListening();
        listenedId = '';
        clearTimeout(reconnectingTimer);
        clearTimeout(readingTimer);
        removeEventListener('online', onNetwork);
        removeEventListener('offline', onNetwork);
      };
    },
    reload,
    loadOlder,
    send,
    correct: ({ seq }, { rest, label }) => send(rest, { seq, label }),
    reject(answer, chosen) {
      const chapter = state.transcript.find(({ blocks }) => blocks.some(({ messages }) => messages.includes(answer)));
      const conversationId = chapter?.conversation.id;
      if (!conversationId) return;
      if (chosen) send(chosen);
      void orNotice(async () => {
        const messages = [await connection.reject(conversationId, answer.seq, chosen)];
        dispatch({ type: 'messages', conversationId, messages });
      });
    },
    retry(clientMessageId) {
      delivery.retry(clientMessageId);
      goOn();
    },
    withdraw: (clientMessageId) => dispatch({ type: 'withdrawn', clientMessageId }),
    endConversation: () =>
      orNotice(async () => {
        const active = activeChapter(state);
        if (active) dispatch({ type: 'conversation', conversation: await connection.end(active.conversation.id) });
      }),
    stopReply() {
      const active = activeChapter(state);
      if (active) void orNotice(async () => void (await connection.stop(active.conversation.id)));
    },
    rate: (conversationId, satisfaction, comment = '') =>
      orNotice(async () => {
        const conversation = await connection.rate(conversationId, satisfaction, comment);
        dispatch({ type: 'conversation', conversation });
      }),
    leaveRequest: (contact, question) =>
      orNotice(async () => {
        const id = activeChapter(state)?.conversation.id;
        if (!id) return;
        dispatch({ type: 'conversation', conversation: await connection.leaveRequest(id, contact, question) });
      }),
    findOrder: findOrder && ((...sought) => findOrder(activeChapter(state)?.conversation.id ?? '', ...sought)),
    dismissNotice: () => dispatch({ type: 'notice', sentence: '' }),
    typed() {
      const id = handlerOf(state) && activeChapter(state)?.conversation.id;
      if (!id || Date.now() - typedAt < TYPING_TOLD_EVERY) return;
      typedAt = Date.now();
      connection.typing?.(id).catch(() => {}); // a hint, and no more
    },
    shown(message) {
      // Those of a conversation that is over are nobody's news.
      if (!activeChapter(state)?.blocks.some(({ messages }) => messages.includes(message))) return;
      shownSeq = Math.max(shownSeq, message.seq);
      clearTimeout(tellingTimer);
      tellingTimer = setTimeout(tellShown, SHOWN_TOLD_AFTER);
    },
    opened(productId) {
      const id = newestChapter(state.transcript)?.conversation.id;
      if (id) connection.opened?.(id, productId).catch(() => {}); // a figure, for which nobody waits
    },
  };
}
