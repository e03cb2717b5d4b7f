import type { ModelFacts } from '../model/model.ts';
import { cardsOf, type Knowledge } from './knowledge.ts';
import { failureSentence } from './replies.ts';
import type { Reply } from './reply.ts';
import { stepOf } from './step.ts';

/** An answer as who tries the assistant sees it: with everything that stands behind it. */
export function testReplyOf(knowledge: Knowledge, reply: Reply) {
  const { faqs } = knowledge;
  const { modelFacts, modelFailure } = reply;
  return {
    ...reply,
    step: stepOf(reply) ?? ('APOLOGY' as const),
    isInterrupted: reply.isInterrupted === true,
    understood: reply.understood ?? [],
    alternatives: (reply.alternatives ?? []).flatMap(
      (id) => faqs.faqs.find(({ faq }) => faq.id === id)?.faq.question ?? [],
    ),
    faqQuestion: faqs.faqs.find(({ faq }) => faq.id === reply.faqId)?.faq.question ?? null,
    products: cardsOf(knowledge, reply.productIds),
    modelFacts: modelFacts || modelFailure ? withPrices(knowledge, modelFacts, modelFailure) : null,
  };
}

/** The products that the model was told of with what they cost now: a test is of this moment. */
function withPrices(knowledge: Knowledge, modelFacts: Reply['modelFacts'], failure: Reply['modelFailure']) {
  const facts = shownFacts(modelFacts ?? { failure: failure ?? null });
  const products = facts.products.map((told) => {
    const [card] = cardsOf(knowledge, [told.id]);
    return card ? { ...told, price: card.price, imageUrl: card.imageUrl } : told;
  });
  return { ...facts, products };
}

/** Stored facts are of whatever version of the product: what is not in them is not known. */
export function shownFacts(facts: Partial<ModelFacts>) {
  const { failure = null, fault, isOwn } = facts;
  return { ...NOTHING_KNOWN, ...facts, failure, failureText: failure && failureSentence(failure, fault, isOwn) };
}

const NOTHING_KNOWN = {
  model: null,
  detail: null,
  attempts: 0,
  sent: [],
  faqs: [],
  products: [],
  inputTokens: 0,
  outputTokens: 0,
  firstWordAfter: null,
  totalTime: null,
  inventions: 0,
  addresses: 0,
};
