import { asEditor } from '../companies/access.ts';
import type { Acting, Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { topics } from '../live/events.ts';
import type { CatalogueSources } from './feed.ts';
import { findPush } from './push-store.ts';
import { listRuns } from './run-store.ts';
import { findFeed } from './store.ts';

/** How a company's catalogue comes by itself. Whoever asks was allowed to. */
export function readSources({ database }: Pick<Acting, 'database'>, companyId: string): Promise<CatalogueSources> {
  return inCompany(database, companyId, async (manager) => ({
    companyId,
    feed: await findFeed(manager, companyId),
    push: await findPush(manager, companyId),
    runs: await listRuns(manager, companyId),
  }));
}

export const feedSubscriptions = {
  async catalogueSources({ companyId }: { companyId: string }, context: Context) {
    const { id } = await asEditor(context, companyId, async (_, company) => company);
    return context.live.latest('catalogueSources', topics.catalogueRuns(id), '', {
      current: () => readSources(context, id),
    });
  },
};
