import { withoutDeclining } from '../assistant/allowed-words.ts';
import type { Knowledge } from '../assistant/knowledge.ts';
import { plainAnswer } from '../assistant/plain-answer.ts';
import { readForAnswer } from '../assistant/reading.ts';
import { byCount } from '../search/by-count.ts';
import { answeredBy } from './answered.ts';
import { isDeclined } from './declined.ts';
import type { QuestionGroup, QuestionKind } from './question-group.ts';

/** How the questions of a group stand by what is known. */
export interface Trial
  extends Pick<
    QuestionGroup,
    'answeredFaqId' | 'answeredProductId' | 'foundFaqId' | 'foundProductIds' | 'declinedTopics'
  > {
  /** Nothing is missing to any of them. */
  isAnswered: boolean;
}

const NOTHING: Omit<Trial, 'isAnswered'> = {
  answeredFaqId: null,
  answeredProductId: null,
  foundFaqId: null,
  foundProductIds: [],
  declinedTopics: [],
};
const MOST_PRODUCTS = 3;

/** Tries questions of one group against what is known. A question a step. */
export function* tryQuestions(
  knowledge: Knowledge,
  kind: QuestionKind,
  texts: readonly string[],
): Generator<void, Trial> {
  if (kind === 'DECLINED') return yield* tryDeclined(knowledge, texts);
  const answer = yield* answeredBy(knowledge, texts);
  if (!answer) return { ...NOTHING, isAnswered: false };
  return { ...NOTHING, isAnswered: true, answeredFaqId: answer.faqId, answeredProductId: answer.productId };
}

/** What was declined is answered when none of it is declined any more; what it finds is told either way. */
function* tryDeclined(knowledge: Knowledge, texts: readonly string[]): Generator<void, Trial> {
  const [faqs, products, topics]: string[][] = [[], [], []];
  let declined = 0;
  for (const text of texts) {
    const reply = plainAnswer(knowledge, text);
    if (isDeclined(reply)) {
      declined++;
      yield;
      topics?.push(...readForAnswer(knowledge, text).otherTopics);
    }
    yield;
    const found = isDeclined(reply) ? plainAnswer(withoutDeclining(knowledge, text), text) : reply;
    if (found.faqId !== null) faqs?.push(found.faqId);
    products?.push(...found.productIds);
    yield;
  }
  return {
    ...NOTHING,
    isAnswered: texts.length > 0 && declined === 0,
    foundFaqId: byCount(faqs ?? [])[0] ?? null,
    foundProductIds: byCount(products ?? []).slice(0, MOST_PRODUCTS),
    declinedTopics: byCount(topics ?? []),
  };
}
