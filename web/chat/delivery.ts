import { activeChapter, type ChatEvent, type ChatState } from './chat-state.ts';
import { type ChatConnection, ChatFailure, type UnsentMessage } from './connection.ts';
import { nextStep, type Unsent } from './outbox.ts';
import { say } from './say.ts';

/** What the delivery reads and tells; the session's state. */
export interface DeliveredChat {
  state(): ChatState;
  dispatch(event: ChatEvent): void;
}

/** Sends what is unsent, one after the other in the order it was written, until the server has acknowledged each. */
export interface Delivery {
  /** Goes on now, whatever wait was left: something was written, or the connection is back. */
  wake(): void;
  /** The reader asks for this one. */
  retry(clientMessageId: string): void;
  stop(): void;
}

const STATUS = { again: 'waiting', anew: 'failed', 'by-hand': 'failed', refused: 'refused' } as const;

export function createDelivery(connection: ChatConnection, chat: DeliveredChat, random: () => number): Delivery {
  const attempts = new Map<string, number>();
  const byHand = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isStopped = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isRunning) return;
    isRunning = true;
    for (let message = firstInLine(); message; message = firstInLine()) {
      if (!(await attempt(message))) break;
    }
    isRunning = false;
  }

  function firstInLine(): Unsent | undefined {
    if (isStopped || chat.state().phase !== 'ready') return undefined;
    return chat.state().unsent.find((one) => one.status !== 'refused' && !byHand.has(one.clientMessageId));
  }

  /** Answers whether the next in line may follow at once. */
  async function attempt(unsent: Unsent): Promise<boolean> {
    const message = addressed(unsent);
    const id = message.clientMessageId;
    if (!attempts.has(id)) chat.dispatch({ type: 'sending', clientMessageId: id });
    connection.unsent.keep(message);
    chat.dispatch({ type: 'attempted', message });
    try {
      chat.dispatch({ type: 'sent', sent: await connection.send(message) });
      attempts.delete(id);
      return true;
    } catch (error) {
      return failed(message, asFailure(error));
    }
  }

  /** The first attempt settles where a message goes: it may have been stored there though no answer came back. */
  function addressed({ status: _status, sentence: _sentence, after: _after, ...message }: Unsent): UnsentMessage {
    if (message.isAttempted) return message;
    return { ...message, conversationId: activeChapter(chat.state())?.conversation.id ?? null, isAttempted: true };
  }

  function failed(message: UnsentMessage, failure: ChatFailure): boolean {
    const id = message.clientMessageId;
    const made = attempts.get(id) ?? 0;
    attempts.set(id, made + 1);
    const next = nextStep(failure, made, random());
    if (next.step === 'anew' && message.conversationId) {
      chat.dispatch({ type: 'lost', conversationId: message.conversationId });
      chat.dispatch({ type: 'attempted', message: { ...message, conversationId: null } });
      return true;
    }
    const isDelayed = next.step === 'again' && failure.code === 'BUSY'; // nothing of the visitor's doing
    const status = isDelayed ? 'delayed' : STATUS[next.step];
    const isLimited = next.step === 'again' && !isDelayed && failure.retryAfter;
    const after = isLimited ? Date.now() + next.afterMilliseconds : 0;
    chat.dispatch({ type: 'failed', clientMessageId: id, status, sentence: reasonOf(failure), after });
    if (status === 'refused') connection.unsent.drop(id);
    if (next.step !== 'again') {
      byHand.add(id);
      return true;
    }
    if (!isStopped) timer = setTimeout(run, next.afterMilliseconds);
    return false;
  }

  return {
    wake: () => void run(),
    retry(clientMessageId) {
      attempts.delete(clientMessageId);
      byHand.delete(clientMessageId);
      chat.dispatch({ type: 'sending', clientMessageId });
      void run();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Where the network is away, that is said in other words. */
function reasonOf(failure: ChatFailure): string {
  return failure.code === 'OFFLINE' ? '' : failure.message;
}

/** Whatever went wrong, with a sentence to show. */
export function asFailure(error: unknown): ChatFailure {
  if (error instanceof ChatFailure) return error;
  return new ChatFailure('UNEXPECTED', say('Si è verificato un errore. Riprova.'));
}
