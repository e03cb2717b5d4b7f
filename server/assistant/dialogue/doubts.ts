import type { Turn } from '../../model/model.ts';
import { nearCards } from '../../products/cards.ts';
import { nameProducts, type RulesAnswer } from '../answer.ts';
import type { Reading } from '../reading.ts';
import type { Reply } from '../reply.ts';
import { leansByItself, ownWords } from './leaning.ts';
import { shareIn, wordsOfFaq } from './said-by.ts';

/**
 * With a model on, what the rules only guess is left to it, and said by them where it does not answer: that nothing can be
 * suggested where the catalogue has near things, and in the middle of a conversation a FAQ of which the message says no
 * word, and that something is another subject where the message may lean on what was said.
 */
export function withDoubtsLeft(reading: Reading, turns: readonly Turn[], answer: RulesAnswer): RulesAnswer {
  const { reply } = answer;
  if (!reply) return answer;
  const near =
    reply.fallbackReason === 'NOTHING_TO_SUGGEST' && reading.budget === null ? nearCards(reading.compared) : [];
  const isGuess = turns.length > 0 && (isFaqUnsaid(reading, reply) || isSubjectUnsure(reading, reply));
  if (near.length === 0 && !isGuess) return answer;
  return { ...answer, reply: undefined, unsure: reply, suggested: near };
}

/**
 * A price, and that a thing is sold out or costs more, is a fact: with a model on, too, it is told by the catalogue, at
 * once and as it stands there, where nothing else was asked.
 */
export function withFactsTold(answer: RulesAnswer): RulesAnswer {
  const { reply, unsure, naming, suggested, fact, isWished } = answer;
  const isPriced = naming === 'PRICE' && suggested.length > 0;
  return reply || unsure || !(isPriced || (fact && isWished)) ? answer : { ...answer, reply: nameProducts(answer) };
}

/** Neither a word of its question and answer nor a keyword. */
function isFaqUnsaid({ knowledge, message, faq }: Reading, { source, faqId }: Reply): boolean {
  if (source !== 'FAQ') return false;
  const told = knowledge.faqs.faqs.find((one) => one.faq.id === faqId)?.faq;
  if (!told || (faq?.faq.id === told.id && faq.hasKeyword)) return false;
  return shareIn(wordsOfFaq(told), ownWords(message)) === 0;
}

function isSubjectUnsure({ knowledge, message }: Reading, { fallbackReason }: Reply): boolean {
  return fallbackReason === 'OFF_TOPIC' && leansByItself(knowledge, message.text);
}
