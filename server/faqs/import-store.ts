import type { EntityManager } from 'typeorm';
import { columnNames, columnsOf, columnTypes } from '../database/fields.ts';
import { query } from '../database/sql.ts';
import { FAQ_DEFAULT_CATEGORY } from './faq.ts';
import { FAQ_CONTENT, FAQ_FIELDS } from './faq-fields.ts';

const ROW = `json_to_recordset($rows::json) as row (
  id uuid, number bigint, ${columnTypes(FAQ_FIELDS)}, position integer, version integer, created_at timestamptz,
  is_new boolean, is_changed boolean)`;

const DEFAULTS: Readonly<Record<string, string>> = {
  keywords: `'{}'`,
  category: `'${FAQ_DEFAULT_CATEGORY}'`,
  is_draft: 'false',
};

/** A column as the row has it, else as it is, else its default. */
const MERGED = columnsOf(FAQ_CONTENT)
  .map(({ name }) => `coalesce(${[`row.${name}`, `faqs.${name}`, DEFAULTS[name] ?? `''`].join(', ')})`)
  .join(', ');

const OVERWRITTEN = columnsOf(FAQ_CONTENT)
  .map(({ name }) => `${name} = excluded.${name}`)
  .join(', ');

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
  await query(
    manager,
    `insert into faqs (company_id, id, code, ${columnNames(FAQ_CONTENT)}, position, version)
    select $companyId, row.id, coalesce(row.code, ($highestCode::bigint + row.number)::text), ${MERGED}, row.position,
      row.version
    from ${ROW} left join faqs on faqs.company_id = $companyId and faqs.id = row.id
    on conflict (company_id, id) do update set ${OVERWRITTEN},
      position = excluded.position, version = excluded.version, deleted_at = null,
      updated_at = case when excluded.version = faqs.version then faqs.updated_at else now() end`,
    { companyId, rows, highestCode },
  );
}

/** Deletes the FAQs that are not among these, so that they can be brought back for a while. */
export async function deleteFaqsExcept(
  manager: EntityManager,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  await query(
    manager,
    'update faqs set deleted_at = now() where company_id = $companyId and deleted_at is null and id <> all($ids::uuid[])',
    { companyId, ids },
  );
}

/**
 * Makes the FAQs those of this list again, as they were; what else there is now is deleted, for a day to be restored.
 * Whoever has one of them open for editing is told: what changes counts as a save.
 * @param rows a JSON list of rows of the table, read by the database alone.
 */
export async function restoreFaqRows(manager: EntityManager, companyId: string, rows: string): Promise<void> {
  const kept = 'jsonb_populate_recordset(null::faqs, $rows::jsonb)';
  await query(
    manager,
    `update faqs set deleted_at = now(), version = version + 1
    where company_id = $companyId and deleted_at is null and id not in (select id from ${kept})`,
    { companyId, rows },
  );
  await query(
    manager,
    `insert into faqs (company_id, id, ${columnNames(FAQ_FIELDS)}, position, version, created_at, updated_at)
    select $companyId, id, ${columnNames(FAQ_FIELDS)}, position, version, created_at, updated_at
    from ${kept}
    on conflict (company_id, id) do update set ${OVERWRITTEN},
      position = excluded.position, deleted_at = null, updated_at = excluded.updated_at,
      version = faqs.version + (faqs.version <> excluded.version)::int`,
    { companyId, rows },
  );
}
