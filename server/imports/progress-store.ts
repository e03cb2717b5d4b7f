import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';

/** Notes how much of an upload has been read; it may be read again, and then begins anew. */
export async function noteRead(manager: EntityManager, companyId: string, id: string, percent: number): Promise<void> {
  await query(manager, 'update uploads set read_percent = $percent where company_id = $companyId and id = $id', {
    companyId,
    id,
    percent,
  });
}

/** Notes how much of an import has been applied; what is noted late takes nothing back. */
export async function noteApplied(
  manager: EntityManager,
  companyId: string,
  id: string,
  percent: number,
): Promise<void> {
  await query(
    manager,
    'update imports set applied_percent = greatest(applied_percent, $percent) where company_id = $companyId and id = $id',
    {
      companyId,
      id,
      percent,
    },
  );
}

/** How far somebody's own upload has been read, or their own import applied; null when they have neither. */
export async function progressOf(
  manager: EntityManager,
  companyId: string,
  id: string,
  accountId: string,
): Promise<{ percent: number } | null> {
  const rows = await query<{ percent: number }>(
    manager,
    `select read_percent as percent from uploads where company_id = $companyId and id = $id and account_id = $accountId
    union all
    select applied_percent from imports where company_id = $companyId and id = $id and account_id = $accountId`,
    { companyId, id, accountId },
  );
  return rows[0] ?? null;
}
