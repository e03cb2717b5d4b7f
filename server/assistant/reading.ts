import { type FaqMatch, matchFaqs } from '../faqs/match.ts';
import { type Budget, readBudget } from '../language/budget.ts';
import { type Message, type MessageWord, readMessage } from '../language/message.ts';
import type { Recommendation } from '../products/recommend.ts';
import { searchCatalogue } from '../products/search.ts';
import type { Knowledge } from './knowledge.ts';
import { harmlessFinds, isOffTopicWord, offTopicFinds } from './off-topic.ts';
import { readRequest } from './recommendation.ts';

/** A message with all that the rules see in it: what every step of the answer looks at. */
export interface Reading {
  knowledge: Knowledge;
  message: Message;
  budget: Budget | null;
  /** Advice was asked for. */
  isAsked: boolean;
  /** The message without what it only tells and without its budget: what is asked about. */
  wanted: Message;
  found: Recommendation;
  /** The FAQ that fits best. */
  faq: FaqMatch | undefined;
  /** Words of subjects that the shop does not talk about. */
  offTopicWords: string[];
  /** The shop's own FAQs or products speak of it all the same. */
  hasEvidence: boolean;
}

export function readForAnswer(knowledge: Knowledge, text: string): Reading {
  const message = readMessage(text, knowledge.synonyms);
  const budget = readBudget(text);
  const { isAsked, told, triggers } = readRequest(message);
  const harmless = placesOf(message, harmlessFinds(message));
  const wanted = without(message, (start) => {
    const isMoney = budget !== null && start >= budget.start && start < budget.end;
    return isMoney || told.has(start) || harmless.has(start) || (!isAsked && triggers.has(start));
  });
  const found = search(knowledge, wanted, isAsked, budget);
  const faq = bestFaq(knowledge, message);
  const finds = offTopicFinds(message, knowledge.company.allowedTopics);
  return {
    knowledge,
    message,
    budget,
    isAsked,
    wanted,
    found,
    faq,
    offTopicWords: finds.map((find) => find.text),
    hasEvidence: finds.length > 0 && isSpokenOf(knowledge, message, finds),
  };
}

/** In 'serie tv' the word 'tv' is no evidence of televisions: words inside an off-topic phrase prove nothing. */
function isSpokenOf(knowledge: Knowledge, message: Message, finds: readonly { start: number; end: number }[]): boolean {
  const phrases = finds.filter(({ start, end }) => end - start > 1);
  const inPhrase = new Set(
    phrases.flatMap(({ start, end }) => message.words.slice(start, end).map((word) => word.start)),
  );
  const rest = without(message, (start) => inPhrase.has(start));
  return bestFaq(knowledge, rest) !== undefined || search(knowledge, rest, true, null).hasEvidence;
}

function search(knowledge: Knowledge, message: Message, isAsked: boolean, range: Budget | null): Recommendation {
  const { words } = knowledge.faqs.dictionary;
  const isCertain = (word: MessageWord) => isOffTopicWord(word.text) || words.optionsOf(word).length > 0;
  return searchCatalogue(knowledge.catalogue, message, { isAsked, range, isCertain });
}

function bestFaq(knowledge: Knowledge, message: Message): FaqMatch | undefined {
  const { words } = knowledge.catalogue.dictionary;
  const isCertain = (word: MessageWord) => isOffTopicWord(word.text) || words.optionsOf(word).length > 0;
  return matchFaqs(knowledge.faqs, message, isCertain)[0];
}

/** Where the words of these phrases start in the text. */
function placesOf(message: Message, finds: readonly { start: number; end: number }[]): Set<number> {
  return new Set(finds.flatMap(({ start, end }) => message.words.slice(start, end).map((word) => word.start)));
}

function without(message: Message, isLeftOut: (start: number) => boolean): Message {
  return { ...message, content: message.content.filter((word) => !isLeftOut(word.start)) };
}
