import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
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
  await query(
    manager,
    `insert into exports (company_id, id, account_id, kind, format, options, token_hash, expires_at)
    values ($companyId, $id, $accountId, $kind, $format, $options, $tokenHash, $expiresAt)`,
    {
      companyId: asked.companyId,
      id: asked.id,
      accountId: asked.accountId,
      kind: asked.kind,
      format: asked.format,
      options: JSON.stringify(asked.options, storable),
      tokenHash: asked.tokenHash,
      expiresAt: asked.expiresAt,
    },
  );
}

/** Texts without what the database cannot keep: nobody looks for a zero or for half a character. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}

/** Takes the one use of an address; null when it was used, is over or never was. */
export async function takeExport(
  manager: EntityManager,
  companyId: string,
  tokenHash: Buffer,
): Promise<AskedExport | null> {
  const rows = await query<AskedExport>(
    manager,
    `delete from exports where company_id = $companyId and token_hash = $tokenHash and expires_at > now()
    returning company_id as "companyId", id, account_id as "accountId", kind, format, options`,
    { companyId, tokenHash },
  );
  return rows[0] ?? null;
}

/** Forgets exports that nobody fetched. System door. */
export async function forgetExports(manager: EntityManager): Promise<void> {
  await query(manager, 'delete from exports where expires_at < now()');
}
