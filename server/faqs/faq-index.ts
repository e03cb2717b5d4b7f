import { isRequestWord, isStopWord } from '../language/message.ts';
import { readKeyword, type Term } from '../language/terms.ts';
import { wordsOf } from '../language/words.ts';
import { NearWords } from '../search/near-words.ts';
import { TermDictionary } from '../search/term-dictionary.ts';
import { type FaqSubject, subjectOf } from './about.ts';
import type { Faq } from './faq.ts';

/** What a term is to a FAQ. */
export interface FaqPosting {
  /** Its place in the index. */
  place: number;
  isKeyword: boolean;
}

/** A FAQ with the terms of its question's own words. */
export interface CompiledFaq {
  faq: Faq;
  question: readonly number[];
  subject: FaqSubject;
}

/** A company's FAQs, ready to be searched. */
export interface FaqIndex {
  /** In the order in which equal matches stand. */
  readonly faqs: readonly CompiledFaq[];
  readonly dictionary: TermDictionary;
  /** By term. */
  readonly postings: ReadonlyMap<number, readonly FaqPosting[]>;
  /** Keywords made of stop words only ('chi siete'), looked for as they are. */
  readonly phrases: readonly { term: Term; place: number }[];
  readonly nearWords: NearWords;
  /** By form, in how many FAQs a word stands. */
  readonly wordCounts: ReadonlyMap<string, number>;
  /** Estimated size in memory, the FAQs themselves not counted. */
  readonly bytes: number;
}

const POSTING_BYTES = 60;

/** Compiles a FAQ at a time. Drafts never answer, so they are left out. */
export function* compileFaqs(faqs: readonly Faq[]): Generator<void, FaqIndex> {
  const answering = faqs.filter((faq) => !faq.isDraft).sort((a, b) => a.position - b.position);
  const draft = new Draft();
  for (const [place, faq] of answering.entries()) {
    draft.add(faq, place);
    yield;
  }
  return draft.finished();
}

class Draft {
  private readonly dictionary = new TermDictionary();
  private readonly postings = new Map<number, FaqPosting[]>();
  private readonly phrases: { term: Term; place: number }[] = [];
  private readonly faqs: CompiledFaq[] = [];
  private readonly keywordWords = new Set<string>();
  private readonly wordCounts = new Map<string, number>();
  private count = 0;

  add(faq: Faq, place: number): void {
    for (const keyword of faq.keywords) {
      const term = readKeyword(keyword);
      if (term?.isPhrase) this.phrases.push({ term, place });
      else if (term) this.addKeyword(term.words, place);
    }
    const words = wordsOf(faq.question).filter((word) => !isStopWord(word) && !isRequestWord(word));
    const terms = [...new Set(words.map((word) => word.text))].map((word) => this.dictionary.add([word]));
    for (const term of terms) this.post(term, { place, isKeyword: false });
    const subject = subjectOf(faq);
    for (const form of subject.words.keys()) this.wordCounts.set(form, (this.wordCounts.get(form) ?? 0) + 1);
    this.faqs[place] = { faq, question: terms, subject };
  }

  finished(): FaqIndex {
    const { faqs, dictionary, postings, phrases, wordCounts } = this;
    const nearWords = new NearWords();
    for (const word of this.keywordWords) nearWords.add(word);
    const bytes = dictionary.bytes + nearWords.bytes + this.count * POSTING_BYTES;
    return { faqs, dictionary, postings, phrases, nearWords, wordCounts, bytes };
  }

  private addKeyword(words: readonly string[], place: number): void {
    this.post(this.dictionary.add(words), { place, isKeyword: true });
    for (const word of words) this.keywordWords.add(word);
  }

  private post(term: number, posting: FaqPosting): void {
    const postings = this.postings.get(term);
    if (postings) postings.push(posting);
    else this.postings.set(term, [posting]);
    this.count++;
  }
}
