import { createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Context } from '../context.ts';
import { type Counted, giveBack, refuseOverLimit, takeFromLimits } from '../database/rate-limits.ts';
import { asSystem } from '../database/system.ts';
import { UserError } from '../errors.ts';
import { type Account, eventOf } from './account.ts';
import { checkNewPassword, cleanEmail, hashPassword, isRightPassword, needsRehash } from './credentials.ts';
import { type Device, devicesOf, rememberedOn } from './devices.ts';
import { requireStaff } from './requests.ts';
import {
  addSession,
  findLinkOwner,
  lockRefreshToken,
  removePasswordLinks,
  replaceRefreshToken,
  revokeSessions,
  takePasswordLink,
} from './session-store.ts';
import { hashToken, makeAccessToken, makeRefreshToken, REUSE_WITHIN, successorOf } from './sessions.ts';
import { cleanShownName } from './shown-name.ts';
import {
  addAccount,
  findAccount,
  findAccountByEmail,
  lockAccount,
  namesAround,
  noteLogin,
  removeNeverUsed,
  replaceHash,
  setPasswordHash,
  setShownName,
} from './store.ts';

/** What somebody holds after signing in. */
export interface Signed {
  account: Account;
  /** What the browser or the program is to keep, by which it is known from now on. */
  device: string;
  accessToken: string;
  accessTokenExpiresAt: Date;
  refreshToken: string;
}

/** Signs in with e-mail and password. */
export async function signIn(
  context: Context,
  emailInput: string,
  password: string,
  kept: string | null = context.caller.deviceCookie,
): Promise<Signed> {
  const { config, database, limits, publish } = context;
  const email = cleanEmail(emailInput);
  const tries = triesOf(context, email, await knownDevice(context, email, kept));
  // Else every e-mail that somebody invents would leave a row.
  for (const shared of tries.slice(1)) await refuseOverLimit(database, shared, 'TOO_MANY_REQUESTS');
  // Counted as wrong until it is known to be right: of many at once none is let through for the others.
  await takeFromLimits(database, tries, 'TOO_MANY_REQUESTS');
  const found = await asSystem(database, (manager) => findAccountByEmail(manager, email));
  const mayUse = found !== null && (config.isDemo || !found.isDemo);
  const isRight = await isRightPassword(mayUse ? found.passwordHash : null, password);
  if (!mayUse || !isRight) throw new UserError(refusal(mayUse, config.revealsAccounts));
  await giveBack(database, tries);
  const byPerson = { kind: 'sign-in-person', subject: found.id, limit: limits.signInByPerson };
  await takeFromLimits(database, [byPerson], 'TOO_MANY_REQUESTS');
  if (found.disabledAt) throw new UserError('USER_DISABLED');
  const rehashed = found.passwordHash && (await needsRehash(found.passwordHash)) ? await hashPassword(password) : null;
  const signed = await asSystem(database, async (manager) => {
    // Whoever changed the password or disabled the account while this one was being verified, wins.
    const now = await lockAccount(manager, found.id);
    if (!now || now.passwordHash !== found.passwordHash) throw new UserError(refusal(true, config.revealsAccounts));
    if (now.disabledAt) throw new UserError('USER_DISABLED');
    if (rehashed) await replaceHash(manager, found.id, rehashed);
    return openSession(context, manager, found.id, kept);
  });
  publish(eventOf(signed.account)); // whoever looks at the company's people sees the access
  return signed;
}

/** Where the person signed in before; null elsewhere. */
async function knownDevice({ database, keys }: Context, email: string, kept: string | null): Promise<Device | null> {
  const devices = devicesOf(keys, kept);
  const found = devices.length > 0 && (await asSystem(database, (manager) => findAccountByEmail(manager, email)));
  return (found && devices.find((device) => device.accountId === found.id)) || null;
}

/**
 * What a try is counted for, from the narrowest. Where the person signed in before, nobody who guesses, from however
 * many addresses or from this very one, takes a try from them.
 */
