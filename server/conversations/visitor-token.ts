import { jwt } from '../accounts/jwt.ts';
import { isUuidClaim, verifiedClaims } from '../accounts/sessions.ts';
import { rememberVerified } from '../accounts/verified-tokens.ts';
import type { Keys } from '../keys.ts';

/** Who a visitor token speaks for: one visitor of one company. */
export interface VisitorClaims {
  companyId: string;
  visitorId: string;
  expiresAt: Date;
}

/** How long a visitor may come back to their conversations. */
export const VISITOR_FOR = 30 * 24 * 3_600_000; // 30 days

const AUDIENCE = 'visitor';

export function makeVisitorToken(keys: Keys, companyId: string, visitorId: string, now: Date) {
  const expiresAt = new Date(Math.floor((now.getTime() + VISITOR_FOR) / 1_000) * 1_000);
  const token = jwt().sign(
    { sub: visitorId, company: companyId, aud: AUDIENCE, exp: expiresAt.getTime() / 1_000 },
    keys.current('visitor-token'),
    { algorithm: 'HS256', noTimestamp: true },
  );
  return { token, expiresAt };
}

/** The claims of a visitor token; null for one that is forged, expired or meant for something else. */
export const readVisitorToken = rememberVerified((keys: Keys, token: string): VisitorClaims | null => {
  const claims = verifiedClaims(keys, 'visitor-token', AUDIENCE, token);
  if (!claims || !isUuidClaim(claims.company)) return null;
  return { visitorId: claims.sub, companyId: claims.company, expiresAt: new Date(claims.exp * 1_000) };
});
