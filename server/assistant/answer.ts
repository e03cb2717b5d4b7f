import type { FaqMatch } from '../faqs/match.ts';
import { nextBestFaqs } from '../faqs/next-best.ts';
import type { ForeignLanguage } from '../language/foreign.ts';
import { tellsGoods } from '../language/intents/related.ts';
import { withoutMarkdown } from '../language/markdown/markdown.ts';
import type { ModelFailure } from '../model/faults.ts';
import type { Product } from '../products/product.ts';
import { answerAboutFound } from './about-variants.ts';
import { dangerIn } from './danger.ts';
import { declinedWords } from './declining.ts';
import type { Knowledge } from './knowledge.ts';
import { asksForOrder } from './order-asked.ts';
import { asksForPerson } from './person-asked.ts';
import { foundWhateverColour, isPlain, whyNotShown } from './product-facts.ts';
import { asksPrice, asksStock } from './product-question.ts';
import { cheapestFor, isTelling, type Reading, readForAnswer } from './reading.ts';
import { asksAdvice, isBareRequest } from './recommendation.ts';
import * as replies from './replies.ts';
import type { FallbackReason, Reply, ReplySource } from './reply.ts';
import { smallTalkIn } from './small-talk.ts';
import { offerOf, subjectsOf } from './subjects.ts';
import { toldInItalian } from './told-in-italian.ts';
import { type Understood, understoodOf } from './understood.ts';

// Shown beside an answer; a constant for each way of answering.
export const CONFIDENCE = {
  FAQ: 0.95,
  AI: 0.85,
  OTHER: 0.6,
  OFF_TOPIC: 1,
  NOTHING_TO_SUGGEST: 0.7,
  SMALL_TALK: 0.95, // certain, and neither a refusal nor a question that found nothing
} as const;

/** What the rules say to a message, before any model is asked. */
export interface RulesAnswer {
  /** Undefined when no rule answers: the model's turn. */
  reply: Reply | undefined;
  /** What is said where the model, to which a doubt was left, does not answer. */
  unsure?: Reply | undefined;
  /** Cards to show beside whichever step answers: only where advice was asked for. */
  productIds: string[];
  /** Goods are wished for, asked for by name or priced: what was found stands beside the answer, whoever gives it. */
  isWished: boolean;
  /** The words of the message that found something. */
  terms: string[];
  /** What the catalogue would name, were the model not to answer; also without a request, by keyword, name or category. */
  suggested: readonly Product[];
  /** How it would name it. */
  naming: replies.Naming;
  /** The name that was asked for and that the shop does not have, as it was written. */
  missing?: string | undefined;
  /** Where it has nothing to name: what is true of the thing that was asked for. */
  fact?: { text: string; product: Product } | undefined;
  /** What narrowed the wish, where one was read. */
  understood: Understood[];
  /** The FAQs that may have been meant instead of products; at most two. */
  alternatives: string[];
  /** The language of the message, where it is another than Italian. */
  language?: ForeignLanguage;
}

/** Everything that needs no model; pure and synchronous. Help for who is in danger is switched off by nothing. */
export function answerFromRules(
  knowledge: Knowledge,
  text: string,
  reading = readForAnswer(knowledge, text),
): RulesAnswer {
  const danger = dangerIn(reading.message);
  if (danger) return decided(fallback(replies.HELP_REPLIES[danger], 'DANGER'));
  if (!knowledge.company.isActive) return decided(fallback(replies.inactiveReply(knowledge.company), 'SWITCHED_OFF'));
  const smallTalk = talkBack(reading);
  if (smallTalk) return decided(smallTalk);
  const person = askedPerson(reading);
  if (person) return decided(person);
  const order = askedOrder(reading);
  if (order) return decided(order);
  const declined = decline(reading);
  if (declined) return decided(declined);
  const ofVariants = reading.isAsked ? undefined : answerAboutFound(reading.message, foundWhateverColour(reading));
  if (ofVariants) return decided(ofVariants);
  const suggested = reading.found.products;
  const productIds = reading.isAsked ? idsOf(suggested) : [];
  const isWished = reading.isAsked || reading.isWish || asksPrice(reading.message) || isPlain(reading);
  const understood = reading.isAsked || suggested.length > 0 ? understoodOf(reading) : [];
  const reply = answerFaq(reading, productIds) ?? nothingToSuggest(reading);
  const terms = reply?.terms ?? reading.found.terms;
  const alternatives = !reply && suggested.length > 0 ? alternativesTo(reading) : [];
  return {
    reply: reply && withUnderstood(reply, understood),
    productIds,
    isWished,
    terms,
    suggested,
    naming: namingFor(reading),
    missing: reply ? undefined : reading.missing,
    fact: reply ? undefined : whyNotShown(reading),
    understood,
    alternatives,
  };
}

