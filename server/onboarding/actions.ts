import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.ts';
import { requireStaff } from '../accounts/requests.ts';
import { setFirstRole } from '../accounts/store.ts';
import { scopeOf } from '../companies/access.ts';
import type { Company } from '../companies/company.ts';
import { type Details, type DetailsInput, newDetails } from '../companies/details.ts';
import { mayCompleteRegistration, mayCreate } from '../companies/policy.ts';
import { addCompany, countCompanies, findCompany } from '../companies/store.ts';
import type { Context } from '../context.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import { asSystem } from '../database/system.ts';
import { UserError } from '../errors.ts';
import { FIRST_PROMPT, firstFaqs } from './content.ts';
import { addDemoShop } from './demo-shop.ts';
import { seed } from './seed.ts';

/** What somebody enters to make a company. */
export type NewCompanyInput = DetailsInput & { name: string };

/**
 * Makes the company of an account that has no role yet, seeds its chatbot, and makes the account its admin: all of it,
 * or nothing.
 */
export async function completeRegistration(context: Context, input: NewCompanyInput): Promise<Company> {
  const viewer = requireStaff(context);
  const { account } = viewer;
  if (!mayCompleteRegistration(context.viewer)) throw new UserError('ROLE_ALREADY_SET');
  const details = newDetails(input, 'COMPANY_NAME_REQUIRED');
  // The shop of whoever registers: customers write to them, until it names another address.
  details.contactEmail ||= account.email;
  await countCompany(context, account);
  const company = await asSystem(context.database, async (manager) => {
    if (!(await setFirstRole(manager, account.id, 'ADMIN'))) throw new UserError('ROLE_ALREADY_SET');
    return makeCompany(manager, details, account.id);
  });
  context.viewer = { ...viewer, account: { ...account, role: 'ADMIN' } }; // for what the rest of the answer tells
  context.publish({ kind: 'account', id: account.id }, { kind: 'company', id: company.id });
  return company;
}

/** Makes a company, owned by the admin who asks. */
export async function createCompany(context: Context, input: NewCompanyInput): Promise<Company> {
  const { account } = requireStaff(context);
  if (!mayCreate(context.viewer)) throw new UserError('FORBIDDEN');
  // Whoever makes companies may be an agency: its own address is for signing in, and no customer's business.
  const details = newDetails(input, 'NEW_COMPANY_NAME_REQUIRED');
  await countCompany(context, account);
  const company = await asSystem(context.database, (manager) => makeCompany(manager, details, account.id));
  context.publish({ kind: 'company', id: company.id });
  return company;
}

/** Makes the demo shop for an admin who sees no company yet. */
export async function initializeSystem(context: Context): Promise<Company> {
  const { account } = requireStaff(context);
  if (!mayCreate(context.viewer)) throw new UserError('FORBIDDEN');
  const company = await asSystem(context.database, async (manager) => {
    if ((await countCompanies(manager, scopeOf(context.viewer))) > 0) throw new UserError('SYSTEM_ALREADY_INITIALIZED');
    const id = randomUUIDv7();
    await addDemoShop(manager, id, account.id);
    return requireCompany(manager, id);
  });
  context.publish({ kind: 'company', id: company.id });
  return company;
}

/** A person makes a shop or two; whoever made hundreds had the model's tokens of hundreds. */
async function countCompany({ caller, database, limits }: Context, { id, role }: Account): Promise<void> {
  if (role === 'SUPERADMIN') return;
  const counted = [
    { kind: 'company-person-hour', subject: id, limit: limits.companiesByPersonAndHour },
    { kind: 'company-person', subject: id, limit: limits.companiesByPerson },
    { kind: 'company-address', subject: caller.addressSubject, limit: limits.companiesByAddress },
  ];
  await takeFromLimits(database, counted, 'TOO_MANY_COMPANIES');
}

async function makeCompany(manager: EntityManager, details: Details, ownerId: string): Promise<Company> {
  const id = randomUUIDv7();
  await addCompany(manager, { id, ...details, ownerId });
  await seed(manager, id, firstFaqs(details), FIRST_PROMPT);
  return requireCompany(manager, id);
}

async function requireCompany(manager: EntityManager, id: string): Promise<Company> {
  const company = await findCompany(manager, id);
  if (!company) throw new UserError('COMPANY_NOT_FOUND');
  return company;
}
