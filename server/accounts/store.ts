import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Database } from '../database/data-source.ts';
import { querySystem } from '../database/system.ts';
import type { Account } from './account.ts';

export const ACCOUNT_COLUMNS = `account.id, account.email, account.has_password as "hasPassword", account.role,
  account.company_id as "companyId", account.disabled_at as "disabledAt", account.created_at as "createdAt",
  account.last_login_at as "lastLoginAt", account.previous_login_at as "previousLoginAt", account.version`;

/** An account with the hash of its password, which leaves this folder nowhere. */
export interface AccountWithHash extends Account {
  passwordHash: string | null;
}

export async function findAccountByEmail(manager: EntityManager, email: string): Promise<AccountWithHash | null> {
  const rows = await manager.query<AccountWithHash[]>(
    `select ${ACCOUNT_COLUMNS}, password_hash as "passwordHash" from accounts account where email = $1`,
    [email],
  );
  return rows[0] ?? null;
}

export async function findAccount(manager: EntityManager, id: string): Promise<AccountWithHash | null> {
  const rows = await manager.query<AccountWithHash[]>(
    `select ${ACCOUNT_COLUMNS}, password_hash as "passwordHash" from accounts account where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** The account of a session that is neither over nor revoked, and is not disabled. Read at every operation. */
export async function findSessionAccount(
  database: Database,
  sessionId: string,
  accountId: string,
): Promise<Account | null> {
  const rows = await querySystem<Account>(
    database,
    `select ${ACCOUNT_COLUMNS} from sessions session join accounts account on account.id = session.account_id
    where session.id = $1 and account.id = $2 and session.revoked_at is null and session.expires_at > now()
      and account.disabled_at is null`,
    [sessionId, accountId],
  );
  return rows[0] ?? null;
}

/** Adds an account; null when the e-mail is taken. */
export async function addAccount(
  manager: EntityManager,
  account: Pick<Account, 'email' | 'role' | 'companyId'> & { passwordHash: string | null },
): Promise<string | null> {
  const id = randomUUIDv7();
  const rows = await manager.query<{ id: string }[]>(
    `insert into accounts (id, email, password_hash, role, company_id) values ($1, $2, $3, $4, $5)
    on conflict (email) do nothing returning id`,
    [id, account.email, account.passwordHash, account.role, account.companyId],
  );
  return rows[0]?.id ?? null;
}

/** Notes a sign-in, keeping the one before. */
export async function noteLogin(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query('update accounts set previous_login_at = last_login_at, last_login_at = now() where id = $1', [
    accountId,
  ]);
}

export async function setPasswordHash(manager: EntityManager, accountId: string, hash: string): Promise<void> {
  await manager.query('update accounts set password_hash = $2, version = version + 1 where id = $1', [accountId, hash]);
}

/** Gives a role to an account that has none; false when it has one by now. */
export async function setFirstRole(manager: EntityManager, accountId: string, role: string): Promise<boolean> {
  const [rows] = await manager.query<[{ id: string }[], number]>(
    'update accounts set role = $2, version = version + 1 where id = $1 and role is null returning id',
    [accountId, role],
  );
  return rows.length === 1;
}
