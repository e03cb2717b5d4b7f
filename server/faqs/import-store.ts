import type { EntityManager } from 'typeorm';
import type { Faq } from './faq.ts';

const ROW = `json_to_recordset($2::json) as row (
  id uuid, code text, number bigint, question text, answer text, keywords text[], category text, is_draft boolean,
  position integer, version integer, created_at timestamptz, is_new boolean, is_changed boolean)`;

/**
 * Writes the FAQs of an import over those that are there; what a row leaves out stays as it is.
 * @param rows a JSON list, read by the database alone.
 * @param highestCode a row without a code gets this and its `number` together.
 */
export async function writeFaqRows(
  manager: EntityManager,
  companyId: string,
  rows: string,
  highestCode: number,
): Promise<void> {
  await manager.query(
    `insert into faqs (company_id, id, code, question, answer, keywords, category, is_draft, position, version)
    select $1, row.id, coalesce(row.code, ($3::bigint + row.number)::text), row.question, row.answer,
      coalesce(row.keywords, faqs.keywords, '{}'), coalesce(row.category, faqs.category, 'Generale'),
      coalesce(row.is_draft, faqs.is_draft, false), row.position, row.version
    from ${ROW} left join faqs on faqs.company_id = $1 and faqs.id = row.id
    on conflict (company_id, id) do update set question = excluded.question, answer = excluded.answer,
      keywords = excluded.keywords, category = excluded.category, is_draft = excluded.is_draft,
      position = excluded.position, version = excluded.version, deleted_at = null,
      updated_at = case when excluded.version = faqs.version then faqs.updated_at else now() end`,
    [companyId, rows, highestCode],
  );
}

/** Deletes the FAQs that are not among these, so that they can be brought back for a while. */
export async function deleteFaqsExcept(
  manager: EntityManager,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  await manager.query(
    'update faqs set deleted_at = now() where company_id = $1 and deleted_at is null and id <> all($2::uuid[])',
    [companyId, ids],
  );
}

/** The FAQs that are there, in their order. */
export function currentFaqs(manager: EntityManager, companyId: string): Promise<Faq[]> {
  return manager.query(
    `select company_id as "companyId", id, code, question, answer, keywords, category, is_draft as "isDraft", position,
      version, created_at as "createdAt", updated_at as "updatedAt"
    from faqs where company_id = $1 and deleted_at is null order by position, id`,
    [companyId],
  );
}
