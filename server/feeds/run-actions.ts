import { randomUUIDv7 } from 'node:crypto';
import type { Acting, Shared } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { sentenceOf, UserError } from '../errors.ts';
import { applyPreviewed } from '../imports/apply-actions.ts';
import type { ColumnChoice } from '../imports/matched-columns.ts';
import { type FileToRead, previewFile } from '../imports/preview-actions.ts';
import { removeRows } from '../imports/rows-store.ts';
import type { Import } from '../imports/store.ts';
import { removeUpload, uploadPath } from '../uploads/file-store.ts';
import { cleanFileName } from '../uploads/upload.ts';
import { type ClaimedFeed, failed, type Run, type RunEnd, UNCHANGED } from './feed.ts';
import { fileNameOf } from './feed-address.ts';
import { endOf } from './question.ts';
import { type Fetched, fetchFile } from './remote-file.ts';
import { beginRun, endRun, findQuestion, noteImport, settleInterrupted } from './run-store.ts';
import { unseal } from './sealed.ts';
import { claimFeed, endLease, LEASE_SECONDS, noteLeft, noteTaken, renewLease } from './store.ts';

/** What a company's own program does, it does for that company alone. */
export function actingFor(shared: Shared, companyId: string): Acting {
  return { ...shared, viewer: { kind: 'program', companyId } };
}

/** A run that is under way: what it is, and the signal that ends it. */
interface Underway {
  feed: ClaimedFeed;
  run: Pick<Run, 'companyId' | 'id' | 'origin' | 'isByHand'>;
  choices: readonly ColumnChoice[];
  signal: AbortSignal;
}

/**
 * Takes a company's feed for one run and begins with it; `over` comes when the run has ended, and never fails.
 * @param choices what a person says that the file's columns are.
 * @returns null when another process is at it, or it is not due.
 */
export async function startRun(
  shared: Shared,
  companyId: string,
  { isByHand, choices = [] }: { isByHand: boolean; choices?: readonly ColumnChoice[] },
): Promise<{ over: Promise<void> } | null> {
  const run = { companyId, id: randomUUIDv7(), origin: 'FEED', isByHand } as const;
  const feed = await inCompany(shared.database, companyId, async (manager) => {
    const claimed = await claimFeed(manager, companyId, run.id, isByHand);
    if (!claimed) return null;
    await settleInterrupted(manager, companyId, sentenceOf('FEED_INTERRUPTED'));
    await beginRun(manager, run);
    return claimed;
  });
  if (!feed) return null;
  shared.publish({ kind: 'catalogueRun', companyId, id: run.id });
  const going = new AbortController();
  const stopHearing = shared.background.onStop(() => going.abort());
  const renewal = setInterval(() => void renew(shared, feed, going), (LEASE_SECONDS * 1_000) / 4);
  const over = goThrough(shared, { feed, run, choices, signal: going.signal }).finally(() => {
    clearInterval(renewal);
    stopHearing();
  });
  shared.background.add(over);
  return { over };
}

/** A run whose lease is another's ends; where the database does not answer, the lease is renewed next time. */
async function renew({ database, log }: Shared, { companyId, leaseId }: ClaimedFeed, going: AbortController) {
  try {
    if (!(await inCompany(database, companyId, (manager) => renewLease(manager, companyId, leaseId)))) going.abort();
  } catch (error) {
    log.warn({ error }, "a feed's lease could not be renewed");
  }
}

