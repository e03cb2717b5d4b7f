import type { EntityManager } from 'typeorm';
import type { ExportFormat } from './export.ts';

/** An export that was asked for; its address works once. */
export interface AskedExport {
  companyId: string;
  id: string;
  accountId: string;
  kind: string;
  format: ExportFormat;
  options: Record<string, unknown>;
}

export async function addExport(
  manager: EntityManager,
  asked: AskedExport & { tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await manager.query(
    `insert into exports (company_id, id, account_id, kind, format, options, token_hash, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      asked.companyId,
      asked.id,
      asked.accountId,
      asked.kind,
      asked.format,
      JSON.stringify(asked.options),
      asked.tokenHash,
      asked.expiresAt,
    ],
  );
}

/** Takes the one use of an address; null when it was used, is over or never was. */
export async function takeExport(
  manager: EntityManager,
  companyId: string,
  tokenHash: Buffer,
): Promise<AskedExport | null> {
  const [rows] = await manager.query<[AskedExport[], number]>(
    `delete from exports where company_id = $1 and token_hash = $2 and expires_at > now()
    returning company_id as "companyId", id, account_id as "accountId", kind, format, options`,
    [companyId, tokenHash],
  );
  return rows[0] ?? null;
}

/** Forgets exports that nobody fetched. System door. */
export async function forgetExports(manager: EntityManager): Promise<void> {
  await manager.query('delete from exports where expires_at < now()');
}