function namingFor(reading: Reading): replies.Naming {
  if (reading.isAsked) return 'ADVICE';
  if (!isPlain(reading)) return 'FOUND';
  if (asksPrice(reading.message)) return 'PRICE';
  return asksStock(reading.message) ? 'YES' : 'FOUND';
}

const MOST_ALTERNATIVES = 2;

/** The FAQs that may have been meant instead of what answers. */
function alternativesTo({ knowledge, message, faqs }: Reading, answering: readonly FaqMatch[] = []): string[] {
  const ids = new Set(answering.map(({ faq }) => faq.id));
  return idsOf(nextBestFaqs(knowledge.faqs, message, faqs, ids, MOST_ALTERNATIVES));
}

/** What was understood stands above cards, and where a wish found none; a FAQ alone has nothing to do with it. */
function withUnderstood(reply: Reply, understood: Understood[]): Reply {
  return reply.source === 'FAQ' && reply.productIds.length === 0 ? reply : { ...reply, understood };
}

/** After the model failed or is off: the catalogue, else an apology. */
export function answerWithoutModel(
  knowledge: Knowledge,
  rules: RulesAnswer,
  failure: ModelFailure,
  random: () => number,
): Reply {
  if (rules.reply) return rules.reply;
  return {
    ...(rules.unsure ??
      toldInItalian(nameProducts(rules) ?? apologise(knowledge, rules, failure, random), rules.language)),
    modelFailure: failure,
  };
}

/** Greetings, thanks and their like, alone: nobody waits for a model to be greeted. */
function talkBack({ message, knowledge }: Reading): Reply | undefined {
  const kind = smallTalkIn(message, isTelling(knowledge));
  return kind && fallback(replies.smallTalkReply(kind, knowledge.company), 'SMALL_TALK');
}

/** Who wants a person is put through to one, where the shop has that. */
function askedPerson({ message, knowledge: { company } }: Reading): Reply | undefined {
  if (!company.isPersonOffered || !asksForPerson(message)) return undefined;
  return fallback(replies.PERSON_COMES, 'PERSON_ASKED');
}

/** Who asks where their order is may look for it, where the shop tells. */
function askedOrder({ message, isAsked, knowledge: { company } }: Reading): Reply | undefined {
  if (company.orderAddress === null || isAsked || !asksForOrder(message)) return undefined;
  return fallback(replies.ORDER_ASKED, 'ORDER_ASKED');
}

/** What is about another subject than the shop's is declined. */
function decline(reading: Reading): Reply | undefined {
  const words = declinedWords(reading);
  return words && fallback(replies.offTopicReply(offerOf(reading.knowledge)), 'OFF_TOPIC', words);
}

const LIKELY_ASKED = 0.65; // that a FAQ is meant, and not the goods that are asked for by name

/** Beside products, asked for or named, a FAQ needs one of its keywords. */
function isMeant(reading: Reading, faq: FaqMatch): boolean {
  const { message, found, isAsked, isFaqMeant } = reading;
  if (isFaqMeant) return true;
  const tellsMore = !isAsked && !faq.isByTypo && faq.terms.some((term) => !found.terms.includes(term));
  if (found.products.length > 0 && !faq.hasKeyword && !tellsMore) return false;
  const isOfGoods = found.isThing && found.products.length > 0;
  if (isOfGoods && !isAsked && !faq.isMeant && !tellsMore) return false; // 'cerco un decaffeinato in grani'
  if (isOfGoods && isAsked && !faq.isPointedTo && faq.likelihood < LIKELY_ASKED) return false; // 'una moka per una persona sola'
  if (isAsked && !faq.isMeant && !faq.isPointedTo) return false;
  const isAdvice = asksAdvice(message);
  if (isAsked && found.isLacking && (isAdvice || !faq.isSure)) return false;
  return !(isAsked && isAdvice && tellsGoods(faq.intent)); // 'che birra senza glutine mi consigliate?'
}

