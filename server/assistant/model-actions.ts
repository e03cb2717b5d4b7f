import { requireStaff } from '../accounts/requests.ts';
import type { Context } from '../context.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import type { AiStatus } from '../graphql/generated/schema.ts';
import { FAULTS } from '../model/faults.ts';
import type { CurrentFault } from '../model/health.ts';
import type { ModelTrial } from '../model/model.ts';
import { failureSentence } from './replies.ts';
import { requireKnowledge } from './store.ts';

/** How the model of a company does today; the caller has asked for permission. */
export async function aiStatusOf(context: Context, companyId: string) {
  if (!context.model.status) return NO_MODEL;
  const status = await context.model.status(await requireKnowledge(context, companyId));
  const { name: model, fault, changes, ...rest } = status;
  return { ...rest, model, changes, fault: fault && shownFault(fault) };
}

const NO_MODEL = {
  isActive: false,
  model: null,
  usedTokens: 0,
  dailyTokens: 0,
  isLimitReached: false,
  breaker: 'CLOSED' as const,
  retryAt: null,
  fault: null,
  changes: [],
} satisfies Partial<AiStatus>;

function shownFault({ kind, since, detail }: CurrentFault) {
  const { sentence, advice } = FAULTS[kind];
  return { kind, sentence, advice, detail, since: new Date(since) };
}

/** Asks the service whether it answers. @throws UserError TOO_MANY_REQUESTS. */
export async function tryModelOf(context: Context, companyId: string) {
  const { account } = requireStaff(context);
  const limit = context.limits.modelTrialsByPerson;
  await takeFromLimits(context.database, [{ kind: 'model-trial', subject: account.id, limit }], 'TOO_MANY_REQUESTS');
  const knowledge = await requireKnowledge(context, companyId);
  const trial = (await context.model.tryNow?.(knowledge)) ?? NOT_TRIED;
  return { ...trial, failureText: trial.failure && failureSentence(trial.failure, trial.fault) };
}

const NOT_TRIED: ModelTrial = {
  ...{ answer: null, failure: 'NOT_ACTIVE', fault: null, detail: null, says: null, totalTime: 0 },
};
