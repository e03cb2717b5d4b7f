import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
import { SESSION_FOR } from './sessions.ts';

/** A refresh token that was presented, with the session it belongs to. */
export interface StoredRefreshToken {
  sessionId: string;
  accountId: string;
  /** ms since it was used, by the database's clock alone, which wrote it down; null for one that was not. */
  usedAgo: number | null;
  /** Whether the session is over, revoked, or its account disabled. */
  isOver: boolean;
}

export async function addSession(manager: EntityManager, accountId: string, tokenHash: Buffer): Promise<string> {
  const id = randomUUIDv7();
  await query(
    manager,
    `with session as (
      insert into sessions (id, account_id, expires_at)
        values ($id, $accountId, now() + $sessionFor::float8 * interval '1 millisecond')
      returning id
    )
    insert into refresh_tokens (hash, session_id) select $tokenHash, id from session`,
    { id, accountId, sessionFor: SESSION_FOR, tokenHash },
  );
  return id;
}

/** The refresh token of a hash, locked so that of two tabs one comes after the other; null for one never given out. */
export async function lockRefreshToken(manager: EntityManager, hash: Buffer): Promise<StoredRefreshToken | null> {
  const rows = await query<StoredRefreshToken>(
    manager,
    `select session.id as "sessionId", session.account_id as "accountId",
      (extract(epoch from clock_timestamp() - token.used_at) * 1000)::float8 as "usedAgo",
      (session.revoked_at is not null or session.expires_at < now() or account.disabled_at is not null) as "isOver"
    from refresh_tokens token join sessions session on session.id = token.session_id
      join accounts account on account.id = session.account_id
    where token.hash = $hash for update of token`,
    { hash },
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
  await query(manager, 'update refresh_tokens set used_at = clock_timestamp() where hash = $hash', { hash });
  await query(manager, 'insert into refresh_tokens (hash, session_id) values ($successor, $sessionId)', {
    successor,
    sessionId,
  });
  // A session that is refreshed again and again leaves a day's tokens, not a month's.
  await query(
    manager,
    `delete from refresh_tokens where session_id = $sessionId and used_at < now() - interval '1 day'`,
    { sessionId },
  );
}

/** Revokes one session, all of an account's, or all but one; the account's version tells every node. */
export async function revokeSessions(
  manager: EntityManager,
  accountId: string,
  which: { only?: string; except?: string } = {},
): Promise<void> {
  await query(
    manager,
    `update sessions set revoked_at = now() where account_id = $accountId and revoked_at is null
      and ($only::uuid is null or id = $only) and ($except::uuid is null or id <> $except)`,
    { accountId, only: which.only ?? null, except: which.except ?? null },
  );
  await query(manager, 'update accounts set version = version + 1 where id = $accountId', { accountId });
}

/** Deletes sessions that ended over a day ago, with their tokens. */
export async function forgetOldSessions(manager: EntityManager): Promise<void> {
  await query(
    manager,
    `delete from sessions where expires_at < now() - interval '1 day'
    or revoked_at < now() - interval '1 day'`,
  );
  await query(manager, 'delete from password_links where expires_at < now()');
}

export async function addPasswordLink(
  manager: EntityManager,
  accountId: string,
  hash: Buffer,
  expiresAt: Date,
): Promise<void> {
  await query(manager, 'delete from password_links where account_id = $accountId', { accountId });
  await query(
    manager,
    'insert into password_links (hash, account_id, expires_at) values ($hash, $accountId, $expiresAt)',
    { hash, accountId, expiresAt },
  );
}

export async function removePasswordLinks(manager: EntityManager, accountId: string): Promise<void> {
  await query(manager, 'delete from password_links where account_id = $accountId', { accountId });
}

/** Whose a one-time link is, without using it; null for one that opens nothing. */
export async function findLinkOwner(manager: EntityManager, hash: Buffer): Promise<string | null> {
  const rows = await query<{ id: string }>(
    manager,
    `select account.id from password_links link join accounts account on account.id = link.account_id
    where link.hash = $hash and link.expires_at > now() and account.disabled_at is null`,
    { hash },
  );
  return rows[0]?.id ?? null;
}

/** Uses a one-time link up and answers whose it was; null for one that is used, over or never given out. */
export async function takePasswordLink(manager: EntityManager, hash: Buffer): Promise<string | null> {
  const rows = await query<{ accountId: string }>(
    manager,
    `delete from password_links where hash = $hash and expires_at > now() returning account_id as "accountId"`,
    { hash },
  );
  return rows[0]?.accountId ?? null;
}
