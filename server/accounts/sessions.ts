import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import type { Keys } from '../keys.ts';
import { jwt } from './jwt.ts';
import { rememberVerified } from './verified-tokens.ts';

/** An access token: who signed in, in which session. It carries no rights: those are read at every operation. */
export interface AccessClaims {
  accountId: string;
  sessionId: string;
  expiresAt: Date;
}

const ACCESS_FOR = 10 * 60_000; // 10 min
export const SESSION_FOR = 30 * 24 * 3_600_000; // 30 days
/** How long a refresh token that was used still gets the same successor: two tabs, an answer that was lost. */
export const REUSE_WITHIN = 10_000; // 10 s

const AUDIENCE = 'staff';

export function makeAccessToken(keys: Keys, accountId: string, sessionId: string, now: Date) {
  const expiresAt = new Date(Math.floor((now.getTime() + ACCESS_FOR) / 1_000) * 1_000);
  const token = jwt().sign(
    { sub: accountId, sid: sessionId, aud: AUDIENCE, exp: expiresAt.getTime() / 1_000 },
    keys.current('access-token'),
    { algorithm: 'HS256', noTimestamp: true },
  );
  return { token, expiresAt };
}

/**
 * Whom a token says it is meant for, before anything of it is believed: a signature is only looked at where it can be
 * right. Null for what is no token.
 */
export function audienceOf(token: string): string | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return (claims as { aud?: string } | null)?.aud ?? null;
  } catch {
    return null;
  }
}

/** The claims of an access token; null for one that is forged, expired or meant for something else. */
export const readAccessToken = rememberVerified((keys: Keys, token: string): AccessClaims | null => {
  if (audienceOf(token) !== AUDIENCE) return null;
  for (const key of keys.accepted('access-token')) {
    try {
      const claims = jwt().verify(token, key, { algorithms: ['HS256'], audience: AUDIENCE });
      if (typeof claims === 'string' || !claims.sub || typeof claims.sid !== 'string') return null;
      return { accountId: claims.sub, sessionId: claims.sid, expiresAt: new Date((claims.exp ?? 0) * 1_000) };
    } catch {
      // Perhaps it was made with the key before.
    }
  }
  return null;
});

/** The first refresh token of a session. */
export function makeRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The one successor of a refresh token: the same parent always gets the same, though only hashes are stored. */
export function successorOf(key: KeyObject, refreshToken: string): string {
  return createHmac('sha256', key).update(refreshToken).digest('base64url');
}

/** What is stored of a refresh token or of a one-time link. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
