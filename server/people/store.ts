import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Account } from '../accounts/account.ts';
import { ACCOUNT_COLUMNS } from '../accounts/store.ts';
import { type Page, type PageArgs, readPage } from '../database/paging.ts';
import { query } from '../database/sql.ts';

/** A company's clients, by e-mail. */
export function listPeople(manager: EntityManager, companyId: string, page: PageArgs): Promise<Page<Account>> {
  return readPage(
    page,
    z.string(),
    (account: Account) => account.email,
    (limit, after) =>
      query(
        manager,
        `select ${ACCOUNT_COLUMNS} from accounts account where company_id = $companyId and email > $after
        order by email limit $limit`,
        { companyId, after: after ?? '', limit },
      ),
  );
}

/** One of a company's clients; null for everybody else. */
export async function findPerson(manager: EntityManager, companyId: string, id: string): Promise<Account | null> {
  const rows = await query<Account>(
    manager,
    `select ${ACCOUNT_COLUMNS} from accounts account where company_id = $companyId and id = $id`,
    { companyId, id },
  );
  return rows[0] ?? null;
}

export async function setDisabled(
  manager: EntityManager,
  companyId: string,
  id: string,
  isDisabled: boolean,
): Promise<void> {
  await query(
    manager,
    `update accounts set
      disabled_at = case when $isDisabled then coalesce(disabled_at, now()) end, version = version + 1
    where company_id = $companyId and id = $id`,
    { companyId, id, isDisabled },
  );
}

/** Ends a client's sessions and one-time links, with the change that makes it necessary. */
export async function endSessionsOfClient(manager: EntityManager, id: string): Promise<void> {
  await query(manager, 'select end_sessions_of_client($id)', { id });
}

export async function deletePerson(manager: EntityManager, companyId: string, id: string): Promise<void> {
  await query(manager, 'delete from accounts where company_id = $companyId and id = $id', { companyId, id });
}

/** How many people a company has, its owner among them, and when one of them last came; null when nobody ever did. */
export async function summariseStaff(
  manager: EntityManager,
  companyId: string,
): Promise<{ count: number; lastAccessAt: Date | null }> {
  const [row] = await query<{ count: number; lastAccessAt: Date | null }>(
    manager,
    `select count(*)::int as count, max(last_login_at) as "lastAccessAt" from (
      select last_login_at from accounts where company_id = $companyId union all select last_login_at from owner_access()
    ) people`,
    { companyId },
  );
  return row ?? { count: 0, lastAccessAt: null };
}
