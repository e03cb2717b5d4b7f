import type { Database } from '../database/data-source.ts';
import { querySystem } from '../database/system.ts';

/**
 * Who says that they are there for visitors, and was seen on a live connection lately. It is kept of accounts, whatever
 * their company: all of it goes through the system door.
 */

/** Whether a person says that they are there. */
export async function isAvailable(database: Database, accountId: string): Promise<boolean> {
  const rows = await querySystem<{ isAvailable: boolean }>(
    database,
    'select is_available as "isAvailable" from availabilities where account_id = $accountId',
    { accountId },
  );
  return rows[0]?.isAvailable ?? false;
}

/** Notes what a person says of themselves; they are seen by it. */
export async function setAvailable(database: Database, accountId: string, is: boolean): Promise<void> {
  await querySystem(
    database,
    `insert into availabilities (account_id, is_available, seen_at) values ($accountId, $is, now())
    on conflict (account_id) do update set is_available = excluded.is_available, seen_at = excluded.seen_at`,
    { accountId, is },
  );
}

/** Notes that live connections of people are there, or were until now. Of who is not available nobody asks. */
export async function noteSeen(database: Database, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return;
  await querySystem(
    database,
    'update availabilities set seen_at = now() where account_id = any($accountIds::uuid[]) and is_available',
    { accountIds },
  );
}

/** Switches off whose last live connection is gone for so many ms, and answers who that was. */
export async function switchOffAway(database: Database, awayFor: number): Promise<string[]> {
  const rows = await querySystem<{ id: string }>(
    database,
    `update availabilities set is_available = false
    where is_available and seen_at < now() - $awayFor::float8 * interval '1 millisecond' returning account_id as id`,
    { awayFor },
  );
  return rows.map(({ id }) => id);
}

/** SQL: whether somebody of a company is there. It names `$awayFor`, ms. */
export const somebodyThere = (companyId: string) => `exists (
    select from availabilities available
    join accounts person on person.id = available.account_id and person.disabled_at is null
    join companies of_person on of_person.id = ${companyId}
      and (person.company_id = of_person.id or person.id = of_person.owner_id)
    where available.is_available and available.seen_at > now() - $awayFor::float8 * interval '1 millisecond'
  )`;

/** Whether somebody of a company is there for its visitors. */
export async function isSomebodyThere(database: Database, companyId: string, awayFor: number): Promise<boolean> {
  const rows = await querySystem<{ isThere: boolean }>(
    database,
    `select ${somebodyThere('$companyId::uuid')} as "isThere"`,
    { companyId, awayFor },
  );
  return rows[0]?.isThere ?? false;
}

/** Whether a company has anybody who could ever be there. */
export async function canAnybodyCome(database: Database, companyId: string): Promise<boolean> {
  const rows = await querySystem<{ can: boolean }>(
    database,
    `select exists (
      select from companies company
      join accounts person on (person.company_id = company.id or person.id = company.owner_id) and person.disabled_at is null
      where company.id = $companyId
    ) as can`,
    { companyId },
  );
  return rows[0]?.can ?? false;
}
