import { speak, type Words } from '../chat/say.ts';

/** Each comes only where it is spoken. */
const WORDS: Record<string, (() => Promise<{ default: Words }>) | undefined> = {
  en: () => import('../chat/languages/en.ts'),
  de: () => import('../chat/languages/de.ts'),
  fr: () => import('../chat/languages/fr.ts'),
  es: () => import('../chat/languages/es.ts'),
};

/** The first of these that the chat speaks, as programs write it; else Italian. */
export function chosenTag(tags: readonly string[]): string {
  return tags.find((tag) => /^(?:it|en|de|fr|es)(?:[-_][a-z]{2})?$/i.test(tag))?.replace('_', '-') ?? 'it';
}

/** The visitor's languages: that of the shop's page, which named it in our address, then those of their browser. */
export function visitorsTags(): string[] {
  return [location.search.slice(PAGE.length), ...navigator.languages];
}

/**
 * Asks for the words of the first language that the chat speaks. What is returned speaks it once they have come; where they do not, or the shop
 * wants it so, the chat is in Italian.
 */
export function prepareLanguage(tags: readonly string[]): (isWanted: boolean) => Promise<void> {
  const tag = chosenTag(tags);
  const words = WORDS[tag.slice(0, 2).toLowerCase()]?.().catch(() => undefined);
  return async (isWanted) => {
    const come = isWanted && (await words);
    const spoken = come ? tag : 'it';
    speak(spoken, come ? come.default : {});
    document.documentElement.lang = spoken;
  };
}

const PAGE = '?lang='; // what stands before the page's language
