import { type EntityManager, EntitySchema } from 'typeorm';

/** A prompt as it was saved once; the newest is the one in use. */
export interface PromptVersion {
  companyId: string;
  id: string;
  text: string;
  createdAt: Date;
}

export const promptVersionTable = new EntitySchema<PromptVersion>({
  name: 'PromptVersion',
  tableName: 'prompt_versions',
  columns: {
    companyId: { type: 'uuid', primary: true },
    id: { type: 'uuid', primary: true },
    text: { type: 'text' },
    createdAt: { type: 'timestamp with time zone' },
  },
});

/** The prompt in use; empty when the company has none of its own. */
export async function currentPrompt(manager: EntityManager, companyId: string): Promise<string> {
  const [newest] = await manager
    .getRepository(promptVersionTable)
    .find({ where: { companyId }, order: { createdAt: 'DESC', id: 'DESC' }, take: 1 });
  return newest?.text ?? '';
}

export async function addPromptVersion(
  manager: EntityManager,
  version: Omit<PromptVersion, 'createdAt'>,
): Promise<void> {
  await manager.getRepository(promptVersionTable).insert(version);
}
