import type { AssociatedTexts } from '../language/associations/associated-texts.ts';
import type { Likelihood } from '../language/intents/likelihood.ts';
import { INTENT_NAMES, intentLikelihood } from '../language/intents/read.ts';
import { readMeanings } from '../language/meanings/meanings-file.ts';
import { isRequestWord, isStopWord } from '../language/message.ts';
import { readKeyword, type Term } from '../language/terms.ts';
import { wordsOf } from '../language/words.ts';
import { NearWords } from '../search/near-words.ts';
import { TermDictionary } from '../search/term-dictionary.ts';
import { BY_ANSWER, type FaqSubject, subjectOf } from './about.ts';
import { associatedFaqs } from './associated.ts';
import type { Faq } from './faq.ts';
import { placesIn } from './places.ts';
import { servedBy } from './served.ts';

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
  /** What its words mean, as the shop says them. */
  meaning: Float32Array;
  /** By the intents' places, how far it serves who asks it: 0–1. */
  serves: Float32Array;
  /** The places that its question and keywords name, as bits. */
  places: number;
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
  /** By the words of each question and keyword, as they stand and without stop words: the FAQs' places. */
  readonly names: ReadonlyMap<string, readonly number[]>;
  /** By form, in how many FAQs a word stands. */
  readonly wordCounts: ReadonlyMap<string, number>;
  /** By intent, how surely the best of them answers it. */
  readonly bestByIntent: ReadonlyMap<string, number>;
  /** By the intents' places, how far the best of them serves who asks it. */
  readonly bestServed: Float32Array;
  readonly likelihood: Likelihood;
  readonly associations: AssociatedTexts;
  /** Estimated size in memory, the FAQs themselves not counted. */
  readonly bytes: number;
}

const POSTING_BYTES = 60;
const NAME_BYTES = 120;
const NOTHING_SERVED = new Float32Array(INTENT_NAMES.length);

/** Compiles a FAQ at a time. Drafts never answer, so they are left out. */
export function* compileFaqs(faqs: readonly Faq[]): Generator<void, FaqIndex> {
  const answering = faqs.filter((faq) => !faq.isDraft).sort((a, b) => a.position - b.position);
  const draft = new Draft(intentLikelihood());
  yield;
  for (const [place, faq] of answering.entries()) {
    draft.add(faq, place);
    yield;
  }
  return draft.finished();
}

/** The FAQs whose question or a keyword of whose is made of just these words. */
export function faqsCalled({ names, faqs }: FaqIndex, words: readonly { text: string }[]): Faq[] {
  return (names.get(nameOf(words)) ?? []).flatMap((place) => faqs[place]?.faq ?? []);
}

function nameOf(words: readonly { text: string }[]): string {
  return words.map(({ text }) => text).join(' ');
}

class Draft {
  private readonly dictionary = new TermDictionary();
  private readonly postings = new Map<number, FaqPosting[]>();
  private readonly phrases: { term: Term; place: number }[] = [];
  private readonly faqs: CompiledFaq[] = [];
  private readonly keywordWords = new Set<string>();
  private readonly names = new Map<string, number[]>();
  private readonly wordCounts = new Map<string, number>();
  private readonly likelihood: Likelihood;
  private count = 0;
  private nameBytes = 0;

  constructor(likelihood: Likelihood) {
    this.likelihood = likelihood;
  }

  add(faq: Faq, place: number): void {
    for (const text of [faq.question, ...faq.keywords]) this.addName(text, place);
    for (const keyword of faq.keywords) {
      const term = readKeyword(keyword);
      if (term?.isPhrase) this.phrases.push({ term, place });
      else if (term) this.addKeyword(term.words, place);
    }
    const words = wordsOf(faq.question).filter((word) => !isStopWord(word) && !isRequestWord(word));
    const terms = [...new Set(words.map((word) => word.text))].map((word) => this.dictionary.add([word]));
    for (const term of terms) this.post(term, { place, isKeyword: false });
    const subject = subjectOf(faq, this.likelihood);
    for (const form of subject.words.keys()) this.wordCounts.set(form, (this.wordCounts.get(form) ?? 0) + 1);
    const places = placesIn([faq.question, ...faq.keywords].flatMap(wordsOf));
    const meaning = readMeanings().told(subject.words);
    this.faqs[place] = { faq, question: terms, subject, meaning, serves: NOTHING_SERVED, places };
  }

  finished(): FaqIndex {
    const { dictionary, postings, phrases, wordCounts, likelihood } = this;
    const bestByIntent = bestOf(this.faqs);
    const faqs = this.faqs.map((each) => {
      const subject = withOnlyAnswers(each.subject, bestByIntent);
      return { ...each, subject, serves: servedBy(subject.intents, bestByIntent) };
    });
    const bestServed = NOTHING_SERVED.map((_, place) => Math.max(0, ...faqs.map(({ serves }) => serves[place] ?? 0)));
    const nearWords = new NearWords();
    for (const word of this.keywordWords) nearWords.add(word);
    const associations = associatedFaqs(faqs.map(({ subject }) => subject));
    const servedBytes = 4 * INTENT_NAMES.length * (faqs.length + 1);
    const meaningBytes = faqs.reduce((sum, { meaning }) => sum + meaning.byteLength, 0);
    const wordBytes = dictionary.bytes + nearWords.bytes + this.count * POSTING_BYTES;
    const bytes = wordBytes + this.nameBytes + servedBytes + associations.bytes + meaningBytes;
    const found = { faqs, dictionary, postings, phrases, nearWords, names: this.names, wordCounts };
    return { ...found, bestByIntent, bestServed, likelihood, associations, bytes };
  }

  private addKeyword(words: readonly string[], place: number): void {
    this.post(this.dictionary.add(words), { place, isKeyword: true });
    for (const word of words) this.keywordWords.add(word);
  }

  private addName(text: string, place: number): void {
    const words = wordsOf(text);
    for (const name of new Set([nameOf(words), nameOf(words.filter((word) => !isStopWord(word)))])) {
      if (name === '') continue;
      const places = this.names.get(name) ?? [];
      if (places.at(-1) !== place) this.names.set(name, [...places, place]);
      this.nameBytes += NAME_BYTES + name.length;
    }
  }

  private post(term: number, posting: FaqPosting): void {
    const postings = this.postings.get(term);
    if (postings) postings.push(posting);
    else this.postings.set(term, [posting]);
    this.count++;
  }
}

const ONLY_ANSWER = 0.75; // what no FAQ asks is answered where an answer tells it

function bestOf(faqs: readonly CompiledFaq[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const { subject } of faqs)
    for (const [intent, share] of subject.intents) if (share > (best.get(intent) ?? 0)) best.set(intent, share);
  return best;
}

/** 'Quando siete aperti?' with the address in its answer is what the shop has to say about where it is. */
function withOnlyAnswers({ intents, ...rest }: FaqSubject, best: ReadonlyMap<string, number>): FaqSubject {
  const isOnly = (intent: string, share: number) => share === BY_ANSWER && best.get(intent) === BY_ANSWER;
  return {
    ...rest,
    intents: new Map([...intents].map(([name, share]) => [name, isOnly(name, share) ? ONLY_ANSWER : share])),
  };
}
