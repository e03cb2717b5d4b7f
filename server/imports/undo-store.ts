import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';

/** Keeps the FAQs as they are, to be brought back should this import be undone; those kept before are given up. */
export async function keepFaqs(manager: EntityManager, companyId: string, importId: string): Promise<void> {
  await query(
    manager,
    `update imports set faqs_before = null where company_id = $companyId and id <> $importId
    and faqs_before is not null`,
    { companyId, importId },
  );
  await query(
    manager,
    `update imports set faqs_before = (
      select coalesce(jsonb_agg(to_jsonb(faqs) - 'company_id' - 'deleted_at'), '[]') from faqs
      where company_id = $companyId and deleted_at is null
    ) where company_id = $companyId and id = $importId`,
    { companyId, importId },
  );
}

/** Notes which version of the FAQs the import led to: it can be undone for as long as they are still at it. */
export async function noteFaqsVersion(manager: EntityManager, companyId: string, importId: string): Promise<void> {
  await query(
    manager,
    `update imports set faqs_version = (select faqs_version from companies where id = $companyId)
    where company_id = $companyId and id = $importId`,
    { companyId, importId },
  );
}

/** The import of FAQs that an undo would take back; null when there is none, or FAQs were changed since. */
export async function faqImportToUndo(manager: EntityManager, companyId: string): Promise<string | null> {
  const rows = await query<{ id: string }>(
    manager,
    `select id from imports where company_id = $companyId and kind = 'FAQS' and state = 'APPLIED'
    and faqs_before is not null
      and faqs_version = (select faqs_version from companies where id = $companyId)`,
    { companyId },
  );
  return rows[0]?.id ?? null;
}

/** The FAQs of before an import, as a JSON list of rows. */
export async function keptFaqs(manager: EntityManager, companyId: string, importId: string): Promise<string> {
  const [kept] = await query<{ rows: string }>(
    manager,
    'select faqs_before::text as rows from imports where company_id = $companyId and id = $importId',
    { companyId, importId },
  );
  return kept?.rows ?? '[]';
}

/** Notes that an import of FAQs was undone. */
export async function noteFaqsUndone(manager: EntityManager, companyId: string, importId: string): Promise<void> {
  await query(
    manager,
    `update imports set state = 'UNDONE', faqs_before = null where company_id = $companyId and id = $importId`,
    { companyId, importId },
  );
}
