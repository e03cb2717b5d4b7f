import { type Choice, chooseFaq } from '../faqs/choice.ts';
import { type ChoiceFeatures, type Circumstances, featuresOf } from '../faqs/choice-features.ts';
import { type FaqMatch, matchesAmong, type Weighed, weighFaqs } from '../faqs/match.ts';
import { type Budget, readBudget } from '../language/budget.ts';
import { hasNoun } from '../language/fields/noun.ts';
import { isGoods } from '../language/goods.ts';
import { readIntents } from '../language/intents/read.ts';
import { isRequestWord, type Message, type MessageWord, readMessage } from '../language/message.ts';
import type { PhraseFind } from '../language/phrases.ts';
import { formOf } from '../language/stem.ts';
import { wordsOf } from '../language/words.ts';
import { chooseCards } from '../products/cards.ts';
import { type Comparison, NOTHING_COMPARED } from '../products/compared.ts';
import { compareCards } from '../products/comparison.ts';
import type { PriceRange } from '../products/price-range.ts';
import type { Product } from '../products/product.ts';
import type { Recommendation } from '../products/recommendation.ts';
import { searchCatalogue } from '../products/search.ts';
import { describes } from '../products/wish-words.ts';
import { byCount } from '../search/by-count.ts';
import { bearsAllowedWord } from './allowed-words.ts';
import { withoutAskedBeside } from './asked-beside.ts';
import { faqBesideNames, isCalled } from './faq-beside-names.ts';
import { isIdle } from './idle.ts';
import type { Knowledge } from './knowledge.ts';
import { missingName } from './missing-name.ts';
import { harmlessFinds, isOffTopicWord, type OffTopic, readOffTopic } from './off-topic.ts';
import { OFF_TOPIC_TOPICS } from './off-topic-words.ts';
import { otherSubjectOf } from './other-subject.ts';
import { type OwnNames, ownNamesIn, withNamed } from './own-names.ts';
import { asksAboutGoods, asksForGoodsOf, onlyTells, wantsGoods } from './product-question.ts';
import { readRequest } from './recommendation.ts';

/** A message with all that the rules see in it: what every step of the answer looks at. */
export interface Reading {
  knowledge: Knowledge;
  message: Message;
  budget: Budget | null;
  /** Advice was asked for. */
  isAsked: boolean;
  /** Goods are wanted, or what is to be spent is told, without a word of advice. */
  isWish: boolean;
  /** The message without what it only tells and without its budget: what is asked about. */
  wanted: Message;
  /** What is named that is the shop's own. */
  own: OwnNames;
  /** A name that is asked for and that the shop has nothing of, as it is written. */
  missing: string | undefined;
  /** What the words found, before cards are chosen. */
  searched: Recommendation;
  found: Recommendation;
  /** What was compared to choose the cards; nothing where no advice was asked for. */
  compared: Comparison;
  /** The message weighed against every FAQ. */
  weighed: Weighed;
  /** The FAQ that fits best. */
  faq: FaqMatch | undefined;
  /** The FAQ that was chosen as far as was learnt; undefined for a shop without any. */
  choice: Choice | undefined;
  /** How it is said: names of features that are there or not. */
  said: ReadonlySet<string>;
  /** That FAQ is meant, as far as was learnt, whatever else the message speaks of. */
  isFaqMeant: boolean;
  /** Every FAQ that fits, best first: also where none of them is to answer. */
  faqs: FaqMatch[];
  /** Where several things are asked, a FAQ for each, in the order asked; else none. */
  alsoAsked: FaqMatch[];
  /** Words of subjects that the shop does not talk about. */
  offTopicWords: string[];
  /** What tells that it is about another subject than the shop's, by all that is known of it. */
  otherSubject: string[];
  /** The names of the subjects that either belongs to, those it tells most of first. */
  otherTopics: string[];
  /** It bears a word of which the company said that it is its own: never another subject. */
  isAllowed: boolean;
  /** Asks what people ask shops. */
  isShopQuestion: boolean;
  /** Asked in a way that means such a subject. */
  isSurelyOffTopic: boolean;
  /** The shop's own FAQs or products speak of it all the same. */
  hasEvidence: boolean;
}

const NOT_OFF_TOPIC: OffTopic = { finds: [], sure: [] };
const ALL_TOPICS = OFF_TOPIC_TOPICS.map(({ name }) => name);

