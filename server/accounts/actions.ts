import type { EntityManager } from 'typeorm';
import type { Context } from '../context.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import { asSystem } from '../database/system.ts';
import { UserError } from '../errors.ts';
import type { Account } from './account.ts';
import { checkNewPassword, cleanEmail, hashPassword, isRightPassword, needsRehash } from './credentials.ts';
import { requireStaff } from './requests.ts';
import {
  addSession,
  lockRefreshToken,
  replaceRefreshToken,
  revokeSessions,
  takePasswordLink,
} from './session-store.ts';
import { hashToken, makeAccessToken, makeRefreshToken, REUSE_WITHIN, successorOf } from './sessions.ts';
import { addAccount, findAccount, findAccountByEmail, noteLogin, setPasswordHash } from './store.ts';

/** What somebody holds after signing in. */
export interface Signed {
  account: Account;
  accessToken: string;
  accessTokenExpiresAt: Date;
  refreshToken: string;
}

/** Signs in with e-mail and password. */
export async function signIn(context: Context, emailInput: string, password: string): Promise<Signed> {
  const { config, database, limits, caller } = context;
  const email = cleanEmail(emailInput);
  await takeFromLimits(
    database,
    [
      { kind: 'sign-in-address', subject: caller.addressSubject, limit: limits.signInByAddress },
      { kind: 'sign-in-email', subject: email, limit: limits.signInByEmail },
    ],
    'TOO_MANY_REQUESTS',
  );
  const found = await asSystem(database, (manager) => findAccountByEmail(manager, email));
  const isRight = await isRightPassword(found?.passwordHash ?? null, password);
  if (!found || !isRight) throw new UserError(refusal(found !== null, config.revealsAccounts));
  if (found.disabledAt) throw new UserError('USER_DISABLED');
  const rehashed = found.passwordHash && (await needsRehash(found.passwordHash)) ? await hashPassword(password) : null;
  return asSystem(database, async (manager) => {
    if (rehashed) await setPasswordHash(manager, found.id, rehashed);
    return openSession(context, manager, found.id);
  });
}

function refusal(exists: boolean, reveals: boolean) {
  if (!reveals) return 'INVALID_CREDENTIAL';
  return exists ? 'WRONG_PASSWORD' : 'USER_NOT_FOUND';
}

/** Makes an account without a role and signs it in. */
export async function register(context: Context, emailInput: string, password: string): Promise<Signed> {
  const { config, database, limits, caller } = context;
  const email = cleanEmail(emailInput);
  checkNewPassword(password, config.passwordMinLength);
  await takeFromLimits(
    database,
    [{ kind: 'register-address', subject: caller.addressSubject, limit: limits.registerByAddress }],
    'TOO_MANY_REQUESTS',
  );
  const passwordHash = await hashPassword(password);
  return asSystem(database, async (manager) => {
    const id = await addAccount(manager, { email, role: null, companyId: null, passwordHash });
    if (id === null) throw new UserError('EMAIL_ALREADY_IN_USE');
    return openSession(context, manager, id);
  });
}

/** Sets the password that a one-time link asks for, and signs in. */
export async function redeemPasswordLink(context: Context, token: string, password: string): Promise<Signed> {
  const { config, database, limits, caller, publish } = context;
  checkNewPassword(password, config.passwordMinLength);
  await takeFromLimits(
    database,
    [{ kind: 'sign-in-address', subject: caller.addressSubject, limit: limits.signInByAddress }],
    'TOO_MANY_REQUESTS',
  );
  const passwordHash = await hashPassword(password);
  const signed = await asSystem(database, async (manager) => {
    const accountId = await takePasswordLink(manager, hashToken(token));
    const account = accountId === null ? null : await findAccount(manager, accountId);
    if (!account || account.disabledAt) throw new UserError('LINK_EXPIRED');
    await revokeSessions(manager, account.id);
    await setPasswordHash(manager, account.id, passwordHash);
    return openSession(context, manager, account.id);
  });
  publish({ kind: 'account', id: signed.account.id });
  return signed;
}

/**
 * Replaces a refresh token by its successor. The same one within 10 s gets the same successor; used again later it was
 * stolen, by whoever came second or first, and the whole session is revoked.
 */
