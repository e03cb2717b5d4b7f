import { type FaqMatch, matchFaqs } from '../faqs/match.ts';
import { type Budget, readBudget } from '../language/budget.ts';
import { hasNoun } from '../language/fields/noun.ts';
import { readIntents } from '../language/intents/read.ts';
import { type Message, type MessageWord, readMessage } from '../language/message.ts';
import type { PhraseFind } from '../language/phrases.ts';
import type { Product } from '../products/product.ts';
import type { Recommendation } from '../products/recommendation.ts';
import { searchCatalogue } from '../products/search.ts';
import { isIdle } from './idle.ts';
import type { Knowledge } from './knowledge.ts';
import { harmlessFinds, isOffTopicWord, type OffTopic, readOffTopic } from './off-topic.ts';
import { otherSubjectWords } from './other-subject.ts';
import { asksAboutGoods, onlyTells } from './product-question.ts';
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
  /** Every FAQ that fits, best first: also where none of them is to answer. */
  faqs: FaqMatch[];
  /** Where several things are asked, a FAQ for each, in the order asked; else none. */
  alsoAsked: FaqMatch[];
  /** Words of subjects that the shop does not talk about. */
  offTopicWords: string[];
  /** What tells that it is about another subject than the shop's, by all that is known of it. */
  otherSubject: string[];
  /** Asks what people ask shops. */
  isShopQuestion: boolean;
  /** Asked in a way that means such a subject. */
  isSurelyOffTopic: boolean;
  /** The shop's own FAQs or products speak of it all the same. */
  hasEvidence: boolean;
}

export function readForAnswer(knowledge: Knowledge, text: string): Reading {
  const message = readMessage(text, knowledge.synonyms);
  const budget = readBudget(text);
  const request = readRequest(message);
  const { isAsked, told, triggers } = request;
  const harmless = placesOf(message, harmlessFinds(message));
  const offTopic = readOffTopic(message, knowledge.company.allowedTopics, (word) => isKnown(knowledge, word));
  const phrases = [...offTopic.sure, ...offTopic.finds].filter(({ start, end }) => end - start > 1);
  const inPhrase = placesOf(message, phrases);
  const wanted = without(message, (start) => {
    const isMoney = budget !== null && start >= budget.start && start < budget.end;
    return (
      isMoney || inPhrase.has(start) || told.has(start) || harmless.has(start) || (!isAsked && triggers.has(start))
    );
  });
  const isIdleTalk = isIdle(message);
  const isAboutGoods = isAsked || (!isIdleTalk && asksAboutGoods(message));
  const found = isAboutGoods ? search(knowledge, wanted, isAsked, budget) : NOTHING_FOUND;
  const faqs = faqsFor(knowledge, message);
  const [best] = faqs;
  const isTale = !isAsked && onlyTells(message);
  const isTalk = (isIdleTalk && !best?.isSure) || (isTale && !best?.isMeant);
  const faq = isTalk ? undefined : best;
  return {
    knowledge,
    message,
    budget,
    isAsked,
    wanted,
    found,
    faq,
    faqs,
    alsoAsked: faq?.isMeant ? faqsByPart(knowledge, text, faq) : [],
    offTopicWords: [...offTopic.sure, ...offTopic.finds].map((find) => find.text),
    otherSubject: otherSubjectWords(message, {
      allowedTopics: knowledge.company.allowedTopics,
      isOwn: (word) => isKnown(knowledge, word),
      request,
      thingAt: found.isThing && found.products.length > 0 ? found.thingAt : null,
      faqLikelihood: best?.isSure || best?.hasKeyword ? best.likelihood : 0,
      isIdle: isIdleTalk || isTale,
    }),
    isShopQuestion: offTopic.finds.length > 0 && readIntents(message.words).some(({ strength }) => strength >= PLAINLY),
    isSurelyOffTopic: offTopic.sure.length > 0,
    hasEvidence: isSpokenOf(knowledge, message, offTopic, found, isAsked),
  };
}

const PLAINLY = 0.8; // by two words or more
const MOST_COMPARED = 24;
const MOST_ANSWERS = 2;
const PART_END = /[.?!;\n]+|,? e (?=(?:quanto|quando|dove|come|che|posso|si pu|fate|avete|accettate|spedite)\b)/i;
const NOTHING_FOUND: Recommendation = {
  products: [],
  hasEvidence: false,
  isThing: false,
  thingAt: null,
  isLacking: false,
  terms: [],
};

