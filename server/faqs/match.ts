import { correctTypos, type IsCertain } from '../language/corrections.ts';
import { isOtherMatter } from '../language/intents/related.ts';
import { isRequestWord, type Message, type MessageWord } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { findTerm, QUALITY, type Quality } from '../language/terms.ts';
import type { TermHit } from '../search/term-dictionary.ts';
import { type Asked, evidenceFor, readAsked, type SubjectEvidence } from './evidence.ts';
import type { Faq } from './faq.ts';
import type { CompiledFaq, FaqIndex, FaqPosting } from './faq-index.ts';
import { isElsewhere } from './places.ts';

/** A FAQ that a message matches, with the reasons. */
export interface FaqMatch {
  faq: Faq;
  /** The words of the message that found it, in its order. */
  terms: string[];
  /** One of its keywords was found, not by a mere typo; or the message is its very question. */
  hasKeyword: boolean;
  /** Only with what was typed taken for what was perhaps meant. */
  isByTypo: boolean;
  /** A keyword of its own was found by that very word: neither by another for it nor by what it is about. */
  isByOwnKeyword: boolean;
  /** It is about what the message asks, by a known way of asking. */
  isMeant: boolean;
  /** One of its keywords was found, and some word beside points to what it is about. */
  isPointedTo: boolean;
  /** By more than one word of it. */
  isSure: boolean;
  /** 0–1: how likely it serves what is asked. */
  likelihood: number;
  /** What is asked, where that found it. */
  intent: string | null;
  score: number;
}

/** What was found of one FAQ. */
interface Evidence {
  /** By the words that found them: a keyword's worth; what the same words found counts once. */
  keywords: Map<string, number>;
  hasKeyword: boolean;
  /** By a word of its own: neither a typo nor another word for it. */
  isByOwnWord: boolean;
  /** Terms of the question's own words. */
  question: Map<number, TermHit>;
}

const CERTAINTY: Readonly<Record<Quality, number>> = {
  [QUALITY.EXACT]: 1,
  [QUALITY.STEM]: 0.9,
  [QUALITY.SYNONYM]: 0.75,
  [QUALITY.TYPO]: 0.6,
};
const LONG_KEYWORD = 20; // letters: beyond them length counts no more
const PHRASE_WORTH = 1.5; // a phrase of small words: as a keyword of ten letters that is one FAQ's own
const QUESTION_WORTH = 0.5; // of a question found whole: less than any keyword that is one FAQ's own
const QUESTION_SHARE = 0.6; // of its own words, by rarity, that a question without a keyword must be found by

/** A message weighed against every FAQ, in the FAQs' own order. */
export interface Weighed {
  /** As it was read, with typos mended where it finds nothing as it was typed. */
  message: Message;
  asked: Asked;
  faqs: readonly WeighedFaq[];
}

/** What speaks for one FAQ. */
export interface WeighedFaq {
  /** 0 where the rules find too little. */
  verdict: number;
  subject: SubjectEvidence;
  byKeywords: number;
  hasKeyword: boolean;
  /** The share of the question's own words that was found. */
  share: number;
  /** It tells of another matter than what is plainly asked, near as the two are. */
  isOther: boolean;
  /** With the reasons, once it is to answer. */
  match: () => FaqMatch;
}

/** Weighs all FAQs. */
export function weighFaqs(index: FaqIndex, message: Message, isCertain: IsCertain = () => false): Weighed {
  const direct = weigh(index, message, isCertain);
  if (direct.faqs.some(({ verdict }) => verdict > 0)) return direct;
  const vocabulary = {
    finds: (typed: Message['content'][number]) => index.dictionary.words.optionsOf(typed).length > 0,
    nearest: (typed: string) => index.nearWords.nearest(typed),
  };
  const corrected = correctTypos(message, vocabulary, isCertain);
  if (!corrected) return direct;
  const { faqs, ...rest } = weigh(index, corrected, isCertain);
  return { ...rest, faqs: faqs.map((each) => ({ ...each, match: () => ({ ...each.match(), isByTypo: true }) })) };
}

/** Those that match by the rules, the best first; equals in the FAQs' own order. */
export function matchesAmong({ faqs }: Weighed): FaqMatch[] {
  const matches = faqs.flatMap(({ match, verdict }) => (verdict > 0 ? match() : []));
  return matches.toSorted((a, b) => b.score - a.score);
}

/** Every FAQ that a message matches, the best first; equals in the FAQs' own order. */
export function matchFaqs(index: FaqIndex, message: Message, isCertain?: IsCertain): FaqMatch[] {
  return matchesAmong(weighFaqs(index, message, isCertain));
}

