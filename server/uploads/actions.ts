import { randomUUIDv7 } from 'node:crypto';
import type { Readable } from 'node:stream';
import { asEditor, isUuid } from '../companies/access.ts';
import type { Context, Shared } from '../context.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { type ReceivingTimes, receiveFile, removeUpload, uploadPath, writeUpload } from './file-store.ts';
import { companyOfToken, hashOneTimeToken, makeOneTimeToken } from './one-time-token.ts';
import {
  addUpload,
  beginReceiving,
  bytesOnDisk,
  findUpload,
  finishReceiving,
  giveUpUsed,
  lockAnnouncing,
} from './store.ts';
import {
  cleanFileName,
  isImportName,
  LARGEST_INLINE,
  LARGEST_UPLOAD,
  MOST_ON_DISK,
  UPLOAD_FOR,
  type Upload,
  type UploadKind,
} from './upload.ts';

/** An upload that was asked for, and where its bytes are to be sent; no address where they came along. */
export interface NewUpload {
  id: string;
  url: string | null;
  expiresAt: Date;
}

/**
 * Asks for an address to send a file to; `content`, in base64, is a small file itself.
 * @throws UserError UNSUPPORTED_FORMAT, UPLOAD_TOO_LARGE, TOO_MANY_REQUESTS; TOO_MANY_FILES while too much lies on the disk.
 */
export async function createUpload(
  context: Context,
  companyId: string,
  given: { kind: UploadKind; fileName: string; size: number; content?: string | null | undefined },
): Promise<NewUpload> {
  const bytes = given.content === null || given.content === undefined ? null : inlineBytes(given.content);
  const fileName = cleanFileName(given.fileName);
  const size = bytes?.length ?? given.size;
  const token = makeOneTimeToken(isUuid(companyId) ? companyId : EMPTY);
  const upload = { companyId, id: randomUUIDv7(), kind: given.kind, fileName, size, accountId: accountIdOf(context) };
  const expiresAt = new Date(Date.now() + UPLOAD_FOR);
  await asEditor(context, companyId, async () => undefined);
  if (!isImportName(given.kind, fileName)) throw new UserError('UNSUPPORTED_FORMAT');
  if (!Number.isInteger(size) || size < 0 || size > LARGEST_UPLOAD[given.kind]) throw new UserError('UPLOAD_TOO_LARGE');
  const counted = { kind: 'upload', subject: upload.accountId, limit: context.limits.uploadsByPerson };
  await takeFromLimits(context.database, [counted], 'TOO_MANY_REQUESTS');
  await announce(context, { ...upload, expiresAt, tokenHash: hashOneTimeToken(token) });
  if (bytes === null) return { id: upload.id, url: `${addressOf(context)}/uploads/${token}`, expiresAt };
  await writeUpload(uploadPath(context.config.dataDir, upload.id), bytes);
  await inCompany(context.database, companyId, (manager) => finishReceiving(manager, upload, bytes.length));
  return { id: upload.id, url: null, expiresAt };
}

/** Keeps the row of an upload where there is room for its bytes; what was imported already gives way. */
async function announce(
  { database, config }: Pick<Shared, 'database' | 'config'>,
  upload: Parameters<typeof addUpload>[1],
): Promise<void> {
  const givenUp = await asSystem(database, async (manager) => {
    await lockAnnouncing(manager);
    const isRoom = async () => {
      const { person, company } = await bytesOnDisk(manager, upload);
      return person + upload.size <= MOST_ON_DISK.person && company + upload.size <= MOST_ON_DISK.company;
    };
    const used = (await isRoom()) ? [] : await giveUpUsed(manager, upload);
    if (!(await isRoom())) throw new UserError('TOO_MANY_FILES');
    await addUpload(manager, upload);
    return used;
  });
  for (const id of givenUp) await removeUpload(config.dataDir, id);
}

const EMPTY = '00000000-0000-0000-0000-000000000000';

/** The address under which the caller reaches this server. */
export function addressOf({ config, caller }: Context): string {
  return config.publicUrl ?? caller.ownOrigin;
}

/** Who is asking. @throws UserError UNAUTHENTICATED. */
export function accountIdOf({ viewer }: Context): string {
  if (viewer.kind !== 'staff') throw new UserError('UNAUTHENTICATED');
  return viewer.account.id;
}

function inlineBytes(content: string): Buffer {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > LARGEST_INLINE) throw new UserError('UPLOAD_TOO_LARGE');
  return bytes;
}

/**
 * Takes in the bytes that come to a one-time address.
 * @throws UserError UPLOAD_NOT_FOUND, UPLOAD_TOO_LARGE, UPLOAD_TOO_SLOW, UPLOAD_INCOMPLETE.
 */
export async function receiveUpload(
  { database, config }: Pick<Shared, 'database' | 'config'>,
  token: string,
  source: Readable,
  times?: ReceivingTimes,
): Promise<Upload> {
  const companyId = companyOfToken(token);
  const upload =
    companyId &&
    (await inCompany(database, companyId, (manager) => beginReceiving(manager, companyId, hashOneTimeToken(token))));
  if (!upload) throw new UserError('UPLOAD_NOT_FOUND');
  const finish = (size: number | null) =>
    inCompany(database, upload.companyId, (manager) => finishReceiving(manager, upload, size));
  try {
    const size = await receiveFile(uploadPath(config.dataDir, upload.id), source, upload.size, times);
    if (size !== upload.size) throw new UserError('UPLOAD_INCOMPLETE');
    await finish(size);
    return upload;
  } catch (error) {
    // What counts for nobody must not lie on the disk.
    await removeUpload(config.dataDir, upload.id).catch(() => undefined);
    await finish(null);
    throw error;
  }
}

/** Deletes a file that is needed no more, and makes room for another. */
export async function discardUpload(
  { database, config }: Pick<Shared, 'database' | 'config'>,
  upload: Pick<Upload, 'companyId' | 'id'>,
): Promise<void> {
  await removeUpload(config.dataDir, upload.id);
  await inCompany(database, upload.companyId, (manager) => finishReceiving(manager, upload, null));
}

/** Somebody's own upload, when all of it is there. @throws UserError UPLOAD_NOT_FOUND. */
export async function requireReceived(
  context: Context,
  companyId: string,
  id: string,
  kinds: readonly UploadKind[],
): Promise<Upload> {
  const upload = await asEditor(context, companyId, (manager) =>
    isUuid(id) ? findUpload(manager, companyId, id, accountIdOf(context)) : Promise.resolve(null),
  );
  const isThere = upload?.state === 'RECEIVED' || upload?.state === 'USED';
  if (!isThere || !kinds.includes(upload.kind)) throw new UserError('UPLOAD_NOT_FOUND');
  return upload;
}
