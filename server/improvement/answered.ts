import type { Knowledge } from '../assistant/knowledge.ts';
import { plainAnswer } from '../assistant/plain-answer.ts';
import { isUnanswered } from '../conversations/unanswered.ts';

/** What answers all questions of a group. */
export interface AnsweredBy {
  faqId: string | null;
  productId: string | null;
}

/**
 * What answers every one of some questions; null as soon as one is found that nothing answers, and where there is none. Of several things that answer
 * it is the one that answers most. A question a step.
 */
export function* answeredBy(knowledge: Knowledge, texts: readonly string[]): Generator<void, AnsweredBy | null> {
  const faqs = new Map<string, number>();
  const products = new Map<string, number>();
  for (const text of texts) {
    const reply = plainAnswer(knowledge, text);
    if (isUnanswered(reply)) return null;
    const [product] = reply.productIds;
    if (reply.faqId !== null) faqs.set(reply.faqId, (faqs.get(reply.faqId) ?? 0) + 1);
    else if (product !== undefined) products.set(product, (products.get(product) ?? 0) + 1);
    yield;
  }
  if (texts.length === 0) return null;
  const [faq, product] = [most(faqs), most(products)];
  const isByFaq = faq !== undefined && faq[1] >= (product?.[1] ?? 0);
  return { faqId: isByFaq ? faq[0] : null, productId: isByFaq ? null : (product?.[0] ?? null) };
}

function most(counts: ReadonlyMap<string, number>): [id: string, count: number] | undefined {
  return [...counts].toSorted((a, b) => b[1] - a[1])[0];
}
