import type { Faq } from '../../faqs/faq.ts';
import { withoutMarkdown } from '../../language/markdown/markdown.ts';
import { type Message, readMessage } from '../../language/message.ts';
import { audienceOfCustomer } from '../../language/people-words.ts';
import { CONFIDENCE, decided, type RulesAnswer } from '../answer.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Reading } from '../reading.ts';
import type { Reply } from '../reply.ts';
import { answerAboutCards } from './about-cards.ts';
import { tellsAsked } from './asked-kinds.ts';
import { asksOfShown } from './asks-of-shown.ts';
import type { Before } from './before.ts';
import { continuedFaq } from './continued-faq.ts';
import { MESSAGE_FEATURES, type MessageFeature, WAY_FEATURES, type Way, type WayFeature } from './features.ts';
import { messageFeatures, ownWords } from './leaning.ts';
import { plainOf } from './plain.ts';
import { pointedAt } from './pointing.ts';
import { refinedWish } from './refining.ts';
import { shareIn, wordsOfCard, wordsOfFaq } from './said-by.ts';
import { refusedBy } from './said-of-wish.ts';

/** One way of reading a message, with the answer that it leads to. */
export interface Candidate {
  kind: Way;
  /** In the order of `FEATURES`. */
  features: readonly number[];
  rules: RulesAnswer;
  /** A fact of ours that no model could tell better. */
  isFact: boolean;
}

/** All that are possible. */
export function candidatesFor(reading: Reading, before: Before, alone: RulesAnswer): Candidate[] {
  const { knowledge, message } = reading;
  const { text } = message;
  const said = messageFeatures(message, reading, alone.reply?.fallbackReason === 'OFF_TOPIC');
  const around = surrounding(text, before);
  const of = (kind: Way, own: Partial<Record<WayFeature, number>>, rules: RulesAnswer, isFact = false): Candidate => ({
    kind,
    features: [...said, ...WAY_FEATURES.map((name) => own[name] ?? around[name] ?? 0)],
    rules,
    isFact,
  });
  return [
    of('ALONE', aloneFeatures(knowledge, message, alone), alone),
    ...aboutCards(knowledge, text, before).map(({ own, rules, isFact }) => of('CARDS', own, rules, isFact)),
    ...refined(knowledge, text, message, before).map(({ own, rules }) => of('REFINED', own, rules)),
    ...continued(knowledge, message, said, before).map(({ own, rules }) => of('CONTINUED', own, rules)),
  ];
}

function surrounding(text: string, before: Before): Partial<Record<WayFeature, number>> {
  const { list, faq } = before;
  const asks = asksOfShown(text) || asksOfShown(pointedAt(text, before)?.rest ?? '');
  return {
    'cards last': list.length > 0 && !faq ? 1 : 0,
    'a FAQ last': faq ? 1 : 0,
    'asks of what is shown': list.length > 0 && asks ? 1 : 0,
  };
}

function isAnswer({ reply, suggested }: RulesAnswer): number {
  if (reply) return reply.source === 'FALLBACK' ? 0 : 1;
  return suggested.length > 0 ? 1 : 0;
}

function aloneFeatures(knowledge: Knowledge, message: Message, alone: RulesAnswer): Own {
  return {
    answers: isAnswer(alone),
    'tells what is asked for': toldAlone(message.text, alone),
    'says its words': shareIn(textsOf(knowledge, alone), ownWords(message)),
  };
}

/** What an answer is of: a FAQ whole, or the first of its cards. */
function textsOf({ faqs }: Knowledge, { reply, suggested: [first] }: RulesAnswer): string[] {
  if (reply?.source === 'FAQ') {
    const told = faqs.faqs.find(({ faq }) => faq.id === reply.faqId)?.faq;
    return told ? wordsOfFaq(told) : [];
  }
  return first ? wordsOfCard(first) : [];
}

function toldAlone(text: string, { reply }: RulesAnswer): number {
  return reply?.source === 'FAQ' ? tellsAsked(text, reply.text) : 0;
}

const SURELY = 3;

type Own = Partial<Record<WayFeature, number>>;

