import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import type { Keys } from '../keys.ts';
import type { Credentials } from './feed.ts';

const CIPHER = 'aes-256-gcm';
const NONCE = 12; // bytes
const TAG = 16; // bytes

/** Seals a feed's user and password for one company: in another company's row, or with another key, nothing opens them. */
export function seal(keys: Keys, companyId: string, credentials: Credentials): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keys.current('feed-credentials'), nonce, { authTagLength: TAG });
  cipher.setAAD(Buffer.from(companyId));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(credentials), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** What was sealed, by the current key or the one before; null where neither opens it. */
export function unseal(keys: Keys, companyId: string, sealed: Buffer): Credentials | null {
  for (const key of keys.accepted('feed-credentials')) {
    const opened = open(key, companyId, sealed);
    if (opened !== null) return JSON.parse(opened) as Credentials;
  }
  return null;
}

function open(key: KeyObject, companyId: string, sealed: Buffer): string | null {
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG });
    decipher.setAAD(Buffer.from(companyId));
    decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    return decipher.update(sealed.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null; // another key, another company, or bytes that were touched
  }
}