function triesOf({ keys, limits, caller }: Context, email: string, known: Device | null): Counted[] {
  if (known) return [{ kind: 'sign-in-device', subject: known.id, limit: limits.signInByPair }];
  const subjectOf = (text: string) => createHmac('sha256', keys.current('address')).update(text).digest('base64url');
  return [
    { kind: 'sign-in-pair', subject: subjectOf(`${caller.addressSubject} ${email}`), limit: limits.signInByPair },
    { kind: 'sign-in-address', subject: caller.addressSubject, limit: limits.signInByAddress },
    { kind: 'sign-in-strangers', subject: subjectOf(email), limit: limits.signInByStrangers },
  ];
}

function refusal(exists: boolean, reveals: boolean) {
  if (!reveals) return 'INVALID_CREDENTIAL';
  return exists ? 'WRONG_PASSWORD' : 'USER_NOT_FOUND';
}

/** Makes an account without a role and signs it in. */
export async function register(context: Context, emailInput: string, password: string): Promise<Signed> {
  const { config, database, limits, caller, publish } = context;
  const email = cleanEmail(emailInput);
  await checkNewPassword(password, { shortest: config.passwordMinLength, about: [email] });
  await takeFromLimits(
    database,
    [{ kind: 'register-address', subject: caller.addressSubject, limit: limits.registerByAddress }],
    'TOO_MANY_REQUESTS',
  );
  const passwordHash = await hashPassword(password);
  const { freed, signed } = await asSystem(database, async (manager) => {
    // A client that somebody added and who never came keeps nobody from an e-mail of their own.
    const freed = await removeNeverUsed(manager, email);
    const id = await addAccount(manager, { email, role: null, companyId: null, passwordHash });
    if (id === null) throw new UserError('EMAIL_ALREADY_IN_USE');
    return { freed, signed: await openSession(context, manager, id) };
  });
  if (freed) publish(eventOf(freed));
  return signed;
}

/** Whether a one-time link still opens something, without using it: nobody is to type a password for nothing. */
export async function isLinkOpen({ database, limits, caller }: Context, token: string): Promise<boolean> {
  await takeFromLimits(
    database,
    [{ kind: 'sign-in-address', subject: caller.addressSubject, limit: limits.signInByAddress }],
    'TOO_MANY_REQUESTS',
  );
  return (await asSystem(database, (manager) => findLinkOwner(manager, hashToken(token)))) !== null;
}

/** Sets the password that a one-time link asks for, and signs in. */
export async function redeemPasswordLink(context: Context, token: string, password: string): Promise<Signed> {
  const { config, database, limits, caller, publish } = context;
  await takeFromLimits(
    database,
    [{ kind: 'sign-in-address', subject: caller.addressSubject, limit: limits.signInByAddress }],
    'TOO_MANY_REQUESTS',
  );
  const about = await asSystem(database, async (manager) => {
    const owner = await findLinkOwner(manager, hashToken(token));
    if (owner === null) throw new UserError('LINK_EXPIRED');
    return namesAround(manager, owner);
  });
  await checkNewPassword(password, { shortest: config.passwordMinLength, about });
  const passwordHash = await hashPassword(password, 'link');
  const signed = await asSystem(database, async (manager) => {
    const accountId = await takePasswordLink(manager, hashToken(token));
    const account = accountId === null ? null : await lockAccount(manager, accountId);
    if (!account || account.disabledAt) throw new UserError('LINK_EXPIRED');
    await revokeSessions(manager, account.id);
    await setPasswordHash(manager, account.id, passwordHash);
    return openSession(context, manager, account.id);
  });
  publish(eventOf(signed.account));
  return signed;
}

/**
 * Replaces a refresh token by its successor. The same one within 10 s gets the same successor; used again later it was
 * stolen, by whoever came second or first, and the whole session is revoked.
 */
