import { randomBytes } from 'node:crypto';
import type { HashOptions } from 'argon2';
import { UserError } from '../errors.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/**
 * Passwords. argon2id with 19 MiB, two passes, one lane (OWASP's second choice): the library's default of 64 MiB lets a
 * two-core machine sign in eight people a second.
 */
const PARAMETERS: HashOptions & { raw?: false } = { type: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }; // KiB

const AT_ONCE = 2; // hashes; each takes a core
const LONGEST_QUEUE = 32; // who comes after them is told to come back
const LONGEST_PASSWORD = 256; // characters

const queue: (() => void)[] = [];
let running = 0;

/** @throws UserError BUSY when too many are waiting already. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (queue.length >= LONGEST_QUEUE) throw new UserError('BUSY');
    await new Promise<void>((resolve) => queue.push(resolve));
  }
  running++;
  try {
    return await work();
  } finally {
    running--;
    queue.shift()?.();
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(async () => (await argon2()).hash(password, PARAMETERS));
}

/** Whether the password is the one of the hash. Without a hash it takes just as long and is never right. */
export function isRightPassword(hash: string | null, password: string): Promise<boolean> {
  if (password.length > LONGEST_PASSWORD) return Promise.resolve(false);
  return inTurn(async () => {
    const { verify, hash: make } = await argon2();
    if (hash !== null) return verify(hash, password);
    decoy ??= make(randomBytes(16).toString('hex'), PARAMETERS);
    await verify(await decoy, password);
    return false;
  });
}

let decoy: Promise<string> | undefined;

/** Whether a hash was made with other parameters than today's, so that it should be made anew. */
export async function needsRehash(hash: string): Promise<boolean> {
  return (await argon2()).needsRehash(hash, PARAMETERS);
}

// Native code, loaded when somebody first signs in rather than at every start.
const argon2 = () => import('argon2');

/** @throws UserError WEAK_PASSWORD, PASSWORD_TOO_LONG, COMMON_PASSWORD. */
export function checkNewPassword(password: string, shortest: number): void {
  if ([...password].length < shortest) throw new UserError('WEAK_PASSWORD', shortest);
  if (password.length > LONGEST_PASSWORD) throw new UserError('PASSWORD_TOO_LONG');
  if (COMMON_PASSWORDS.has(password.toLowerCase())) throw new UserError('COMMON_PASSWORD');
}

// One @, no spaces, a dot in the domain; whether it exists, only a mail could tell.
const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]{2,}$/u;

/** The e-mail as it is stored: trimmed, lower case. @throws UserError INVALID_EMAIL. */
export function cleanEmail(input: string): string {
  const email = input.trim().toLowerCase();
  if (email.length > 254 || email.includes('\0') || !email.isWellFormed() || !EMAIL.test(email))
    throw new UserError('INVALID_EMAIL');
  return email;
}
