import { type FaqMatch, matchFaqs } from '../faqs/match.ts';
import { type Budget, readBudget } from '../language/budget.ts';
import { type Message, readMessage } from '../language/message.ts';
import { type CatalogueSearch, searchCatalogue } from '../products/catalogue.ts';
import type { Knowledge } from './knowledge.ts';
import type { Model, ModelFailure } from './model.ts';
import { isAboutSelfHarm, offTopicWords } from './off-topic.ts';
import { asksForAdvice, isBareRequest } from './recommendation.ts';
import {
  ASK_BACK_REPLY,
  catalogueReply,
  EXAMPLE_CATEGORIES,
  FAILURE_REPLIES,
  genericReply,
  INACTIVE_REPLY,
  noPreciseAdvice,
  OFF_TOPIC_REPLY,
  SELF_HARM_REPLY,
} from './replies.ts';
import type { Reply } from './reply.ts';

export type { ModelFailure } from './model.ts';

// Spec §9.
export const CONFIDENCE = { FAQ: 0.95, AI: 0.85, OTHER: 0.6, OFF_TOPIC: 1, NOTHING_TO_SUGGEST: 0.7 } as const;

/** What the rules say to a message, before any model is asked. */
export interface RulesAnswer {
  /** Undefined when no rule answers: the model's turn. */
  reply: Reply | undefined;
  /** Cards to show beside whichever step answers: only where advice was asked for. */
  productIds: string[];
  /** The words of the message that found something. */
  terms: string[];
  /** What the catalogue would name, were the model not to answer; also without a request, by keyword, name or category. */
  catalogueIds: string[];
}

/** Everything that a step may look at. */
interface Reading {
  knowledge: Knowledge;
  message: Message;
  budget: Budget | null;
  isAsked: boolean;
  found: CatalogueSearch;
  faq: FaqMatch | undefined;
}

/** Everything that needs no model; pure and synchronous. */
export function answerFromRules(knowledge: Knowledge, text: string): RulesAnswer {
  if (!knowledge.company.isActive) return decided(fallback(INACTIVE_REPLY, CONFIDENCE.OTHER));
  const reading = read(knowledge, text);
  const declined = decline(reading);
  if (declined) return decided(declined);
  const catalogueIds = reading.found.products.map((product) => product.id);
  const productIds = reading.isAsked ? catalogueIds : [];
  const reply = answerFaq(reading, productIds) ?? nothingToSuggest(reading);
  return { reply, productIds, terms: reply?.terms ?? reading.found.terms, catalogueIds };
}

/** After the model failed or is off: the catalogue, else an apology. */
export function answerWithoutModel(
  knowledge: Knowledge,
  rules: RulesAnswer,
  failure: ModelFailure,
  random: () => number,
): Reply {
  return rules.reply ?? nameProducts(knowledge, rules) ?? apologise(failure, random);
}

/** The whole chain of decision 22: decline ?? FAQ ?? nothing to suggest ?? model ?? catalogue ?? apologise. */
export async function answer(knowledge: Knowledge, text: string, model: Model, random: () => number): Promise<Reply> {
  const rules = answerFromRules(knowledge, text);
  if (rules.reply) return rules.reply;
  const outcome = await askModel(knowledge, text, model, rules);
  if (typeof outcome === 'string') return answerWithoutModel(knowledge, rules, outcome, random);
  const productIds = outcome.productIds.length > 0 ? outcome.productIds : rules.productIds;
  return { ...fallback(outcome.text, CONFIDENCE.AI, rules.terms), source: 'AI', productIds };
}

async function askModel(knowledge: Knowledge, text: string, model: Model, rules: RulesAnswer) {
  if (!model.isActive) return 'NOT_ACTIVE';
  try {
    const outcome = await model.reply({ knowledge, text, productIds: rules.catalogueIds });
    return typeof outcome === 'string' || outcome.text.trim() ? outcome : 'EMPTY';
  } catch {
    return 'CRASHED';
  }
}

function read(knowledge: Knowledge, text: string): Reading {
  const message = readMessage(text, knowledge.synonyms);
  const budget = readBudget(text);
  const isAsked = asksForAdvice(message);
  const found = searchCatalogue(knowledge.catalogue, withoutBudget(message, budget), { isAsked, budget });
  const faq = matchFaqs(knowledge.faqs, message)[0];
  return { knowledge, message, budget, isAsked, found, faq };
}

function withoutBudget(message: Message, budget: Budget | null): Message {
  if (!budget) return message;
  const content = message.content.filter(({ start }) => start < budget.start || start >= budget.end);
  return { ...message, content };
}

/** Off-topic words decline, unless the shop's own FAQs or products speak of them (decisions 6 and 28). */
function decline({ knowledge, message, found, faq }: Reading): Reply | undefined {
  if (isAboutSelfHarm(message)) return fallback(SELF_HARM_REPLY, CONFIDENCE.OFF_TOPIC);
  const words = offTopicWords(message, knowledge.company.allowedTopics);
  if (words.length === 0 || faq || found.hasEvidence) return undefined;
  return fallback(OFF_TOPIC_REPLY, CONFIDENCE.OFF_TOPIC, words);
}

/** Beside products a FAQ needs one of its keywords. */
function answerFaq({ faq }: Reading, productIds: string[]): Reply | undefined {
  if (!faq || (productIds.length > 0 && !faq.hasKeyword)) return undefined;
  const { answer, id } = faq.faq;
  return {
    text: answer,
    source: 'FAQ',
    confidence: CONFIDENCE.FAQ,
    faqId: id,
    productIds,
    terms: faq.terms,
    chips: [],
  };
}

/** Advice was asked for and nothing fits: ask back, or say so (decision 8). */
function nothingToSuggest({ knowledge, message, budget, isAsked, found }: Reading): Reply | undefined {
  if (!isAsked || found.products.length > 0) return undefined;
  const { largestCategories } = knowledge.catalogue;
  const categories = largestCategories.length > 0 ? [...largestCategories] : [...EXAMPLE_CATEGORIES];
  if (isBareRequest(withoutBudget(message, budget)))
    return { ...fallback(ASK_BACK_REPLY, CONFIDENCE.NOTHING_TO_SUGGEST), chips: categories };
  return fallback(noPreciseAdvice(categories, budget !== null && found.hasEvidence), CONFIDENCE.NOTHING_TO_SUGGEST);
}

function nameProducts(knowledge: Knowledge, { catalogueIds, terms }: RulesAnswer): Reply | undefined {
  const products = catalogueIds.flatMap(
    (id) => knowledge.catalogue.products.find((product) => product.id === id) ?? [],
  );
  if (products.length === 0) return undefined;
  const productIds = products.map((product) => product.id);
  return { ...fallback(catalogueReply(products), CONFIDENCE.OTHER, terms), source: 'CATALOG', productIds };
}

function apologise(failure: ModelFailure, random: () => number): Reply {
  return fallback(failure === 'CRASHED' ? genericReply(random) : FAILURE_REPLIES[failure], CONFIDENCE.OTHER);
}

function decided(reply: Reply): RulesAnswer {
  return { reply, productIds: [], terms: reply.terms, catalogueIds: [] };
}

function fallback(text: string, confidence: number, terms: string[] = []): Reply {
  return { text, source: 'FALLBACK', confidence, faqId: null, productIds: [], terms, chips: [] };
}
