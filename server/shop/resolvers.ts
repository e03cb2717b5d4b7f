import { requireKnowledge } from '../assistant/store.ts';
import { asManager } from '../companies/access.ts';
import { changeKnowledge } from '../companies/actions.ts';
import { UserError } from '../errors.ts';
import type { MutationResolvers, QueryResolvers } from '../graphql/generated/schema.ts';
import { shopOf } from './shop.ts';
import { storeWidgetSettings } from './store.ts';
import { checkedWidgetSettings, widgetSettingsOf } from './widget-settings.ts';

export const shopQueries: Pick<QueryResolvers, 'shop' | 'widgetSettings'> = {
  shop: async (_, { companyId }, context) => shopOf(await requireKnowledge(context, companyId)),
  widgetSettings: (_, { companyId }, context) =>
    asManager(context, companyId, async (_manager, company) => widgetSettingsOf(company)),
};

export const shopMutations: Pick<MutationResolvers, 'saveWidgetSettings'> = {
  saveWidgetSettings: async (_, { companyId, input }, context) => {
    const settings = checkedWidgetSettings(input);
    return changeKnowledge(context, companyId, 'settings', async (manager, company) => {
      const isSaved = await storeWidgetSettings(manager, company.id, input.version, settings);
      if (!isSaved) throw new UserError('STALE_VERSION');
      return widgetSettingsOf({ ...company, ...settings, settingsVersion: input.version + 1 });
    });
  },
};
