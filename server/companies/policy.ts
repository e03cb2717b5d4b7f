import type { Account, Program, Viewer } from '../accounts/account.ts';
import { isAdmin, isClient, isSuperAdmin } from '../accounts/account.ts';
import type { Company } from './company.ts';

/**
 * Who may do what with a company, as in the rights table of the decisions: a superadmin everything everywhere, an admin
 * the companies they own, a client their own company; what a company has set up, its catalogue. Sentences over values: no I/O.
 */

/** Reading: branding, catalogue, FAQs, conversations, statistics, the list of people; the test chat. */
export function maySee(viewer: Viewer | Program, company: Company): boolean {
  if (isProgram(viewer)) return viewer.companyId === company.id;
  return isStaff(viewer) && (rules(viewer.account, company) || worksAt(viewer.account, company));
}

/** Branding, catalogue, FAQs: changing them, and closing conversations. */
export function mayEdit(viewer: Viewer | Program, company: Company): boolean {
  if (isProgram(viewer)) return viewer.companyId === company.id;
  return isStaff(viewer) && (rules(viewer.account, company) || worksAt(viewer.account, company));
}

/** Taking over the company's conversations and answering in them. */
export function mayAnswer(viewer: Viewer | Program, company: Owned): boolean {
  return isStaff(viewer) && answersFor(viewer.account, company);
}

/** The same of somebody who is not asking now. */
export function answersFor(account: Account, company: Owned): boolean {
  return rules(account, company) || worksAt(account, company);
}

/** Prompt, on/off, topics, synonyms, allowed sites; adding, disabling and removing people. */
export function mayManage(viewer: Viewer | Program, company: Company): boolean {
  return isStaff(viewer) && rules(viewer.account, company);
}

/** Whether a company may be created by this viewer at registration: an account that has no role yet. */
export function mayCompleteRegistration(viewer: Viewer): boolean {
  return isStaff(viewer) && viewer.account.role === null;
}

/** Whether this viewer may make companies, which they then own. */
export function mayCreate(viewer: Viewer): boolean {
  return isStaff(viewer) && (isSuperAdmin(viewer.account) || isAdmin(viewer.account));
}

type Owned = Pick<Company, 'id' | 'ownerId'>;

function rules(account: Account, company: Owned): boolean {
  return isSuperAdmin(account) || (isAdmin(account) && company.ownerId === account.id);
}

function worksAt(account: Account, company: Owned): boolean {
  return isClient(account) && account.companyId === company.id;
}

function isProgram(viewer: Viewer | Program): viewer is Program {
  return viewer.kind === 'program';
}

function isStaff(viewer: Viewer | Program): viewer is Extract<Viewer, { kind: 'staff' }> {
  return viewer.kind === 'staff';
}
