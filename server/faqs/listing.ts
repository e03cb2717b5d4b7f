import { fold } from '../language/fold.ts';
import type { Faq } from './faq.ts';

/** A category in use, with how many FAQs it has. */
export interface FaqCategory {
  name: string;
  count: number;
}

/** The FAQs whose question, answer or a keyword has the text, case and accents aside; all for an empty one. */
export function searchFaqs(faqs: readonly Faq[], search: string): Faq[] {
  const text = fold(search.trim());
  if (text === '') return [...faqs];
  return faqs.filter(({ question, answer, keywords }) =>
    [question, answer, ...keywords].some((field) => fold(field).includes(text)),
  );
}

/** The categories of FAQs, by name. */
export function faqCategories(faqs: readonly Faq[]): FaqCategory[] {
  const counts = new Map<string, number>();
  for (const { category } of faqs) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => a.name.localeCompare(b.name, 'it'));
}

/** FAQs in another order: `id` right after `afterId`, or first. null when one of the two is not there. */
export function movedFaqs(faqs: readonly Faq[], id: string, afterId: string | null): Faq[] | null {
  const moved = faqs.find((faq) => faq.id === id);
  const others = faqs.filter((faq) => faq.id !== id);
  const place = afterId === null ? 0 : others.findIndex((faq) => faq.id === afterId) + 1;
  if (!moved || (afterId !== null && place === 0)) return null;
  return others.toSpliced(place, 0, moved);
}
