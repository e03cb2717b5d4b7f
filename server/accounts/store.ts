import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Database } from '../database/data-source.ts';
import { query, selected } from '../database/sql.ts';
import { querySystem } from '../database/system.ts';
import type { Account } from './account.ts';

export const ACCOUNT_COLUMNS = selected<Account>(
  {
    id: true,
    email: true,
    hasPassword: true,
    role: true,
    companyId: true,
    disabledAt: true,
    createdAt: true,
    lastLoginAt: true,
    previousLoginAt: true,
    shownName: true,
    isDemo: true,
    version: true,
  },
  'account',
);

/** An account with the hash of its password, which leaves this folder nowhere. */
export interface AccountWithHash extends Account {
  passwordHash: string | null;
}

export async function findAccountByEmail(manager: EntityManager, email: string): Promise<AccountWithHash | null> {
  const rows = await query<AccountWithHash>(
    manager,
    `select ${ACCOUNT_COLUMNS}, password_hash as "passwordHash" from accounts account where email = $email`,
    { email },
  );
  return rows[0] ?? null;
}

export async function findAccount(manager: EntityManager, id: string): Promise<AccountWithHash | null> {
  const rows = await query<AccountWithHash>(
    manager,
    `select ${ACCOUNT_COLUMNS}, password_hash as "passwordHash" from accounts account where id = $id`,
    { id },
  );
  return rows[0] ?? null;
}

/** As `findAccount`, locked until the transaction ends: what is decided by its password or state stays true that long. */
export async function lockAccount(manager: EntityManager, id: string): Promise<AccountWithHash | null> {
  const rows = await query<AccountWithHash>(
    manager,
    `select ${ACCOUNT_COLUMNS}, password_hash as "passwordHash" from accounts account where id = $id for update`,
    { id },
  );
  return rows[0] ?? null;
}

/** What a person's password may not be made of: their e-mail, and the names of the companies they work at or own. */
export async function namesAround(manager: EntityManager, accountId: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    manager,
    `select email as name from accounts where id = $accountId
    union all
    select company.name from accounts account
      join companies company on company.id = account.company_id or company.owner_id = account.id
    where account.id = $accountId limit 50`,
    { accountId },
  );
  return rows.map((row) => row.name);
}

/** A session and whose it should be. */
export interface SessionKey {
  sessionId: string;
  accountId: string;
}

/** The account of a session that is neither over nor revoked, and is not disabled. Read at every operation. */
export async function findSessionAccount(
  database: Database,
  sessionId: string,
  accountId: string,
): Promise<Account | null> {
  const [account = null] = await findSessionAccounts(database, [{ sessionId, accountId }]);
  return account;
}

/** The same of many sessions in one statement, in their order. */
export async function findSessionAccounts(
  database: Database,
  keys: readonly SessionKey[],
): Promise<(Account | null)[]> {
  const rows = await querySystem<Account & { sessionId: string }>(
    database,
    // Each account by its own id: as a join, planned while there were two accounts, it would go on reading all of them.
    `select session.id as "sessionId", ${ACCOUNT_COLUMNS}
    from sessions session cross join lateral (
      select * from accounts where id = session.account_id and disabled_at is null offset 0
    ) account
    where session.id = any($sessionIds::uuid[]) and session.revoked_at is null and session.expires_at > now()`,
    { sessionIds: [...new Set(keys.map(({ sessionId }) => sessionId))] },
  );
  const bySession = new Map(rows.map(({ sessionId, ...account }) => [sessionId, account]));
  return keys.map(({ sessionId, accountId }) => {
    const account = bySession.get(sessionId);
    return account?.id === accountId ? account : null;
  });
}

/** Adds an account; null when the e-mail is taken. */
export async function addAccount(
  manager: EntityManager,
  account: Pick<Account, 'email' | 'role' | 'companyId'> & { passwordHash: string | null; isDemo?: boolean },
): Promise<string | null> {
  const id = randomUUIDv7();
  const rows = await query<{ id: string }>(
    manager,
    `insert into accounts (id, email, password_hash, role, company_id, is_demo)
    values ($id, $email, $passwordHash, $role, $companyId, $isDemo)
    on conflict (email) do nothing returning id`,
    {
      id,
      email: account.email,
      passwordHash: account.passwordHash,
      role: account.role,
      companyId: account.companyId,
      isDemo: account.isDemo ?? false,
    },
  );
  return rows[0]?.id ?? null;
}

/** Notes a sign-in, keeping the one before. */
export async function noteLogin(manager: EntityManager, accountId: string): Promise<void> {
  await query(
    manager,
    'update accounts set previous_login_at = last_login_at, last_login_at = now() where id = $accountId',
    { accountId },
  );
}

/** Gives an account another password: one-time links made before it open nothing any more. */
export async function setPasswordHash(manager: EntityManager, accountId: string, hash: string): Promise<void> {
  await replaceHash(manager, accountId, hash);
  await query(manager, 'delete from password_links where account_id = $accountId', { accountId });
}

/** The same password, hashed with other parameters. */
export async function replaceHash(manager: EntityManager, accountId: string, hash: string): Promise<void> {
  await query(manager, 'update accounts set password_hash = $hash, version = version + 1 where id = $accountId', {
    accountId,
    hash,
  });
}

/** Removes the client of an e-mail who never signed in, and returns who that was; null when there is none such. */
export async function removeNeverUsed(
  manager: EntityManager,
  email: string,
): Promise<Pick<Account, 'id' | 'companyId'> | null> {
  const rows = await query<Pick<Account, 'id' | 'companyId'>>(
    manager,
    `delete from accounts where email = $email and role = 'CLIENT' and last_login_at is null
    returning id, company_id as "companyId"`,
    { email },
  );
  return rows[0] ?? null;
}

/** Notes under which name a person answers visitors, and returns the account. */
export async function setShownName(manager: EntityManager, accountId: string, name: string): Promise<Account | null> {
  const rows = await query<Account>(
    manager,
    `update accounts account set shown_name = $name, version = version + 1 where id = $accountId
    returning ${ACCOUNT_COLUMNS}`,
    { accountId, name },
  );
  return rows[0] ?? null;
}

/** Gives a role to an account that has none; false when it has one by now. */
export async function setFirstRole(manager: EntityManager, accountId: string, role: string): Promise<boolean> {
  const rows = await query<{ id: string }>(
    manager,
    'update accounts set role = $role, version = version + 1 where id = $accountId and role is null returning id',
    { accountId, role },
  );
  return rows.length === 1;
}
