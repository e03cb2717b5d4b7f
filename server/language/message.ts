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
  /** Other names and kinds of the thing, in full; only where a catalogue lacks the word itself. */
  kinds?: readonly string[];
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
    .filter((word, index) => {
      const before = words[index - 1];
      return (!isStopWord(word) || isReceiver(word, before)) && !tellsName(word, before);
    })
    .map((word) => {
      const form = formOf(word.text);
      return { text: word.text, start: word.start, form, synonyms: synonyms.forms.get(form) ?? [], corrections: [] };
    });
  return { text, words, content: [...content, ...joined([...paraphrases(words, synonyms), ...compounds(words)])] };
}

/** 'dove vi trovate' asks for the address: each known phrase stands behind the words as a word that finds its synonyms. */
function paraphrases(words: readonly Word[], { phrases, phraseForms }: Synonyms): MessageWord[] {
  return findPhrases(words, phrases).map(({ text, start }) => {
    const place = words[start]?.start ?? 0;
    return { text, start: place, form: text, synonyms: phraseForms.get(text) ?? [], corrections: [] };
  });
}

/** What is a known phrase and a compound too ('porta monete') is one word that finds what both find. */
function joined(found: readonly MessageWord[]): MessageWord[] {
  const byPlace = new Map<string, MessageWord>();
  for (const word of found) {
    const key = `${word.start} ${word.text}`;
    const known = byPlace.get(key);
    byPlace.set(key, known ? { ...known, synonyms: [...new Set([...known.synonyms, ...word.synonyms])] } : word);
  }
  return [...byPlace.values()];
}

const COMPOUNDING = new Set(
  'porta scalda asciuga copri salva para apri taglia lava aspira reggi poggia tosa ferma spremi porge schiaccia tira'.split(
    ' ',
  ),
);

/** 'Scalda biberon' is written as one word by shops. */
function compounds(words: readonly Word[]): MessageWord[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    if (!next || !COMPOUNDING.has(word.text) || isStopWord(next)) return [];
    const text = `${word.text} ${next.text}`;
    return [{ text, start: word.start, form: text, synonyms: [formOf(word.text + next.text)], corrections: [] }];
  });
}

/** 'come ti chiami', 'mi chiamo Anna': of names, not of calling anybody. */
function tellsName({ text }: Word, before: Word | undefined): boolean {
  return NAMING.has(`${before?.text} ${text}`);
}

/** 'Un regalo per lei', not 'lei cosa mi consiglia?' */
function isReceiver({ text }: Word, before: Word | undefined): boolean {
  return (text === 'lui' || text === 'lei') && before?.text === 'per';
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
  return (
    CHAT_SPELLINGS.get(calm) ?? calm.replace(/^sug(?=er[ei])/, 'sugg').replace(/^con?s+i(?:gl|l|lg)(?=at)/, 'consigli')
  );
}
