import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
import type { OwnModel } from './own-model.ts';

/** As it is kept: the key is sealed. */
export interface SealedModel extends OwnModel {
  sealed: Buffer;
}

export async function findOwnModel(manager: EntityManager, companyId: string): Promise<SealedModel | null> {
  const rows = await query<SealedModel>(
    manager,
    `select address, model, daily_tokens::float8 as "dailyTokens", sealed from company_models
    where company_id = $companyId`,
    { companyId },
  );
  return rows[0] ?? null;
}

/** Keeps a model in place of the one before. The company is locked: nobody saves between. */
export async function storeOwnModel(manager: EntityManager, companyId: string, own: SealedModel): Promise<void> {
  await query(
    manager,
    `insert into company_models (company_id, address, model, sealed, daily_tokens)
    values ($companyId, $address, $model, $sealed, $dailyTokens)
    on conflict (company_id) do update set address = excluded.address, model = excluded.model, sealed = excluded.sealed,
      daily_tokens = excluded.daily_tokens, created_at = now()`,
    { companyId, ...own },
  );
  await noteChange(manager, companyId, 'gen_random_uuid()');
}

/** Forgets it, with its key: the server's is used again. */
export async function deleteOwnModel(manager: EntityManager, companyId: string): Promise<void> {
  await query(manager, 'delete from company_models where company_id = $companyId', { companyId });
  await noteChange(manager, companyId, 'null');
}

async function noteChange(manager: EntityManager, companyId: string, id: 'gen_random_uuid()' | 'null'): Promise<void> {
  await query(
    manager,
    `update companies set own_model_id = ${id}, knowledge_version = knowledge_version + 1 where id = $companyId`,
    { companyId },
  );
}
