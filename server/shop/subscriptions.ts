import { newestKnowledge, requireKnowledge } from '../assistant/store.ts';
import type { Context } from '../context.ts';
import type { SubscriptionShopChangesArgs } from '../graphql/generated/schema.ts';
import { topics } from '../live/events.ts';
import { shopOf } from './shop.ts';

export const shopSubscriptions = {
  /** Public, as the shop itself is. */
  async shopChanges({ companyId }: SubscriptionShopChangesArgs, context: Context) {
    const { company } = await requireKnowledge(context, companyId);
    return context.live.latest('shopChanges', topics.company(company.id), '', {
      current: async () => shopOf(await newestKnowledge(context, company.id)),
    });
  },
};
