import { requireKnowledge } from '../assistant/store.ts';
import { asManager } from '../companies/access.ts';
import type { Company } from '../companies/company.ts';
import { isEverOpen } from '../companies/opening-hours.ts';
import type {
  CompanyResolvers,
  MutationResolvers,
  QueryResolvers,
  ShopResolvers,
} from '../graphql/generated/schema.ts';
import { canAnybodyCome } from '../people/availability-store.ts';
import { allowWebsite, savePersonSettings, saveWidgetSettings } from './actions.ts';
import { personSettingsOf } from './person-settings.ts';
import { shopOf } from './shop.ts';
import { blockedOrigin, readableOrigin } from './sites.ts';
import { widgetSettingsOf } from './widget-settings.ts';

export const shopQueries: Pick<QueryResolvers, 'shop' | 'widgetSettings' | 'personSettings'> = {
  shop: async (_, { companyId }, context) => shopOf(await requireKnowledge(context, companyId)),
  widgetSettings: (_, { companyId }, context) =>
    asManager(context, companyId, async (_manager, company) => widgetSettingsOf(company)),
  personSettings: (_, { companyId }, context) =>
    asManager(context, companyId, async (_manager, company) => personSettingsOf(company, new Date())),
};

/** What visitors are told of a shop's people. */
export const shopFields: Pick<ShopResolvers, 'isPersonOffered'> = {
  isPersonOffered: async (shop, _, { database }) => {
    const { id, isPersonOffered, openingHours } = shop as Company;
    const isEver = openingHours === null || isEverOpen(openingHours);
    return isPersonOffered && isEver && (await canAnybodyCome(database, id));
  },
};

export const shopMutations: Pick<MutationResolvers, 'saveWidgetSettings' | 'allowWebsite' | 'savePersonSettings'> = {
  savePersonSettings: (_, { companyId, input }, context) => savePersonSettings(context, companyId, input),
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