export async function refreshSession(
  context: Context,
  refreshToken: string,
  kept: string | null = context.caller.deviceCookie,
): Promise<Signed> {
  const { caller, config, database, keys, limits, publish } = context;
  await takeFromLimits(
    database,
    [{ kind: 'refresh-address', subject: caller.addressSubject, limit: limits.refreshesByAddress }],
    'TOO_MANY_REQUESTS',
  );
  const hash = hashToken(refreshToken);
  const outcome = await asSystem(database, async (manager) => {
    const stored = await lockRefreshToken(manager, hash);
    if (!stored || stored.isOver) return null;
    const successor = await successorFor(context, manager, refreshToken, stored.sessionId, stored.usedAgo);
    if (successor === null) {
      await revokeSessions(manager, stored.accountId, { only: stored.sessionId });
      return { revoked: stored.accountId };
    }
    const account = await findAccount(manager, stored.accountId);
    if (!account || (account.isDemo && !config.isDemo)) return null;
    const access = makeAccessToken(keys, account.id, stored.sessionId, new Date());
    const device = rememberedOn(keys, kept, account.id, new Date());
    return { signed: signed(account, access, successor, device) };
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
  usedAgo: number | null,
): Promise<string | null> {
  if (usedAgo === null) {
    const successor = successorOf(keys.current('refresh-token'), refreshToken);
    await replaceRefreshToken(manager, hashToken(refreshToken), hashToken(successor), sessionId);
    return successor;
  }
  if (usedAgo > REUSE_WITHIN) return null;
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

/** Ends the session that the access token speaks for. */
export async function signOutHere(context: Context): Promise<void> {
  const { account, sessionId } = requireStaff(context);
  await asSystem(context.database, (manager) => revokeSessions(manager, account.id, { only: sessionId }));
  context.publish({ kind: 'account', id: account.id });
}

/** Ends every session of the person who asks, and what one-time links they have. */
export async function signOutEverywhere(context: Context): Promise<void> {
  const { account } = requireStaff(context);
  await asSystem(context.database, async (manager) => {
    await revokeSessions(manager, account.id);
    await removePasswordLinks(manager, account.id);
  });
  context.publish({ kind: 'account', id: account.id });
}

/** Changes one's own password; every other session ends. @throws UserError WRONG_PASSWORD and those of a new one. */
export async function changePassword(context: Context, oldPassword: string, newPassword: string): Promise<void> {
  const { config, database, limits, publish } = context;
  const { account, sessionId } = requireStaff(context);
  const about = await asSystem(database, (manager) => namesAround(manager, account.id));
  await checkNewPassword(newPassword, { shortest: config.passwordMinLength, about });
  await takeFromLimits(
    database,
    [{ kind: 'password-change', subject: account.id, limit: limits.passwordChangesByPerson }],
    'TOO_MANY_REQUESTS',
  );
  const found = await asSystem(database, (manager) => findAccount(manager, account.id));
  if (!(await isRightPassword(found?.passwordHash ?? null, oldPassword))) throw new UserError('WRONG_PASSWORD');
  const hash = await hashPassword(newPassword);
  await asSystem(database, async (manager) => {
    const now = await lockAccount(manager, account.id);
    if (!now || now.passwordHash !== found?.passwordHash) throw new UserError('WRONG_PASSWORD');
    await setPasswordHash(manager, account.id, hash);
    await revokeSessions(manager, account.id, { except: sessionId });
  });
  publish({ kind: 'account', id: account.id });
}

/** Chooses the name under which who asks answers visitors. @throws UserError BAD_SHOWN_NAME. */
export async function saveShownName(context: Context, input: string): Promise<Account> {
  const { account } = requireStaff(context);
  const name = cleanShownName(input);
  const saved = await asSystem(context.database, (manager) => setShownName(manager, account.id, name));
  if (!saved) throw new UserError('UNAUTHENTICATED');
  context.publish(eventOf(saved));
  return saved;
}

async function openSession(
  { keys, caller }: Context,
  manager: EntityManager,
  accountId: string,
  kept: string | null = caller.deviceCookie,
): Promise<Signed> {
  const refreshToken = makeRefreshToken();
  const sessionId = await addSession(manager, accountId, hashToken(refreshToken));
  await noteLogin(manager, accountId);
  const account = await findAccount(manager, accountId);
  if (!account) throw new UserError('INVALID_CREDENTIAL');
  const now = new Date();
  const device = rememberedOn(keys, kept, accountId, now);
  return signed(account, makeAccessToken(keys, accountId, sessionId, now), refreshToken, device);
}

function signed(
  account: Account,
  access: { token: string; expiresAt: Date },
  refreshToken: string,
  device: string,
): Signed {
  return { account, device, accessToken: access.token, accessTokenExpiresAt: access.expiresAt, refreshToken };
}
