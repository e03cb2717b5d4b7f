import { requireStaff } from '../accounts/requests.ts';
import { asManager } from '../companies/access.ts';
import { changeKnowledge } from '../companies/actions.ts';
import type { Context, Shared } from '../context.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import { inCompany } from '../database/tenant.ts';
import { type ErrorCode, UserError } from '../errors.ts';
import { sealText, unsealText } from '../feeds/sealed.ts';
import type { CallOutcome } from '../model/call.ts';
import type { FaultKind } from '../model/faults.ts';
import type { Model } from '../model/model.ts';
import { PRIVATE_ADDRESS } from '../model/outside.ts';
import { type KeyedModel, keyEndOf, keyFor, type OwnModelInput, readOwnModel } from '../model/own-model.ts';
import { deleteOwnModel, findOwnModel, type SealedModel, storeOwnModel } from '../model/own-model-store.ts';
import { redacted } from '../model/redacted.ts';
import type { CallTimes } from '../model/retry.ts';
import { askOnce } from './model-trial.ts';
import { openOwnClient, openOwnModel } from './open-model.ts';

/** Whose model answers for a company, as who manages it is told. */
export interface ModelChoice {
  companyId: string;
  /** null: the server's. */
  own: { address: string; model: string; keyEnd: string | null; dailyTokens: number | null } | null;
  /** The name of the server's; null where it has none. */
  serverModel: string | null;
}

/** Who reads it has been asked for permission. */
export function findModelChoice(context: Context, companyId: string): Promise<ModelChoice> {
  return asManager(context, companyId, async (manager, { id }) => {
    const kept = await findOwnModel(manager, id);
    return choiceOf(context, id, kept && opened(context, id, kept));
  });
}

// It is waited for by whoever saves, and 10 s are said to be the most.
const TIMES: CallTimes = { total: 10_000, firstWord: 9_500, thinking: 9_500, stall: 5_000, worthTrying: 1_000 };

/**
 * Asks the service of a company's own model whether it answers, and only then keeps it, for every process.
 * @throws UserError as `readOwnModel`, `keyFor` and `refusalOf`; TOO_MANY_REQUESTS. Then nothing is changed.
 */
export async function saveOwnModel(context: Context, companyId: string, input: OwnModelInput): Promise<ModelChoice> {
  const { account } = requireStaff(context);
  const { config, database, limits } = context;
  const kept = await asManager(context, companyId, (manager, { id }) => findOwnModel(manager, id));
  const own = readOwnModel(input, config.feedPrivateHosts);
  const id = companyId.toLowerCase();
  const apiKey = keyFor(own.address, input.apiKey, kept && opened(context, id, kept));
  const asked = { kind: 'model-trial', subject: account.id, limit: limits.modelTrialsByPerson };
  await takeFromLimits(database, [asked], 'TOO_MANY_REQUESTS');
  const client = openOwnClient({ ...own, apiKey }, config.modelLimits, config.feedPrivateHosts);
  const outcome = await askOnce(client, performance.now(), TIMES);
  if (outcome.failure !== null) throw refusalOf(outcome, apiKey);
  return changeKnowledge(context, companyId, 'settings', async (manager) => {
    // What was tried is what is kept, whatever somebody else saved meanwhile.
    await storeOwnModel(manager, id, { ...own, sealed: sealText(context.keys, 'model-key', id, apiKey) });
    return choiceOf(context, id, { ...own, apiKey });
  });
}

/** The server's model answers again; the company's own is forgotten, with its key. */
export function removeOwnModel(context: Context, companyId: string): Promise<ModelChoice> {
  return changeKnowledge(context, companyId, 'settings', async (manager, { id }) => {
    await deleteOwnModel(manager, id);
    return choiceOf(context, id, null);
  });
}

/** What is set of a company's own model now; the server's where nothing is any more. */
export async function openModelOfCompany(
  { database, keys, config, log, model }: Pick<Shared, 'database' | 'keys' | 'config' | 'log' | 'model'>,
  companyId: string,
  times?: CallTimes,
): Promise<Model> {
  const kept = await inCompany(database, companyId, (manager) => findOwnModel(manager, companyId));
  if (!kept) return model;
  const surroundings = { limits: config.modelLimits, database, log, allowed: config.feedPrivateHosts, times };
  return openOwnModel(companyId, opened({ keys }, companyId, kept), surroundings);
}

function opened({ keys }: Pick<Shared, 'keys'>, companyId: string, { sealed, ...own }: SealedModel): KeyedModel {
  return { ...own, apiKey: unsealText(keys, 'model-key', companyId, sealed) };
}

function choiceOf({ config }: Context, companyId: string, own: KeyedModel | null): ModelChoice {
  const serverModel = config.model?.model ?? null;
  if (!own) return { companyId, own: null, serverModel };
  const { address, model, dailyTokens, apiKey } = own;
  return { companyId, own: { address, model, dailyTokens, keyEnd: apiKey && keyEndOf(apiKey) }, serverModel };
}

const REFUSALS: Readonly<Record<FaultKind, ErrorCode>> = {
  KEY: 'OWN_MODEL_KEY_REFUSED',
  PERMISSION: 'OWN_MODEL_NOT_ALLOWED',
  MODEL: 'OWN_MODEL_UNKNOWN',
  ADDRESS: 'OWN_MODEL_NO_SERVICE',
  PARAMETER: 'OWN_MODEL_REFUSED',
  TOO_LONG: 'OWN_MODEL_REFUSED',
  FILTERED: 'OWN_MODEL_REFUSED',
  QUOTA: 'OWN_MODEL_NO_CREDIT',
  OVERLOAD: 'OWN_MODEL_OVERLOADED',
  SERVICE: 'OWN_MODEL_BROKEN',
  NETWORK: 'OWN_MODEL_UNREACHABLE',
  TIMEOUT: 'OWN_MODEL_TOO_SLOW',
};

/** What a trial that failed says to who wanted to save: with what the service answered, and nothing like a key. */
function refusalOf({ fault, detail, says }: CallOutcome, apiKey: string): UserError {
  if (detail === PRIVATE_ADDRESS) return new UserError('OWN_MODEL_PRIVATE_ADDRESS');
  const told = redacted(says, apiKey);
  const answered = `${detail ?? 'nessuna risposta'}${told === '' ? '' : `: «${told}»`}`;
  return new UserError(fault === null ? 'OWN_MODEL_SILENT' : REFUSALS[fault], answered);
}
