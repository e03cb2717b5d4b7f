import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { SESSION_FOR } from './sessions.ts';

/** A refresh token that was presented, with the session it belongs to. */
export interface StoredRefreshToken {
  sessionId: string;
  accountId: string;
  usedAt: Date | null;
  /** Whether the session is over, revoked, or its account disabled. */
  isOver: boolean;
}

export async function addSession(manager: EntityManager, accountId: string, tokenHash: Buffer): Promise<string> {
  const id = randomUUIDv7();
  await manager.query(
    `with session as (
      insert into sessions (id, account_id, expires_at) values ($1, $2, now() + $3::float8 * interval '1 millisecond')
      returning id
    )
    insert into refresh_tokens (hash, session_id) select $4, id from session`,
    [id, accountId, SESSION_FOR, tokenHash],
  );
  return id;
}

/** The refresh token of a hash, locked so that of two tabs one comes after the other; null for one never given out. */
export async function lockRefreshToken(manager: EntityManager, hash: Buffer): Promise<StoredRefreshToken | null> {
  const rows = await manager.query<StoredRefreshToken[]>(
    `select session.id as "sessionId", session.account_id as "accountId", token.used_at as "usedAt",
      (session.revoked_at is not null or session.expires_at < now() or account.disabled_at is not null) as "isOver"
    from refresh_tokens token join sessions session on session.id = token.session_id
      join accounts account on account.id = session.account_id
    where token.hash = $1 for update of token`,
    [hash],
  );
  return rows[0] ?? null;
}

/** Marks a token as used and stores its successor. */
export async function replaceRefreshToken(
  manager: EntityManager,
  hash: Buffer,
  successor: Buffer,
  sessionId: string,
): Promise<void> {
  await manager.query('update refresh_tokens set used_at = clock_timestamp() where hash = $1', [hash]);
  await manager.query('insert into refresh_tokens (hash, session_id) values ($1, $2)', [successor, sessionId]);
  // A session that is refreshed again and again leaves a day's tokens, not a month's.
  await manager.query(`delete from refresh_tokens where session_id = $1 and used_at < now() - interval '1 day'`, [
    sessionId,
  ]);
}

/** Revokes one session, all of an account's, or all but one; the account's version tells every node. */
export async function revokeSessions(
  manager: EntityManager,
  accountId: string,
  which: { only?: string; except?: string } = {},
): Promise<void> {
  await manager.query(
    `update sessions set revoked_at = now() where account_id = $1 and revoked_at is null
      and ($2::uuid is null or id = $2) and ($3::uuid is null or id <> $3)`,
    [accountId, which.only ?? null, which.except ?? null],
  );
  await manager.query('update accounts set version = version + 1 where id = $1', [accountId]);
}

/** Deletes sessions that ended over a day ago, with their tokens. */
export async function forgetOldSessions(manager: EntityManager): Promise<void> {
  await manager.query(`delete from sessions where expires_at < now() - interval '1 day'
    or revoked_at < now() - interval '1 day'`);
  await manager.query('delete from password_links where expires_at < now()');
}

export async function addPasswordLink(
  manager: EntityManager,
  accountId: string,
  hash: Buffer,
  expiresAt: Date,
): Promise<void> {
  await manager.query('delete from password_links where account_id = $1', [accountId]);
  await manager.query('insert into password_links (hash, account_id, expires_at) values ($1, $2, $3)', [
    hash,
    accountId,
    expiresAt,
  ]);
}

export async function removePasswordLinks(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query('delete from password_links where account_id = $1', [accountId]);
}

/** Whose a one-time link is, without using it; null for one that opens nothing. */
export async function findLinkOwner(manager: EntityManager, hash: Buffer): Promise<string | null> {
  const rows = await manager.query<{ id: string }[]>(
    `select account.id from password_links link join accounts account on account.id = link.account_id
    where link.hash = $1 and link.expires_at > now() and account.disabled_at is null`,
    [hash],
  );
  return rows[0]?.id ?? null;
}

/** Uses a one-time link up and answers whose it was; null for one that is used, over or never given out. */
export async function takePasswordLink(manager: EntityManager, hash: Buffer): Promise<string | null> {
  const [rows] = await manager.query<[{ accountId: string }[], number]>(
    `delete from password_links where hash = $1 and expires_at > now() returning account_id as "accountId"`,
    [hash],
  );
  return rows[0]?.accountId ?? null;
}
