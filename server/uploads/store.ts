import type { EntityManager } from 'typeorm';
import type { Upload } from './upload.ts';

const COLUMNS = `company_id as "companyId", id, account_id as "accountId", kind, file_name as "fileName",
  size::float8 as size, state, expires_at as "expiresAt"`;

export async function addUpload(
  manager: EntityManager,
  upload: Omit<Upload, 'state'> & { tokenHash: Buffer },
): Promise<void> {
  await manager.query(
    `insert into uploads (company_id, id, account_id, kind, file_name, size, token_hash, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      upload.companyId,
      upload.id,
      upload.accountId,
      upload.kind,
      upload.fileName,
      upload.size,
      upload.tokenHash,
      upload.expiresAt,
    ],
  );
}

/** Somebody's own upload of a company; null when there is none. */
export async function findUpload(
  manager: EntityManager,
  companyId: string,
  id: string,
  accountId: string,
): Promise<Upload | null> {
  const rows = await manager.query<Upload[]>(
    `select ${COLUMNS} from uploads where company_id = $1 and id = $2 and account_id = $3`,
    [companyId, id, accountId],
  );
  return rows[0] ?? null;
}

/** Takes the one use of an address; null when it was used, is over or never was. */
export async function beginReceiving(
  manager: EntityManager,
  companyId: string,
  tokenHash: Buffer,
): Promise<Upload | null> {
  const [rows] = await manager.query<[Upload[], number]>(
    `update uploads set state = 'RECEIVING'
    where company_id = $1 and token_hash = $2 and state = 'WAITING' and expires_at > now() returning ${COLUMNS}`,
    [companyId, tokenHash],
  );
  return rows[0] ?? null;
}

export async function finishReceiving(
  manager: EntityManager,
  { companyId, id }: Pick<Upload, 'companyId' | 'id'>,
  received: number | null,
): Promise<void> {
  await manager.query('update uploads set state = $3, received = $4 where company_id = $1 and id = $2', [
    companyId,
    id,
    received === null ? 'FAILED' : 'RECEIVED',
    received ?? 0,
  ]);
}

/** Forgets uploads asked for before a moment. System door. */
export async function forgetUploads(manager: EntityManager, before: Date): Promise<void> {
  await manager.query('delete from uploads where created_at < $1', [before]);
}
