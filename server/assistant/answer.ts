import type { Product } from '../products/product.ts';
import { dangerIn } from './danger.ts';
import type { Knowledge } from './knowledge.ts';
import type { FailedCall, Model, ModelFailure, ModelReply, Turn, Watch } from './model.ts';
import { asksPrice } from './product-question.ts';
import { cheapestFor, type Reading, readForAnswer } from './reading.ts';
import { asksAdvice, isBareRequest } from './recommendation.ts';
import * as replies from './replies.ts';
import type { Reply } from './reply.ts';
import { smallTalkIn } from './small-talk.ts';
import { offerOf, subjectsOf } from './subjects.ts';

export type { ModelFailure } from './model.ts';

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
  /** Cards to show beside whichever step answers: only where advice was asked for. */
  productIds: string[];
  /** The words of the message that found something. */
  terms: string[];
  /** What the catalogue would name, were the model not to answer; also without a request, by keyword, name or category. */
  suggested: readonly Product[];
  /** How it would name it. */
  naming: replies.Naming;
}

/** Everything that needs no model; pure and synchronous. Help for who is in danger is switched off by nothing. */
export function answerFromRules(knowledge: Knowledge, text: string): RulesAnswer {
  const reading = readForAnswer(knowledge, text);
  const danger = dangerIn(reading.message);
  if (danger) return decided(fallback(replies.HELP_REPLIES[danger], CONFIDENCE.OFF_TOPIC));
  if (!knowledge.company.isActive) return decided(fallback(replies.inactiveReply(knowledge.company), CONFIDENCE.OTHER));
  const smallTalk = talkBack(reading);
  if (smallTalk) return decided(smallTalk);
  const declined = decline(reading);
  if (declined) return decided(declined);
  const suggested = reading.found.products;
  const productIds = reading.isAsked ? idsOf(suggested) : [];
  const reply = answerFaq(reading, productIds) ?? nothingToSuggest(reading);
  const naming = reading.isAsked ? 'ADVICE' : asksPrice(reading.message) ? 'PRICE' : 'FOUND';
  return { reply, productIds, terms: reply?.terms ?? reading.found.terms, suggested, naming };
}

/** After the model failed or is off: the catalogue, else an apology. */
export function answerWithoutModel(
  knowledge: Knowledge,
  rules: RulesAnswer,
  failure: ModelFailure,
  random: () => number,
): Reply {
  if (rules.reply) return rules.reply;
  return { ...(nameProducts(rules) ?? apologise(knowledge, failure, random)), modelFailure: failure };
}

/** The whole chain: decline ?? FAQ ?? nothing to suggest ?? model ?? catalogue ?? apologise. */
export async function answer(
  knowledge: Knowledge,
  text: string,
  model: Model,
  random: () => number,
  chat: Chat = { turns: [] },
): Promise<Reply> {
  const rules = answerFromRules(knowledge, text);
  if (rules.reply) return rules.reply;
  const outcome = await askModel(knowledge, text, model, rules, chat);
  if (typeof outcome === 'string') return answerWithoutModel(knowledge, rules, outcome, random);
  const { facts } = outcome;
  const reply =
    'failure' in outcome
      ? answerWithoutModel(knowledge, rules, outcome.failure, random)
      : answerOfModel(rules, outcome);
  return facts ? { ...reply, modelFacts: facts } : reply;
}

/** What a question stands in, and who follows its answer. */
export interface Chat {
  /** What was said before, oldest first. */
  turns: readonly Turn[];
  watch?: Watch;
  /** Stands in for the company's prompt. */
  prompt?: string;
}

async function askModel(
  knowledge: Knowledge,
  text: string,
  model: Model,
  { suggested, productIds }: RulesAnswer,
  { watch, ...chat }: Chat,
): Promise<ModelReply | ModelFailure | FailedCall> {
  if (!model.isActive) return 'NOT_ACTIVE';
  const request = { knowledge, text, productIds: idsOf(suggested), isAsked: productIds.length > 0, ...chat };
  try {
    const outcome = await model.reply(request, watch);
    const isEmpty = typeof outcome === 'object' && 'text' in outcome && !outcome.text.trim() && !outcome.isInterrupted;
    return isEmpty ? 'EMPTY' : outcome;
  } catch {
    return 'CRASHED';
  }
}

