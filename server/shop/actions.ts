import { randomBytes } from 'node:crypto';
import { changeKnowledge } from '../companies/actions.ts';
import { lookOf } from '../companies/chat-look.ts';
import { requireOwnPicture } from '../companies/picture-store.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import type { ChatLookInput, PersonSettingsInput, WidgetSettingsInput } from '../graphql/generated/schema.ts';
import { addressOf } from '../uploads/actions.ts';
import { chatLookOf, checkedChatLook } from './chat-look.ts';
import { checkedPersonSettings, personSettingsOf } from './person-settings.ts';
import { checkedFreshCategories, priceSettingsOf } from './price-settings.ts';
import { blockedOrigin, checkedSites } from './sites.ts';
import {
  storeChatLook,
  storeFeedToken,
  storeFreshCategories,
  storePersonSettings,
  storeWidgetSettings,
} from './store.ts';
import { checkedWidgetSettings, widgetSettingsOf } from './widget-settings.ts';

/** @throws UserError BAD_SITES, TEASER_TOO_LONG; STALE_VERSION when somebody else saved since they were read. */
export function saveWidgetSettings(context: Context, companyId: string, input: WidgetSettingsInput) {
  const settings = checkedWidgetSettings(input);
  return changeKnowledge(context, companyId, 'settings', async (manager, company) => {
    const isSaved = await storeWidgetSettings(manager, company.id, input.version, settings);
    if (!isSaved) throw new UserError('STALE_VERSION');
    return widgetSettingsOf({ ...company, ...settings, settingsVersion: input.version + 1 });
  });
}

/**
 * @throws UserError as `checkedChatLook`; PICTURE_NOT_FOUND for a picture that the company has not uploaded;
 * STALE_VERSION when somebody else saved since it was read.
 */
export function saveChatLook(context: Context, companyId: string, { version, language, ...input }: ChatLookInput) {
  const checked = checkedChatLook(input);
  return changeKnowledge(context, companyId, 'settings', async (manager, company) => {
    const look = { ...checked, language: language ?? lookOf(company).language };
    await requireOwnPicture(manager, company.id, look.avatarUrl, lookOf(company).avatarUrl);
    const isSaved = await storeChatLook(manager, company.id, version, look);
    if (!isSaved) throw new UserError('STALE_VERSION');
    return chatLookOf({ ...company, chatLook: look, settingsVersion: version + 1 });
  });
}

/** Adds the company's own site to those that may show its chat, where none of them covers it. @throws UserError BAD_SITES. */
export function allowWebsite(context: Context, companyId: string) {
  return changeKnowledge(context, companyId, 'settings', async (manager, company) => {
    const origin = blockedOrigin(company.website, company.allowedSites);
    if (origin === null) return widgetSettingsOf(company);
    const { settingsVersion: version } = company;
    const changed = { ...company, allowedSites: checkedSites([...company.allowedSites, origin]) };
    await storeWidgetSettings(manager, company.id, version, changed); // the company is locked: nobody saves between
    return widgetSettingsOf({ ...changed, settingsVersion: version + 1 });
  });
}

/** @throws UserError BAD_PATIENCE, BAD_HOURS, BAD_CLOSURES; STALE_VERSION when somebody else saved since they were read. */
export function savePersonSettings(context: Context, companyId: string, input: PersonSettingsInput) {
  const settings = checkedPersonSettings(input);
  return changeKnowledge(context, companyId, 'settings', async (manager, company) => {
    const isSaved = await storePersonSettings(manager, company.id, input.version, settings);
    if (!isSaved) throw new UserError('STALE_VERSION');
    return personSettingsOf({ ...company, ...settings, settingsVersion: input.version + 1 }, new Date());
  });
}

/** Says which categories are fresh food, to which the rule of the 30 days does not apply. @throws UserError BAD_FRESH_CATEGORIES. */
export function saveFreshCategories(context: Context, companyId: string, input: readonly string[]) {
  const freshCategories = checkedFreshCategories(input);
  return changeKnowledge(context, companyId, 'settings', async (manager, company) => {
    await storeFreshCategories(manager, company, freshCategories);
    return priceSettingsOf({ ...company, freshCategories }, addressOf(context));
  });
}

/** Switches the company's Merchant feed on, at an address that nobody had before, or off. */
export function setMerchantFeed(context: Context, companyId: string, isOn: boolean) {
  return changeKnowledge(context, companyId, 'settings', async (manager, company) => {
    const feedToken = isOn ? (company.feedToken ?? randomBytes(24).toString('base64url')) : null;
    await storeFeedToken(manager, company.id, feedToken);
    return priceSettingsOf({ ...company, feedToken }, addressOf(context));
  });
}
