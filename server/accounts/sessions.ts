import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import type { KeyPurpose, Keys } from '../keys.ts';
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
function audienceOf(token: string): string | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return (claims as { aud?: string } | null)?.aud ?? null;
  } catch {
    return null;
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuidClaim = (claim: unknown): claim is string => typeof claim === 'string' && UUID.test(claim);

/** What a token of ours says that is signed and not over. */
export interface VerifiedClaims extends Record<string, unknown> {
  /** A UUID. */
  sub: string;
  /** Seconds since 1970. */
  exp: number;
}

/**
 * The claims of a token that was made for this purpose; null for one that is forged, over, or meant for something else.
 * One that says no end, or whose subject is no id, was not made here, whoever signed it.
 */
export function verifiedClaims(
  keys: Keys,
  purpose: KeyPurpose,
  audience: string,
  token: string,
): VerifiedClaims | null {
  if (audienceOf(token) !== audience) return null;
  for (const key of keys.accepted(purpose)) {
    try {
      const claims = jwt().verify(token, key, { algorithms: ['HS256'], audience });
      const isOurs = typeof claims !== 'string' && isUuidClaim(claims.sub) && typeof claims.exp === 'number';
      return isOurs ? (claims as VerifiedClaims) : null;
    } catch {
      // Perhaps it was made with the key before.
    }
  }
  return null;
}

/** The claims of an access token; null for one that is forged, expired or meant for something else. */
export const readAccessToken = rememberVerified((keys: Keys, token: string): AccessClaims | null => {
  const claims = verifiedClaims(keys, 'access-token', AUDIENCE, token);
  if (!claims || !isUuidClaim(claims.sid)) return null;
  return { accountId: claims.sub, sessionId: claims.sid, expiresAt: new Date(claims.exp * 1_000) };
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