/** Who asked for advice gets products: those that the model named, else those found, so that text and cards agree. */
function answerOfModel({ productIds, suggested, terms }: RulesAnswer, said: ModelReply): Reply {
  const isAdded = productIds.length > 0 && said.productIds.length === 0 && !said.isInterrupted;
  const text = isAdded ? `${said.text}\n\n${replies.catalogueReply(suggested)}` : said.text;
  return {
    ...fallback(text, CONFIDENCE.AI, terms),
    source: 'AI',
    productIds: isAdded ? productIds : said.productIds,
    ...(said.isInterrupted ? { isInterrupted: true } : {}),
  };
}

/** Greetings, thanks and their like, alone: nobody waits for a model to be greeted. */
function talkBack({ message, knowledge }: Reading): Reply | undefined {
  const kind = smallTalkIn(message);
  return kind && fallback(replies.smallTalkReply(kind, knowledge.company), CONFIDENCE.SMALL_TALK);
}

/** Off-topic words decline, unless the shop's own FAQs or products speak of them. */
function decline({
  offTopicWords,
  hasEvidence,
  isSurelyOffTopic,
  isShopQuestion,
  isAsked,
  found,
  knowledge,
}: Reading): Reply | undefined {
  if (offTopicWords.length === 0 || hasEvidence) return undefined;
  if (isShopQuestion && !isSurelyOffTopic) return undefined; // 'fate sconti per gli insegnanti?'
  if (isAsked && found.isLacking && !isSurelyOffTopic) return undefined; // 'un computer per lo studio', of a shop without computers
  return fallback(replies.offTopicReply(offerOf(knowledge)), CONFIDENCE.OFF_TOPIC, offTopicWords);
}

/** Beside products, asked for or named, a FAQ needs one of its keywords. */
function answerFaq({ message, faq, alsoAsked, found, isAsked }: Reading, productIds: string[]): Reply | undefined {
  if (!faq) return undefined;
  const tellsMore = !isAsked && !faq.isByTypo && faq.terms.some((term) => !found.terms.includes(term));
  if (found.products.length > 0 && !faq.hasKeyword && !tellsMore) return undefined;
  if (isAsked && !faq.isMeant && !faq.isPointedTo) return undefined;
  if (isAsked && found.isLacking && !faq.isSure) return undefined;
  const cards = faq.isSure && !asksAdvice(message) ? [] : productIds; // 'posso comprare il vino a 17 anni?'
  const { id: faqId } = faq.faq;
  const asked = alsoAsked.length > 1 ? alsoAsked : [faq];
  const text = asked.map((each) => each.faq.answer).join('\n\n');
  const terms = [...new Set(asked.flatMap((each) => each.terms))];
  return { text, source: 'FAQ', confidence: CONFIDENCE.FAQ, faqId, productIds: cards, terms, chips: [] };
}

/** Advice was asked for and nothing fits: ask back, or say so. */
function nothingToSuggest({ knowledge, wanted, budget, isAsked, found }: Reading): Reply | undefined {
  if (!isAsked || found.products.length > 0) return undefined;
  const { largestCategories } = knowledge.catalogue;
  const isOverBudget = budget !== null && found.hasEvidence;
  if (isBareRequest(wanted) && !isOverBudget)
    return { ...fallback(replies.ASK_BACK_REPLY, CONFIDENCE.NOTHING_TO_SUGGEST), chips: [...largestCategories] };
  const cheapest = isOverBudget ? cheapestFor(knowledge, wanted) : undefined;
  const text = replies.noPreciseAdvice(knowledge.company, largestCategories, isOverBudget, cheapest);
  return fallback(text, CONFIDENCE.NOTHING_TO_SUGGEST);
}

function nameProducts({ suggested, terms, naming }: RulesAnswer): Reply | undefined {
  if (suggested.length === 0) return undefined;
  const reply = fallback(replies.catalogueReply(suggested, naming), CONFIDENCE.OTHER, terms);
  return { ...reply, source: 'CATALOG', productIds: idsOf(suggested) };
}

function apologise(knowledge: Knowledge, failure: ModelFailure, random: () => number): Reply {
  const { company, catalogue } = knowledge;
  const text =
    failure === 'CRASHED'
      ? replies.genericReply(offerOf(knowledge), random)
      : replies.nothingFound(company, catalogue.largestCategories, subjectsOf(knowledge));
  return fallback(text, CONFIDENCE.OTHER);
}

function idsOf(products: readonly Product[]): string[] {
  return products.map((product) => product.id);
}

function decided(reply: Reply): RulesAnswer {
  return { reply, productIds: [], terms: reply.terms, suggested: [], naming: 'FOUND' };
}

function fallback(text: string, confidence: number, terms: string[] = []): Reply {
  return { text, source: 'FALLBACK', confidence, faqId: null, productIds: [], terms, chips: [] };
}
