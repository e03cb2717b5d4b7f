import type { EntityManager } from 'typeorm';
import { assignments, columnNames, columnValues, readColumns } from '../database/fields.ts';
import { insertRows, query, selected } from '../database/sql.ts';
import type { Faq } from './faq.ts';
import { FAQ_CONTENT, FAQ_FIELDS } from './faq-fields.ts';
import type { CheckedFaq } from './faq-input.ts';

const FAQ_COLUMNS = selected<Faq>({
  companyId: true,
  id: true,
  ...readColumns(FAQ_FIELDS),
  position: true,
  version: true,
  createdAt: true,
  updatedAt: true,
});

/** All of a company's FAQs in their order, drafts too. */
export function allFaqs(manager: EntityManager, companyId: string): Promise<Faq[]> {
  return query(
    manager,
    `select ${FAQ_COLUMNS} from faqs where company_id = $companyId and deleted_at is null order by position, id`,
    { companyId },
  );
}

/** FAQs by their ids, in any order. */
export function findFaqs(manager: EntityManager, companyId: string, ids: readonly string[]): Promise<Faq[]> {
  return query(
    manager,
    `select ${FAQ_COLUMNS} from faqs where company_id = $companyId and id = any($ids::uuid[]) and deleted_at is null`,
    { companyId, ids },
  );
}

export async function countFaqs(manager: EntityManager, companyId: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    manager,
    'select count(*)::int as count from faqs where company_id = $companyId and deleted_at is null',
    { companyId },
  );
  return row?.count ?? 0;
}

/** How many FAQs wait to be completed. */
export async function countDrafts(manager: EntityManager, companyId: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    manager,
    'select count(*)::int as count from faqs where company_id = $companyId and is_draft and deleted_at is null',
    { companyId },
  );
  return row?.count ?? 0;
}

export type NewFaq = Omit<Faq, 'version' | 'createdAt' | 'updatedAt'>;

export async function addFaqs(manager: EntityManager, faqs: readonly NewFaq[]): Promise<void> {
  await insertRows(manager, 'faqs', faqs);
}

/** Adds one FAQ at the end of the list; its code is the highest number + 1. */
export async function insertFaq(manager: EntityManager, companyId: string, id: string, faq: CheckedFaq): Promise<Faq> {
  const rows = await query<Faq>(
    manager,
    `insert into faqs (company_id, id, code, ${columnNames(FAQ_CONTENT)}, position)
    select $companyId, $id, (coalesce(max(code::numeric) filter (where code ~ '^[0-9]{1,18}$'), 0) + 1)::text,
      ${columnValues(FAQ_CONTENT)}, coalesce(max(position), -1) + 1
    from faqs where company_id = $companyId and deleted_at is null
    returning ${FAQ_COLUMNS}`,
    { ...faq, companyId, id },
  );
  const [row] = rows;
  if (!row) throw new Error('a FAQ was not added');
  return row;
}

/** Changes a FAQ that is still at `version`; null when somebody saved or deleted it since. */
export async function updateFaq(
  manager: EntityManager,
  companyId: string,
  id: string,
  version: number,
  faq: CheckedFaq,
): Promise<Faq | null> {
  const rows = await query<Faq>(
    manager,
    `update faqs set ${assignments(FAQ_CONTENT)}, version = version + 1, updated_at = now()
    where company_id = $companyId and id = $id and version = $version and deleted_at is null
    returning ${FAQ_COLUMNS}`,
    { ...faq, companyId, id, version },
  );
  return rows[0] ?? null;
}

/** Deletes a FAQ, to be restored within a day; false when it is not there. */
export async function deleteFaq(manager: EntityManager, companyId: string, id: string): Promise<boolean> {
  const rows = await query<unknown>(
    manager,
    `update faqs set deleted_at = now(), version = version + 1 where company_id = $companyId and id = $id
    and deleted_at is null
    returning id`,
    { companyId, id },
  );
  return rows.length > 0;
}

/** Brings a deleted FAQ back to its place; null when it is not there any more. A code taken meanwhile is 'taken'. */
export async function restoreFaq(manager: EntityManager, companyId: string, id: string): Promise<Faq | 'taken' | null> {
  const taken = await query<unknown>(
    manager,
    `select 1 from faqs gone join faqs other on other.company_id = gone.company_id and other.code = gone.code
    where gone.company_id = $companyId and gone.id = $id and gone.deleted_at is not null and other.deleted_at is null`,
    { companyId, id },
  );
  if (taken.length > 0) return 'taken';
  const rows = await query<Faq>(
    manager,
    `update faqs set deleted_at = null, version = version + 1
    where company_id = $companyId and id = $id and deleted_at is not null returning ${FAQ_COLUMNS}`,
    { companyId, id },
  );
  return rows[0] ?? null;
}

/** Gives FAQs their places: the order of `ids`. Where nothing moves, nothing is written. */
export async function orderFaqs(manager: EntityManager, companyId: string, ids: readonly string[]): Promise<void> {
  await query(
    manager,
    `update faqs set position = place - 1 from unnest($ids::uuid[]) with ordinality as ordered (id, place)
    where company_id = $companyId and faqs.id = ordered.id and position <> place - 1`,
    { companyId, ids },
  );
}

/** Forgets FAQs deleted more than a day ago. System door. */
export async function forgetOldFaqs(manager: EntityManager): Promise<void> {
  await query(manager, `delete from faqs where deleted_at < now() - interval '1 day'`);
}
