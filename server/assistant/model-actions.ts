import { requireStaff } from '../accounts/requests.ts';
import type { Context } from '../context.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import { FAULTS } from '../model/faults.ts';
import type { CurrentFault } from '../model/health.ts';
import { NOT_ACTIVE_STATUS } from '../model/model.ts';
import { modelOf, NOT_TRIED } from './own-models.ts';
import { failureSentence } from './replies.ts';
import { requireKnowledge } from './store.ts';

/** How the model of a company does today; the caller has asked for permission. */
export async function aiStatusOf(context: Context, companyId: string) {
  const knowledge = await requireKnowledge(context, companyId);
  const isOwn = knowledge.company.ownModelId !== null;
  const status = (await modelOf(context, knowledge.company).status?.(knowledge)) ?? NOT_ACTIVE_STATUS;
  const { name: model, fault, answeredAt, changes, ...rest } = status;
  const told = {
    fault: fault && shownFault(fault, isOwn),
    answeredAt: answeredAt === null ? null : new Date(answeredAt),
  };
  return { ...rest, ...told, isOwn, model, changes };
}

function shownFault({ kind, since, detail }: CurrentFault, isOwn: boolean) {
  const { sentence, advice, ownAdvice } = FAULTS[kind];
  return { kind, sentence, advice: isOwn ? ownAdvice : advice, detail, since: new Date(since) };
}

/** Asks the service whether it answers. @throws UserError TOO_MANY_REQUESTS. */
export async function tryModelOf(context: Context, companyId: string) {
  const { account } = requireStaff(context);
  const limit = context.limits.modelTrialsByPerson;
  await takeFromLimits(context.database, [{ kind: 'model-trial', subject: account.id, limit }], 'TOO_MANY_REQUESTS');
  const knowledge = await requireKnowledge(context, companyId);
  const isOwn = knowledge.company.ownModelId !== null;
  const trial = (await modelOf(context, knowledge.company).tryNow?.(knowledge)) ?? NOT_TRIED;
  return { ...trial, failureText: trial.failure && failureSentence(trial.failure, trial.fault, isOwn) };
}
