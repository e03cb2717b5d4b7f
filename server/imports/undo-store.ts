import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
import { catalogueToReturnTo } from '../products/catalogue-store.ts';
import type { ImportOrigin } from './store.ts';

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

/** An import that can be undone, and whose it was. */
export interface UndoableImport {
  id: string;
  fileName: string;
  rowCount: number;
  appliedAt: Date;
  accountId: string | null;
  /** The e-mail of a client of the company; nobody else's is seen behind the company's door. */
  by: string | null;
  origin: ImportOrigin | null;
}

/** The import of FAQs that an undo would take back; null when there is none, or FAQs were changed since. */
export async function faqImportToUndo(manager: EntityManager, companyId: string): Promise<UndoableImport | null> {
  const rows = await query<UndoableImport>(
    manager,
    `select import.id, import.file_name as "fileName", (import.report ->> 'rowCount')::int as "rowCount",
      import.applied_at as "appliedAt", import.account_id as "accountId", account.email as by, import.origin
    from imports import left join accounts account on account.id = import.account_id
    where import.company_id = $companyId and import.kind = 'FAQS' and import.state = 'APPLIED'
      and import.faqs_before is not null
      and import.faqs_version = (select faqs_version from companies where id = $companyId)`,
    { companyId },
  );
  return rows[0] ?? null;
}

/**
 * The same of products. What is remembered of an import may be gone before its catalogue is, which then stands for it.
 */
export async function productImportToUndo(manager: EntityManager, companyId: string): Promise<UndoableImport | null> {
  if ((await catalogueToReturnTo(manager, companyId)) === null) return null;
  const rows = await query<UndoableImport>(
    manager,
    `select coalesce(import.id, used.id) as id, used.file_name as "fileName",
      coalesce((import.report ->> 'rowCount')::int, used.product_count) as "rowCount",
      coalesce(import.applied_at, used.made_at) as "appliedAt", used.made_by as "accountId", account.email as by, import.origin
    from companies company
    join catalogues used on used.company_id = company.id and used.id = company.catalogue_id
    left join imports import on import.company_id = company.id and import.catalogue_id = used.id
    left join accounts account on account.id = used.made_by
    where company.id = $companyId`,
    { companyId },
  );
  return rows[0] ?? null;
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
