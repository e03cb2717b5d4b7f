import type { Message } from '../language/message.ts';
import type { Faq } from './faq.ts';
import type { FaqIndex } from './faq-index.ts';
import type { FaqMatch } from './match.ts';

/**
 * What else may have been meant than the FAQs that answer, at most `most`: the other matches, then those that share a
 * word of question or keywords with the message, the rarer the word the sooner.
 */
export function nextBestFaqs(
  index: FaqIndex,
  message: Message,
  matches: readonly FaqMatch[],
  answering: ReadonlySet<string>,
  most: number,
): Faq[] {
  const matched = matches.map(({ faq }) => faq);
  const near = matched.length > most + answering.size ? [] : faqsSharingWords(index, message);
  const others = [...new Set([...matched, ...near])].filter(({ id }) => !answering.has(id));
  return others.slice(0, most);
}

function faqsSharingWords(index: FaqIndex, message: Message): Faq[] {
  const worth = new Map<number, number>();
  for (const { term } of index.dictionary.find(message.content)) {
    const places = new Set(index.postings.get(term)?.map(({ place }) => place));
    for (const place of places) worth.set(place, (worth.get(place) ?? 0) + 1 / places.size);
  }
  const ranked = [...worth].sort(([one, a], [other, b]) => b - a || one - other);
  return ranked.flatMap(([place]) => index.faqs[place]?.faq ?? []);
}
