import type { EntityManager } from 'typeorm';
import type { Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import {
  addProductRows,
  copyProducts,
  deleteCatalogueSlice,
  giveUpCatalogue,
  mergeProductRows,
  newCatalogue,
  sliceOf,
  switchCatalogue,
  unneededCatalogues,
} from '../products/catalogue-store.ts';
import { noteImportedPrices } from '../products/price-history-store.ts';
import { CATALOGUE_START, type CataloguePlace } from '../products/store.ts';
import { atOnce } from './at-once.ts';
import { withOwnPictures } from './pictures-store.ts';
import type { Progress } from './progress.ts';
import { importPaths, slicesOf } from './rows-store.ts';
import type { Import } from './store.ts';

const SLICES_AT_ONCE = 2;

export const UNFINISHED_FOR = 30 * 60_000; // 30 min: far longer than any import takes

type Reach = Pick<Context, 'database' | 'config'>;

/** Writes an import's rows as a new catalogue, a slice at a time, so that everybody else gets their turn; wakes nobody. */
export async function buildCatalogue(
  reach: Reach,
  found: Import,
  catalogueId: string,
  progress: Progress,
): Promise<void> {
  const { companyId, baseCatalogueId, accountId, report } = found;
  if (baseCatalogueId === null) throw new Error('an import of products has a base');
  const { fileName } = found;
  const own = <Result>(work: (manager: EntityManager) => Promise<Result>) => inCompany(reach.database, companyId, work);
  await own((manager) =>
    newCatalogue(manager, { companyId, id: catalogueId, madeBy: accountId, fileName, replacedId: baseCatalogueId }),
  );
  const slice = sliceOf(reach.database);
  if (found.mode === 'MERGE') {
    let place: CataloguePlace | null = CATALOGUE_START;
    while (place !== null) {
      const from: CataloguePlace = place;
      place = await own((manager) => copyProducts(manager, companyId, baseCatalogueId, catalogueId, from, slice));
      progress.add(slice);
    }
  }
  const write = found.mode === 'MERGE' ? mergeProductRows : addProductRows;
  // The embedded database has one connection; on a real one a second slice is read while the first is written.
  const slices = slicesOf(importPaths(reach.config.dataDir, found.id).rows);
  await atOnce(reach.database.isEmbedded ? 1 : SLICES_AT_ONCE, slices, async (rows) => {
    const ownRows = await withOwnPictures(reach.database, companyId, rows);
    await own(async (manager) => {
      await write(manager, companyId, catalogueId, ownRows, report.highestCode);
      await noteImportedPrices(manager, companyId, catalogueId, baseCatalogueId, ownRows);
    });
    progress.add(slice);
  });
}

/** Moves the company over to a finished catalogue; false when what it was made from has changed. */
export function putInUse(manager: EntityManager, found: Import, catalogueId: string): Promise<boolean> {
  const { companyId, baseCatalogueId, baseVersion } = found;
  return switchCatalogue(manager, companyId, catalogueId, { id: baseCatalogueId ?? '', version: baseVersion });
}

/** Deletes, a slice at a time, the catalogues that nobody answers from and no undo needs. */
export async function dropCatalogues(
  { database }: Pick<Context, 'database'>,
  companyId: string,
  before = new Date(Date.now() - UNFINISHED_FOR),
): Promise<void> {
  const ids = await inCompany(database, companyId, (manager) => unneededCatalogues(manager, companyId, before));
  for (const id of ids) await dropCatalogue({ database }, companyId, id);
}

/** Deletes a catalogue that is not in use and that no undo needs, a slice at a time. */
export async function dropCatalogue(
  { database }: Pick<Context, 'database'>,
  companyId: string,
  id: string,
): Promise<void> {
  const isGivenUp = await inCompany(database, companyId, (manager) => giveUpCatalogue(manager, companyId, id));
  let isGone = !isGivenUp;
  while (!isGone)
    isGone = await inCompany(database, companyId, (manager) =>
      deleteCatalogueSlice(manager, companyId, id, sliceOf(database)),
    );
}
