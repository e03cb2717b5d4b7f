import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each key is for; a key of one purpose opens nothing of another. */
export type KeyPurpose = 'visitor-token' | 'access-token' | 'refresh-token' | 'address';

/** The server's keys, made from one secret by HKDF. */
export interface Keys {
  /** The key that new things are made with. */
  current(purpose: KeyPurpose): Buffer;
  /** All that are accepted: the current one, and the one before a rotation. */
  accepted(purpose: KeyPurpose): Buffer[];
}

export function keysFrom(secret: string, previousSecret: string | null): Keys {
  const secrets = previousSecret === null ? [secret] : [secret, previousSecret];
  const derived = new Map<KeyPurpose, Buffer[]>();
  const accepted = (purpose: KeyPurpose) => {
    const keys = derived.get(purpose) ?? secrets.map((each) => derive(each, purpose));
    derived.set(purpose, keys);
    return keys;
  };
  return { accepted, current: (purpose) => accepted(purpose)[0] ?? derive(secret, purpose) };
}

function derive(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'helpie', purpose, 32));
}

/** The secret in the data folder, made at the first start; only its owner may read it. */
export function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
