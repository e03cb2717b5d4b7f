import { CHAT_SPELLINGS } from './chat-spellings.ts';
import { findPhrases } from './phrases.ts';
import { formOf } from './stem.ts';
import { ELIDED_ONLY, REQUEST_WORDS, STOP_WORDS } from './stop-words.ts';
import type { Synonyms } from './synonyms.ts';
import { type Word, wordsOf } from './words.ts';

/** A word of a message that may find a term. */
export interface MessageWord {
  /** Folded, with chat spellings written out. */
  text: string;
  /** Where it starts in the text as written. */
  start: number;
  form: string;
  /** Forms of the words that mean the same. */
  synonyms: readonly string[];
  /** Forms of the words perhaps meant; only where the word itself finds nothing. */
  corrections: readonly string[];
}

/** A message read once, for everything that looks into it. */
export interface Message {
  text: string;
  /** Every word, folded and written out: what phrases and requests are looked up in. */
  words: readonly Word[];
  /** The words that may score, in their order. */
  content: readonly MessageWord[];
}

const NAMING: ReadonlySet<string> = new Set(['mi chiamo', 'ti chiami', 'si chiama', 'si chiamano', 'si chiamava']);
const STRETCHED = /([aeiou])\1{2,}/g;

/** Reads what a person wrote. */
export function readMessage(text: string, synonyms: Synonyms): Message {
  const words = wordsOf(text).map((word) => ({ ...word, text: writtenOut(word.text) }));
  const content = words
    .filter((word, index) => !isStopWord(word) && !tellsName(word, words[index - 1]))
    .map((word) => {
      const form = formOf(word.text);
      return { text: word.text, start: word.start, form, synonyms: synonyms.forms.get(form) ?? [], corrections: [] };
    });
  return { text, words, content: [...content, ...paraphrases(words, synonyms)] };
}

/** 'dove vi trovate' asks for the address: each known phrase stands behind the words as a word that finds its synonyms. */
function paraphrases(words: readonly Word[], { phrases, phraseForms }: Synonyms): MessageWord[] {
  return findPhrases(words, phrases).map(({ text, start }) => {
    const place = words[start]?.start ?? 0;
    return { text, start: place, form: text, synonyms: phraseForms.get(text) ?? [], corrections: [] };
  });
}

/** 'come ti chiami', 'mi chiamo Anna': of names, not of calling anybody. */
function tellsName({ text }: Word, before: Word | undefined): boolean {
  return NAMING.has(`${before?.text} ${text}`);
}

/** Never scores: a stop word, or a letter that stands for one. */
export function isStopWord(word: Pick<Word, 'text' | 'isElided'>): boolean {
  if (ELIDED_ONLY.has(word.text)) return word.isElided;
  return STOP_WORDS.has(word.text);
}

/** Says that something is asked for, not what. */
export function isRequestWord(word: { text: string }): boolean {
  return REQUEST_WORDS.has(word.text);
}

function writtenOut(word: string): string {
  const calm = word.length > 3 ? word.replace(STRETCHED, '$1') : word;
  return CHAT_SPELLINGS.get(calm) ?? calm;
}
