import { backoff } from '../chat/outbox.ts';
import { uniqueId } from '../chat/unique-id.ts';
import { refusalOf } from '../ui/refusal.ts';
import { keep, readKept, type Texts } from './kept-texts.ts';

/** A product that is shown below a message. */
export interface Card {
  readonly id: string;
  readonly name: string;
}

/** A message of a person that the server has not acknowledged. */
export interface UnsentMessage {
  /** The same at every attempt: the server stores one message for it, however often it arrives. */
  readonly clientMessageId: string;
  readonly text: string;
  readonly cards: readonly Card[];
}

export interface Unsent extends UnsentMessage {
  /** 'waiting' ones are sent again by themselves, 'failed' ones by hand, 'refused' ones never as they are. */
  readonly status: 'sending' | 'waiting' | 'failed' | 'refused';
  /** Why not, in Italian; empty while it is being sent. */
  readonly sentence: string;
}

/** What to do about a message that could not be sent. */
type NextStep = { step: 'again'; after: number } | { step: 'by-hand' } | { step: 'refused' };

const PASSING = ['NETWORK', 'BUSY', 'TOO_FAST', 'TOO_MANY_REQUESTS'];
const UNEXPLAINED = ['UNEXPECTED', 'INTERNAL'];
const MAX_UNEXPLAINED = 8; // such a failure may be this very message's doing: it is not repeated for ever

/** Decides by the refusal's code; `attempts` counts those already made, `random` is 0–1. */
export function nextStep(code: string, attempts: number, random: number): NextStep {
  const isUnexplained = UNEXPLAINED.includes(code);
  if (!isUnexplained && !PASSING.includes(code)) return { step: 'refused' };
  if (isUnexplained && attempts >= MAX_UNEXPLAINED) return { step: 'by-hand' };
  return { step: 'again', after: backoff(attempts, random) };
}

export type StaffOutbox = ReturnType<typeof createOutbox>;

interface OutboxOptions {
  /** Stores a message; refused with what the server says. */
  readonly send: (message: UnsentMessage) => Promise<void>;
  /** Where what is unsent outlives a reload. */
  readonly texts: Texts;
  readonly key: string;
  readonly random?: () => number;
}

/** Sends what a person writes, one after the other in the order it was written, until each is acknowledged. */
export function createOutbox({ send, texts, key, random = Math.random }: OutboxOptions) {
  let unsent: readonly Unsent[] = (readKept<UnsentMessage[]>(texts, key) ?? []).map(sending);
  const attempts = new Map<string, number>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isStopped = true;

  function set(next: readonly Unsent[]) {
    unsent = next;
    const kept = unsent.map(({ clientMessageId, text, cards }) => ({ clientMessageId, text, cards }));
    keep(texts, key, kept.length > 0 ? kept : undefined);
    for (const listener of [...listeners]) listener();
  }

  function change(id: string, changed: Pick<Unsent, 'status' | 'sentence'>) {
    set(unsent.map((one) => (one.clientMessageId === id ? { ...one, ...changed } : one)));
  }

  const without = (id: string) => unsent.filter((one) => one.clientMessageId !== id);

  async function run() {
    clearTimeout(timer);
    if (isRunning) return;
    isRunning = true;
    let mayGoOn = true;
    while (mayGoOn && !isStopped) {
      const next = unsent.find(({ status }) => status === 'sending' || status === 'waiting');
      mayGoOn = next !== undefined && (await attempt(next));
    }
    isRunning = false;
  }

  /** Answers whether the next in line may follow at once. */
  async function attempt({ clientMessageId: id, text, cards }: Unsent): Promise<boolean> {
    try {
      await send({ clientMessageId: id, text, cards });
      attempts.delete(id);
      set(without(id));
      return true;
    } catch (error) {
      const { code, message } = refusalOf(error);
      const made = attempts.get(id) ?? 0;
      attempts.set(id, made + 1);
      const next = nextStep(code, made, random());
      const sentence = code === 'NETWORK' ? '' : message;
      change(id, { status: STATUS[next.step], sentence });
      if (next.step !== 'again') return true;
      if (!isStopped) timer = setTimeout(run, next.after);
      return false;
    }
  }

  return {
    get: () => unsent,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Sends until the function that it answers is called. */
    start(): () => void {
      isStopped = false;
      void run();
      return () => {
        isStopped = true;
        clearTimeout(timer);
      };
    },
    write(message: Omit<UnsentMessage, 'clientMessageId'>) {
      set([...unsent, sending({ clientMessageId: uniqueId(), ...message })]);
      void run();
    },
    retry(id: string) {
      attempts.delete(id);
      change(id, { status: 'sending', sentence: '' });
      void run();
    },
    discard: (id: string) => set(without(id)),
  };
}

const STATUS = { again: 'waiting', 'by-hand': 'failed', refused: 'refused' } as const;

function sending({ clientMessageId, text, cards = [] }: UnsentMessage): Unsent {
  return { clientMessageId, text, cards, status: 'sending', sentence: '' };
}
