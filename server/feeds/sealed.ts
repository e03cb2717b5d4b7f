import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import type { KeyPurpose, Keys } from '../keys.ts';
import type { Credentials } from './feed.ts';

const CIPHER = 'aes-256-gcm';
const NONCE = 12; // bytes
const TAG = 16; // bytes

type Purpose = Extract<KeyPurpose, 'feed-credentials' | 'order-secret' | 'model-key'>;

/** Seals a text for one company and purpose: in another company's row, or with another key, nothing opens it. */
export function sealText(keys: Keys, purpose: Purpose, companyId: string, text: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keys.current(purpose), nonce, { authTagLength: TAG });
  cipher.setAAD(Buffer.from(companyId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** What was sealed, by the current key or the one before; null where neither opens it. */
export function unsealText(keys: Keys, purpose: Purpose, companyId: string, sealed: Buffer): string | null {
  for (const key of keys.accepted(purpose)) {
    const opened = open(key, companyId, sealed);
    if (opened !== null) return opened;
  }
  return null;
}

/** A feed's user and password, sealed. */
export function seal(keys: Keys, companyId: string, credentials: Credentials): Buffer {
  return sealText(keys, 'feed-credentials', companyId, JSON.stringify(credentials));
}

/** A feed's user and password; null where no key opens them. */
export function unseal(keys: Keys, companyId: string, sealed: Buffer): Credentials | null {
  const opened = unsealText(keys, 'feed-credentials', companyId, sealed);
  return opened === null ? null : (JSON.parse(opened) as Credentials);
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
