import { randomUUID } from 'node:crypto';
import type { Keys } from '../keys.ts';
import { jwt } from './jwt.ts';
import { isUuidClaim, verifiedClaims } from './sessions.ts';

/** Where somebody signed in before: it opens nothing, and only tells them from the strangers who guess. */
export interface Device {
  id: string;
  accountId: string;
}

export const DEVICE_FOR = 180 * 24 * 3_600_000; // 180 days

const AUDIENCE = 'device';
const MOST = 5; // people who share a browser
const BETWEEN = '~';
const LONGEST = 2_000; // characters

/** What a browser keeps, or a program, with those who signed in there before; the newest first. */
export function rememberedOn(keys: Keys, kept: string | null, accountId: string, now: Date): string {
  const others = tokensOf(kept).filter((token) => {
    const device = readDevice(keys, token);
    return device !== null && device.accountId !== accountId;
  });
  const id = devicesOf(keys, kept).find((device) => device.accountId === accountId)?.id ?? randomUUID();
  const expires = Math.floor((now.getTime() + DEVICE_FOR) / 1_000);
  const claims = { sub: accountId, did: id, aud: AUDIENCE, exp: expires };
  const token = jwt().sign(claims, keys.current('device'), { algorithm: 'HS256', noTimestamp: true });
  return [token, ...others].slice(0, MOST).join(BETWEEN);
}

/** Whom what a browser keeps was made for; nothing of what is forged, over, or meant for something else. */
export function devicesOf(keys: Keys, kept: string | null): Device[] {
  return tokensOf(kept).flatMap((token) => readDevice(keys, token) ?? []);
}

function tokensOf(kept: string | null): string[] {
  return kept === null || kept.length > LONGEST ? [] : kept.split(BETWEEN, MOST);
}

function readDevice(keys: Keys, token: string): Device | null {
  const claims = verifiedClaims(keys, 'device', AUDIENCE, token);
  return claims && isUuidClaim(claims.did) ? { id: claims.did, accountId: claims.sub } : null;
}
