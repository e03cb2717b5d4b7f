import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { requireStaff } from '../accounts/requests.ts';
import { setFirstRole } from '../accounts/store.ts';
import { type Company, DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from '../companies/company.ts';
import { mayCompleteRegistration } from '../companies/policy.ts';
import { addCompany, findCompany } from '../companies/store.ts';
import type { Context } from '../context.ts';
import { asSystem } from '../database/system.ts';
import { UserError } from '../errors.ts';
import { addFaqs } from '../faqs/store.ts';
import { addPromptVersion } from '../prompts/store.ts';
import { firstFaqs, firstPrompt, type SeedFaq } from './content.ts';

/** What somebody enters to make a company. */
export interface NewCompanyInput {
  name: string;
  logoUrl?: string | null | undefined;
  primaryColor?: string | null | undefined;
  secondaryColor?: string | null | undefined;
}

/**
 * Makes the company of an account that has no role yet, seeds its chatbot, and makes the account its admin: all of it,
 * or nothing.
 */
export async function completeRegistration(context: Context, input: NewCompanyInput): Promise<Company> {
  const viewer = requireStaff(context);
  const { account } = viewer;
  if (!mayCompleteRegistration(context.viewer)) throw new UserError('ROLE_ALREADY_SET');
  const values = checkedCompany(input);
  const company = await asSystem(context.database, async (manager) => {
    if (!(await setFirstRole(manager, account.id, 'ADMIN'))) throw new UserError('ROLE_ALREADY_SET');
    const id = randomUUIDv7();
    await addCompany(manager, { id, ...values, ownerId: account.id, contactEmail: account.email });
    await seed(manager, id, firstFaqs(account.email), firstPrompt(values.name));
    return findCompany(manager, id);
  });
  if (!company) throw new UserError('COMPANY_NOT_FOUND');
  context.viewer = { ...viewer, account: { ...account, role: 'ADMIN' } }; // for what the rest of the answer tells
  context.publish({ kind: 'account', id: account.id }, { kind: 'company', id: company.id });
  return company;
}

/** Stores what a company's assistant begins with, as the system door's transaction. */
export async function seed(
  manager: EntityManager,
  companyId: string,
  faqs: readonly SeedFaq[],
  prompt: string,
): Promise<void> {
  const rows = faqs.map((faq, index) => ({
    ...faq,
    companyId,
    id: randomUUIDv7(),
    code: String(index + 1),
    position: index,
  }));
  await addFaqs(manager, rows);
  await addPromptVersion(manager, { companyId, id: randomUUIDv7(), text: prompt });
}

const LONGEST_NAME = 120; // characters
const LONGEST_URL = 2_000;

/** @throws UserError COMPANY_NAME_REQUIRED, COMPANY_NAME_TOO_LONG, BAD_URL, BAD_COLOR. */
export function checkedCompany(input: NewCompanyInput) {
  const name = input.name.toWellFormed().replaceAll('\0', '').replace(/\s+/g, ' ').trim();
  if (name === '') throw new UserError('COMPANY_NAME_REQUIRED');
  if ([...name].length > LONGEST_NAME) throw new UserError('COMPANY_NAME_TOO_LONG');
  return {
    name,
    logoUrl: checkedUrl(input.logoUrl ?? ''),
    primaryColor: checkedColor(input.primaryColor ?? DEFAULT_PRIMARY_COLOR),
    secondaryColor: checkedColor(input.secondaryColor ?? DEFAULT_SECONDARY_COLOR),
  };
}

function checkedUrl(input: string): string {
  const text = input.trim();
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || text.length > LONGEST_URL) throw new UserError('BAD_URL');
  return url.href;
}

function checkedColor(input: string): string {
  const color = input.trim().toUpperCase();
  if (!/^#[0-9A-F]{6}$/.test(color)) throw new UserError('BAD_COLOR');
  return color;
}
