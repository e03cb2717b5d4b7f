import { requireKnowledge } from '../assistant/store.ts';
import { asManager } from '../companies/access.ts';
import type { CompanyResolvers, MutationResolvers, QueryResolvers } from '../graphql/generated/schema.ts';
import { allowWebsite, saveWidgetSettings } from './actions.ts';
import { shopOf } from './shop.ts';
import { blockedOrigin, readableOrigin } from './sites.ts';
import { widgetSettingsOf } from './widget-settings.ts';

export const shopQueries: Pick<QueryResolvers, 'shop' | 'widgetSettings'> = {
  shop: async (_, { companyId }, context) => shopOf(await requireKnowledge(context, companyId)),
  widgetSettings: (_, { companyId }, context) =>
    asManager(context, companyId, async (_manager, company) => widgetSettingsOf(company)),
};

export const shopMutations: Pick<MutationResolvers, 'saveWidgetSettings' | 'allowWebsite'> = {
  saveWidgetSettings: (_, { companyId, input }, context) => saveWidgetSettings(context, companyId, input),
  allowWebsite: (_, { companyId }, context) => allowWebsite(context, companyId),
};

/** What a company's fields say about where its chat may stand. */
export const companyShopFields: Pick<CompanyResolvers, 'blockedWebsite'> = {
  blockedWebsite: ({ website, allowedSites }) => {
    const origin = blockedOrigin(website, allowedSites);
    return origin && readableOrigin(origin);
  },
};
