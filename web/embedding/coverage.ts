import { texts } from './texts.ts';

const { settings: said } = texts.embedding;
const LISTED = new Intl.ListFormat('it');

/** What an allowed site stands for besides itself, as a sentence; origins as the server tells them. */
export function coverageSentence(site: string, origins: readonly string[]): string {
  const others = origins.filter((origin) => origin !== site).map((origin) => origin.replace(/^https:\/\//, ''));
  return others.length > 0 ? said.also(LISTED.format(others)) : said.alone;
}
