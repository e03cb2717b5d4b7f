import type { Turns } from '../limits/turns.ts';
import type { Breaker } from '../model/breaker.ts';
import { type CallOutcome, callModel } from '../model/call.ts';
import { FAULTS, type FaultKind, type ModelFailure } from '../model/faults.ts';
import type { Health } from '../model/health.ts';
import { longestAnswer } from '../model/manners.ts';
import {
  type FailedCall,
  type Model,
  type ModelFacts,
  type ModelMessage,
  type ModelReply,
  type ModelRequest,
  type ModelStatus,
  STOPPED,
  VISITOR_LEFT,
  type Watch,
} from '../model/model.ts';
import type { ModelClient } from '../model/openai.ts';
import { changesOf } from '../model/parameters.ts';
import { type ReplyText, readableReply } from '../model/reply-text.ts';
import type { CallTimes } from '../model/retry.ts';
import type { Asker } from '../model/shares.ts';
import { LETTERS_PER_TOKEN, mostTokens, probableTokens } from '../model/tokens.ts';
import type { BudgetRefusal, Reserved } from '../model/usage-store.ts';
import type { Knowledge } from './knowledge.ts';
import { type PreparedRequest, prepareRequest } from './model-request.ts';

/** What a call may cost, tokens, and who asked. */
interface Wanted {
  /** The most that it can be. */
  tokens: number;
  /** What it probably is. */
  likely: number;
  asker: Asker | null;
}

/** What a company may spend, and what it has spent: see `usage-store.ts`. */
export interface Spending {
  /** Sets aside the most that a call can cost, or says why not. */
  reserve(companyId: string, wanted: Wanted): Promise<Reserved | { refused: BudgetRefusal }>;
  settle(companyId: string, reserved: Reserved, used: number): Promise<void>;
  /** What it has today, and what is left of it. */
  today(companyId: string): Promise<{ used: number; dailyTokens: number | null; left: number }>;
}

export interface StreamingModelParts {
  client: ModelClient;
  name: string;
  /** The company's own, and nobody else's. */
  isOwn: boolean;
  /** The longest answer, tokens. */
  maxTokens: number;
  spending: Spending;
  breaker: Breaker;
  health: Health;
  /** How many calls there may be at once; companies wait beside one another. */
  turns: Turns;
  times: CallTimes;
  random(): number;
  /** What a service says as staff may read it. */
  redact(says: string): string;
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

async function statusOf(parts: StreamingModelParts, knowledge: Knowledge): Promise<ModelStatus> {
  const { name, spending, breaker, health, client } = parts;
  const { state, until } = breaker.state(Date.now(), knowledge.company.id);
  const { used: usedTokens, dailyTokens, left } = await spending.today(knowledge.company.id);
  const { messages } = prepareRequest({ knowledge, text: '?', productIds: [], isAsked: false, turns: [] });
  return {
    isActive: true,
    name,
    usedTokens,
    dailyTokens,
    isLimitReached: mostTokens(messages) + longest(parts) > left,
    breaker: state,
    retryAt: until === null ? null : new Date(until),
    fault: health.fault,
    answeredAt: health.answeredAt,
    changes: changesOf(client.manners.parameters),
  };
}

function longest({ client, maxTokens }: StreamingModelParts): number {
  return longestAnswer(client.manners, maxTokens);
}

async function reply(
  parts: StreamingModelParts,
  request: ModelRequest,
  watch: Watch,
): Promise<ModelReply | FailedCall> {
  const askedAt = performance.now();
  const prepared = prepareRequest(request);
  const failed = (failure: ModelFailure, detail: string, fault: FaultKind | null = null) =>
    ({
      failure,
      facts: factsOf(parts, prepared, { failure, detail, fault, totalTime: performance.now() - askedAt }),
    }) as const;
  const refusal = parts.breaker.refusal(Date.now(), request.knowledge.company.id);
  if (refusal) return failed(FAULTS[refusal].failure, 'BREAKER_OPEN', refusal);
  const call = () => reserveAndCall(parts, request, prepared, watch, askedAt);
  const outcome = await whenFree(parts, request.knowledge.company.id, watch.signal, call).catch((error) => {
    // It may have been the one call that tries again: without a word from it nobody would be let through any more.
    parts.breaker.abandoned();
    throw error;
  });
  if (typeof outcome === 'string') {
    parts.breaker.abandoned();
    const hasLeft = outcome === 'ABANDONED' && watch.signal.reason === VISITOR_LEFT;
    return hasLeft ? failed(VISITOR_LEFT, VISITOR_LEFT) : failed(FAILURE_OF[outcome], outcome);
  }
  return read(parts, prepared, outcome, performance.now() - askedAt);
}

const FAILURE_OF = {
  QUEUE_FULL: 'OVERLOADED',
  LIMIT_REACHED: 'LIMIT_REACHED',
  SHARE_REACHED: 'SHARE_REACHED',
  TOTAL_REACHED: 'TOTAL_REACHED',
  ABANDONED: 'UNAVAILABLE',
} as const;

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
  { knowledge, asker }: ModelRequest,
  prepared: PreparedRequest,
  watch: Watch,
  askedAt: number,
): Promise<CallOutcome | BudgetRefusal | 'QUEUE_FULL'> {
  const { spending, times } = parts;
  const companyId = knowledge.company.id;
  const most = mostTokens(prepared.messages) + longest(parts);
  const wanted = { tokens: most, likely: probableTokens(prepared.messages), asker: asker ?? null };
  const reserved = await spending.reserve(companyId, wanted);
  if ('refused' in reserved) return reserved.refused;
  if (performance.now() - askedAt > longestWait(times)) {
    await spending.settle(companyId, reserved, 0); // our own database took the time that the service would need
    return 'QUEUE_FULL';
  }
  let used = most;
  const teller = tellNowAndThen(prepared, watch);
  try {
    const outcome = await callModel(parts.client, prepared.messages, {
      times,
      askedAt,
      signal: watch.signal,
      random: parts.random,
      onRaw: teller.onRaw,
    });
    noteOutcome(parts, outcome, companyId);
    used = usedTokens(prepared.messages, outcome);
    return outcome;
  } finally {
    teller.stop();
    await spending.settle(companyId, reserved, Math.min(used, most));
  }
}

