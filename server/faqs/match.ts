import { correctTypos, type IsCertain } from '../language/corrections.ts';
import { isRequestWord, type Message } from '../language/message.ts';
import { findTerm, QUALITY, type Quality } from '../language/terms.ts';
import type { TermHit } from '../search/term-dictionary.ts';
import type { Faq } from './faq.ts';
import type { FaqIndex, FaqPosting } from './faq-index.ts';

/** A FAQ that a message matches, with the reasons. */
export interface FaqMatch {
  faq: Faq;
  /** The words of the message that found it, in its order. */
  terms: string[];
  /** One of its keywords was found, not by a mere typo; or the message is its very question. */
  hasKeyword: boolean;
  score: number;
}

/** What was found of one FAQ. */
interface Evidence {
  /** By the words that found them: a keyword's worth; what the same words found counts once. */
  keywords: Map<string, number>;
  hasKeyword: boolean;
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

/** Every FAQ that a message matches, the best first; equals in the FAQs' own order. */
export function matchFaqs(index: FaqIndex, message: Message, isCertain: IsCertain = () => false): FaqMatch[] {
  const direct = matchesOf(index, message);
  if (direct.length > 0) return direct;
  const vocabulary = {
    finds: (typed: Message['content'][number]) => index.dictionary.words.optionsOf(typed).length > 0,
    nearest: (typed: string) => index.nearWords.nearest(typed),
  };
  const corrected = correctTypos(message, vocabulary, isCertain);
  return corrected ? matchesOf(index, corrected) : direct;
}

function matchesOf(index: FaqIndex, message: Message): FaqMatch[] {
  const found = gather(index, message);
  return [...found]
    .flatMap(([place, evidence]) => judge(index, message, place, evidence) ?? [])
    .sort((a, b) => b.match.score - a.match.score || a.place - b.place)
    .map(({ match }) => match);
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

function judge(index: FaqIndex, message: Message, place: number, { keywords, hasKeyword, question }: Evidence) {
  const faq = index.faqs[place]?.faq;
  const share = questionShare(index, place, question);
  if (!faq || (keywords.size === 0 && !isQuestionItself(index, place, question, share))) return undefined;
  const spans = [...keywords.keys(), ...[...question.values()].map((hit) => hit.span)];
  const terms = inOrder(message, spans);
  const score = [...keywords.values()].reduce((sum, worth) => sum + worth, share * QUESTION_WORTH);
  return { place, match: { faq, terms, hasKeyword: hasKeyword || isVerbatim(message, terms, share), score } };
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
  const evidence: Evidence = { keywords: new Map(), hasKeyword: false, question: new Map() };
  found.set(place, evidence);
  return evidence;
}

function keepBest(evidence: Evidence, span: string, worth: number, quality: Quality): void {
  evidence.keywords.set(span, Math.max(worth, evidence.keywords.get(span) ?? 0));
  if (quality !== QUALITY.TYPO) evidence.hasKeyword = true;
}
