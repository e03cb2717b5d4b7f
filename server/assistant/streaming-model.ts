import type { Turns } from '../limits/turns.ts';
import type { Breaker } from '../model/breaker.ts';
import { type CallOutcome, callModel } from '../model/call.ts';
import {
  type FailedCall,
  type Model,
  type ModelFacts,
  type ModelFailure,
  type ModelReply,
  type ModelRequest,
  type ModelStatus,
  STOPPED,
  VISITOR_LEFT,
  type Watch,
} from '../model/model.ts';
import type { ModelClient } from '../model/openai.ts';
import { type ReplyText, readableReply } from '../model/reply-text.ts';
import type { CallTimes } from '../model/retry.ts';
import { mostTokens, probableTokens } from '../model/tokens.ts';
import type { Knowledge } from './knowledge.ts';
import { type PreparedRequest, prepareRequest } from './model-request.ts';

/** What a company may spend, and what it has spent: see `usage-store.ts`. */
interface Spending {
  /** Sets aside the most that a call can cost, and notes what it probably does; null where too little is left. */
  reserve(companyId: string, tokens: number, likely: number): Promise<string | null>;
  settle(companyId: string, reservationId: string, used: number): Promise<void>;
  used(companyId: string): Promise<number>;
}

export interface StreamingModelParts {
  client: ModelClient;
  name: string;
  /** The longest answer, tokens. */
  maxTokens: number;
  dailyTokens: number;
  spending: Spending;
  breaker: Breaker;
  /** How many calls there may be at once; companies wait beside one another. */
  turns: Turns;
  times: CallTimes;
  random(): number;
}

const TELL_EVERY = 100; // ms; at most ten times a second
const NOBODY: Watch = { onText: () => undefined, signal: new AbortController().signal };

/** The model behind a service that streams: prepared, paid for, watched, and checked word by word. */
export function createStreamingModel(parts: StreamingModelParts): Model {
  return {
    isActive: true,
    reply: (request, watch = NOBODY) => reply(parts, request, watch),
    status: (knowledge) => statusOf(parts, knowledge),
  };
}

async function statusOf(
  { name, dailyTokens, maxTokens, spending, breaker }: StreamingModelParts,
  knowledge: Knowledge,
): Promise<ModelStatus> {
  const { state, until } = breaker.state(Date.now());
  const usedTokens = await spending.used(knowledge.company.id);
  const { messages } = prepareRequest({ knowledge, text: '?', productIds: [], isAsked: false, turns: [] });
  return {
    isActive: true,
    name,
    usedTokens,
    dailyTokens,
    isLimitReached: usedTokens + mostTokens(messages) + maxTokens > dailyTokens,
    breaker: state,
    retryAt: until === null ? null : new Date(until),
  };
}

async function reply(
  parts: StreamingModelParts,
  request: ModelRequest,
  watch: Watch,
): Promise<ModelReply | FailedCall> {
  const askedAt = performance.now();
  const prepared = prepareRequest(request);
  const failed = (failure: ModelFailure, detail: string) =>
    ({
      failure,
      facts: factsOf(parts, prepared, { failure, detail, totalTime: performance.now() - askedAt }),
    }) as const;
  const refusal = parts.breaker.refusal(Date.now());
  if (refusal) return failed(refusal, 'BREAKER_OPEN');
  const call = () => reserveAndCall(parts, request, prepared, watch, askedAt);
  const outcome = await whenFree(parts, request.knowledge.company.id, watch.signal, call).catch((error) => {
    // It may have been the one call that tries again: without a word from it nobody would be let through any more.
    parts.breaker.abandoned();
    throw error;
  });
  if (outcome === 'QUEUE_FULL' || outcome === 'LIMIT_REACHED' || outcome === 'ABANDONED') {
    parts.breaker.abandoned();
    const hasLeft = outcome === 'ABANDONED' && watch.signal.reason === VISITOR_LEFT;
    return hasLeft ? failed(VISITOR_LEFT, VISITOR_LEFT) : failed(FAILURE_OF[outcome], outcome);
  }
  return read(parts, prepared, outcome, performance.now() - askedAt);
}

const FAILURE_OF = { QUEUE_FULL: 'OVERLOADED', LIMIT_REACHED: 'LIMIT_REACHED', ABANDONED: 'UNAVAILABLE' } as const;

/** How long a call is worth trying before it is begun, ms: one cut off for our own queue would be charged to the service. */
export function longestWait({ firstWord, worthTrying }: CallTimes): number {
  return firstWord - worthTrying;
}

