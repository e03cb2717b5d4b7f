import type { Context } from '../context.ts';
import { asSystem } from '../database/system.ts';
import { UserError } from '../errors.ts';
import { asEditor, asManager } from './access.ts';
import type { Company } from './company.ts';
import { checkedDetails, type DetailsInput, isSameName } from './details.ts';
import { findCompany, peopleIds, removeCompany, saveBranding, setActive } from './store.ts';

/**
 * Changes what people entered about a company; what is left out stays.
 * @throws UserError as `checkedDetails`; STALE_VERSION when somebody else saved since `version` was read.
 */
export async function updateCompany(
  context: Context,
  companyId: string,
  input: DetailsInput,
  version: number,
): Promise<Company> {
  const details = checkedDetails(input, 'NEW_COMPANY_NAME_REQUIRED');
  const company = await asEditor(context, companyId, async (manager, { id }) => {
    if (!(await saveBranding(manager, id, version, details))) throw new UserError('STALE_VERSION');
    return findCompany(manager, id);
  });
  return told(context, company);
}

/** Switches a company's chatbot on or off; open chats hear of it at once. */
export async function setChatbotActive(context: Context, companyId: string, isActive: boolean): Promise<Company> {
  const company = await asManager(context, companyId, async (manager, { id }) => {
    await setActive(manager, id, isActive);
    return findCompany(manager, id);
  });
  return told(context, company);
}

/**
 * Deletes a company with all that is its own: people, conversations, FAQs, products.
 * @param name the company's, as the person typed it to be sure.
 * @throws UserError WRONG_COMPANY_NAME.
 */
export async function deleteCompany(context: Context, companyId: string, name: string): Promise<string> {
  const { id, people } = await asManager(context, companyId, async (manager, company) => {
    if (!isSameName(company.name, name)) throw new UserError('WRONG_COMPANY_NAME');
    return { id: company.id, people: await peopleIds(manager, company.id) };
  });
  await asSystem(context.database, (manager) => removeCompany(manager, id)); // a company's own door deletes no company
  context.publish({ kind: 'company', id }, ...people.map((person) => ({ kind: 'account' as const, id: person })));
  return id;
}

function told(context: Context, company: Company | null): Company {
  if (!company) throw new UserError('COMPANY_NOT_FOUND');
  context.publish({ kind: 'company', id: company.id });
  return company;
}
