import { type CallOutcome, callModel } from '../model/call.ts';
import { longestAnswer } from '../model/manners.ts';
import type { ModelMessage, ModelTrial } from '../model/model.ts';
import type { ModelClient } from '../model/openai.ts';
import type { CallTimes } from '../model/retry.ts';
import { mostTokens, probableTokens } from '../model/tokens.ts';
import type { Knowledge } from './knowledge.ts';
import { noteOutcome, type StreamingModelParts, usedTokens } from './streaming-model.ts';

const TIMES: CallTimes = { total: 25_000, firstWord: 15_000, thinking: 22_000, stall: 10_000, worthTrying: 1_000 }; // somebody watches it
const LONGEST_SHOWN = 200; // characters
const MESSAGES: readonly ModelMessage[] = [
  { role: 'system', content: 'Sei un servizio che viene provato. Rispondi con una sola parola.' },
  { role: 'user', content: 'Scrivi soltanto: pronto' },
];

/**
 * Asks the service once, at the company's expense, also while the breaker is open: what it says now is what counts. An
 * answer closes the breaker.
 */
export async function tryModel(parts: StreamingModelParts, { company }: Knowledge): Promise<ModelTrial> {
  const { client, spending, breaker, health } = parts;
  const askedAt = performance.now();
  const most = mostTokens(MESSAGES) + longestAnswer(client.manners, parts.maxTokens);
  const wanted = { tokens: most, likely: probableTokens(MESSAGES), asker: null };
  const reserved = await spending.reserve(company.id, wanted);
  if ('refused' in reserved) return { ...NOTHING, failure: reserved.refused, totalTime: 0 };
  let used = most;
  try {
    const outcome = await askOnce(client, askedAt, TIMES);
    used = usedTokens(MESSAGES, outcome);
    noteOutcome(parts, outcome, company.id);
    const answer = shown(outcome.raw);
    if (answer !== '' && outcome.fault === null) {
      breaker.proved();
      health.answered(Date.now());
    }
    const { fault, detail } = outcome;
    const says = parts.redact(outcome.says);
    const failure = answer !== '' && fault === null ? null : (outcome.failure ?? 'EMPTY');
    const totalTime = Math.round(performance.now() - askedAt);
    return { answer: answer || null, failure, fault, detail, says: says || null, totalTime };
  } finally {
    await spending.settle(company.id, reserved, Math.min(used, most));
  }
}

/** The one question of a trial; what is answered at once is what is wanted to be known. */
export function askOnce(client: ModelClient, askedAt: number, times: CallTimes): Promise<CallOutcome> {
  const signal = AbortSignal.timeout(times.total);
  const options = { times, askedAt, signal, isOneAttempt: true, random: Math.random, onRaw: () => undefined };
  return callModel(client, MESSAGES, options);
}

const NOTHING = { answer: null, fault: null, detail: null, says: null } as const;

function shown(raw: string): string {
  return raw
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SHOWN)
    .toWellFormed();
}
