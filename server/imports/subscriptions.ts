import { asEditor, isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import type { SubscriptionImportProgressArgs } from '../graphql/generated/schema.ts';
import { topics } from '../live/events.ts';
import { accountIdOf } from '../uploads/actions.ts';
import { progressOf } from './progress-store.ts';

const PAUSE = 100; // ms between two readings: quicker than anybody looks

export const importSubscriptions = {
  async importProgress({ companyId, id }: SubscriptionImportProgressArgs, context: Context) {
    const found = await asEditor(context, companyId, (manager, company) =>
      isUuid(id) ? progressOf(manager, company.id, id, accountIdOf(context)) : Promise.resolve(null),
    );
    if (!found) throw new UserError('UPLOAD_NOT_FOUND');
    const accountId = accountIdOf(context);
    return context.live.latest('importProgress', topics.import(companyId, id), accountId, {
      pause: PAUSE,
      current: async () =>
        (await inCompany(context.database, companyId, (manager) => progressOf(manager, companyId, id, accountId))) ??
        found,
    });
  },
};