function answerFaq(reading: Reading, productIds: string[]): Reply | undefined {
  const { message, faq, alsoAsked } = reading;
  if (!faq || !isMeant(reading, faq)) return undefined;
  const cards = faq.isSure && !asksAdvice(message) ? [] : productIds; // 'posso comprare il vino a 17 anni?'
  const { id: faqId } = faq.faq;
  const asked = alsoAsked.length > 1 ? alsoAsked : [faq];
  const text = asked.map((each) => withoutMarkdown(each.faq.answer)).join('\n\n');
  const terms = [...new Set(asked.flatMap((each) => each.terms))];
  const alternatives = alternativesTo(reading, asked);
  return { text, source: 'FAQ', confidence: CONFIDENCE.FAQ, faqId, productIds: cards, terms, chips: [], alternatives };
}

/** Advice was asked for and nothing fits: ask back, or say so. */
function nothingToSuggest({ knowledge, wanted, budget, isAsked, found }: Reading): Reply | undefined {
  if (!isAsked || found.products.length > 0) return undefined;
  const { largestCategories } = knowledge.catalogue;
  const isOverBudget = budget !== null && found.hasEvidence;
  if (isBareRequest(wanted) && !isOverBudget)
    return { ...fallback(replies.ASK_BACK_REPLY, 'ASKED_BACK'), chips: [...largestCategories] };
  const cheapest = isOverBudget ? cheapestFor(knowledge, wanted) : undefined;
  const text = replies.noPreciseAdvice(knowledge.company, largestCategories, isOverBudget, cheapest);
  return fallback(text, 'NOTHING_TO_SUGGEST');
}

/** What the catalogue says by itself: of what was asked for, or of what is near to it. */
export function nameProducts({
  suggested,
  terms,
  naming,
  understood,
  alternatives,
  fact,
  missing,
}: RulesAnswer): Reply | undefined {
  if (fact) {
    const productIds = fact.product.isAvailable ? [fact.product.id] : []; // what is sold out is told, never shown
    return { ...plainReply(fact.text, 'CATALOG', CONFIDENCE.OTHER, terms), productIds };
  }
  if (suggested.length === 0) return undefined;
  const text = missing ? replies.nearestReply(missing, suggested) : replies.catalogueReply(suggested, naming);
  const reply = plainReply(text, 'CATALOG', CONFIDENCE.OTHER, terms);
  return { ...reply, productIds: idsOf(suggested), understood, alternatives };
}

function apologise(knowledge: Knowledge, { missing }: RulesAnswer, failure: ModelFailure, random: () => number): Reply {
  const { company, catalogue } = knowledge;
  if (missing) return fallback(replies.notOurs(company, missing, catalogue.largestCategories), 'NOT_FOUND');
  const text =
    failure === 'CRASHED'
      ? replies.genericReply(offerOf(knowledge), random)
      : replies.nothingFound(company, catalogue.largestCategories, subjectsOf(knowledge));
  return fallback(text, 'NOT_FOUND');
}

export function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/** Nothing else is to be said. */
export function decided(reply: Reply): RulesAnswer {
  return {
    reply,
    productIds: [],
    isWished: false,
    terms: reply.terms,
    suggested: [],
    naming: 'FOUND',
    understood: [],
    alternatives: [],
  };
}

const FALLBACK_CONFIDENCE: Readonly<Record<FallbackReason, number>> = {
  DANGER: CONFIDENCE.OFF_TOPIC,
  SWITCHED_OFF: CONFIDENCE.OTHER,
  SMALL_TALK: CONFIDENCE.SMALL_TALK,
  PERSON_ASKED: CONFIDENCE.SMALL_TALK,
  ORDER_ASKED: CONFIDENCE.SMALL_TALK,
  OFF_TOPIC: CONFIDENCE.OFF_TOPIC,
  ASKED_BACK: CONFIDENCE.NOTHING_TO_SUGGEST,
  NOTHING_TO_SUGGEST: CONFIDENCE.NOTHING_TO_SUGGEST,
  NOT_FOUND: CONFIDENCE.OTHER,
};

function fallback(text: string, fallbackReason: FallbackReason, terms: string[] = []): Reply {
  return { ...plainReply(text, 'FALLBACK', FALLBACK_CONFIDENCE[fallbackReason], terms), fallbackReason };
}

export function plainReply(text: string, source: ReplySource, confidence: number, terms: string[]): Reply {
  return { text, source, confidence, faqId: null, productIds: [], terms, chips: [] };
}
