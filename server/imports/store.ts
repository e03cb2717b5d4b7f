import type { EntityManager } from 'typeorm';
import { isUuid } from '../companies/access.ts';
import { query } from '../database/sql.ts';
import type { ImportKind, ImportMode, ImportReport } from './import.ts';

type ImportState = 'PREVIEWED' | 'APPLYING' | 'APPLIED' | 'UNDONE' | 'FAILED';

/** What brings a catalogue by itself: an address that it is fetched from, or a program of the shop's that sends it. */
export type ImportOrigin = 'FEED' | 'PUSH';

/** What a preview found, kept until it is applied. */
export interface StoredReport extends ImportReport {
  /** Codes of rows without one go on from this number. */
  highestCode: number;
  /** The file that was read; none of imports from before it was noted. */
  uploadId?: string;
}

/** A file that was previewed, and what became of it. */
export interface Import {
  companyId: string;
  id: string;
  accountId: string | null;
  kind: ImportKind;
  mode: ImportMode;
  fileName: string;
  state: ImportState;
  /** The catalogue that the preview was made against; null for FAQs. */
  baseCatalogueId: string | null;
  /** Of that catalogue, or of the FAQs. */
  baseVersion: number;
  /** The catalogue that was made of it; null until then, and for FAQs. */
  catalogueId: string | null;
  report: StoredReport;
  /** What brought it by itself; null for a file that a person chose. */
  origin: ImportOrigin | null;
  createdAt: Date;
  appliedAt: Date | null;
}

const COLUMNS = `company_id as "companyId", id, account_id as "accountId", kind, mode, file_name as "fileName", state,
  base_catalogue_id as "baseCatalogueId", base_version as "baseVersion", catalogue_id as "catalogueId", report, origin,
  created_at as "createdAt", applied_at as "appliedAt"`;

export async function addImport(
  manager: EntityManager,
  given: Omit<Import, 'state' | 'catalogueId' | 'createdAt' | 'appliedAt'>,
): Promise<Import> {
  const rows = await query<Import>(
    manager,
    `insert into imports (company_id, id, account_id, kind, mode, file_name, base_catalogue_id, base_version, report, origin)
    values ($companyId, $id, $accountId, $kind, $mode, $fileName, $baseCatalogueId, $baseVersion, $report, $origin) returning ${COLUMNS}`,
    {
      companyId: given.companyId,
      id: given.id,
      accountId: given.accountId,
      kind: given.kind,
      mode: given.mode,
      fileName: given.fileName,
      baseCatalogueId: given.baseCatalogueId,
      baseVersion: given.baseVersion,
      report: JSON.stringify(given.report),
      origin: given.origin,
    },
  );
  return rows[0] as Import;
}

/** Takes back what was previewed of a file but for the newest previews; returns the ids. */
export async function takeBackPreviews(
  manager: EntityManager,
  companyId: string,
  uploadId: string,
  kept: number,
): Promise<string[]> {
  const rows = await query<{ id: string }>(
    manager,
    `update imports set state = 'FAILED' where company_id = $companyId and id in (
      select id from imports
      where company_id = $companyId and state = 'PREVIEWED' and report ->> 'uploadId' = $uploadId
      order by id desc offset $kept
    ) returning id`,
    { companyId, uploadId, kept },
  );
  return rows.map(({ id }) => id);
}

/** Somebody's own import of a company; null when there is none. */
export async function findImport(
  manager: EntityManager,
  companyId: string,
  id: string,
  accountId: string,
): Promise<Import | null> {
  const rows = await query<Import>(
    manager,
    `select ${COLUMNS} from imports where company_id = $companyId and id = $id and account_id = $accountId`,
    { companyId, id, accountId },
  );
  return rows[0] ?? null;
}

/** An import that came by itself; null when there is none. */
export async function findAutomaticImport(
  manager: EntityManager,
  companyId: string,
  id: string,
): Promise<Import | null> {
  const rows = await query<Import>(
    manager,
    `select ${COLUMNS} from imports where company_id = $companyId and id = $id and origin is not null`,
    { companyId, id },
  );
  return rows[0] ?? null;
}

/** Takes a previewed import for applying; false when another did before. */
export async function beginApplying(
  manager: EntityManager,
  companyId: string,
  id: string,
  catalogueId: string | null,
): Promise<boolean> {
  const rows = await query<{ id: string }>(
    manager,
    `update imports set state = 'APPLYING', catalogue_id = $catalogueId
    where company_id = $companyId and id = $id and state = 'PREVIEWED' returning id`,
    { companyId, id, catalogueId },
  );
  return rows.length === 1;
}

export async function finishApplying(
  manager: EntityManager,
  companyId: string,
  id: string,
  state: 'APPLIED' | 'FAILED',
): Promise<void> {
  await query(
    manager,
    `update imports set state = $state, applied_at = case when $state = 'APPLIED' then now() end,
      applied_percent = case when $state = 'APPLIED' then 100 else applied_percent end
    where company_id = $companyId and id = $id`,
    { companyId, id, state },
  );
}

/** Notes that the import which made a catalogue was undone. */
export async function noteUndone(manager: EntityManager, companyId: string, catalogueId: string): Promise<void> {
  await query(
    manager,
    `update imports set state = 'UNDONE' where company_id = $companyId and catalogue_id = $catalogueId`,
    { companyId, catalogueId },
  );
}

/** How often a company's FAQs were changed. */
export async function faqsVersion(manager: EntityManager, companyId: string): Promise<number> {
  const rows = await query<{ version: number }>(
    manager,
    'select faqs_version as version from companies where id = $companyId',
    { companyId },
  );
  return rows[0]?.version ?? 0;
}

/** Whether the company has this import. */
export async function hasImport(manager: EntityManager, companyId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await query<unknown>(manager, 'select 1 from imports where company_id = $companyId and id = $id', {
    companyId,
    id,
  });
  return rows.length === 1;
}
