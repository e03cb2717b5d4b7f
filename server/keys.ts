import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** What each key is for; a key of one purpose opens nothing of another. */
export type KeyPurpose =
  | 'visitor-token'
  | 'access-token'
  | 'refresh-token'
  | 'address'
  | 'feed-credentials'
  | 'order-secret'
  | 'model-key'
  | 'device';

/**
 * The server's keys, made from one secret by HKDF. Key objects, not bytes: given bytes, the JWT library first tries to read
 * a public key from them at every token, which costs 20 times what the signature does.
 */
export interface Keys {
  /** The key that new things are made with. */
  current(purpose: KeyPurpose): KeyObject;
  /** All that are accepted: the current one, and the one before a rotation. */
  accepted(purpose: KeyPurpose): KeyObject[];
}

export function keysFrom(secret: string, previousSecret: string | null): Keys {
  const secrets = previousSecret === null ? [secret] : [secret, previousSecret];
  const derived = new Map<KeyPurpose, KeyObject[]>();
  const accepted = (purpose: KeyPurpose) => {
    const keys = derived.get(purpose) ?? secrets.map((each) => derive(each, purpose));
    derived.set(purpose, keys);
    return keys;
  };
  return { accepted, current: (purpose) => accepted(purpose)[0] ?? derive(secret, purpose) };
}

function derive(secret: string, purpose: KeyPurpose): KeyObject {
  // The salt is the product's former name: another would end every session and open no token any more.
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'helpie', purpose, 32)));
}

/** The secret in the data folder, made at the first start; only its owner may read it. */
export function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (isWeakSecret(secret)) {
    throw new Error(
      `Il file ${file} è vuoto o danneggiato: ripristinalo da una copia, oppure cancellalo (chi è collegato dovrà accedere di nuovo).`,
    );
  }
  return secret;
}

/** Written whole beside its place and moved there, so that a crash or a full disk leaves no half of one. */
function makeSecret(file: string): void {
  const beside = `${file}.${process.pid}`;
  const descriptor = openSync(beside, 'w', 0o600);
  try {
    writeSync(descriptor, randomBytes(48).toString('base64url'));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  try {
    linkSync(beside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // another process made it meanwhile
  } finally {
    rmSync(beside, { force: true });
  }
}

const SHORTEST_SECRET = 32; // bytes
const FEWEST_CHARACTERS = 8; // different ones

/** Whether a secret could be guessed: too short, or the same few characters again and again. */
export function isWeakSecret(secret: string): boolean {
  return Buffer.byteLength(secret) < SHORTEST_SECRET || new Set(secret).size < FEWEST_CHARACTERS;
}
