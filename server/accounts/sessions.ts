import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';
import type { Keys } from '../keys.ts';

/** An access token: who signed in, in which session. It carries no rights: those are read at every operation. */
export interface AccessClaims {
  accountId: string;
  sessionId: string;
  expiresAt: Date;
}

export const ACCESS_FOR = 10 * 60_000; // 10 min
export const SESSION_FOR = 30 * 24 * 3_600_000; // 30 days
/** How long a refresh token that was used still gets the same successor: two tabs, an answer that was lost. */
export const REUSE_WITHIN = 10_000; // 10 s

const AUDIENCE = 'staff';

export function makeAccessToken(keys: Keys, accountId: string, sessionId: string, now: Date) {
  const expiresAt = new Date(Math.floor((now.getTime() + ACCESS_FOR) / 1_000) * 1_000);
  const token = jsonwebtoken.sign(
    { sub: accountId, sid: sessionId, aud: AUDIENCE, exp: expiresAt.getTime() / 1_000 },
    keys.current('access-token'),
    { algorithm: 'HS256', noTimestamp: true },
  );
  return { token, expiresAt };
}

/** The claims of an access token; null for one that is forged, expired or meant for something else. */
export function readAccessToken(keys: Keys, token: string): AccessClaims | null {
  for (const key of keys.accepted('access-token')) {
    try {
      const claims = jsonwebtoken.verify(token, key, { algorithms: ['HS256'], audience: AUDIENCE });
      if (typeof claims === 'string' || !claims.sub || typeof claims.sid !== 'string') return null;
      return { accountId: claims.sub, sessionId: claims.sid, expiresAt: new Date((claims.exp ?? 0) * 1_000) };
    } catch {
      // Perhaps it was made with the key before.
    }
  }
  return null;
}

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
