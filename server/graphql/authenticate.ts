import type { Viewer } from '../accounts/account.ts';
import { readAccessToken } from '../accounts/sessions.ts';
import { findSessionAccount, type SessionKey } from '../accounts/store.ts';
import type { Caller, Shared } from '../context.ts';
import { readVisitorToken } from '../conversations/visitor-token.ts';
import type { Keys } from '../keys.ts';
import type { LoopCaller } from '../limits/loop-time.ts';

/**
 * Who a token speaks for: the same at both doors. The account is read from the database every time, so that a change of
 * rights applies at once.
 * @param token null or empty when none was sent.
 * @param findAccount reads for many at once, where many come at once.
 * @returns null for a token that is forged, expired or revoked.
 */
export async function authenticate(
  { config, keys, database }: Pick<Shared, 'config' | 'keys' | 'database'>,
  token: string | null,
  findAccount = ({ sessionId, accountId }: SessionKey) => findSessionAccount(database, sessionId, accountId),
): Promise<Viewer | null> {
  if (!token) return { kind: 'anonymous' };
  const visitor = readVisitorToken(keys, token);
  if (visitor) return { kind: 'visitor', ...visitor };
  const claims = readAccessToken(keys, token);
  if (!claims) return null;
  const account = await findAccount(claims);
  // The demo's passwords are public: what was opened with them ends with the demo.
  if (account?.isDemo && !config.isDemo) return null;
  return account ? { kind: 'staff', account, sessionId: claims.sessionId, expiresAt: claims.expiresAt } : null;
}

/**
 * Whose eyes see: what two viewers must have in common for a result to be shared between them.
 */
export function scopeKey(viewer: Viewer): string {
  if (viewer.kind === 'anonymous') return 'anonymous';
  if (viewer.kind === 'visitor') return `visitor ${viewer.companyId} ${viewer.visitorId}`;
  const { role, companyId, id } = viewer.account;
  if (role === 'CLIENT') return `client ${companyId}`;
  return role === 'SUPERADMIN' ? 'superadmin' : `account ${id} ${role}`;
}

/**
 * Whose turn an operation is, told before anything is read: a person's, or of everybody else at an address. Visitors are
 * made as fast as one asks for them, so that turns of their own would be no turns.
 */
export function turnKey(keys: Keys, token: string | null, { addressSubject }: Pick<Caller, 'addressSubject'>): string {
  return (token && readAccessToken(keys, token)?.accountId) || addressSubject;
}

/** Whose time of the event loop an operation takes. */
export function loopCaller(
  keys: Keys,
  token: string | null,
  { addressSubject: address }: Pick<Caller, 'addressSubject'>,
): LoopCaller {
  const visitor = token && readVisitorToken(keys, token);
  const caller = visitor ? `visitor ${visitor.visitorId}` : turnKey(keys, token, { addressSubject: address });
  return { caller, address };
}