export function readForAnswer(knowledge: Knowledge, text: string): Reading {
  const message = readMessage(text, knowledge.synonyms);
  const { budget, request, isAllowed, offTopic, wanted } = readWanted(knowledge, message);
  const { isAsked, told } = request;
  const isIdleTalk = isIdle(message);
  const isAboutGoods = isAsked || (!isIdleTalk && asksAboutGoods(message));
  const own = ownNamesIn(knowledge, message, told);
  const byWords = isAboutGoods ? search(knowledge, wanted, isAsked, budget) : NOTHING_FOUND;
  const searched = isAsked ? byWords : withNamed(byWords, own);
  const weighed = weigh(knowledge, message);
  const faqs = matchesAmong(weighed);
  const [best] = faqs;
  const compared = isAsked
    ? compareCards(knowledge.catalogue, withoutAskedBeside(knowledge, wanted, best), searched, {
        budget,
        isCertain: certaintyOf(knowledge),
      })
    : NOTHING_COMPARED;
  const found = chooseCards(searched, compared);
  const isTale = !isAsked && onlyTells(message);
  const isTalk = (isIdleTalk && !best?.isSure) || (isTale && !best?.isMeant);
  const offTopicWords = [...offTopic.sure, ...offTopic.finds].map((find) => find.text);
  const isWish = !isAsked && (budget !== null || wantsGoods(message));
  const { words: otherSubject, topics } = otherSubjectOf(message, {
    allowedTopics: isAllowed ? ALL_TOPICS : knowledge.company.allowedTopics,
    isOwn: (word) => isKnown(knowledge, word),
    request,
    isWish,
    thingAt: found.isThing && found.products.length > 0 ? found.thingAt : null,
    faqLikelihood: best?.isSure || best?.hasKeyword ? best.likelihood : 0,
    isIdle: isIdleTalk || isTale,
  });
  const read = {
    knowledge,
    message,
    budget,
    isAsked,
    isWish,
    wanted,
    own,
    searched,
    found,
    compared,
    weighed,
    faqs,
    offTopicWords,
    otherSubject,
    otherTopics: byCount([...offTopic.sure, ...offTopic.finds].map(({ topic }) => topic).concat(topics)),
    isAllowed,
  };
  const ruled = isTalk ? undefined : best;
  const features = featuresOf(knowledge.faqs, weighed, circumstancesOf(read));
  const choice = chooseFaq(knowledge.faqs, weighed, features);
  const meant = meantBy(choice, ruled, message, offTopicWords);
  const isOfGoods = meant && (asksForGoodsOf(message, meant, found) || isOfNameAlone(message, meant, found));
  const faq = faqBesideNames({ ...read, choice }, isOfGoods ? undefined : meant);
  return {
    ...read,
    choice,
    said: features.said,
    faq,
    isFaqMeant: faq !== undefined && (isCalled(own, faq) || (faq === choice?.match && choice.odds >= MEANT)),
    missing: isAsked || faq ? undefined : missingName(knowledge, message, own, found),
    alsoAsked: faq?.isMeant ? faqsByPart(knowledge, text, faq) : [],
    isShopQuestion: offTopic.finds.length > 0 && readIntents(message.words).some(({ strength }) => strength >= PLAINLY),
    isSurelyOffTopic: offTopic.sure.length > 0,
    hasEvidence: isSpokenOf(knowledge, message, offTopic, found, isAsked),
  };
}

/** The message without what it only tells and without its budget, and what was left out: read before anything is searched. */
export function readWanted(knowledge: Knowledge, message: Message) {
  const budget = readBudget(message.text);
  const request = readRequest(message);
  const { isAsked, told, triggers } = request;
  const harmless = placesOf(message, harmlessFinds(message));
  const isAllowed = bearsAllowedWord(message, knowledge.company.allowedWords);
  const offTopic = isAllowed
    ? NOT_OFF_TOPIC
    : readOffTopic(message, knowledge.company.allowedTopics, (word) => isKnown(knowledge, word));
  const phrases = [...offTopic.sure, ...offTopic.finds].filter(({ start, end }) => end - start > 1);
  const inPhrase = placesOf(message, phrases);
  const wanted = without(message, (start) => {
    const isMoney = budget !== null && start >= budget.start && start < budget.end;
    return (
      isMoney || inPhrase.has(start) || told.has(start) || harmless.has(start) || (!isAsked && triggers.has(start))
    );
  });
  return { budget, request, isAllowed, offTopic, wanted };
}

/** 'Coperta di lana' names a blanket of the shop and asks nothing else: not who is covered by a guarantee. */
function isOfNameAlone(message: Message, faq: FaqMatch, { isThing, products, terms }: Recommendation): boolean {
  if (!isThing || faq.isByOwnKeyword || faq.terms.length === 0) return false;
  return products.some(({ name }) => {
    const own = new Set(wordsOf(name).map(({ text }) => formOf(text)));
    const isOwn = ({ text, form }: { text: string; form: string }) =>
      own.has(form) || ASKING.has(text) || isRequestWord({ text });
    const isSaidOfIt = (word: MessageWord) => isOwn(word) || terms.includes(word.text) || describes(word);
    return faq.terms.every((text) => isOwn({ text, form: formOf(text) })) && message.content.every(isSaidOfIt);
  });
}

const ASKING = new Set(
  'quanto costa costano viene vengono prezzo prezzi costo che avete vendete tenete trattate c e ci sono disponibile disponibili'.split(
    ' ',
  ),
);

