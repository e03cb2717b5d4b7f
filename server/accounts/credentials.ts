import { randomBytes } from 'node:crypto';
import type { HashOptions } from 'argon2';
import pLimit from 'p-limit';
import { UserError } from '../errors.ts';
import { hasHiddenCharacters } from '../language/hidden-characters.ts';
import { isAbout, isCommonPassword, isOneRun } from './guessable-passwords.ts';

/**
 * Passwords. argon2id with 19 MiB, two passes, one lane (OWASP's second choice): the library's default of 64 MiB lets a
 * two-core machine sign in eight people a second.
 */
const PARAMETERS: HashOptions & { raw?: false } = { type: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }; // KiB

const LONGEST_QUEUE = 32; // who comes after them is told to come back
const LONGEST_PASSWORD = 256; // characters

/** Who waits for a hash: people who sign in or register, those who redeem a link, staff who set others' passwords. */
export type HashingFor = 'sign-in' | 'link' | 'staff';

// Two hashes at once, each takes a core. Those for others' passwords come one at a time, so that no number of them
// keeps anybody from signing in.
const cores = pLimit(2);
const lanes = {
  'sign-in': { limit: pLimit(Number.POSITIVE_INFINITY), most: 2 + LONGEST_QUEUE, inside: 0 },
  link: { limit: pLimit(1), most: LONGEST_QUEUE, inside: 0 },
  staff: { limit: pLimit(1), most: LONGEST_QUEUE, inside: 0 },
};

/** @throws UserError BUSY when too many are waiting already. */
async function inTurn<Result>(purpose: HashingFor, work: () => Promise<Result>): Promise<Result> {
  const lane = lanes[purpose];
  if (lane.inside >= lane.most) throw new UserError('BUSY');
  lane.inside++;
  try {
    return await lane.limit(() => cores(work));
  } finally {
    lane.inside--;
  }
}

export function hashPassword(password: string, lane: HashingFor = 'sign-in'): Promise<string> {
  return inTurn(lane, async () => (await argon2()).hash(password, PARAMETERS));
}

/** Whether the password is the one of the hash. Without a hash it takes just as long and is never right. */
export function isRightPassword(hash: string | null, password: string): Promise<boolean> {
  if (password.length > LONGEST_PASSWORD) return Promise.resolve(false);
  return inTurn('sign-in', async () => {
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

/**
 * Checks a password that somebody chose.
 * @param rules.shortest the fewest characters; `rules.about` what it may not contain: e-mails and companies' names.
 * @throws UserError WEAK_PASSWORD, PASSWORD_TOO_LONG, COMMON_PASSWORD.
 */
export async function checkNewPassword(password: string, rules: { shortest: number; about: string[] }): Promise<void> {
  if ([...password].length < rules.shortest) throw new UserError('WEAK_PASSWORD', rules.shortest);
  if (password.length > LONGEST_PASSWORD) throw new UserError('PASSWORD_TOO_LONG');
  if (isOneRun(password) || isAbout(password, rules.about) || (await isCommonPassword(password)))
    throw new UserError('COMMON_PASSWORD');
}

// One @, no spaces, a dot in the domain; whether it exists, only a mail could tell.
const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]{2,}$/u;

/** The e-mail as it is stored: trimmed, lower case. @throws UserError INVALID_EMAIL. */
export function cleanEmail(input: string): string {
  const email = input.trim().toLowerCase();
  if (email.length > 254 || hasHiddenCharacters(email) || !email.isWellFormed() || !EMAIL.test(email))
    throw new UserError('INVALID_EMAIL');
  return email;
}
