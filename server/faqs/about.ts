import { type IntentFind, readIntents } from '../language/intents/read.ts';
import { overshadowedBy, widerThan } from '../language/intents/related.ts';
import { isRequestWord, isStopWord } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { type Word, wordsOf } from '../language/words.ts';
import type { Faq } from './faq.ts';

/** What a FAQ is about, by all of its texts. */
export interface FaqSubject {
  /** By intent, how surely it answers it: 0–1. */
  intents: ReadonlyMap<string, number>;
  /** By form, what a word that it says tells of it: 0–1. */
  words: ReadonlyMap<string, number>;
}

interface Part {
  text: string;
  /** What a sure way of asking, a pointing word and an own word in it are worth. */
  strong: number;
  weak: number;
  word: number;
  isQuestion: boolean;
}

const SENTENCE_END = /[.!?;:]\s+/;
const TITLE_WORDS = 2; // 'Pagamenti', 'Spedizione': a pointing word alone tells it all
const NARROWER = 0.7; // of a wider intent than the question's own
const BY_THE_WAY = 0.4; // of an intent that a special case of it overshadows

/** Reads what a FAQ is about: its question says it best, its keywords as surely, its answer by the way. */
export function subjectOf({ question, keywords, answer, category }: Faq): FaqSubject {
  const parts: Part[] = [
    { text: question, strong: 1, weak: 0.6, word: 1, isQuestion: true },
    ...keywords.map((text) => ({ text, strong: 1, weak: 0.75, word: 1, isQuestion: false })),
    { text: category, strong: 0.3, weak: 0.15, word: 0.4, isQuestion: false },
    ...answer.split(SENTENCE_END).map((text) => ({ text, strong: 0.45, weak: 0, word: 0.5, isQuestion: false })),
  ];
  const intents = new Map<string, number>();
  const words = new Map<string, number>();
  for (const part of parts) {
    const read = wordsOf(part.text.replaceAll('*', ''));
    const isTitle = part.isQuestion && read.filter(isOwnWord).length <= TITLE_WORDS;
    for (const [intent, value] of intentsOf(read, isTitle ? { ...part, weak: part.strong } : part))
      raise(intents, intent, value);
    for (const word of read) if (isOwnWord(word)) raise(words, formOf(word.text), part.word);
  }
  const own = readIntents(wordsOf(question)).flatMap(({ intent, isStrong }) => (isStrong ? intent : []));
  for (const intent of widerThan(own)) if (!own.includes(intent)) lower(intents, intent);
  return { intents, words };
}

/** A FAQ that asks what shipping costs is none about shipping at large, whatever its keywords. */
function lower(intents: Map<string, number>, intent: string): void {
  const value = intents.get(intent);
  if (value !== undefined) intents.set(intent, value * NARROWER);
}

function intentsOf(words: readonly Word[], { strong, weak }: Part): Map<string, number> {
  const finds = readIntents(words);
  const overshadowed = narrowed(finds);
  return new Map(
    finds
      .map(({ intent, isStrong }): [string, number] => [intent, isStrong ? strong : weak])
      .map(([intent, value]) => [intent, overshadowed.has(intent) ? value * BY_THE_WAY : value]),
  );
}

/** By their strong finds, those that are named by the way, and what only points to something wider. */
function narrowed(finds: readonly IntentFind[]): Set<string> {
  const strong = finds.filter(({ isStrong }) => isStrong);
  const wider = new Set(widerThan(strong.map(({ intent }) => intent)));
  const pointing = finds.filter(({ intent, isStrong }) => !isStrong && wider.has(intent));
  return new Set([...overshadowedBy(strong), ...pointing.map(({ intent }) => intent)]);
}

function isOwnWord(word: Word): boolean {
  return !isStopWord(word) && !isRequestWord(word);
}

function raise(values: Map<string, number>, key: string, value: number): void {
  if (value > (values.get(key) ?? 0)) values.set(key, value);
}
