import type { Context, Shared } from '../context.ts';
import type { Database } from '../database/data-source.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { asManager } from './access.ts';
import { isSameName } from './details.ts';
import { hideCompany, leftCompanies, removeCompany, removeSlice, rowsAtOnce } from './removal-store.ts';
import { peopleIds } from './store.ts';

/**
 * Deletes a company with all that is its own: people, conversations, FAQs, products. Nobody finds it from the first moment
 * on; its rows go slice by slice, so that everybody else gets their turn, and housekeeping ends what was interrupted.
 * @param name the company's, as the person typed it to be sure.
 * @throws UserError WRONG_COMPANY_NAME.
 */
export async function deleteCompany(context: Context, companyId: string, name: string): Promise<string> {
  const { database } = context;
  const { id, people } = await asManager(context, companyId, async (manager, company) => {
    if (!isSameName(company.name, name)) throw new UserError('WRONG_COMPANY_NAME');
    return { id: company.id, people: await peopleIds(manager, company.id) };
  });
  await asSystem(database, (manager) => hideCompany(manager, id)); // a company's own door hides no company
  context.publish({ kind: 'company', id });
  await removeRows(database, id);
  context.publish({ kind: 'company', id }, ...people.map((person) => ({ kind: 'account' as const, id: person })));
  return id;
}

/** Ends the deletions that a crash interrupted, unless the server stops. */
export async function finishRemovals({ background, database }: Shared): Promise<void> {
  for (const id of await asSystem(database, leftCompanies)) await removeRows(database, id, () => background.isStopping);
}

async function removeRows(database: Database, id: string, isStopping = () => false): Promise<void> {
  const most = rowsAtOnce(database);
  while ((await inCompany(database, id, (manager) => removeSlice(manager, id, most))) > 0) if (isStopping()) return;
  await asSystem(database, (manager) => removeCompany(manager, id));
}
