import type { Knowledge } from '../assistant/knowledge.ts';
import type { Reply } from '../assistant/reply.ts';
import { preview } from '../conversations/exchange-store.ts';
import { isUnanswered } from '../conversations/unanswered.ts';
import { fold } from '../language/fold.ts';
import type { AcceptanceAnswer, AcceptanceReason, Expectation } from './acceptance-test.ts';

/** Whether a question was answered as expected; a null reason says that it was. */
export function reasonOf(knowledge: Knowledge, expected: Expectation, reply: Reply): AcceptanceReason | null {
  if (isGone(knowledge, expected)) return 'EXPECTED_GONE';
  // That none was asked is said of every answer without a model.
  if (reply.modelFailure && reply.modelFailure !== 'NOT_ACTIVE') return 'MODEL_FAILED';
  if (!isExpected(expected, reply)) return 'OTHER_ANSWER';
  return expected.words.every((word) => contains(reply.text, word)) ? null : 'WORDS_MISSING';
}

/** Nothing of what is expected can answer any more. */
function isGone({ faqs, catalogue }: Knowledge, expected: Expectation): boolean {
  const { expectedKind, expectedFaqId, expectedProductIds } = expected;
  if (expectedKind === 'FAQ') return !faqs.faqs.some(({ faq }) => faq.id === expectedFaqId);
  return expectedKind === 'PRODUCTS' && !expectedProductIds.some((id) => catalogue.byId.has(id));
}

/**
 * By what answers, never by how it is said. A model answers in words of its own: it must have been told of the FAQ, and
 * where it is to decline or to know nothing, expected words are all that can say so.
 */
function isExpected({ expectedKind, expectedFaqId, expectedProductIds, words }: Expectation, reply: Reply): boolean {
  const isByModel = reply.source === 'AI';
  switch (expectedKind) {
    case 'FAQ':
      return isByModel
        ? reply.modelFacts?.faqs.some(({ id }) => id === expectedFaqId) === true
        : reply.faqId === expectedFaqId;
    case 'PRODUCTS':
      return reply.productIds.some((id) => expectedProductIds.includes(id));
    case 'OFF_TOPIC':
      return isByModel ? words.length > 0 : reply.fallbackReason === 'OFF_TOPIC';
    case 'NO_ANSWER':
      return isByModel ? words.length > 0 : isUnanswered(reply);
  }
}

/** Whether a text has a word or some words, whole: 'ora' does not stand in 'ancora'. */
export function contains(text: string, word: string): boolean {
  const [inside, sought] = [oneLine(text), oneLine(word)];
  for (let at = inside.indexOf(sought); at >= 0; at = inside.indexOf(sought, at + 1)) {
    const isWhole =
      !goesOn(inside.slice(0, at).at(-1), sought[0]) && !goesOn(sought.at(-1), inside[at + sought.length]);
    if (isWhole) return true;
  }
  return false;
}

const LETTER = /[\p{L}\p{N}]/u;

function goesOn(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && LETTER.test(before) && LETTER.test(after);
}

function oneLine(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}

/** What came, as people read it. */
export function answerOf({ faqs, catalogue }: Knowledge, reply: Reply): AcceptanceAnswer {
  return {
    source: reply.source,
    fallbackReason: reply.fallbackReason ?? null,
    text: preview(reply.text),
    faqQuestion: faqs.faqs.find(({ faq }) => faq.id === reply.faqId)?.faq.question ?? null,
    productNames: reply.productIds.flatMap((id) => catalogue.byId.get(id)?.name ?? []),
  };
}
