import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';

/** Keeps where a company's shop is asked; null: nowhere. The company is locked: nobody saves between. */
export async function storeOrderAddress(manager: EntityManager, companyId: string, address: string | null) {
  await query(
    manager,
    `update companies set order_address = $address, knowledge_version = knowledge_version + 1
    where id = $companyId`,
    { companyId, address },
  );
}

/** The sealed secret that signs a company's questions; null where there is none. */
export async function findOrderSecret(manager: EntityManager, companyId: string): Promise<Buffer | null> {
  const rows = await query<{ sealed: Buffer }>(
    manager,
    'select sealed from order_secrets where company_id = $companyId',
    { companyId },
  );
  return rows[0]?.sealed ?? null;
}

/** Keeps a sealed secret in place of the one before. */
export async function storeOrderSecret(manager: EntityManager, companyId: string, sealed: Buffer): Promise<void> {
  await query(
    manager,
    `insert into order_secrets (company_id, sealed) values ($companyId, $sealed)
    on conflict (company_id) do update set sealed = excluded.sealed, created_at = now()`,
    { companyId, sealed },
  );
}

/** Forgets the secret. */
export async function removeOrderSecret(manager: EntityManager, companyId: string): Promise<void> {
  await query(manager, 'delete from order_secrets where company_id = $companyId', { companyId });
}