export async function refreshSession(context: Context, refreshToken: string): Promise<Signed> {
  const { database, keys, publish } = context;
  const hash = hashToken(refreshToken);
  const outcome = await asSystem(database, async (manager) => {
    const stored = await lockRefreshToken(manager, hash);
    if (!stored || stored.isOver) return null;
    const successor = await successorFor(context, manager, refreshToken, stored.sessionId, stored.usedAt);
    if (successor === null) {
      await revokeSessions(manager, stored.accountId, { only: stored.sessionId });
      return { revoked: stored.accountId };
    }
    const account = await findAccount(manager, stored.accountId);
    if (!account) return null;
    const access = makeAccessToken(keys, account.id, stored.sessionId, new Date());
    return { signed: signed(account, access, successor) };
  });
  if (outcome?.revoked) publish({ kind: 'account', id: outcome.revoked });
  if (!outcome?.signed) throw new UserError('SESSION_EXPIRED');
  return outcome.signed;
}

/** The successor of a refresh token; null when it was used too long ago. */
async function successorFor(
  { keys }: Context,
  manager: EntityManager,
  refreshToken: string,
  sessionId: string,
  usedAt: Date | null,
): Promise<string | null> {
  if (usedAt === null) {
    const successor = successorOf(keys.current('refresh-token'), refreshToken);
    await replaceRefreshToken(manager, hashToken(refreshToken), hashToken(successor), sessionId);
    return successor;
  }
  if (Date.now() - usedAt.getTime() > REUSE_WITHIN) return null;
  // After a rotation of the secret, the successor may have been made with the key before.
  for (const key of keys.accepted('refresh-token')) {
    const successor = successorOf(key, refreshToken);
    if (await lockRefreshToken(manager, hashToken(successor))) return successor;
  }
  return null;
}

/** Ends the session of a refresh token; ending none is no error. */
export async function signOut({ database, publish }: Context, refreshToken: string): Promise<void> {
  const accountId = await asSystem(database, async (manager) => {
    const stored = await lockRefreshToken(manager, hashToken(refreshToken));
    if (!stored) return null;
    await revokeSessions(manager, stored.accountId, { only: stored.sessionId });
    return stored.accountId;
  });
  if (accountId !== null) publish({ kind: 'account', id: accountId });
}

/** Ends every session of the person who asks. */
export async function signOutEverywhere(context: Context): Promise<void> {
  const { account } = requireStaff(context);
  await asSystem(context.database, (manager) => revokeSessions(manager, account.id));
  context.publish({ kind: 'account', id: account.id });
}

/** Changes one's own password; every other session ends. @throws UserError WRONG_PASSWORD and those of a new one. */
export async function changePassword(context: Context, oldPassword: string, newPassword: string): Promise<void> {
  const { config, database, limits, publish } = context;
  const { account, sessionId } = requireStaff(context);
  checkNewPassword(newPassword, config.passwordMinLength);
  await takeFromLimits(
    database,
    [{ kind: 'sign-in-email', subject: account.email, limit: limits.signInByEmail }],
    'TOO_MANY_REQUESTS',
  );
  const found = await asSystem(database, (manager) => findAccount(manager, account.id));
  if (!(await isRightPassword(found?.passwordHash ?? null, oldPassword))) throw new UserError('WRONG_PASSWORD');
  const hash = await hashPassword(newPassword);
  await asSystem(database, async (manager) => {
    await setPasswordHash(manager, account.id, hash);
    await revokeSessions(manager, account.id, { except: sessionId });
  });
  publish({ kind: 'account', id: account.id });
}

async function openSession({ keys }: Context, manager: EntityManager, accountId: string): Promise<Signed> {
  const refreshToken = makeRefreshToken();
  const sessionId = await addSession(manager, accountId, hashToken(refreshToken));
  await noteLogin(manager, accountId);
  const account = await findAccount(manager, accountId);
  if (!account) throw new UserError('INVALID_CREDENTIAL');
  return signed(account, makeAccessToken(keys, accountId, sessionId, new Date()), refreshToken);
}

function signed(account: Account, access: { token: string; expiresAt: Date }, refreshToken: string): Signed {
  return { account, accessToken: access.token, accessTokenExpiresAt: access.expiresAt, refreshToken };
}
