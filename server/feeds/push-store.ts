import type { EntityManager } from 'typeorm';
import { query, selected } from '../database/sql.ts';
import type { Push } from './feed.ts';

const COLUMNS = selected<Push>({
  companyId: true,
  keyHash: true,
  userName: true,
  passwordHash: true,
  createdAt: true,
});

/** Where a company's own program sends its catalogue; null when it sends none. */
export async function findPush(manager: EntityManager, companyId: string): Promise<Push | null> {
  const rows = await query<Push>(manager, `select ${COLUMNS} from catalogue_pushes where company_id = $companyId`, {
    companyId,
  });
  return rows[0] ?? null;
}

/** Keeps an address in place of the one before, which opens nothing any more. */
export async function savePush(manager: EntityManager, push: Omit<Push, 'createdAt'>): Promise<void> {
  await query(
    manager,
    `insert into catalogue_pushes (company_id, key_hash, user_name, password_hash)
    values ($companyId, $keyHash, $userName, $passwordHash)
    on conflict (company_id) do update set key_hash = excluded.key_hash, user_name = excluded.user_name,
      password_hash = excluded.password_hash, created_at = now()`,
    { ...push },
  );
}

/** Closes the address. */
export async function removePush(manager: EntityManager, companyId: string): Promise<void> {
  await query(manager, 'delete from catalogue_pushes where company_id = $companyId', { companyId });
}
