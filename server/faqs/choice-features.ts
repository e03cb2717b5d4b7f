import { soughtIn } from '../language/associations/sought.ts';
import { INTENT_NAMES } from '../language/intents/read.ts';
import { leads } from '../language/leads.ts';
import { closeness } from '../language/meanings/meanings.ts';
import { readMeanings } from '../language/meanings/meanings-file.ts';
import { formOf } from '../language/stem.ts';
import type { FaqIndex } from './faq-index.ts';
import type { Weighed } from './match.ts';

/** What else is known of a message when a FAQ is chosen for it, or none. */
export interface Circumstances {
  /** Advice was asked for. */
  isAsked: boolean;
  hasBudget: boolean;
  /** Goods are wanted, or what is to be spent is told, without a word of advice. */
  isWish: boolean;
  /** It names goods of the shop. */
  isThing: boolean;
  isLacking: boolean;
  hasEvidence: boolean;
  hasProducts: boolean;
  /** It has words of another subject than the shop's. */
  isElsewhere: boolean;
  /** A word of the catalogue. */
  isGoods: (word: string) => boolean;
}

/** What speaks for each FAQ, in this order. */
export const FAQ_FEATURES = [
  'found by the rules',
  'score by the rules',
  'by intent',
  'likelihood',
  'by words',
  'coverage',
  'by keywords',
  'has a keyword',
  'share of the question',
  'association',
  'association before the next',
  'score before the next',
  'coverage by association',
  'meaning',
  'meaning before the next',
] as const;

/** What speaks for no FAQ at all. */
export const NONE_FEATURES = [
  'always',
  'advice',
  'products',
  'idle',
  'elsewhere',
  'best association',
  'brief',
] as const;

/** All that a choice is made by. */
export interface ChoiceFeatures {
  /** For each FAQ, in their order. */
  faqs: readonly (readonly number[])[];
  none: readonly number[];
  /** How the message is said, and what surrounds it: names of features that are there or not. */
  said: ReadonlySet<string>;
}

const BRIEF = 3; // words
const LIKELY = 0.15; // that a subject is spoken of
const MOST_GOODS = 3;
const LONGEST = 6; // doublings of a message's words
const SCORE = 3; // a high one
const MOST_WORDS = 2;
const FARTHEST_ASSOCIATION = 0.5;
const FARTHEST_SCORE = 2;
const FARTHEST_MEANING = 2;

/** Reads them from a message that was weighed. */
export function featuresOf(index: FaqIndex, weighed: Weighed, circumstances: Circumstances): ChoiceFeatures {
  const { message, asked, faqs } = weighed;
  const associated = index.associations.weigh(soughtIn(message));
  const near = associated.map(({ worth }) => worth);
  const scores = faqs.map(({ verdict, share }) => (verdict === 0 ? 0 : verdict + share / 2));
  const nearLeads = leads(near, FARTHEST_ASSOCIATION);
  const scoreLeads = leads(scores, FARTHEST_SCORE);
  const meant = closenessOf(index, message);
  const meantLeads = leads(meant, FARTHEST_MEANING);
  return {
    faqs: faqs.map(({ verdict, subject, byKeywords, hasKeyword, share }, place) => [
      verdict > 0 ? 1 : 0,
      (scores[place] ?? 0) / SCORE,
      subject.byIntent,
      subject.likelihood,
      Math.min(MOST_WORDS, subject.byWords),
      subject.coverage,
      Math.min(MOST_WORDS, byKeywords),
      hasKeyword ? 1 : 0,
      share,
      near[place] ?? 0,
      nearLeads[place] ?? 0,
      (scoreLeads[place] ?? 0) / 2,
      associated[place]?.coverage ?? 0,
      meant[place] ?? 0,
      meantLeads[place] ?? 0,
    ]),
    none: [
      1,
      circumstances.isAsked ? 1 : 0,
      circumstances.hasProducts ? 1 : 0,
      asked.idle,
      circumstances.isElsewhere ? 1 : 0,
      Math.max(0, ...near),
      message.content.length <= BRIEF ? 1 : 0,
    ],
    said: saidIn(index, weighed, circumstances),
  };
}

/** How near each FAQ comes to what a message means. */
function closenessOf({ faqs }: FaqIndex, { words }: Weighed['message']): number[] {
  const asked = readMeanings().asked(words.map(({ text }) => formOf(text)));
  return faqs.map(({ meaning }) => closeness(asked, meaning));
}

const GOODS = '<goods>';

function saidIn(index: FaqIndex, { message, asked }: Weighed, circumstances: Circumstances): Set<string> {
  const said = new Set<string>();
  const forms = message.words.map(({ text }) => (/\d/.test(text) ? '#' : formOf(text)));
  const isGoods = (text: string) => circumstances.isGoods(text) && !index.dictionary.words.has(text);
  const kinds = message.words.map(({ text }, at) => (isGoods(text) ? GOODS : (forms[at] ?? '')));
  for (const form of forms) said.add(form);
  for (let at = 1; at < kinds.length; at++) said.add(`${kinds[at - 1]} ${kinds[at]}`);
  said.add(`first: ${forms[0] ?? ''}`);
  for (const mark of '?!') if (message.text.includes(mark)) said.add(mark);
  said.add(`length: ${Math.min(LONGEST, Math.round(Math.log2(1 + forms.length)))}`);
  said.add(`goods: ${Math.min(MOST_GOODS, kinds.filter((kind) => kind === GOODS).length)}`);
  if (circumstances.hasBudget) said.add('is: budget');
  if (circumstances.isWish) said.add('is: wish');
  if (circumstances.isThing) said.add('is: thing');
  if (circumstances.isLacking) said.add('is: lacking');
  if (circumstances.hasEvidence) said.add('is: evidence');
  for (const [place, share] of asked.shares.entries())
    if (share > LIKELY) said.add(`about: ${INTENT_NAMES[place] ?? place}`);
  return said;
}
