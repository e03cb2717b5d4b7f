import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Readable } from 'node:stream';
import { asEditor } from '../companies/access.ts';
import type { Context, Shared } from '../context.ts';
import { refuseOverLimit, takeFromLimits } from '../database/rate-limits.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { previewFile } from '../imports/preview-actions.ts';
import { addressOf } from '../uploads/actions.ts';
import { receiveFile, removeUpload, uploadPath } from '../uploads/file-store.ts';
import { companyOfToken } from '../uploads/one-time-token.ts';
import { LARGEST_UPLOAD } from '../uploads/upload.ts';
import { failed, type Run, type RunEnd } from './feed.ts';
import { answerOf, hashSecret, isRightAccess, makePushAccess, type PushAccess } from './push.ts';
import { findPush, removePush, savePush } from './push-store.ts';
import { actingFor, forgetFiles, readAndApply } from './run-actions.ts';
import { beginRun, endRun, findQuestion } from './run-store.ts';

const TRIES = 3; // where somebody changes the catalogue at the same moment
const FILE_NAME = 'EasyfattProducts.xml';

/**
 * Makes the address, user and password by which a company's own program sends its catalogue; those before open nothing
 * any more. They are told this once.
 */
export async function createCataloguePush(
  context: Context,
  companyId: string,
): Promise<Omit<PushAccess, 'key'> & { address: string }> {
  const { key, user, password } = await asEditor(context, companyId, async (manager, { id }) => {
    const made = makePushAccess(id, randomBytes);
    const hashes = { keyHash: hashSecret(made.key), passwordHash: hashSecret(made.password) };
    await savePush(manager, { companyId: id, userName: made.user, ...hashes });
    return made;
  });
  context.publish({ kind: 'catalogueRun', companyId, id: companyId });
  return { address: `${addressOf(context)}/easyfatt/${key}`, user, password };
}

/** From now on nobody sends the company's catalogue. */
export async function removeCataloguePush(context: Context, companyId: string): Promise<void> {
  await asEditor(context, companyId, (manager) => removePush(manager, companyId));
  context.publish({ kind: 'catalogueRun', companyId, id: companyId });
}

/** Who sends a catalogue, and where to. */
export interface Sender {
  /** The address's last part. */
  key: string;
  credentials: { user: string; password: string } | null;
  /** What stands for the network address. */
  addressSubject: string;
}

/**
 * The company of whoever sends a catalogue.
 * @throws UserError INVALID_CREDENTIAL, whatever of it is wrong; TOO_MANY_REQUESTS.
 */
export async function admitSender(shared: Shared, { key, credentials, addressSubject }: Sender): Promise<string> {
  const { database, limits } = shared;
  const wrong = { kind: 'push-wrong', subject: addressSubject, limit: limits.wrongPushesByAddress };
  await refuseOverLimit(database, wrong, 'TOO_MANY_REQUESTS');
  const companyId = companyOfToken(key);
  const push = companyId && (await inCompany(database, companyId, (manager) => findPush(manager, companyId)));
  if (!companyId || !isRightAccess(push || null, key, credentials)) {
    await takeFromLimits(database, [wrong], 'TOO_MANY_REQUESTS');
    throw new UserError('INVALID_CREDENTIAL');
  }
  const sent = { kind: 'push', subject: companyId, limit: limits.pushesByCompany };
  await takeFromLimits(database, [sent], 'TOO_MANY_REQUESTS');
  return companyId;
}

/**
 * Takes in a catalogue that a company's own program sends, and puts it in use, unless a person has to be asked.
 * @returns what the program is answered.
 * @throws UserError UPLOAD_TOO_LARGE, UPLOAD_TOO_SLOW.
 */
export async function receivePush(shared: Shared, companyId: string, source: Readable): Promise<string> {
  const run = { companyId, id: randomUUIDv7(), origin: 'PUSH', isByHand: false } as const;
  const size = await receiveFile(uploadPath(shared.config.dataDir, run.id), source, LARGEST_UPLOAD.PRODUCTS);
  await inCompany(shared.database, companyId, (manager) => beginRun(manager, run));
  shared.publish({ kind: 'catalogueRun', companyId, id: run.id });
  const end = await take(shared, run, size).catch((error: unknown) => {
    if (!(error instanceof UserError)) shared.log.error({ error }, 'a catalogue that was sent could not be taken');
    return failed(error instanceof UserError ? error.message : new UserError('INTERNAL').message);
  });
  if (end.state !== 'ASKS') await removeUpload(shared.config.dataDir, run.id);
  const before = await inCompany(shared.database, companyId, async (manager) => {
    const asked = end.state === 'ASKS' || end.state === 'APPLIED' ? await findQuestion(manager, companyId) : null;
    await endRun(manager, run, end);
    return asked;
  });
  if (before) await forgetFiles(shared, before);
  shared.publish({ kind: 'catalogueRun', companyId, id: run.id });
  return answerOf(end);
}

async function take(shared: Shared, run: Pick<Run, 'companyId' | 'id'>, size: number): Promise<RunEnd> {
  const { companyId, id } = run;
  const acting = actingFor(shared, companyId);
  const file = { id, kind: 'PRODUCTS', fileName: FILE_NAME, size, accountId: null, origin: 'PUSH' } as const;
  for (let tries = 1; ; tries++) {
    try {
      return await readAndApply(acting, run, () => previewFile(acting, companyId, file, 'REPLACE'));
    } catch (error) {
      if (!(error instanceof UserError) || error.code !== 'STALE_IMPORT' || tries === TRIES) throw error;
    }
  }
}
