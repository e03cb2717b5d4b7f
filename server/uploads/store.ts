import type { EntityManager } from 'typeorm';
import { query, selected } from '../database/sql.ts';
import type { Upload } from './upload.ts';

const COLUMNS = selected<Upload>({
  companyId: true,
  id: true,
  accountId: true,
  kind: true,
  fileName: true,
  size: 'size::float8',
  state: true,
  expiresAt: true,
});

export async function addUpload(
  manager: EntityManager,
  upload: Omit<Upload, 'state'> & { tokenHash: Buffer },
): Promise<void> {
  await query(
    manager,
    `insert into uploads (company_id, id, account_id, kind, file_name, size, token_hash, expires_at)
    values ($companyId, $id, $accountId, $kind, $fileName, $size, $tokenHash, $expiresAt)`,
    {
      companyId: upload.companyId,
      id: upload.id,
      accountId: upload.accountId,
      kind: upload.kind,
      fileName: upload.fileName,
      size: upload.size,
      tokenHash: upload.tokenHash,
      expiresAt: upload.expiresAt,
    },
  );
}

/** From now on nobody else announces a file, until the transaction ends: who asks at once is counted one by one. */
export async function lockAnnouncing(manager: EntityManager): Promise<void> {
  await query(manager, `select pg_advisory_xact_lock(hashtext('files on the disk'))`);
}

/** Bytes of a person's files, of all companies, and of a company's, that lie on the disk or are announced. System door. */
export async function bytesOnDisk(
  manager: EntityManager,
  { accountId, companyId }: Pick<Upload, 'accountId' | 'companyId'>,
): Promise<{ person: number; company: number }> {
  const [bytes] = await query<{ person: number; company: number }>(
    manager,
    `select coalesce(sum(size) filter (where account_id = $accountId), 0)::float8 as person,
      coalesce(sum(size) filter (where company_id = $companyId), 0)::float8 as company
    from uploads where (account_id = $accountId or company_id = $companyId)
      and (state in ('RECEIVING', 'RECEIVED', 'USED') or state = 'WAITING' and expires_at > now())`,
    { accountId, companyId },
  );
  return bytes ?? { person: 0, company: 0 };
}

/** Gives up the files of a person, and of a company, that were imported already; returns their ids. System door. */
export async function giveUpUsed(
  manager: EntityManager,
  { accountId, companyId }: Pick<Upload, 'accountId' | 'companyId'>,
): Promise<string[]> {
  const rows = await query<{ id: string }>(
    manager,
    `update uploads set state = 'FAILED'
    where state = 'USED' and (account_id = $accountId or company_id = $companyId) returning id`,
    { accountId, companyId },
  );
  return rows.map(({ id }) => id);
}

/** Notes that a file was imported: it may be previewed again as long as nobody needs its room. */
export async function noteUsed(manager: EntityManager, companyId: string, id: string): Promise<void> {
  await query(
    manager,
    `update uploads set state = 'USED' where company_id = $companyId and id = $id and state = 'RECEIVED'`,
    { companyId, id },
  );
}

/** Somebody's own upload of a company; null when there is none. */
export async function findUpload(
  manager: EntityManager,
  companyId: string,
  id: string,
  accountId: string,
): Promise<Upload | null> {
  const rows = await query<Upload>(
    manager,
    `select ${COLUMNS} from uploads where company_id = $companyId and id = $id and account_id = $accountId`,
    { companyId, id, accountId },
  );
  return rows[0] ?? null;
}

/** Takes the one use of an address; null when it was used, is over or never was. */
export async function beginReceiving(
  manager: EntityManager,
  companyId: string,
  tokenHash: Buffer,
): Promise<Upload | null> {
  const rows = await query<Upload>(
    manager,
    `update uploads set state = 'RECEIVING'
    where company_id = $companyId and token_hash = $tokenHash and state = 'WAITING'
      and expires_at > now() returning ${COLUMNS}`,
    { companyId, tokenHash },
  );
  return rows[0] ?? null;
}

export async function finishReceiving(
  manager: EntityManager,
  { companyId, id }: Pick<Upload, 'companyId' | 'id'>,
  received: number | null,
): Promise<void> {
  await query(
    manager,
    'update uploads set state = $state, received = $received where company_id = $companyId and id = $id',
    { companyId, id, state: received === null ? 'FAILED' : 'RECEIVED', received: received ?? 0 },
  );
}

/** Forgets uploads asked for before a moment. System door. */
export async function forgetUploads(manager: EntityManager, before: Date): Promise<void> {
  await query(manager, 'delete from uploads where created_at < $before', { before });
}
