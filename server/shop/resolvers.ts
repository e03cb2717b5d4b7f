import { modelOf } from '../assistant/own-models.ts';
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
import { addressOf } from '../uploads/actions.ts';
import {
  allowWebsite,
  saveChatLook,
  saveFreshCategories,
  savePersonSettings,
  saveWidgetSettings,
  setMerchantFeed,
} from './actions.ts';
import { chatLookOf } from './chat-look.ts';
import { personSettingsOf } from './person-settings.ts';
import { priceSettingsOf } from './price-settings.ts';
import { shopOf } from './shop.ts';
import { blockedOrigin, readableOrigin } from './sites.ts';
import { widgetSettingsOf } from './widget-settings.ts';

export const shopQueries: Pick<
  QueryResolvers,
  'shop' | 'chatLook' | 'widgetSettings' | 'personSettings' | 'priceSettings'
> = {
  priceSettings: (_, { companyId }, context) =>
    asManager(context, companyId, async (_manager, company) => priceSettingsOf(company, addressOf(context))),
  shop: async (_, { companyId }, context) => shopOf(await requireKnowledge(context, companyId)),
  chatLook: (_, { companyId }, context) =>
    asManager(context, companyId, async (_manager, company) => chatLookOf(company)),
  widgetSettings: (_, { companyId }, context) =>
    asManager(context, companyId, async (_manager, company) => widgetSettingsOf(company)),
  personSettings: (_, { companyId }, context) =>
    asManager(context, companyId, async (_manager, company) => personSettingsOf(company, new Date())),
};

/** What visitors are told of who answers: a shop's people, and the model. */
export const shopFields: Pick<ShopResolvers, 'isPersonOffered' | 'isModelOn'> = {
  isModelOn: (shop, _, context) => modelOf(context, shop as Company).isActive,
  isPersonOffered: async (shop, _, { database }) => {
    const { id, isPersonOffered, openingHours } = shop as Company;
    const isEver = openingHours === null || isEverOpen(openingHours);
    return isPersonOffered && isEver && (await canAnybodyCome(database, id));
  },
};

type ShopMutations =
  | 'saveChatLook'
  | 'saveWidgetSettings'
  | 'allowWebsite'
  | 'savePersonSettings'
  | 'saveFreshCategories'
  | 'setMerchantFeed';

export const shopMutations: Pick<MutationResolvers, ShopMutations> = {
  saveFreshCategories: (_, { companyId, categories }, context) => saveFreshCategories(context, companyId, categories),
  setMerchantFeed: (_, { companyId, isOn }, context) => setMerchantFeed(context, companyId, isOn),
  savePersonSettings: (_, { companyId, input }, context) => savePersonSettings(context, companyId, input),
  saveChatLook: (_, { companyId, input }, context) => saveChatLook(context, companyId, input),
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