/**
 * In 'serie tv' the word 'tv' is no evidence of televisions: words inside an off-topic phrase prove nothing. What is asked
 * in a way that means its subject is saved only by a request for a thing that the shop has.
 */
function isSpokenOf(
  knowledge: Knowledge,
  message: Message,
  { finds, sure }: OffTopic,
  { isThing, products, thingAt }: Recommendation,
  isAsked: boolean,
): boolean {
  const hasThing = isThing && products.length > 0;
  if (sure.length > 0) return hasThing && sure.every((find) => isSaidOfThing(message, find, thingAt ?? 0, isAsked));
  if (finds.length === 0 || hasThing) return hasThing;
  const rest = without(message, (start) =>
    placesOf(
      message,
      finds.filter(({ start: from, end }) => end - from > 1),
    ).has(start),
  );
  return bestFaq(knowledge, rest) !== undefined || search(knowledge, rest, true, null).hasEvidence;
}

/**
 * 'Un libro per il viaggio in aereo', not 'una serie da vedere sulla tv': the thing comes first, or in another sentence.
 * A single word that is the thing itself ('una canna da carpa', where rods are sold) means the thing.
 */
function isSaidOfThing(
  { words, text }: Message,
  { start, end }: PhraseFind,
  thingAt: number,
  isAsked: boolean,
): boolean {
  const [from, to] = [words[start]?.start ?? 0, words[end - 1]?.end ?? 0];
  if (thingAt === from && end - start === 1) return true;
  if (thingAt < from) return isAsked || words.slice(Math.max(0, start - 2), start).some((word) => word.text === 'per');
  return isAsked && /[.,;:!?\n]/.test(text.slice(to, thingAt));
}

/** The cheapest of what was asked for, whatever was to be spent. */
export function cheapestFor(knowledge: Knowledge, wanted: Message): Product | undefined {
  const { products } = searchCatalogue(knowledge.catalogue, wanted, {
    isAsked: true,
    range: { minCents: 1, maxCents: null },
    isCertain: (word) => isOffTopicWord(word.text),
    limit: MOST_COMPARED,
  });
  return products.toSorted((a, b) => (a.priceCents ?? 0) - (b.priceCents ?? 0))[0];
}

/** 'Dove siete? E quanto costa la spedizione?' is two questions: each part by itself, where it is plainly asked. */
function faqsByPart(knowledge: Knowledge, text: string, best: FaqMatch): FaqMatch[] {
  const parts = text.split(PART_END).filter((part) => part.trim() !== '');
  if (parts.length < 2) return [];
  const found = parts.flatMap((part) => bestFaq(knowledge, readMessage(part, knowledge.synonyms)) ?? []);
  const sure = found.filter(({ isSure }) => isSure);
  const distinct = sure.filter((match, index) => sure.findIndex(({ faq }) => faq.id === match.faq.id) === index);
  return distinct.some(({ faq }) => faq.id === best.faq.id) ? distinct.slice(0, MOST_ANSWERS) : [];
}

/** A word that the shop itself says is no typo. */
function isKnown({ faqs, catalogue }: Knowledge, text: string): boolean {
  return hasNoun(text, (word) => faqs.dictionary.words.has(word) || catalogue.dictionary.words.has(word));
}

function search(knowledge: Knowledge, message: Message, isAsked: boolean, range: Budget | null): Recommendation {
  const { words } = knowledge.faqs.dictionary;
  const isCertain = (word: MessageWord) => isOffTopicWord(word.text) || words.optionsOf(word).length > 0;
  return searchCatalogue(knowledge.catalogue, message, { isAsked, range, isCertain });
}

function bestFaq(knowledge: Knowledge, message: Message): FaqMatch | undefined {
  return faqsFor(knowledge, message)[0];
}

function faqsFor(knowledge: Knowledge, message: Message): FaqMatch[] {
  const { words } = knowledge.catalogue.dictionary;
  const isCertain = (word: MessageWord) => isOffTopicWord(word.text) || words.optionsOf(word).length > 0;
  return matchFaqs(knowledge.faqs, message, isCertain);
}

/** Where the words of these phrases start in the text. */
function placesOf(message: Message, finds: readonly { start: number; end: number }[]): Set<number> {
  return new Set(finds.flatMap(({ start, end }) => message.words.slice(start, end).map((word) => word.start)));
}

function without(message: Message, isLeftOut: (start: number) => boolean): Message {
  return { ...message, content: message.content.filter((word) => !isLeftOut(word.start)) };
}
