import type { Shared } from '../context.ts';
import { asSystem, querySystem } from '../database/system.ts';
import { forgetExports } from '../exports/store.ts';
import { sweepUploads } from '../uploads/file-store.ts';
import { forgetUploads } from '../uploads/store.ts';
import { KEPT_FOR } from '../uploads/upload.ts';
import { dropCatalogues, UNFINISHED_FOR } from './catalogue-store.ts';

const REMEMBERED_FOR = 30 * 24 * 3_600_000; // 30 days

/**
 * Takes away what imports and exports left over: files, addresses, catalogues that a crash left unfinished.
 * @param isAlone whether nobody else can be importing: then whatever is unfinished belongs to a process that is gone.
 */
export async function clearLeftovers(shared: Pick<Shared, 'database' | 'config'>, isAlone = false): Promise<void> {
  const { database, config } = shared;
  const now = Date.now();
  const unfinishedBefore = new Date(isAlone ? now : now - UNFINISHED_FOR);
  await sweepUploads(config.dataDir, new Date(now - KEPT_FOR), unfinishedBefore);
  await asSystem(database, async (manager) => {
    await forgetUploads(manager, new Date(now - KEPT_FOR));
    await forgetExports(manager);
    await manager.query('delete from imports where created_at < $1', [new Date(now - REMEMBERED_FOR)]);
    await manager.query(`update imports set state = 'FAILED' where state = 'APPLYING' and created_at < $1`, [
      unfinishedBefore,
    ]);
  });
  const companies = await querySystem<{ id: string }>(
    database,
    'select distinct company_id as id from catalogues where not is_complete and made_at < $1',
    [unfinishedBefore],
  );
  for (const { id } of companies) await dropCatalogues(shared, id, unfinishedBefore);
}
