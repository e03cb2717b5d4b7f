import type { EntityManager } from 'typeorm';
import type { Shared } from '../context.ts';
import { query } from '../database/sql.ts';
import { asSystem, querySystem } from '../database/system.ts';
import { forgetExports } from '../exports/store.ts';
import { analyzeProducts, hasManyProducts } from '../products/store.ts';
import { sweepUploads } from '../uploads/file-store.ts';
import { forgetUploads } from '../uploads/store.ts';
import { KEPT_FOR } from '../uploads/upload.ts';
import { dropCatalogues, UNFINISHED_FOR } from './catalogue-store.ts';

/**
 * The embedded database never looks at its tables by itself, and after an import takes the wrong index: it read all of a
 * catalogue of 100,000 to change one product (162 ms, against 6 when it has looked). A real one looks within a minute, which
 * after an import is too late: until then it goes by plans made for the few products there were.
 *
 * What is small is better not looked at: a plan made for a page of rows reads all of them, and is kept while they grow.
 */
export async function lookAtProducts({ database }: Pick<Shared, 'database'>): Promise<void> {
  await asSystem(database, async (manager) => {
    if (await hasManyProducts(manager)) await analyzeProducts(manager);
  });
}

const REMEMBERED_FOR = 30 * 24 * 3_600_000; // 30 days

/**
 * What a process that is gone was applying is a preview again: its rows are there, and a person need not send the file
 * anew. What came by itself comes again.
 */
async function giveBackPreviews(manager: EntityManager, unfinishedBefore: Date): Promise<void> {
  await query(
    manager,
    `update imports set state = case when origin is null then 'PREVIEWED' else 'FAILED' end,
      catalogue_id = null, applied_percent = 0
    where state = 'APPLYING' and created_at < $unfinishedBefore and not exists (
      select from catalogues catalogue where catalogue.company_id = imports.company_id
      and catalogue.id = imports.catalogue_id and catalogue.made_at >= $unfinishedBefore
    )`,
    { unfinishedBefore },
  );
}

/**
 * Takes away what imports and exports left over: files, addresses, catalogues that a crash left unfinished.
 * @param unfinishedBefore what was begun earlier and is unfinished belongs to a process that is gone.
 */
export async function clearLeftovers(
  shared: Pick<Shared, 'database' | 'config'>,
  unfinishedBefore = new Date(Date.now() - UNFINISHED_FOR),
): Promise<void> {
  const { database, config } = shared;
  const now = Date.now();
  const asked = await querySystem<{ id: string; importId: string }>(
    database,
    `select id, import_id as "importId" from catalogue_runs where state = 'ASKS'`,
  );
  // What a person is asked about waits for their answer.
  const kept = asked.flatMap(({ id, importId }) => [id, importId]);
  await sweepUploads(config.dataDir, new Date(now - KEPT_FOR), unfinishedBefore, kept);
  await asSystem(database, async (manager) => {
    await forgetUploads(manager, new Date(now - KEPT_FOR));
    await forgetExports(manager);
    await query(
      manager,
      `delete from imports where created_at < $before
      and id not in (select import_id from catalogue_runs where state = 'ASKS' and import_id is not null)`,
      { before: new Date(now - REMEMBERED_FOR) },
    );
    await giveBackPreviews(manager, unfinishedBefore);
  });
  const companies = await querySystem<{ id: string }>(
    database,
    'select distinct company_id as id from catalogues where not is_complete and made_at < $unfinishedBefore',
    { unfinishedBefore },
  );
  for (const { id } of companies) await dropCatalogues(shared, id, unfinishedBefore);
}