async function goThrough(shared: Shared, underway: Underway): Promise<void> {
  const { feed, run, signal } = underway;
  const { companyId } = run;
  let end: RunEnd;
  try {
    end = await fetchAndApply(shared, underway);
  } catch (error) {
    const isOurs = !(error instanceof UserError) && !signal.aborted;
    if (isOurs) shared.log.error({ error }, 'a feed could not be run');
    end = failed(reasonOf(error, signal));
  }
  try {
    if (end.state !== 'ASKS') await removeUpload(shared.config.dataDir, run.id);
    const before = await inCompany(shared.database, companyId, async (manager) => {
      const asked = end.state === 'ASKS' || end.state === 'APPLIED' ? await findQuestion(manager, companyId) : null;
      await endRun(manager, run, end);
      await endLease(manager, companyId, feed.leaseId, signal.aborted);
      return asked;
    });
    if (before) await forgetFiles(shared, before);
  } catch (error) {
    shared.log.warn({ error }, 'how a feed ended was not noted');
  }
  shared.publish({ kind: 'catalogueRun', companyId, id: run.id });
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return sentenceOf('FEED_INTERRUPTED');
  if (!(error instanceof UserError)) return sentenceOf('INTERNAL');
  return error.code === 'STALE_IMPORT' ? sentenceOf('FEED_OVERTAKEN') : error.message;
}

async function fetchAndApply(shared: Shared, underway: Underway): Promise<RunEnd> {
  const { feed, run, choices, signal } = underway;
  const { companyId } = run;
  const url = new URL(feed.address);
  // Whoever asks by hand wants the catalogue as the address has it, whatever was done to it meanwhile.
  const isKnown = choices.length === 0 && (!run.isByHand || feed.isUntouched);
  const fetched = await fetchFile({
    url,
    credentials: feed.credentials && unseal(shared.keys, companyId, feed.credentials),
    etag: isKnown ? feed.etag : null,
    lastModified: isKnown ? feed.lastModified : null,
    path: uploadPath(shared.config.dataDir, run.id),
    allowed: shared.config.feedPrivateHosts,
    signal,
  });
  if (!fetched || (isKnown && feed.contentHash?.equals(fetched.hash))) return UNCHANGED;
  const file: FileToRead = {
    ...{ id: run.id, kind: 'PRODUCTS', fileName: cleanFileName(fileNameOf(url)), size: fetched.size },
    ...{ accountId: null, origin: 'FEED' },
  };
  const acting = actingFor(shared, companyId);
  const end = await readAndApply(
    acting,
    run,
    () => previewFile(acting, companyId, file, feed.mode, choices),
    async () => {
      signal.throwIfAborted();
      const isMine = await inCompany(shared.database, companyId, (manager) =>
        renewLease(manager, companyId, feed.leaseId),
      );
      if (!isMine) throw new UserError('FEED_OVERTAKEN');
    },
  );
  await noteEnd(shared, feed, fetched, end);
  return end;
}

async function noteEnd(shared: Shared, feed: ClaimedFeed, fetched: Fetched, { state }: RunEnd): Promise<void> {
  await inCompany(shared.database, feed.companyId, async (manager) => {
    // What could not be read may be mended where it comes from without looking new.
    if (state !== 'FAILED') await noteTaken(manager, feed.companyId, feed.leaseId, fetched);
    if (state === 'APPLIED' || state === 'UNCHANGED') await noteLeft(manager, feed.companyId);
  });
}

/**
 * Reads what came and puts it in use, unless a person has to be asked.
 * @param check called before anything is changed.
 */
export async function readAndApply(
  acting: Acting,
  run: Pick<Run, 'companyId' | 'id'>,
  read: () => Promise<Import>,
  check: () => Promise<void> = async () => undefined,
): Promise<RunEnd> {
  const found = await read();
  await inCompany(acting.database, run.companyId, (manager) => noteImport(manager, run, found.id));
  const end = endOf(found.report);
  if (end.state === 'APPLIED') {
    await check();
    await applyPreviewed(acting, found);
  } else if (end.state !== 'ASKS') await removeRows(acting.config.dataDir, found.id);
  return end;
}

/** Deletes what a question kept. */
export async function forgetFiles({ config }: Pick<Shared, 'config'>, { id, importId }: Run): Promise<void> {
  await removeUpload(config.dataDir, id);
  if (importId) await removeRows(config.dataDir, importId);
}
