import { type EntityManager, EntitySchema } from 'typeorm';
import { KEPT_VERSIONS, type PromptVersion } from './prompt.ts';

export const promptVersionTable = new EntitySchema<PromptVersion>({
  name: 'PromptVersion',
  tableName: 'prompt_versions',
  columns: {
    companyId: { type: 'uuid', primary: true },
    id: { type: 'uuid', primary: true },
    text: { type: 'text' },
    template: { type: 'text' },
    personality: { type: 'text' },
    madeBy: { type: 'uuid', nullable: true },
    createdAt: { type: 'timestamp with time zone' },
  },
});

const VERSION_COLUMNS = `company_id as "companyId", id, text, template, personality, made_by as "madeBy",
  created_at as "createdAt"`;

/** The latest prompts, newest first: the first is the one in use. */
export function latestPrompts(
  manager: EntityManager,
  companyId: string,
  limit: number = KEPT_VERSIONS,
): Promise<PromptVersion[]> {
  return manager.query<PromptVersion[]>(
    `select ${VERSION_COLUMNS} from prompt_versions where company_id = $1 order by created_at desc, id desc limit $2`,
    [companyId, limit],
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
  await manager.getRepository(promptVersionTable).insert(version);
}

export async function deleteOldPrompts(manager: EntityManager, companyId: string): Promise<void> {
  await manager.query(
    `delete from prompt_versions where company_id = $1 and id not in
      (select id from prompt_versions where company_id = $1 order by created_at desc, id desc limit $2)`,
    [companyId, KEPT_VERSIONS],
  );
}
