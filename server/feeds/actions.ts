import { asEditor, isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import { UserError } from '../errors.ts';
import { applyPreviewed } from '../imports/apply-actions.ts';
import type { ImportMode } from '../imports/import.ts';
import type { ColumnChoice } from '../imports/matched-columns.ts';
import { previewFile } from '../imports/preview-actions.ts';
import { findAutomaticImport, type Import } from '../imports/store.ts';
import { accountIdOf } from '../uploads/actions.ts';
import { uploadPath, uploadSize } from '../uploads/file-store.ts';
import { type Credentials, type Feed, PACES, type Run } from './feed.ts';
import { checkedCredentials, isSameSender, readAddress, refusePrivateHost } from './feed-address.ts';
import { endOf } from './question.ts';
import { forgetFiles, startRun } from './run-actions.ts';
import { dismissQuestion, endRun, findQuestion, noteImport } from './run-store.ts';
import { seal } from './sealed.ts';
import { findFeed, makeDue, noteLeft, removeFeed, saveFeed } from './store.ts';

/** Nobody lets this server knock at somebody's door again and again. @throws UserError TOO_MANY_REQUESTS. */
function countRun({ database, limits }: Context, companyId: string): Promise<void> {
  const counted = { kind: 'feed-run', subject: companyId, limit: limits.feedRunsByCompany };
  return takeFromLimits(database, [counted], 'TOO_MANY_REQUESTS');
}

/** What a person enters of a feed. */
export interface FeedInput {
  address: string;
  everyHours: number;
  mode?: ImportMode;
  isOn?: boolean;
  /** undefined: those that are kept, as long as they go to the same sender; null: none. */
  credentials?: Credentials | null | undefined;
  /** Of the feed that was seen; null where there was none. */
  version?: number | null | undefined;
}

/**
 * Saves the address that a company's catalogue comes from, and begins to fetch it.
 * @throws UserError FEED_BAD_ADDRESS, FEED_PRIVATE_ADDRESS, FEED_BAD_CREDENTIALS, FEED_BAD_PACE, TOO_MANY_REQUESTS,
 *   STALE_VERSION.
 */
export async function saveCatalogueFeed(context: Context, companyId: string, input: FeedInput): Promise<void> {
  await asEditor(context, companyId, async () => undefined);
  const { url, credentials: inAddress } = readAddress(input.address);
  refusePrivateHost(url, context.config.feedPrivateHosts);
  if (!PACES.includes(input.everyHours)) throw new UserError('FEED_BAD_PACE');
  const entered = input.credentials ? checkedCredentials(input.credentials) : (inAddress ?? input.credentials);
  await countRun(context, companyId);
  await asEditor(context, companyId, async (manager) => {
    const before = await findFeed(manager, companyId);
    const credentials =
      entered === undefined ? keptFor(url, before) : entered && seal(context.keys, companyId, entered);
    const { everyHours, mode = 'REPLACE', isOn = true, version = null } = input;
    const feed = { companyId, address: url.href, everyHours, mode, isOn, credentials };
    if (!(await saveFeed(manager, feed, version))) throw new UserError('STALE_VERSION');
  });
  context.publish({ kind: 'catalogueRun', companyId, id: companyId });
  if (input.isOn !== false) await startRun(context, companyId, { isByHand: false });
}

/** Nobody finds out a password by letting it be sent to an address of their own. */
function keptFor(url: URL, before: Feed | null): Buffer | null {
  return before && isSameSender(new URL(before.address), url) ? before.credentials : null;
}

/** Forgets where a company's catalogue comes from; the catalogue stays. @throws UserError FEED_MISSING. */
export async function removeCatalogueFeed(context: Context, companyId: string): Promise<void> {
  const isRemoved = await asEditor(context, companyId, (manager) => removeFeed(manager, companyId));
  if (!isRemoved) throw new UserError('FEED_MISSING');
  context.publish({ kind: 'catalogueRun', companyId, id: companyId });
}

/**
 * Fetches a company's catalogue now.
 * @param choices what a person says that its columns are; remembered.
 * @throws UserError FEED_MISSING, TOO_MANY_REQUESTS, FEED_BUSY.
 */
export async function runCatalogueFeed(
  context: Context,
  companyId: string,
  choices: readonly ColumnChoice[],
): Promise<void> {
  const feed = await asEditor(context, companyId, (manager) => findFeed(manager, companyId));
  if (!feed) throw new UserError('FEED_MISSING');
  await countRun(context, companyId);
  if (!(await startRun(context, companyId, { isByHand: true, choices }))) throw new UserError('FEED_BUSY');
}

/** The question of a run, with what was read; null where nothing is asked. */
export function catalogueQuestion(context: Context, companyId: string): Promise<{ run: Run; preview: Import } | null> {
  return asEditor(context, companyId, async (manager) => {
    const run = await findQuestion(manager, companyId);
    const preview = run?.importId ? await findAutomaticImport(manager, companyId, run.importId) : null;
    return run && preview && { run, preview };
  });
}

/**
 * Puts in use what a run asks about, as it was shown.
 * @throws UserError RUN_NOT_FOUND; STALE_IMPORT when somebody changed the catalogue meanwhile: then it is read anew, and
 *   asks again with what it would change now.
 */
export async function applyCatalogueRun(context: Context, companyId: string, runId: string): Promise<void> {
  const asked = await catalogueQuestion(context, companyId);
  if (asked?.run.id !== runId || asked.run.question === 'COLUMNS') throw new UserError('RUN_NOT_FOUND');
  const { run, preview } = asked;
  try {
    await applyPreviewed(context, { ...preview, accountId: accountIdOf(context) });
  } catch (error) {
    if (!(error instanceof UserError) || !/^(?:STALE_IMPORT|IMPORT_NOT_FOUND)$/.test(error.code)) throw error;
    await readAnew(context, run, preview);
    throw error;
  }
  await asEditor(context, companyId, async (manager) => {
    await endRun(manager, run, { ...run, state: 'APPLIED', question: null });
    if (run.origin === 'FEED') await noteLeft(manager, companyId);
  });
  await forgetFiles(context, run);
  context.publish({ kind: 'catalogueRun', companyId, id: run.id });
}

/** What a question is about is compared with the catalogue as it is now; it asks again, however little it would change. */
async function readAnew(context: Context, run: Run, { report, fileName, mode }: Import): Promise<void> {
  const { companyId, id, origin } = run;
  const size = await uploadSize(uploadPath(context.config.dataDir, id));
  if (size === null || report.refusal) return giveUpQuestion(context, run);
  const file = { id, kind: 'PRODUCTS', fileName, size, accountId: null, origin } as const;
  const read = await previewFile(context, companyId, file, mode);
  const end = endOf(read.report);
  if (end.state === 'FAILED') return giveUpQuestion(context, run);
  await asEditor(context, companyId, async (manager) => {
    await noteImport(manager, run, read.id);
    await endRun(manager, run, { ...end, state: 'ASKS', question: end.question ?? run.question });
  });
  context.publish({ kind: 'catalogueRun', companyId, id });
}

/** Of what is gone nothing can be applied: it is fetched anew. */
async function giveUpQuestion(context: Context, run: Run): Promise<void> {
  const { companyId, id } = run;
  await asEditor(context, companyId, async (manager) => {
    await dismissQuestion(manager, companyId, id);
    await makeDue(manager, companyId);
  });
  context.publish({ kind: 'catalogueRun', companyId, id });
}

/** Leaves the catalogue as it is; the next file that is another asks again. @throws UserError RUN_NOT_FOUND. */
export async function dismissCatalogueRun(context: Context, companyId: string, runId: string): Promise<void> {
  const run = await asEditor(context, companyId, async (manager) => {
    const asked = await findQuestion(manager, companyId);
    const isDismissed = isUuid(runId) && (await dismissQuestion(manager, companyId, runId));
    return isDismissed && asked?.id === runId ? asked : null;
  });
  if (!run) throw new UserError('RUN_NOT_FOUND');
  await forgetFiles(context, run);
  context.publish({ kind: 'catalogueRun', companyId, id: runId });
}