/** What a call has cost, or probably has where nobody says it. */
export function usedTokens(messages: readonly ModelMessage[], outcome: CallOutcome): number {
  const { usage, firstWordAfter, thought, detail } = outcome;
  if (usage) return usage.inputTokens + usage.outputTokens;
  // Nobody said what it cost: a refused call costs nothing, a call that was left in the middle what it had come to.
  const hasCost = firstWordAfter !== null || thought > 0 || wasLeft(outcome) || detail === 'TIMEOUT';
  return hasCost ? probableTokens(messages) + writtenTokens(outcome) : 0;
}

/** What was written probably cost, thoughts included. */
function writtenTokens({ raw, thought }: CallOutcome): number {
  return probableTokens([{ role: 'assistant', content: raw }]) + Math.ceil(thought / LETTERS_PER_TOKEN);
}

function wasLeft({ isAbandoned, detail }: CallOutcome): boolean {
  return isAbandoned || detail === STOPPED || detail === VISITOR_LEFT;
}

/** What a call tells about the service; one that its reader left before a word tells nothing. */
export function noteOutcome({ breaker, health }: StreamingModelParts, outcome: CallOutcome, asker: string): void {
  const { failure, fault, detail, retryAfter, limitOf, firstWordAfter } = outcome;
  const now = Date.now();
  if (fault) {
    breaker.failed(fault, now, { retryAfter: FAULTS[fault].isPassing ? retryAfter : null, limitOf, asker });
    health.failed(fault, detail ?? '', now);
  } else if (failure === null || failure === 'EMPTY' || firstWordAfter !== null) {
    breaker.succeeded(asker);
    health.answered(now);
  } else breaker.abandoned();
}

/** Tells the readable text at most every `TELL_EVERY` ms, the first words at once. */
function tellNowAndThen({ facts }: PreparedRequest, { onText }: Watch) {
  let raw = '';
  let told = '';
  let timer: NodeJS.Timeout | null = null;
  const tell = () => {
    timer = null;
    const { text } = readableReply(raw, facts, 'GROWING');
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
  const checked = readableReply(outcome.raw, prepared.facts, outcome.isInterrupted ? 'CUT' : 'WHOLE');
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
  { name, isOwn }: StreamingModelParts,
  { messages, faqs, products }: PreparedRequest,
  call: Partial<CallOutcome> & { failure: ModelFailure | null; detail: string | null; totalTime: number },
  checked?: ReplyText,
  outcome?: CallOutcome,
): ModelFacts {
  return {
    model: name,
    ...(isOwn ? { isOwn } : {}),
    failure: call.failure,
    fault: call.failure === null ? null : (call.fault ?? null),
    detail: call.detail,
    attempts: outcome?.attempts ?? 0,
    sent: messages,
    faqs: faqs.map(({ id, question }) => ({ id, question })),
    products: products.map(({ id, name }) => ({ id, name })),
    inputTokens: outcome?.usage?.inputTokens ?? (outcome ? probableTokens(messages) : 0),
    outputTokens: outcome?.usage?.outputTokens ?? (outcome ? writtenTokens(outcome) : 0),
    firstWordAfter: outcome?.firstWordAfter ?? null,
    totalTime: Math.round(call.totalTime),
    inventions: checked?.inventions ?? 0,
    addresses: checked?.addresses ?? 0,
  };
}
