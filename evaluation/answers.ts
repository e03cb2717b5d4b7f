import { answerFromRules } from '../server/assistant/answer.ts';
import { relevantFacts } from '../server/assistant/facts.ts';
import { compileKnowledge, type Knowledge } from '../server/assistant/knowledge.ts';
import { parsePrice } from '../server/language/money.ts';
import { completed } from '../server/search/completed.ts';
import { exampleFaq } from '../server/test/example-faq.ts';
import { exampleProduct } from '../server/test/example-product.ts';
import { exampleCompany } from '../server/test/example-shops.ts';
import type { Answerer } from './score.ts';
import type { Answer, Case, Kind, Shop } from './set.ts';

/** A shop as its assistant knows it: compiled by the very steps of the server. */
export function knowledgeOf(shop: Shop): Knowledge {
  const faqs = shop.faqs.map((faq, position) => exampleFaq({ ...faq, position }));
  const products = shop.products.map((product, position) => {
    const price = parsePrice(product.price);
    return exampleProduct({
      ...product,
      priceCents: price?.cents ?? null,
      currency: price?.currency ?? null,
      position,
    });
  });
  return completed(compileKnowledge({ company: exampleCompany({ name: shop.name }), faqs, products, prompt: '' }));
}

/** The rules' answer; beside a message that wants no cards, also what the catalogue would name were the model off. */
export function answerOf(knowledge: Knowledge, { message, tags }: Case): Answer {
  const { reply, productIds, suggested } = answerFromRules(knowledge, message);
  const cards = reply?.productIds ?? productIds;
  if (reply) return { kind: kindOf(reply), faqId: reply.faqId, productIds: cards };
  const named = tags.includes('no_card') ? suggested.map(({ id }) => id) : cards;
  return { kind: 'model', faqId: null, productIds: named };
}

const FACTS_TOKENS = 1_200; // what the model is given beside its instructions

/** The right FAQ, or a product that may be recommended, is among what the model would be told; null where neither is wanted. */
export function hasFacts(knowledge: Knowledge, { message, faqId, productIds = [] }: Case): boolean | null {
  if (faqId === undefined && productIds.length === 0) return null;
  const { faqs, products } = relevantFacts(knowledge, message, [], FACTS_TOKENS);
  return faqs.some(({ id }) => id === faqId) || products.some(({ id }) => productIds.includes(id));
}

function kindOf({ source, confidence }: { source: string; confidence: number }): Kind {
  if (source === 'FAQ') return 'faq';
  if (confidence === 1) return 'off_topic';
  return confidence === 0.7 ? 'no_match' : 'model';
}

/** Answers as the assistants of these shops would, without a model. */
export function answererOf(shops: readonly Shop[]): Answerer {
  const knowledge = new Map(shops.map((shop) => [shop.key, knowledgeOf(shop)]));
  const knownBy = ({ shop }: Case): Knowledge => {
    const known = knowledge.get(shop);
    if (!known) throw new Error(`no shop ${shop}`);
    return known;
  };
  return { answerOf: (each) => answerOf(knownBy(each), each), hasFacts: (each) => hasFacts(knownBy(each), each) };
}
