import type { EntityManager } from 'typeorm';
import { query, selected } from '../database/sql.ts';
import type { SavedReply, SavedReplyValues } from './saved-reply.ts';

const COLUMNS = selected<SavedReply>({
  companyId: true,
  id: true,
  title: true,
  text: true,
  version: true,
  updatedAt: true,
});

/** All that a company keeps, in no order. */
export function allSavedReplies(manager: EntityManager, companyId: string): Promise<SavedReply[]> {
  return query(manager, `select ${COLUMNS} from saved_replies where company_id = $companyId and deleted_at is null`, {
    companyId,
  });
}

export async function findSavedReply(
  manager: EntityManager,
  companyId: string,
  id: string,
): Promise<SavedReply | null> {
  const rows = await query<SavedReply>(
    manager,
    `select ${COLUMNS} from saved_replies where company_id = $companyId and id = $id and deleted_at is null`,
    { companyId, id },
  );
  return rows[0] ?? null;
}

export async function countSavedReplies(manager: EntityManager, companyId: string): Promise<number> {
  const rows = await query<{ count: number }>(
    manager,
    'select count(*)::int as count from saved_replies where company_id = $companyId and deleted_at is null',
    { companyId },
  );
  return rows[0]?.count ?? 0;
}

/** Until the end of the transaction nobody else adds one to the company. What visitors say waits for nothing. */
export async function lockSavedReplies(manager: EntityManager, companyId: string): Promise<void> {
  await query(manager, `select pg_advisory_xact_lock(hashtextextended('saved_replies ' || $companyId, 0))`, {
    companyId,
  });
}

export async function insertSavedReply(
  manager: EntityManager,
  reply: SavedReplyValues & Pick<SavedReply, 'companyId' | 'id'>,
): Promise<SavedReply> {
  const rows = await query<SavedReply>(
    manager,
    `insert into saved_replies (company_id, id, title, text) values ($companyId, $id, $title, $text)
    returning ${COLUMNS}`,
    { ...reply },
  );
  if (!rows[0]) throw new Error('a saved reply was not added');
  return rows[0];
}

/** Changes one that is still at `version`; null when somebody saved or deleted it since. */
export async function updateSavedReply(
  manager: EntityManager,
  reply: SavedReplyValues & Pick<SavedReply, 'companyId' | 'id' | 'version'>,
): Promise<SavedReply | null> {
  const rows = await query<SavedReply>(
    manager,
    `update saved_replies set title = $title, text = $text, version = version + 1, updated_at = now()
    where company_id = $companyId and id = $id and version = $version and deleted_at is null
    returning ${COLUMNS}`,
    { ...reply },
  );
  return rows[0] ?? null;
}

/** Deletes one, or brings a deleted one back; null where there is none such. */
export async function markDeleted(
  manager: EntityManager,
  companyId: string,
  id: string,
  isDeleted: boolean,
): Promise<SavedReply | null> {
  const rows = await query<SavedReply>(
    manager,
    `update saved_replies set deleted_at = case when $isDeleted::boolean then now() end, version = version + 1
    where company_id = $companyId and id = $id and (deleted_at is null) = $isDeleted::boolean
    returning ${COLUMNS}`,
    { companyId, id, isDeleted },
  );
  return rows[0] ?? null;
}

/** Forgets those deleted more than a day ago. System door. */
export async function forgetOldSavedReplies(manager: EntityManager): Promise<void> {
  await query(manager, `delete from saved_replies where deleted_at < now() - interval '1 day'`);
}
