import type { Logger } from 'pino';
import type { ModelConfig } from '../config.ts';
import type { Database } from '../database/data-source.ts';
import { Turns } from '../limits/turns.ts';
import { Breaker } from '../model/breaker.ts';
import { Health } from '../model/health.ts';
import { type Model, notActiveModel } from '../model/model.ts';
import { createOpenAiClient } from '../model/openai.ts';
import { redacted } from '../model/redacted.ts';
import { CALL_TIMES, type CallTimes } from '../model/retry.ts';
import { sharesOf } from '../model/shares.ts';
import { dayOf, reserveTokens, settleTokens, usageToday } from '../model/usage-store.ts';
import { tryModel } from './model-trial.ts';
import { createStreamingModel, longestWait, type StreamingModelParts } from './streaming-model.ts';

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
  const { maxCalls, maxTokens, model: name } = config;
  const client = createOpenAiClient(config);
  // Neither the start nor the first visitor waits for it.
  setTimeout(() => client.prepare(), PREPARED_AFTER).unref();
  const parts: StreamingModelParts = {
    client,
    name,
    maxTokens,
    times,
    breaker: new Breaker(),
    // Neither what the service says nor what it was asked: the one may hold the key, the other what a visitor wrote.
    health: new Health(({ kind, detail }) => log.warn({ kind, detail }, 'the service of the model does not answer')),
    redact: (says) => redacted(says, config.apiKey),
    turns: new Turns({ atOnce: maxCalls, perKey: maxCalls, waitAtMost: longestWait(times) }),
    random: Math.random,
    spending: {
      reserve: (companyId, { tokens, likely, asker }) => {
        const shares = sharesOf(asker, config);
        const leaseFor = times.total + SETTLED_WITHIN;
        return reserveTokens(database, { companyId, tokens, likely, leaseFor, shares }, config);
      },
      // What is not settled is given back when its lease is over.
      settle: (companyId, reserved, used) =>
        settleTokens(database, companyId, reserved, used).catch((error) =>
          log.warn({ error, companyId }, 'the tokens of a call were not settled'),
        ),
      today: async (companyId) => {
        const { used } = await usageToday(database, companyId);
        const { dailyTokens, total } = await dayOf(database, companyId, config);
        return { used, dailyTokens, left: Math.min(dailyTokens - used, config.totalTokens - total) };
      },
    },
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
