import type { EntityManager } from 'typeorm';
import { insertRows, query, selected } from '../database/sql.ts';
import { KEPT_VERSIONS, type PromptVersion } from './prompt.ts';

const VERSION_COLUMNS = selected<PromptVersion>({
  companyId: true,
  id: true,
  text: true,
  fields: true,
  template: true,
  personality: true,
  madeBy: true,
  createdAt: true,
});

/** The latest prompts, newest first: the first is the one in use. */
export function latestPrompts(
  manager: EntityManager,
  companyId: string,
  limit: number = KEPT_VERSIONS,
): Promise<PromptVersion[]> {
  return query<PromptVersion>(
    manager,
    `select ${VERSION_COLUMNS} from prompt_versions where company_id = $companyId order by created_at desc, id desc
    limit $limit`,
    { companyId, limit },
  );
}

/** The prompt in use; empty when the company has none of its own. */
export async function currentPrompt(manager: EntityManager, companyId: string): Promise<string> {
  const [newest] = await latestPrompts(manager, companyId, 1);
  return newest?.text ?? '';
}

export async function addPromptVersion(
  manager: EntityManager,
  version: Pick<PromptVersion, 'companyId' | 'id' | 'text'> & Partial<PromptVersion>,
): Promise<void> {
  await insertRows(manager, 'prompt_versions', [version]);
}

export async function deleteOldPrompts(manager: EntityManager, companyId: string): Promise<void> {
  await query(
    manager,
    `delete from prompt_versions where company_id = $companyId and id not in
      (select id from prompt_versions where company_id = $companyId order by created_at desc, id desc limit $kept)`,
    { companyId, kept: KEPT_VERSIONS },
  );
}
