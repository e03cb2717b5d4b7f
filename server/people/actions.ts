import type { EntityManager } from 'typeorm';
import { type Account, eventOf } from '../accounts/account.ts';
import { checkNewPassword, cleanEmail, hashPassword } from '../accounts/credentials.ts';
import { requireStaff } from '../accounts/requests.ts';
import { addPasswordLink } from '../accounts/session-store.ts';
import { hashToken, makeRefreshToken } from '../accounts/sessions.ts';
import { addAccount, lockAccount, replaceHash } from '../accounts/store.ts';
import { asManager, isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import { asSystem } from '../database/system.ts';
import { UserError } from '../errors.ts';
import { deletePerson, endSessionsOfClient, findPerson, setDisabled } from './store.ts';

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
  const company = await asManager(context, companyId, async (_, found) => found); // whoever may not, waits for no hash
  const email = cleanEmail(emailInput);
  await checkNewPassword(password, { shortest: context.config.passwordMinLength, about: [email, company.name] });
  await countAdded(context);
  const passwordHash = await hashPassword(password, 'staff');
  const person = await asManager(context, companyId, (manager) => add(manager, company.id, email, passwordHash));
  context.publish(eventOf(person));
  return person;
}

/** Adds a client who chooses their own password by a link. */
export async function addClientByLink(context: Context, companyId: string, emailInput: string): Promise<PasswordLink> {
  const email = cleanEmail(emailInput);
  await asManager(context, companyId, async () => undefined);
  await countAdded(context);
  const person = await asManager(context, companyId, (manager, company) => add(manager, company.id, email, null));
  context.publish(eventOf(person));
  return makeLink(context, person);
}

/** A new link for a client; earlier ones stop working. */
export async function createPasswordLink(context: Context, companyId: string, personId: string): Promise<PasswordLink> {
  const person = await asManager(context, companyId, (manager) => requirePerson(manager, companyId, personId));
  await countSet(context);
  return makeLink(context, person);
}

/** Gives a client a new password; their sessions end. */
export async function setClientPassword(
  context: Context,
  companyId: string,
  personId: string,
  password: string,
): Promise<Account> {
  const { person, about } = await asManager(context, companyId, async (manager, company) => {
    const found = await requirePerson(manager, companyId, personId);
    return { person: found, about: [found.email, company.name] };
  });
  await checkNewPassword(password, { shortest: context.config.passwordMinLength, about });
  await countSet(context);
  const passwordHash = await hashPassword(password, 'staff');
  await asManager(context, companyId, async (manager) => {
    await requirePerson(manager, companyId, personId);
    await replaceHash(manager, personId, passwordHash);
    await endSessionsOfClient(manager, personId);
  });
  context.publish(eventOf(person));
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
    await endSessionsOfClient(manager, personId);
    return requirePerson(manager, companyId, personId);
  });
  context.publish(eventOf(person));
  return person;
}

/** Deletes a client's account. */
export async function removeClient(context: Context, companyId: string, personId: string): Promise<string> {
  const person = await asManager(context, companyId, async (manager) => {
    const found = await requirePerson(manager, companyId, personId);
    await deletePerson(manager, companyId, personId);
    return found;
  });
  context.publish(eventOf(person));
  return person.id;
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

/** A link for a client who is still there and not disabled: the account is locked, so that of several one remains. */
async function makeLink({ database, caller }: Context, person: Account): Promise<PasswordLink> {
  const token = makeRefreshToken();
  const expiresAt = new Date(Date.now() + LINK_FOR);
  await asSystem(database, async (manager) => {
    const now = await lockAccount(manager, person.id);
    if (!now || now.companyId !== person.companyId) throw new UserError('PERSON_NOT_FOUND');
    if (now.disabledAt) throw new UserError('USER_DISABLED');
    await addPasswordLink(manager, person.id, hashToken(token), expiresAt);
  });
  return { person, url: `${caller.ownOrigin}/password/${token}`, expiresAt };
}

/** Adding tells whether an e-mail is taken, so that it is limited by person and day. */
async function countAdded(context: Context): Promise<void> {
  const { account } = requireStaff(context);
  const limit = context.limits.peopleAddedByPerson;
  await takeFromLimits(context.database, [{ kind: 'people-added', subject: account.id, limit }], 'TOO_MANY_REQUESTS');
}

async function countSet(context: Context): Promise<void> {
  const { account } = requireStaff(context);
  const limit = context.limits.passwordsSetByPerson;
  await takeFromLimits(context.database, [{ kind: 'passwords-set', subject: account.id, limit }], 'TOO_MANY_REQUESTS');
}
