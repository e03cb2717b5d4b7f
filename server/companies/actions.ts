import type { EntityManager } from 'typeorm';
import type { Acting, Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { asEditor, asManager } from './access.ts';
import type { Company } from './company.ts';
import { checkedDetails, type DetailsInput } from './details.ts';
import { requireOwnPicture } from './picture-store.ts';
import { findCompany, lockCompany, saveBranding, setActive } from './store.ts';

/** What the assistant knows, part by part, and who may change it. */
const RIGHTS = {
  branding: asEditor,
  faqs: asEditor,
  catalogue: asEditor,
  prompt: asManager,
  settings: asManager,
  activity: asManager,
} as const;

export type KnowledgePart = keyof typeof RIGHTS;

/**
 * The one door through which what the assistant knows is changed: asks permission, works in one transaction that changes
 * of the same company wait for, and tells everybody after the commit. When it returns, no visitor is answered any more
 * without the change; a catalogue that must be compiled as a whole follows a moment later.
 * @param work gets the company as it is, locked.
 * @throws UserError as `asEditor`, and whatever `work` throws: then nothing is changed and nobody told.
 */
export async function changeKnowledge<Result>(
  context: Acting,
  companyId: string,
  part: KnowledgePart,
  work: (manager: EntityManager, company: Company) => Promise<Result>,
): Promise<Result> {
  const result = await RIGHTS[part](context, companyId, async (manager, { id }) =>
    work(manager, await lockCompany(manager, id)),
  );
  const id = companyId.toLowerCase();
  context.publish({ kind: 'company', id });
  await context.knowledge.refreshed(id);
  return result;
}

/**
 * Changes what people entered about a company; what is left out stays.
 * @throws UserError as `checkedDetails`; PICTURE_NOT_FOUND; STALE_VERSION when somebody else saved since `version` was read.
 */
export function updateCompany(
  context: Context,
  companyId: string,
  input: DetailsInput,
  version: number,
): Promise<Company> {
  const details = checkedDetails(input, 'NEW_COMPANY_NAME_REQUIRED');
  return changeKnowledge(context, companyId, 'branding', async (manager, { id, logoUrl }) => {
    await requireOwnPicture(manager, id, details.logoUrl ?? '', logoUrl);
    if (!(await saveBranding(manager, id, version, details))) throw new UserError('STALE_VERSION');
    return requireCompany(manager, id);
  });
}

/** Switches a company's chatbot on or off; open chats hear of it at once. */
export function setChatbotActive(context: Context, companyId: string, isActive: boolean): Promise<Company> {
  return changeKnowledge(context, companyId, 'activity', async (manager, { id }) => {
    await setActive(manager, id, isActive);
    return requireCompany(manager, id);
  });
}

async function requireCompany(manager: EntityManager, id: string): Promise<Company> {
  const company = await findCompany(manager, id);
  if (!company) throw new UserError('COMPANY_NOT_FOUND');
  return company;
}