const MEANT_ALL_THE_SAME = 40; // odds from which one does where what is asked plainly is none of it
const MEANT = 0.35; // odds from which one answers whatever else the message speaks of
const BETTER = 1.2; // times likelier than what the rules find best
const FAR_BETTER = 6; // where what is asked plainly is none of it
const HARDLY = 0.1; // odds below which what the rules find by the way does not answer

/** What was learnt decides where it is plain; else the rules do. */
function meantBy(
  choice: Choice | undefined,
  ruled: FaqMatch | undefined,
  { content }: Message,
  offTopicWords: readonly string[],
): FaqMatch | undefined {
  if (!choice) return ruled;
  if (!ruled) {
    const telling = content.filter(({ text }) => !/\d/.test(text)); // 'somma a1' tells as little as 'somma'
    if (telling.length < 2) return undefined; // one word that no FAQ says proves nothing
    const isElsewhere = offTopicWords.length > 0 && choice.match.terms.length === 0;
    const least = choice.isForeign || isElsewhere ? MEANT_ALL_THE_SAME : MEANT;
    return choice.odds >= least ? choice.match : undefined;
  }
  const least = choice.isForeign ? FAR_BETTER : BETTER;
  if (choice.odds >= HARDLY) return choice.over(ruled.faq.id) >= least ? choice.match : ruled;
  return ruled.isPointedTo ? ruled : undefined;
}

type Surroundings = Pick<
  Reading,
  'knowledge' | 'isAsked' | 'isWish' | 'budget' | 'found' | 'offTopicWords' | 'otherSubject'
>;

function circumstancesOf({
  knowledge,
  isAsked,
  isWish,
  budget,
  found,
  offTopicWords,
  otherSubject,
}: Surroundings): Circumstances {
  return {
    isAsked,
    isWish,
    hasBudget: budget !== null,
    isThing: found.isThing,
    isLacking: found.isLacking,
    hasEvidence: found.hasEvidence,
    hasProducts: found.products.length > 0,
    isElsewhere: offTopicWords.length + otherSubject.length > 0,
    isGoods: (word) => knowledge.catalogue.dictionary.words.has(word),
  };
}

/** By what a FAQ is chosen for a message: what the choice is learnt from. */
export function choiceFeaturesOf(knowledge: Knowledge, text: string): ChoiceFeatures {
  const reading = readForAnswer(knowledge, text);
  return featuresOf(knowledge.faqs, reading.weighed, circumstancesOf(reading));
}

const PLAINLY = 0.8; // by two words or more
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

/** The cheapest of what was asked for, whatever was to be spent unless that is told. */
export function cheapestFor(
  knowledge: Knowledge,
  wanted: Message,
  range: PriceRange | null = null,
): Product | undefined {
  const { products } = searchCatalogue(knowledge.catalogue, wanted, {
    isAsked: true,
    range: range ?? { minCents: 1, maxCents: null },
    isCertain: (word) => isOffTopicWord(word.text),
    isCheapest: true,
  });
  return products[0];
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

/** Whether a word means something here: it is one of the shop's own, or the name of a thing. */
export function isTelling(knowledge: Knowledge): (word: string) => boolean {
  return (word) => isKnown(knowledge, word) || isGoods(word);
}

/** A word that the shop itself says, in its FAQs or its catalogue. */
export function isKnown({ faqs, catalogue }: Knowledge, text: string): boolean {
  return hasNoun(text, (word) => faqs.dictionary.words.has(word) || catalogue.dictionary.words.has(word));
}

function search(knowledge: Knowledge, message: Message, isAsked: boolean, range: Budget | null): Recommendation {
  return searchCatalogue(knowledge.catalogue, message, { isAsked, range, isCertain: certaintyOf(knowledge) });
}

/** A word of another subject or of the FAQs is no typo of a product's. */
function certaintyOf(knowledge: Knowledge): (word: MessageWord) => boolean {
  const { words } = knowledge.faqs.dictionary;
  return (word) => isOffTopicWord(word.text) || words.optionsOf(word).length > 0;
}

function bestFaq(knowledge: Knowledge, message: Message): FaqMatch | undefined {
  return faqsFor(knowledge, message)[0];
}

function faqsFor(knowledge: Knowledge, message: Message): FaqMatch[] {
  return matchesAmong(weigh(knowledge, message));
}

function weigh(knowledge: Knowledge, message: Message): Weighed {
  const { words } = knowledge.catalogue.dictionary;
  const isCertain = (word: MessageWord) => isOffTopicWord(word.text) || words.optionsOf(word).length > 0;
  return weighFaqs(knowledge.faqs, message, isCertain);
}

/** Where the words of these phrases start in the text. */
function placesOf(message: Message, finds: readonly { start: number; end: number }[]): Set<number> {
  return new Set(finds.flatMap(({ start, end }) => message.words.slice(start, end).map((word) => word.start)));
}

function without(message: Message, isLeftOut: (start: number) => boolean): Message {
  return { ...message, content: message.content.filter((word) => !isLeftOut(word.start)) };
}
