import type { Knowledge } from '../assistant/knowledge.ts';
import type { Reply } from '../assistant/reply.ts';
import type { Faq } from '../faqs/faq.ts';
import { formOf } from '../language/stem.ts';
import { STOP_WORDS } from '../language/stop-words.ts';
import { wordsOf } from '../language/words.ts';

const LONGEST = 60; // characters of a word as it is stored
const MOST = 80; // words of an exchange

/** The folded stems by which a text is found; words that every text has are none. */
export function searchedWords(text: string): string[] {
  const words = wordsOf(text)
    .map((word) => word.text)
    .filter((word) => !STOP_WORDS.has(word));
  return [...new Set(words.map(storedForm))];
}

/**
 * What a conversation is found by afterwards: what the visitor said, and of the answer what the shop did not write
 * itself: a model's words, the products that were named, the question of the FAQ.
 */
export function wordsToStore(text: string, reply: Reply | null, faqQuestion: string): string[] {
  const said = reply?.source === 'AI' || reply?.source === 'CATALOG' ? reply.text : faqQuestion;
  return [...new Set([...searchedWords(text), ...searchedWords(said)])].slice(0, MOST);
}

/** The FAQ that answered; undefined for every other source. */
export function faqOf({ faqs }: Knowledge, reply: Reply | null): Faq | undefined {
  return reply?.faqId ? faqs.faqs.find(({ faq }) => faq.id === reply.faqId)?.faq : undefined;
}

/** The FAQs that fit next best. */
export function alternativesOf({ faqs }: Knowledge, reply: Reply | null): Faq[] {
  const ids = new Set(reply?.alternatives);
  return ids.size === 0 ? [] : faqs.faqs.flatMap(({ faq }) => (ids.has(faq.id) ? faq : []));
}

/** A place in a text, in UTF-16 units. */
export interface TextSpan {
  start: number;
  end: number;
}

/** Where the words of a search stand in a text. */
export function spansOf(text: string, search: string): TextSpan[] {
  const wanted = new Set(searchedWords(search));
  if (wanted.size === 0) return [];
  return wordsOf(text)
    .filter((word) => wanted.has(storedForm(word.text)))
    .map(({ start, end }) => ({ start, end }));
}

function storedForm(word: string): string {
  return formOf(word).slice(0, LONGEST).toWellFormed();
}
