import type { EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.ts';
import { checkNewPassword, cleanEmail, hashPassword } from '../accounts/credentials.ts';
import { addPasswordLink, revokeSessions } from '../accounts/session-store.ts';
import { hashToken, makeRefreshToken } from '../accounts/sessions.ts';
import { addAccount, setPasswordHash } from '../accounts/store.ts';
import { asManager, isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { asSystem } from '../database/system.ts';
import { UserError } from '../errors.ts';
import { deletePerson, findPerson, setDisabled } from './store.ts';

const LINK_FOR = 72 * 3_600_000; // 72 h

/** A one-time address at which a person chooses their password; only its hash is stored. */
export interface PasswordLink {
  person: Account;
  url: string;
  expiresAt: Date;
}

/** Adds a client with a first password. */
export async function addClient(
  context: Context,
  companyId: string,
  emailInput: string,
  password: string,
): Promise<Account> {
  await asManager(context, companyId, async () => undefined); // whoever may not, waits for no hash
  const email = cleanEmail(emailInput);
  checkNewPassword(password, context.config.passwordMinLength);
  const passwordHash = await hashPassword(password);
  return asManager(context, companyId, (manager, company) => add(manager, company.id, email, passwordHash));
}

/** Adds a client who chooses their own password by a link. */
export async function addClientByLink(context: Context, companyId: string, emailInput: string): Promise<PasswordLink> {
  const person = await asManager(context, companyId, (manager, company) =>
    add(manager, company.id, cleanEmail(emailInput), null),
  );
  return makeLink(context, person);
}

/** A new link for a client; earlier ones stop working. */
export async function createPasswordLink(context: Context, companyId: string, personId: string): Promise<PasswordLink> {
  const person = await asManager(context, companyId, (manager) => requirePerson(manager, companyId, personId));
  return makeLink(context, person);
}

/** Gives a client a new password; their sessions end. */
export async function setClientPassword(
  context: Context,
  companyId: string,
  personId: string,
  password: string,
): Promise<Account> {
  const person = await asManager(context, companyId, (manager) => requirePerson(manager, companyId, personId));
  checkNewPassword(password, context.config.passwordMinLength);
  const passwordHash = await hashPassword(password);
  await asManager(context, companyId, async (manager) => {
    await requirePerson(manager, companyId, personId);
    await setPasswordHash(manager, personId, passwordHash);
  });
  await endSessions(context, personId);
  return { ...person, hasPassword: true };
}

/** A disabled client cannot sign in, and what they have open closes; enabling them needs a new sign-in. */
export async function setClientDisabled(
  context: Context,
  companyId: string,
  personId: string,
  isDisabled: boolean,
): Promise<Account> {
  const person = await asManager(context, companyId, async (manager) => {
    await requirePerson(manager, companyId, personId);
    await setDisabled(manager, companyId, personId, isDisabled);
    return requirePerson(manager, companyId, personId);
  });
  if (isDisabled) await endSessions(context, personId);
  return person;
}

/** Deletes a client's account. */
export async function removeClient(context: Context, companyId: string, personId: string): Promise<string> {
  await asManager(context, companyId, async (manager) => {
    await requirePerson(manager, companyId, personId);
    await deletePerson(manager, companyId, personId);
  });
  context.publish({ kind: 'account', id: personId });
  return personId;
}

async function add(
  manager: EntityManager,
  companyId: string,
  email: string,
  passwordHash: string | null,
): Promise<Account> {
  const id = await addAccount(manager, { email, role: 'CLIENT', companyId, passwordHash });
  if (id === null) throw new UserError('EMAIL_ALREADY_IN_USE');
  return requirePerson(manager, companyId, id);
}

async function requirePerson(manager: EntityManager, companyId: string, id: string): Promise<Account> {
  const person = isUuid(id) ? await findPerson(manager, companyId, id) : null;
  if (!person) throw new UserError('PERSON_NOT_FOUND');
  return person;
}

async function endSessions({ database, publish }: Context, accountId: string): Promise<void> {
  await asSystem(database, (manager) => revokeSessions(manager, accountId));
  publish({ kind: 'account', id: accountId });
}

async function makeLink({ database, caller, config }: Context, person: Account): Promise<PasswordLink> {
  const token = makeRefreshToken();
  const expiresAt = new Date(Date.now() + LINK_FOR);
  await asSystem(database, (manager) => addPasswordLink(manager, person.id, hashToken(token), expiresAt));
  return { person, url: `${config.publicUrl ?? caller.ownOrigin}/password/${token}`, expiresAt };
}
