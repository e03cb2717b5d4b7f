import type { Company } from '../companies/company.ts';
import { UserError } from '../errors.ts';
import { charactersOf, lineOf } from '../language/plain-text.ts';

const MOST_CATEGORIES = 200;
const LONGEST = 60; // characters, as a product's category

/** Which categories are fresh food, and where anybody may read the shop's Merchant feed; null while it is off. */
export function priceSettingsOf(
  { id, freshCategories, feedToken }: Pick<Company, 'id' | 'freshCategories' | 'feedToken'>,
  origin: string,
) {
  return { freshCategories, merchantFeedUrl: feedToken && `${origin}${feedPath(id, feedToken)}` };
}

const feedPath = (companyId: string, token: string) => `/feeds/merchant/${companyId}/${token}.xml`;
const FEED = /^\/feeds\/merchant\/([0-9a-f-]{36})\/([A-Za-z0-9_-]{20,64})\.xml$/;

/** Whose feed a path names, and by which token. */
export function feedOfPath(path: string): { companyId: string; token: string } | null {
  const [, companyId, token] = FEED.exec(path) ?? [];
  return companyId && token ? { companyId, token } : null;
}

/** Categories as they are stored, each once. @throws UserError BAD_FRESH_CATEGORIES. */
export function checkedFreshCategories(input: readonly string[]): string[] {
  const categories = new Map(
    input
      .map(lineOf)
      .filter(Boolean)
      .map((category) => [category.toLocaleLowerCase('it-IT'), category]),
  );
  const all = [...categories.values()];
  if (all.length > MOST_CATEGORIES || all.some((category) => charactersOf(category) > LONGEST))
    throw new UserError('BAD_FRESH_CATEGORIES');
  return all;
}