/** Waits for the company's turn, as long as its visitor stays. */
function whenFree<Result>(
  { turns }: StreamingModelParts,
  companyId: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result | 'QUEUE_FULL' | 'ABANDONED'> {
  return new Promise((resolve, reject) => {
    let hasBegun = false;
    const onAbort = () => resolve('ABANDONED');
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    const inTurn = turns.run(companyId, async () => {
      hasBegun = true;
      signal.removeEventListener('abort', onAbort);
      return signal.aborted ? ('ABANDONED' as const) : work();
    });
    inTurn.then(resolve, (error) => (hasBegun ? reject(error) : resolve('QUEUE_FULL')));
  });
}

/** Sets aside the most that the call can cost, and settles it whatever happens. */
async function reserveAndCall(
  parts: StreamingModelParts,
  { knowledge }: ModelRequest,
  prepared: PreparedRequest,
  watch: Watch,
  askedAt: number,
): Promise<CallOutcome | 'LIMIT_REACHED' | 'QUEUE_FULL'> {
  const { spending, maxTokens, times } = parts;
  const companyId = knowledge.company.id;
  const reserved = mostTokens(prepared.messages) + maxTokens;
  const reservation = await spending.reserve(companyId, reserved, probableTokens(prepared.messages));
  if (reservation === null) return 'LIMIT_REACHED';
  if (performance.now() - askedAt > longestWait(times)) {
    await spending.settle(companyId, reservation, 0); // our own database took the time that the service would need
    return 'QUEUE_FULL';
  }
  let used = reserved;
  const teller = tellNowAndThen(prepared, watch);
  try {
    const outcome = await callModel(parts.client, prepared.messages, {
      times,
      askedAt,
      signal: watch.signal,
      random: parts.random,
      onRaw: teller.onRaw,
    });
    note(parts.breaker, outcome);
    used = usedTokens(prepared, outcome);
    return outcome;
  } finally {
    teller.stop();
    await spending.settle(companyId, reservation, Math.min(used, reserved));
  }
}

function usedTokens(
  { messages }: PreparedRequest,
  { usage, raw, firstWordAfter, isAbandoned, detail }: CallOutcome,
): number {
  if (usage) return usage.inputTokens + usage.outputTokens;
  // Nobody said what it cost: a refused call costs nothing, a call that was left in the middle what it had come to.
  const isLeft = isAbandoned || detail === STOPPED || detail === VISITOR_LEFT;
  const hasCost = firstWordAfter !== null || isLeft || detail === 'TIMEOUT';
  return hasCost ? probableTokens(messages) + probableTokens([{ role: 'assistant', content: raw }]) : 0;
}

/** A refusal of this one request (400) says nothing about the next, nor does one that its reader left. */
function note(breaker: Breaker, { failure, isAbandoned, detail, retryAfter, firstWordAfter }: CallOutcome): void {
  const isLeft = isAbandoned || detail === STOPPED || detail === VISITOR_LEFT;
  if (failure === null || failure === 'EMPTY' || (isLeft && firstWordAfter !== null)) breaker.succeeded();
  else if (isLeft || /^HTTP 4(?!01|08|09|29)/.test(detail ?? '')) breaker.abandoned();
  else breaker.failed(failure, Date.now(), failure === 'OVERLOADED' ? retryAfter : null);
}

/** Tells the readable text at most every `TELL_EVERY` ms, the first words at once. */
function tellNowAndThen({ facts }: PreparedRequest, { onText }: Watch) {
  let raw = '';
  let told = '';
  let timer: NodeJS.Timeout | null = null;
  const tell = () => {
    timer = null;
    const { text } = readableReply(raw, facts, false);
    if (text === told) return;
    told = text;
    onText(text);
    timer = setTimeout(tell, TELL_EVERY);
  };
  return {
    onRaw(soFar: string) {
      raw = soFar;
      if (timer === null && told === '') tell();
      else timer ??= setTimeout(tell, TELL_EVERY);
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
    },
  };
}

/** What people get to read of it; a text that has a beginning and no end is still an answer if a sentence of it stands. */
function read(
  parts: StreamingModelParts,
  prepared: PreparedRequest,
  outcome: CallOutcome,
  totalTime: number,
): ModelReply | FailedCall {
  const checked = readableReply(outcome.raw, prepared.facts, !outcome.isInterrupted);
  const facts = (failure: ModelFailure | null, detail = outcome.detail) =>
    factsOf(parts, prepared, { ...outcome, failure, detail, totalTime }, checked, outcome);
  const isStopped = outcome.detail === STOPPED;
  const isReadable =
    checked.text !== '' &&
    (isStopped || outcome.detail === VISITOR_LEFT || !outcome.isInterrupted || /[.!?…:]/.test(checked.text));
  if (outcome.isAbandoned) return { failure: 'UNAVAILABLE', facts: facts('UNAVAILABLE') };
  if (isReadable) {
    const { text, productIds } = checked;
    return { text, productIds, isInterrupted: outcome.isInterrupted, facts: facts(null) };
  }
  if (isStopped) return { text: '', productIds: [], isInterrupted: true, facts: facts(null) };
  const failure = outcome.failure ?? 'EMPTY';
  return { failure, facts: facts(failure, outcome.detail ?? 'NOTHING_LEFT') };
}

function factsOf(
  { name }: StreamingModelParts,
  { messages, faqs, products }: PreparedRequest,
  call: Partial<CallOutcome> & { failure: ModelFailure | null; detail: string | null; totalTime: number },
  checked?: ReplyText,
  outcome?: CallOutcome,
): ModelFacts {
  return {
    model: name,
    failure: call.failure,
    detail: call.detail,
    attempts: outcome?.attempts ?? 0,
    sent: messages,
    faqs: faqs.map(({ id, question }) => ({ id, question })),
    products: products.map(({ id, name }) => ({ id, name })),
    inputTokens: outcome?.usage?.inputTokens ?? (outcome ? probableTokens(messages) : 0),
    outputTokens: outcome?.usage?.outputTokens ?? probableTokens([{ role: 'assistant', content: outcome?.raw ?? '' }]),
    firstWordAfter: outcome?.firstWordAfter ?? null,
    totalTime: Math.round(call.totalTime),
    inventions: checked?.inventions ?? 0,
    addresses: checked?.addresses ?? 0,
  };
}