function aboutCards(
  knowledge: Knowledge,
  text: string,
  before: Before,
): { own: Own; rules: RulesAnswer; isFact: boolean }[] {
  const about = answerAboutCards(knowledge, text, before);
  const pointed = pointedAt(text, before);
  if (!about || (pointed?.isByName && refusedBy(text))) return []; // 'no la Fender no'
  const asked = ownWords(readMessage(pointed?.rest ?? text, knowledge.synonyms));
  const own = {
    'points to a card': pointed ? (pointed.isByFigure ? SURELY : 1) : 0,
    'points by its name': pointed?.isByName ? 1 : 0,
    'says its words': shareIn(about.products.flatMap(wordsOfCard), asked),
    'of the only card': before.cards.length === 1 ? 1 : 0,
    answers: 1,
    fits: about.isFact ? 1 : 0,
  };
  return [{ own, rules: decided(about.reply), isFact: about.isFact }];
}

function refined(
  knowledge: Knowledge,
  text: string,
  message: Message,
  before: Before,
): { own: Own; rules: RulesAnswer }[] {
  const wish = refinedWish(knowledge, text, before);
  if (!wish) return [];
  const { rules, fit } = wish;
  const ids = rules.suggested.map(({ id }) => id);
  const known = new Set(before.list.map(({ id }) => id));
  const finds = rules.suggested.length > 0 && (!rules.reply || rules.reply.productIds.length > 0);
  const own = {
    fits: Math.max(0, fit),
    'finds cards': finds ? 1 : 0,
    'other cards than before': finds && (ids.length !== known.size || ids.some((id) => !known.has(id))) ? 1 : 0,
    answers: finds ? 1 : 0,
    'how sure of it': ownWords(message).some(({ form }) => audienceOfCustomer(form)) ? 1 : 0,
  };
  return [{ own, rules: finds ? rules : decided(NOTHING_SUCH) }];
}

function continued(
  knowledge: Knowledge,
  message: Message,
  said: readonly number[],
  before: Before,
): { own: Own; rules: RulesAnswer }[] {
  const { text } = message;
  const next = continuedFaq(knowledge, text, before);
  if (!next || (next.share === 0 && saysSomethingElse(message, said, next.faq))) return [];
  const own = {
    'the same FAQ': next.faq.id === before.faq?.id ? 1 : 0,
    'how sure of it': next.lead,
    fits: next.share,
    'tells what is asked for': tellsAsked(text, next.faq.answer),
    answers: 1,
  };
  return [{ own, rules: decided(faqReply(next.faq)) }];
}

const WHOLE_QUESTION = /^(?:che|quale?|quali|chi|cosa|quanti|quante|avete|fate|usate|siete|dove|come)\b/;

/**
 * 'Che materiali usate?', 'xyz': words of its own, none of which the FAQ says, and nothing that goes on about it or asks
 * what it tells.
 */
function saysSomethingElse(message: Message, said: readonly number[], { answer }: Faq): boolean {
  const { text } = message;
  if (ownWords(message).length === 0 || tellsAsked(text, answer) >= 1) return false;
  if (WHOLE_QUESTION.test(plainOf(text))) return true;
  return !text.includes('?') && LEANING.every((name) => said[MESSAGE_FEATURES.indexOf(name)] === 0);
}

/** What a message says that goes on about something. */
const LEANING: readonly MessageFeature[] = ['adds', 'corrects', 'points', 'refuses', 'asks what if', 'for whom'];

const NOTHING_SUCH: Reply = {
  text: 'Così non ne ho trovati. Posso cercare con un altro colore, un’altra misura o un altro prezzo.',
  source: 'FALLBACK',
  confidence: CONFIDENCE.NOTHING_TO_SUGGEST,
  fallbackReason: 'NOTHING_TO_SUGGEST',
  faqId: null,
  productIds: [],
  terms: [],
  chips: [],
};

function faqReply({ id, answer }: Faq): Reply {
  const text = withoutMarkdown(answer);
  return { text, source: 'FAQ', confidence: CONFIDENCE.FAQ, faqId: id, productIds: [], terms: [], chips: [] };
}
