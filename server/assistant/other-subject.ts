import { EVERYDAY_WORDS } from '../language/everyday-words.ts';
import type { FieldFind } from '../language/fields/field-index.ts';
import { readFields } from '../language/fields/read.ts';
import { isGoods } from '../language/goods.ts';
import { isExampleWord, isIntentWord, likelihoods, SUBJECTS } from '../language/intents/read.ts';
import type { Message } from '../language/message.ts';
import { OFF_TOPIC_TOPICS } from './off-topic-words.ts';
import { asksAdvice, type Request } from './recommendation.ts';

/** What else is known of a message whose subject is in question. */
export interface Besides {
  allowedTopics: readonly string[];
  /** The shop's FAQs or products hold the word. */
  isOwn: (word: string) => boolean;
  request: Request;
  /** Where in the text a thing is named that the shop has. */
  thingAt: number | null;
  /** How likely the best FAQ answers it, where one does by more than one word or by a keyword, 0–1. */
  faqLikelihood: number;
  /** Goods are wanted, or what is to be spent is told, without a word of advice. */
  isWish: boolean;
  /** Jests, scolds, or only tells. */
  isIdle: boolean;
}

/**
 * What each sign adds to the log-odds that a message is about a subject which shops do not talk about: rounded
 * from a logistic regression on the messages of the evaluation.
 */
const SIGN = {
  ANY: -2.2,
  LIKELIHOOD: 0.5, // of the logit of what was learnt from examples
  ALONE: 3.8, // a word that tells the subject by itself
  HINT: 1.4,
  ASKED: -1.9, // for goods
  ADVICE: -0.9,
  WISH: -1,
  GOODS_FIRST: -0.8,
  THING: -0.8,
  THING_FIRST: -4, // 'cuffie da usare in hotel'
  FAQ: -2.2, // times its likelihood
  IDLE: -2,
  OWN_WORDS: -1.3, // were all words the shop's own
} as const;
const THRESHOLD = -1; // rather a refusal too many than an answer to another question: the sets' optimum
const MOST_ALONE = 3;
const MOST_HINTS = 4;
const LEAST_LIKELIHOOD = 0.001;
const LEAST_HINTS = 2; // without a word that tells by itself

const topics = new Map(OFF_TOPIC_TOPICS.map(({ name }) => [name, SUBJECTS.indexOf(name)]));

/** What tells that a message is about another subject than the shop's; nothing where it is not. */
export interface OtherSubject {
  words: string[];
  /** The names of the subjects, each as often as it is found. */
  topics: string[];
}

export function otherSubjectOf(message: Message, besides: Besides): OtherSubject {
  const { words } = message;
  const finds = fieldsIn(message, besides);
  if (finds.length === 0 || oddsOf(message, finds, besides) <= THRESHOLD) return { words: [], topics: [] };
  const said = finds.flatMap(({ start, end }) => words.slice(start, end).map(({ text }) => text));
  return { words: [...new Set(said)], topics: finds.map(({ topic }) => topic) };
}

/** What of a message is the vocabulary of other subjects, those aside that a company allows. */
function fieldsIn({ words }: Message, { allowedTopics, isOwn }: Pick<Besides, 'allowedTopics' | 'isOwn'>): FieldFind[] {
  const isWord = (text: string) => isOwn(text) || isKnownWord(text);
  return readFields(words, isWord).filter(
    ({ topic, start, end }) =>
      !allowedTopics.includes(topic) && !words.slice(start, end).every(({ text }) => isOwn(text)),
  );
}

/** What of a message's subject depends on the subjects that a company allows; null where it is no other one's, whatever else is known of it. */
export function allowedIn(message: Message, besides: Pick<Besides, 'allowedTopics' | 'isOwn'>) {
  const finds = fieldsIn(message, besides);
  const odds = finds.length === 0 ? Number.NEGATIVE_INFINITY : mostOddsOf(message, finds, besides);
  return odds <= THRESHOLD ? null : { finds, odds };
}

function isKnownWord(text: string): boolean {
  return EVERYDAY_WORDS.has(text) || isIntentWord(text) || isExampleWord(text) || isGoods(text);
}

