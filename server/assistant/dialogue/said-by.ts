import type { Faq } from '../../faqs/faq.ts';
import type { MessageWord } from '../../language/message.ts';
import { formOf } from '../../language/stem.ts';
import { wordsOf } from '../../language/words.ts';
import type { Product } from '../../products/product.ts';

/** How much of what a message says stands in some texts: 0–1. */
export function shareIn(texts: readonly string[], own: readonly Pick<MessageWord, 'form'>[]): number {
  if (own.length === 0 || texts.length === 0) return 0;
  const said = new Set(texts.flatMap((text) => wordsOf(text).map((word) => formOf(word.text))));
  return own.filter(({ form }) => said.has(form)).length / own.length;
}

/** All that a card says of itself. */
export function wordsOfCard({ name, description, keywords }: Product): string[] {
  return [name, description, ...keywords];
}

/** The same of a FAQ. */
export function wordsOfFaq({ question, answer, keywords }: Faq): string[] {
  return [question, answer, ...keywords];
}