function weigh(index: FaqIndex, message: Message, isCertain: IsCertain): Weighed {
  const found = gather(index, message);
  const asked = readAsked(index, message, (text) => isCertain(wordOf(text)));
  const faqs = index.faqs.map((compiled, place) => judge(index, message, asked, compiled, place, found.get(place)));
  return { message, asked, faqs };
}

function wordOf(text: string): MessageWord {
  return { text, start: 0, form: formOf(text), synonyms: [], corrections: [] };
}

function gather(index: FaqIndex, message: Message): Map<number, Evidence> {
  const found = new Map<number, Evidence>();
  for (const hit of index.dictionary.find(message.content)) {
    const postings = index.postings.get(hit.term) ?? [];
    const worth = worthOf(hit, faqsOf(postings), index.faqs.length);
    for (const { place, isKeyword } of postings) {
      const evidence = evidenceOf(found, place);
      if (isKeyword) keepBest(evidence, hit.span, worth, hit.quality);
      else evidence.question.set(hit.term, hit);
    }
  }
  for (const { term, place } of index.phrases) {
    const find = findTerm(message, term);
    if (find) keepBest(evidenceOf(found, place), find.words.join(' '), PHRASE_WORTH, find.quality);
  }
  return found;
}

/** Longer and rarer keywords count more (one that two FAQs share tells less than one's own), surer finds too. */
function worthOf({ span, quality }: TermHit, faqsWithIt: number, faqs: number): number {
  const length = 1 + Math.min(span.length, LONG_KEYWORD) / LONG_KEYWORD;
  return length * rarityOf(faqsWithIt, faqs) * CERTAINTY[quality];
}

function faqsOf(postings: readonly FaqPosting[]): number {
  return new Set(postings.map(({ place }) => place)).size;
}

function rarityOf(faqsWithIt: number, faqs: number): number {
  return Math.log(1 + faqs / Math.max(1, faqsWithIt)) / Math.log(1 + faqs);
}

const NO_EVIDENCE: Evidence = { keywords: new Map(), hasKeyword: false, isByOwnWord: false, question: new Map() };

function judge(
  index: FaqIndex,
  message: Message,
  asked: Asked,
  compiled: CompiledFaq,
  place: number,
  { keywords, hasKeyword, isByOwnWord, question }: Evidence = NO_EVIDENCE,
): WeighedFaq {
  const { faq } = compiled;
  const subject = evidenceFor(asked, compiled);
  const share = questionShare(index, place, question);
  const isQuestion = isQuestionItself(index, place, question, share);
  const byKeywords = [...keywords.values()].reduce((sum, worth) => sum + worth, 0);
  const isNamed = byKeywords > 0 || isQuestion;
  const isOther =
    (!isByOwnWord && isOtherMatter(asked.intents, compiled.subject.intents)) ||
    isElsewhere(asked.places, compiled.places);
  const verdict = isOther ? 0 : verdictOf({ asked, subject, byKeywords, isNamed, isOfOwn: isOfOwn(compiled) });
  const match = (): FaqMatch => {
    const spans = [
      ...keywords.keys(),
      ...[...question.values()].map((hit) => hit.span),
      ...subject.words,
      ...subject.told,
    ];
    const terms = inOrder(message, spans);
    const isMeant = subject.byIntent >= SURE_INTENT;
    return {
      faq,
      terms,
      hasKeyword: hasKeyword || isMeant || isVerbatim(message, terms, share),
      isByTypo: false,
      isByOwnKeyword: isByOwnWord,
      isMeant,
      isPointedTo: hasKeyword && subject.byIntent >= POINTED_INTENT,
      isSure: subject.byIntent >= SUREST_INTENT,
      likelihood: subject.likelihood,
      intent: subject.intent,
      score: verdict === 0 ? 0 : verdict + share * QUESTION_WORTH,
    };
  };
  return { verdict, subject, byKeywords, hasKeyword, share, isOther, match };
}

interface Case {
  asked: Asked;
  subject: SubjectEvidence;
  byKeywords: number;
  isNamed: boolean;
  /** The FAQ is about nothing that other shops are asked. */
  isOfOwn: boolean;
}