/** Before anything else is known, all of which only speaks against it. */
function mostOddsOf(
  message: Message,
  finds: readonly FieldFind[],
  { allowedTopics, isOwn }: Pick<Besides, 'allowedTopics' | 'isOwn'>,
): number {
  const { alone, hints } = countsOf(finds);
  if (alone === 0 && hints < LEAST_HINTS) return Number.NEGATIVE_INFINITY;
  const own = message.content.filter(({ text }) => isOwn(text)).length / Math.max(1, message.content.length);
  return (
    SIGN.ANY +
    SIGN.LIKELIHOOD * logit(likelihoodOf(message, allowedTopics)) +
    SIGN.ALONE * Math.min(MOST_ALONE, alone) +
    SIGN.HINT * Math.min(MOST_HINTS, hints) +
    SIGN.OWN_WORDS * own
  );
}

function oddsOf(message: Message, finds: readonly FieldFind[], besides: Besides): number {
  const { request, isWish, thingAt, faqLikelihood, isIdle } = besides;
  const first = message.words[finds[0]?.start ?? 0]?.start ?? 0;
  const isForGoods = request.isAsked && !asksForOther(message, finds, request);
  return (
    mostOddsOf(message, finds, besides) +
    (isForGoods ? SIGN.ASKED : 0) +
    (isForGoods && asksAdvice(message) ? SIGN.ADVICE : 0) +
    (isWish ? SIGN.WISH : 0) +
    (isGoods(message.content[0]?.text ?? '') ? SIGN.GOODS_FIRST : 0) +
    (thingAt !== null ? SIGN.THING : 0) +
    (thingAt !== null && thingAt < first ? SIGN.THING_FIRST : 0) +
    SIGN.FAQ * faqLikelihood +
    (isIdle ? SIGN.IDLE : 0)
  );
}

/** Of the subject that most is found of. */
function countsOf(finds: readonly FieldFind[]): { alone: number; hints: number } {
  const byTopic = new Map<string, { alone: Set<number>; hints: Set<number> }>();
  for (const { topic, isAlone, start } of finds) {
    const counts = byTopic.get(topic) ?? { alone: new Set(), hints: new Set() };
    byTopic.set(topic, counts);
    (isAlone ? counts.alone : counts.hints).add(start);
  }
  let [alone, hints] = [0, 0];
  for (const each of byTopic.values()) {
    const isMore = each.alone.size > alone || (each.alone.size === alone && each.hints.size > hints);
    if (isMore) [alone, hints] = [each.alone.size, each.hints.size];
  }
  return { alone, hints };
}

const HOW = new Set('come dove se quando cosa su chi perche'.split(' '));
const BEFORE_THING = new Set(
  'un uno una il lo la i gli le dei degli delle del qualche alcuni alcune due tre bel bello bella buon buono buona altro altra nuovo nuova ultimo ultima qualcosa'.split(
    ' ',
  ),
);

/** 'Consigliami un romanzo', 'mi consigliate come fare causa': advice, and not on goods. */
function asksForOther({ words }: Message, finds: readonly FieldFind[], { triggers }: Request): boolean {
  const isTrigger = (place: number) => triggers.has(words[place]?.start ?? -1);
  if (words.some((_, place) => isTrigger(place) && HOW.has(words[place + 1]?.text ?? ''))) return true;
  return finds.some(({ isAlone, start }) => {
    if (!isAlone) return false;
    let place = start - 1;
    while (place >= 0 && BEFORE_THING.has(words[place]?.text ?? '')) place--;
    return isTrigger(place);
  });
}

function likelihoodOf({ words }: Message, allowedTopics: readonly string[]): number {
  const shares = likelihoods(words);
  let sum = 0;
  for (const [name, place] of topics) if (!allowedTopics.includes(name)) sum += shares[place] ?? 0;
  return sum;
}

function logit(share: number): number {
  const within = Math.min(1 - LEAST_LIKELIHOOD, Math.max(LEAST_LIKELIHOOD, share));
  return Math.log(within / (1 - within));
}
