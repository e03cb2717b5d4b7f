import type { EntityManager } from 'typeorm';
import { isAdmin, isClient, isSuperAdmin, type Program, type Viewer } from '../accounts/account.ts';
import type { Acting, Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import type { Company } from './company.ts';
import { mayAnswer, mayEdit, mayManage, maySee } from './policy.ts';
import { type CompanyScope, findCompany } from './store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be one of our ids at all; others are answered like ids that do not exist. */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}

/**
 * The one place where permission for a company is asked: loads the company, asks the policy, and works on its rows
 * through its door.
 * @throws UserError UNAUTHENTICATED; COMPANY_NOT_FOUND for one that is unknown or not the viewer's; FORBIDDEN when the
 *   viewer sees it but may not do this.
 */
export function asReader<Result>(
  context: Pick<Acting, 'database' | 'viewer'>,
  companyId: string,
  work: (manager: EntityManager, company: Company) => Promise<Result>,
): Promise<Result> {
  return withCompany(context, companyId, maySee, work);
}

/** As `asReader`, for changes of branding, catalogue and FAQs, and for closing conversations. */
export function asEditor<Result>(
  context: Pick<Acting, 'database' | 'viewer'>,
  companyId: string,
  work: (manager: EntityManager, company: Company) => Promise<Result>,
): Promise<Result> {
  return withCompany(context, companyId, mayEdit, work);
}

/** As `asReader`, for taking conversations over and giving them back. */
export function asAnswerer<Result>(
  context: Pick<Acting, 'database' | 'viewer'>,
  companyId: string,
  work: (manager: EntityManager, company: Company) => Promise<Result>,
): Promise<Result> {
  return withCompany(context, companyId, mayAnswer, work);
}

/** As `asReader`, for what needs the right to manage. */
export function asManager<Result>(
  context: Pick<Acting, 'database' | 'viewer'>,
  companyId: string,
  work: (manager: EntityManager, company: Company) => Promise<Result>,
): Promise<Result> {
  return withCompany(context, companyId, mayManage, work);
}

/** Only asks: for subscriptions, which read later, and of which many begin at the same moment. */
export async function checkMaySee({ findCompany, viewer }: Context, companyId: string): Promise<Company> {
  checkId(viewer, companyId);
  return visible(viewer, await findCompany(companyId));
}

/** Only asks, where a visitor waits for every trip. @throws UserError as `asReader`. */
export async function checkMayAnswer({ findCompany, viewer }: Context, companyId: string): Promise<Company> {
  checkId(viewer, companyId);
  const company = visible(viewer, await findCompany(companyId));
  if (!mayAnswer(viewer, company)) throw new UserError('FORBIDDEN');
  return company;
}

async function withCompany<Result>(
  { database, viewer }: Pick<Acting, 'database' | 'viewer'>,
  companyId: string,
  isAllowed: (viewer: Viewer | Program, company: Company) => boolean,
  work: (manager: EntityManager, company: Company) => Promise<Result>,
): Promise<Result> {
  checkId(viewer, companyId);
  return inCompany(database, companyId, async (manager) => {
    const company = visible(viewer, await findCompany(manager, companyId));
    if (!isAllowed(viewer, company)) throw new UserError('FORBIDDEN');
    return work(manager, company);
  });
}

function checkId(viewer: Viewer | Program, companyId: string): void {
  if (viewer.kind !== 'staff' && viewer.kind !== 'program') throw new UserError('UNAUTHENTICATED');
  if (!isUuid(companyId)) throw new UserError('COMPANY_NOT_FOUND');
}

/** An unknown company and somebody else's are told apart by nobody. */
function visible(viewer: Viewer | Program, company: Company | null): Company {
  if (!company || !maySee(viewer, company)) throw new UserError('COMPANY_NOT_FOUND');
  return company;
}

/** Which companies the viewer can see in a list. */
export function scopeOf(viewer: Viewer): CompanyScope {
  if (viewer.kind !== 'staff') return { none: true };
  const { account } = viewer;
  if (isSuperAdmin(account)) return { all: true };
  if (isAdmin(account)) return { ownerId: account.id };
  if (isClient(account) && account.companyId) return { companyId: account.companyId };
  return { none: true };
}
