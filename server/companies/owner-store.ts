import type { Database } from '../database/data-source.ts';
import { querySystem } from '../database/system.ts';
import type { CompanyScope } from './store.ts';

const REMEMBERED = 10_000; // companies

/** A company keeps its owner, so that each is asked for once on this process. */
const known = new WeakMap<Database, Map<string, Promise<string | null>>>();

/** Whose company it is; null for one that is nobody's or is not there any more. System door. */
function ownerOf(database: Database, companyId: string): Promise<string | null> {
  const owners = known.get(database) ?? new Map<string, Promise<string | null>>();
  known.set(database, owners);
  const found = owners.get(companyId);
  if (found) return found;
  const reading = querySystem<{ ownerId: string | null }>(
    database,
    'select owner_id as "ownerId" from companies where id = $companyId',
    { companyId },
  ).then(([row]) => row?.ownerId ?? null);
  owners.set(companyId, reading);
  // One that is not there yet may be another time.
  const forget = () => owners.delete(companyId);
  reading.then((owner) => owner ?? forget(), forget);
  const oldest = owners.keys().next();
  if (owners.size > REMEMBERED && !oldest.done) owners.delete(oldest.value);
  return reading;
}

/** Whether a company may be one of a scope: what happens to others' is counted by nobody else. */
export async function isInScope(database: Database, scope: CompanyScope, companyId: string): Promise<boolean> {
  if ('companyId' in scope) return scope.companyId === companyId;
  if (!('ownerId' in scope)) return 'all' in scope;
  const owner = await ownerOf(database, companyId);
  return owner === null || owner === scope.ownerId;
}