const SURE_INTENT = 0.6;
const SUREST_INTENT = 0.75;
const LIKELY_INTENT = 0.3; // with a word of the FAQ's own beside it
const BESIDE_MEANT = 0.75; // of what only a keyword finds, where something is asked plainly
const POINTED_INTENT = 0.15;
export const FOREIGN_INTENT = 0.2; // below it the FAQ is about something else than what is asked
const TELLING_WORDS = 0.9; // own words without intent or keyword
const TELLING_SHARE = 0.45; // and what they must be of the message
const ITS_WORDS = 1.5; // two words or more that are the FAQ's own, and nearly all that is said
const ITS_SHARE = 0.7;
const LONE_WORD_SHARE = 0.5; // where it is one word
const ALMOST_ALL = 0.75; // of the message: a word of the answer is enough
const LONE_WORDS = 0.49; // a word of the answer itself; one of its family alone proves nothing
const IDLE = 0.5; // likelihood of chatter: a word found by the way proves nothing
const FOREIGN_KEYWORD = 0.35; // of a keyword in a message that asks about something else
const KEYWORD_BESIDE_INTENT = 0.4; // of a keyword where a way of asking tells more
const INTENT_WORTH = 2.5;
const WORDS_WORTH = 0.6;
const LIKELIHOOD_WORTH = 1; // parts two FAQs that cues find alike: 'a quanto arrivo per non pagare la spedizione'

const OWN_SUBJECT = 0.6;

function isOfOwn({ subject }: CompiledFaq): boolean {
  return [...subject.intents.values()].every((share) => share < OWN_SUBJECT);
}

/** How well a FAQ answers; 0 where it does not. */
function verdictOf({ asked, subject, byKeywords, isNamed, isOfOwn }: Case): number {
  const { byIntent, byWords, coverage } = subject;
  const isItsWords = byWords >= ITS_WORDS && coverage >= ITS_SHARE;
  const isForeign = asked.hasStrongIntent && byIntent < FOREIGN_INTENT && !isOfOwn && !isItsWords;
  const keywordShare = isForeign ? FOREIGN_KEYWORD : asked.hasStrongIntent ? KEYWORD_BESIDE_INTENT : 1;
  const score =
    byIntent * INTENT_WORTH + byKeywords * keywordShare + byWords * WORDS_WORTH + subject.likelihood * LIKELIHOOD_WORTH;
  if (byIntent >= SURE_INTENT) return score;
  if (asked.idle >= IDLE) return 0;
  if (byIntent >= LIKELY_INTENT && byWords >= TELLING_WORDS / 2) return score * BESIDE_MEANT;
  if (isNamed && !isForeign) return asked.hasStrongIntent ? score * BESIDE_MEANT : score;
  if (!isForeign && coverage >= ALMOST_ALL && byWords >= LONE_WORDS) return score;
  const share = subject.words.length > 1 ? TELLING_SHARE : LONE_WORD_SHARE;
  return !isForeign && byWords >= TELLING_WORDS && coverage >= share ? score : 0;
}

/** The share of the question's own words that was found, the rarer ones weighing more. */
function questionShare(index: FaqIndex, place: number, found: ReadonlyMap<number, TermHit>): number {
  let all = 0;
  let part = 0;
  for (const term of index.faqs[place]?.question ?? []) {
    const weight = rarityOf(faqsOf(index.postings.get(term) ?? []), index.faqs.length);
    all += weight;
    if (found.has(term)) part += weight;
  }
  return all === 0 ? 0 : part / all;
}

/** Without a keyword: most of the question is there, and where that is one word, that very word. */
function isQuestionItself(index: FaqIndex, place: number, found: ReadonlyMap<number, TermHit>, share: number): boolean {
  if (share < QUESTION_SHARE) return false;
  return (
    (index.faqs[place]?.question.length ?? 0) > 1 || [...found.values()].some((hit) => hit.quality === QUALITY.EXACT)
  );
}

/** Nothing of the question is missing, and the message asks for nothing else. */
function isVerbatim({ content }: Message, terms: readonly string[], share: number): boolean {
  return share === 1 && content.every((word) => isRequestWord(word) || terms.includes(word.text));
}

function inOrder(message: Message, spans: readonly string[]): string[] {
  const terms = new Set(spans.flatMap((span) => span.split(' ')));
  return [...new Set(message.words.map((word) => word.text))].filter((text) => terms.has(text));
}

function evidenceOf(found: Map<number, Evidence>, place: number): Evidence {
  const known = found.get(place);
  if (known) return known;
  const evidence: Evidence = { keywords: new Map(), hasKeyword: false, isByOwnWord: false, question: new Map() };
  found.set(place, evidence);
  return evidence;
}

function keepBest(evidence: Evidence, span: string, worth: number, quality: Quality): void {
  evidence.keywords.set(span, Math.max(worth, evidence.keywords.get(span) ?? 0));
  if (quality !== QUALITY.TYPO) evidence.hasKeyword = true;
  // A whole way of asking stands for many words.
  if (quality === QUALITY.EXACT || (quality === QUALITY.STEM && !span.includes(' '))) evidence.isByOwnWord = true;
}
