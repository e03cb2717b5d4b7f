import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Database } from '../database/data-source.ts';
import { querySystem } from '../database/system.ts';
import type { Account } from './account.ts';

export const ACCOUNT_COLUMNS = `account.id, account.email, account.has_password as "hasPassword", account.role,
  account.company_id as "companyId", account.disabled_at as "disabledAt", account.created_at as "createdAt",
  account.last_login_at as "lastLoginAt", account.previous_login_at as "previousLoginAt", account.is_demo as "isDemo", account.version`;

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

/** As `findAccount`, locked until the transaction ends: what is decided by its password or state stays true that long. */
export async function lockAccount(manager: EntityManager, id: string): Promise<AccountWithHash | null> {
  const rows = await manager.query<AccountWithHash[]>(
    `select ${ACCOUNT_COLUMNS}, password_hash as "passwordHash" from accounts account where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** What a person's password may not be made of: their e-mail, and the names of the companies they work at or own. */
export async function namesAround(manager: EntityManager, accountId: string): Promise<string[]> {
  const rows = await manager.query<{ name: string }[]>(
    `select email as name from accounts where id = $1
    union all
    select company.name from accounts account
      join companies company on company.id = account.company_id or company.owner_id = account.id
    where account.id = $1 limit 50`,
    [accountId],
  );
  return rows.map((row) => row.name);
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
  account: Pick<Account, 'email' | 'role' | 'companyId'> & { passwordHash: string | null; isDemo?: boolean },
): Promise<string | null> {
  const id = randomUUIDv7();
  const rows = await manager.query<{ id: string }[]>(
    `insert into accounts (id, email, password_hash, role, company_id, is_demo) values ($1, $2, $3, $4, $5, $6)
    on conflict (email) do nothing returning id`,
    [id, account.email, account.passwordHash, account.role, account.companyId, account.isDemo ?? false],
  );
  return rows[0]?.id ?? null;
}

/** Notes a sign-in, keeping the one before. */
export async function noteLogin(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query('update accounts set previous_login_at = last_login_at, last_login_at = now() where id = $1', [
    accountId,
  ]);
}

/** Gives an account another password: one-time links made before it open nothing any more. */
export async function setPasswordHash(manager: EntityManager, accountId: string, hash: string): Promise<void> {
  await replaceHash(manager, accountId, hash);
  await manager.query('delete from password_links where account_id = $1', [accountId]);
}

/** The same password, hashed with other parameters. */
export async function replaceHash(manager: EntityManager, accountId: string, hash: string): Promise<void> {
  await manager.query('update accounts set password_hash = $2, version = version + 1 where id = $1', [accountId, hash]);
}

/** Removes the client of an e-mail who never signed in, and returns their id; null when there is none such. */
export async function removeNeverUsed(manager: EntityManager, email: string): Promise<string | null> {
  const [rows] = await manager.query<[{ id: string }[], number]>(
    `delete from accounts where email = $1 and role = 'CLIENT' and last_login_at is null returning id`,
    [email],
  );
  return rows[0]?.id ?? null;
}

/** Gives a role to an account that has none; false when it has one by now. */
export async function setFirstRole(manager: EntityManager, accountId: string, role: string): Promise<boolean> {
  const [rows] = await manager.query<[{ id: string }[], number]>(
    'update accounts set role = $2, version = version + 1 where id = $1 and role is null returning id',
    [accountId, role],
  );
  return rows.length === 1;
}
