import { isRequestWord, isStopWord, type Message } from '../language/message.ts';
import { findTerm, QUALITY, readTerm, type Term } from '../language/terms.ts';
import { wordsOf } from '../language/words.ts';
import type { Faq } from './faq.ts';

/** A FAQ that a message matches, with the reasons. */
export interface FaqMatch {
  faq: Faq;
  /** The words of the message that found it. */
  terms: string[];
  /** One of its keywords was found; else only its question's own words. */
  hasKeyword: boolean;
  score: number;
}

interface CompiledFaq {
  faq: Faq;
  keywords: Term[];
  question: Term[];
}

/** A company's FAQs, ready to be searched. */
export interface FaqIndex {
  readonly faqs: readonly CompiledFaq[];
  readonly rarity: ReadonlyMap<string, number>;
  readonly bytes: number;
}

const QUESTION_SHARE = 0.6; // of the question's own words, by rarity, that a message without a keyword must carry

/** Drafts never answer, so they are not even compiled (decision 17). */
export function* compileFaqs(faqs: readonly Faq[]): Generator<void, FaqIndex> {
  const compiled: CompiledFaq[] = [];
  for (const faq of [...faqs].sort((a, b) => a.position - b.position)) {
    if (faq.isDraft) continue;
    const keywords = faq.keywords.flatMap((keyword) => readTerm(keyword) ?? []);
    const question = wordsOf(faq.question)
      .filter((word) => !isStopWord(word) && !isRequestWord(word))
      .map((word) => ({ words: [word.text], isPhrase: false }));
    compiled.push({ faq, keywords, question });
    yield;
  }
  return { faqs: compiled, rarity: new Map(), bytes: compiled.length * 2_000 };
}

/** Every FAQ that a message matches, the best first; equals in the FAQs' own order. */
export function matchFaqs(index: FaqIndex, message: Message): FaqMatch[] {
  return index.faqs
    .map((compiled) => matchFaq(compiled, message))
    .filter((match) => match !== undefined)
    .sort((a, b) => b.score - a.score);
}

function matchFaq({ faq, keywords, question }: CompiledFaq, message: Message): FaqMatch | undefined {
  const found = keywords.flatMap((term) => findTerm(message, term) ?? []);
  const own = question.flatMap((term) => findTerm(message, term) ?? []);
  const share = question.length === 0 ? 0 : own.length / question.length;
  if (found.length === 0 && share < QUESTION_SHARE) return undefined;
  const bySpan = new Map(found.map((find) => [find.words.join(' '), find]));
  const keywordScore = [...bySpan].reduce(
    (sum, [span, { quality }]) => sum + 1 + span.length / 20 + (quality === QUALITY.EXACT ? 0.1 : 0),
    0,
  );
  const terms = [...new Set([...found, ...own].flatMap((find) => find.words))];
  return { faq, terms, hasKeyword: found.length > 0, score: keywordScore + share };
}
