import { cleanText } from '../assistant/question.ts';
import type { Company } from '../companies/company.ts';
import { UserError } from '../errors.ts';
import type { WidgetSettingsInput } from '../graphql/generated/schema.ts';
import { checkedSites, coveredBy, readableOrigin } from './sites.ts';

export const DEFAULT_TEASER = 'Posso aiutarti?';
const LONGEST_TEASER = 80; // characters: two lines beside the bubble

/** How the widget behaves on the shop's pages, as the staff see it. */
export function widgetSettingsOf(company: Company) {
  const coverage = company.allowedSites.map((site) => ({
    site: readableOrigin(site),
    origins: coveredBy(site).map(readableOrigin),
  }));
  return {
    allowedSites: coverage.map(({ site }) => site),
    coverage,
    teaser: company.teaser || DEFAULT_TEASER,
    isTeaserOn: company.isTeaserOn,
    version: company.settingsVersion,
  };
}

/** @throws UserError BAD_SITES, TEASER_TOO_LONG. */
export function checkedWidgetSettings({ allowedSites, teaser, isTeaserOn }: WidgetSettingsInput) {
  const text = teaser.trim() === '' ? '' : cleanText(teaser).replace(/\s+/g, ' ');
  if (text.length > LONGEST_TEASER) throw new UserError('TEASER_TOO_LONG');
  return { allowedSites: checkedSites(allowedSites), teaser: text === DEFAULT_TEASER ? '' : text, isTeaserOn };
}
