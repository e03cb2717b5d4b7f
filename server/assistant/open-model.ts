import type { Logger } from 'pino';
import type { ModelConfig, ModelLimits } from '../config.ts';
import type { Database } from '../database/data-source.ts';
import { Turns } from '../limits/turns.ts';
import { Breaker } from '../model/breaker.ts';
import { ModelCallError } from '../model/call-error.ts';
import { Health } from '../model/health.ts';
import { newManners } from '../model/manners.ts';
import { type Model, notActiveModel } from '../model/model.ts';
import { createOpenAiClient, type ModelClient } from '../model/openai.ts';
import { publicFetch } from '../model/outside.ts';
import type { KeyedModel } from '../model/own-model.ts';
import { redacted } from '../model/redacted.ts';
import { CALL_TIMES, type CallTimes } from '../model/retry.ts';
import { sharesOf } from '../model/shares.ts';
import { dayOf, reserveOwnTokens, reserveTokens, settleTokens, usageToday } from '../model/usage-store.ts';
import { tryModel } from './model-trial.ts';
import { createStreamingModel, longestWait, type Spending, type StreamingModelParts } from './streaming-model.ts';

const PREPARED_AFTER = 2_000; // ms
const SETTLED_WITHIN = 10_000; // ms after the last moment of a call

/** The model that the settings name; without a key, one that is not active. */
export function openModel(
  config: ModelConfig | null,
  database: Database,
  log: Logger,
  times: CallTimes = CALL_TIMES,
): Model {
  if (config === null) return notActiveModel;
  const client = createOpenAiClient(config);
  // Neither the start nor the first visitor waits for it.
  setTimeout(() => client.prepare(), PREPARED_AFTER).unref();
  const spending: Spending = {
    reserve: (companyId, { tokens, likely, asker }) => {
      const shares = sharesOf(asker, config);
      return reserveTokens(database, { companyId, tokens, likely, leaseFor: leaseOf(times), shares }, config);
    },
    settle: settling(database, log),
    today: async (companyId) => {
      const { used } = await usageToday(database, companyId, 'SERVER');
      const { dailyTokens, total } = await dayOf(database, companyId, config);
      return { used, dailyTokens, left: Math.min(dailyTokens - used, config.totalTokens - total) };
    },
  };
  return assembled({ client, name: config.model, isOwn: false, spending }, config, config.apiKey, log, times);
}

/** What every company's own model is opened with. */
export interface OwnSurroundings {
  limits: ModelLimits;
  database: Database;
  log: Logger;
  /** Hosts of the own network that are allowed. */
  allowed: readonly string[];
  times?: CallTimes | undefined;
}

/** A company's own model: with a breaker, turns and a day of its own, so that nobody else feels how it does. */
export function openOwnModel(
  companyId: string,
  own: KeyedModel,
  { limits, database, log, allowed, times = CALL_TIMES }: OwnSurroundings,
): Model {
  const client = openOwnClient(own, limits, allowed);
  const today = { dailyTokens: own.dailyTokens, usualTokens: limits.dailyTokens };
  const spending: Spending = {
    reserve: (_, { tokens, likely, asker }) => {
      const shares = sharesOf(asker, limits);
      return reserveOwnTokens(database, { companyId, tokens, likely, leaseFor: leaseOf(times), shares }, today);
    },
    settle: settling(database, log),
    today: async () => {
      const { used } = await usageToday(database, companyId, 'OWN');
      const { dailyTokens } = own;
      return { used, dailyTokens, left: dailyTokens === null ? Number.POSITIVE_INFINITY : dailyTokens - used };
    },
  };
  const given = { client, name: own.model, isOwn: true, spending };
  return assembled(given, limits, own.apiKey ?? '', log, times, companyId);
}

/** What asks the service of a company's own model. */
export function openOwnClient(own: KeyedModel, limits: ModelLimits, allowed: readonly string[]): ModelClient {
  const { apiKey, address: baseUrl, model } = own;
  const { maxTokens, temperature } = limits;
  if (apiKey === null) return clientWithoutKey();
  return createOpenAiClient({ apiKey, baseUrl, model, maxTokens, temperature, fetch: publicFetch(allowed) });
}

/** Nobody is asked: what opens the key is gone. */
function clientWithoutKey(): ModelClient {
  const next = () => Promise.reject(new ModelCallError({ kind: 'KEY', status: null }, 'KEY_LOST'));
  return { manners: newManners(false), stream: () => ({ [Symbol.asyncIterator]: () => ({ next }) }) };
}

function leaseOf({ total }: CallTimes): number {
  return total + SETTLED_WITHIN;
}

/** What is not settled is given back when its lease is over. */
function settling(database: Database, log: Logger): Spending['settle'] {
  return (companyId, reserved, used) =>
    settleTokens(database, companyId, reserved, used).catch((error) =>
      log.warn({ error, companyId }, 'the tokens of a call were not settled'),
    );
}

function assembled(
  given: Pick<StreamingModelParts, 'name' | 'isOwn' | 'spending'> & { client: ModelClient },
  { maxCalls, maxTokens }: ModelLimits,
  apiKey: string,
  log: Logger,
  times: CallTimes,
  companyId?: string,
): Model {
  const parts: StreamingModelParts = {
    ...given,
    maxTokens,
    times,
    breaker: new Breaker(),
    // Neither what the service says nor what it was asked: the one may hold the key, the other what a visitor wrote.
    health: new Health(({ kind, detail }) =>
      log.warn({ kind, detail, companyId }, 'the service of the model does not answer'),
    ),
    redact: (says) => redacted(says, apiKey),
    turns: new Turns({ atOnce: maxCalls, perKey: maxCalls, waitAtMost: longestWait(times) }),
    random: Math.random,
  };
  const model = createStreamingModel(parts);
  return {
    ...model,
    tryNow: (knowledge) => tryModel(parts, knowledge),
    isFailing: () => parts.health.fault !== null,
    reply: (request, watch) =>
      model.reply(request, watch).catch((error) => {
        // Whoever asked is answered without it, and nobody else would tell why.
        log.warn({ error, companyId: request.knowledge.company.id }, 'the model could not be asked');
        throw error;
      }),
  };
}
