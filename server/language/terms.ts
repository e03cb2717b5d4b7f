import { isStopWord, type Message, type MessageWord } from './message.ts';
import { formOf } from './stem.ts';
import { wordsOf } from './words.ts';

/** What a message is searched for: the words of a keyword, a name or a category that may score, in their order. */
export interface Term {
  /** Folded; a trailing `*` finds every word so begun. */
  words: readonly string[];
  /** Made of stop words, all ('chi siete') or all but one: found as these words in a row. */
  isPhrase: boolean;
}

/** How surely a term was found; an exact word comes before a stem. */
export const QUALITY = { TYPO: 0, SYNONYM: 1, STEM: 2, EXACT: 3 } as const;
export type Quality = (typeof QUALITY)[keyof typeof QUALITY];

/** Where a term was found. */
export interface Find {
  /** The words of the message that found it. */
  words: readonly string[];
  quality: Quality;
}

const PREFIX_MIN_LETTERS = 2;

/** Null for a text without a word that may be found. */
export function readTerm(text: string): Term | null {
  const all = wordsOf(text);
  const content = all.filter((word) => isPrefix(text, word) || !isStopWord(word));
  if (content.length > 0)
    return { words: content.map((word) => (isPrefix(text, word) ? `${word.text}*` : word.text)), isPhrase: false };
  return all.length > 1 ? { words: all.map((word) => word.text), isPhrase: true } : null;
}

const GLUE = new Set(
  `il lo la i gli le l un uno una di a da in con su per tra fra e ed o del dello della dei degli delle dell al allo alla ai agli
  alle all dal dallo dalla dai dagli dalle dall nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull`.split(
    /\s+/,
  ),
);

/** As `readTerm`; but 'lavora con noi' is not just 'lavora': what is left of it by one word is found as it stands. */
export function readKeyword(text: string): Term | null {
  const term = readTerm(text);
  const all = wordsOf(text);
  if (term?.words.length !== 1 || all.length === 1 || term.words[0]?.endsWith('*')) return term;
  const isOnlyGlued = all.every((word) => word.text === term.words[0] || GLUE.has(word.text));
  return isOnlyGlued ? term : { words: all.map((word) => word.text), isPhrase: true };
}

function isPrefix(text: string, word: { text: string; end: number }): boolean {
  return text[word.end] === '*' && word.text.length >= PREFIX_MIN_LETTERS;
}

/** The best place of a term in a message, the earliest of equals. */
export function findTerm(message: Message, term: Term): Find | undefined {
  return term.isPhrase ? findPhrase(message, term) : findContent(message, term);
}

function findContent({ content }: Message, { words }: Term): Find | undefined {
  let best: Find | undefined;
  for (let start = 0; start + words.length <= content.length; start++) {
    const quality = qualityAt(content, start, words);
    if (quality === undefined || (best && best.quality >= quality)) continue;
    best = { words: content.slice(start, start + words.length).map((word) => word.text), quality };
  }
  return best;
}

function qualityAt(content: readonly MessageWord[], start: number, words: readonly string[]): Quality | undefined {
  let lowest: Quality = QUALITY.EXACT;
  for (const [offset, word] of words.entries()) {
    const typed = content[start + offset];
    const quality = typed && qualityOf(typed, word);
    if (quality === undefined) return undefined;
    if (quality < lowest) lowest = quality;
  }
  return lowest;
}

/** How a word of a message finds a word of a term; undefined when it does not. */
export function qualityOf(typed: MessageWord, word: string): Quality | undefined {
  if (word === typed.text) return QUALITY.EXACT;
  if (word.endsWith('*')) return typed.text.startsWith(word.slice(0, -1)) ? QUALITY.STEM : undefined;
  const form = formOf(word);
  if (form === typed.form) return QUALITY.STEM;
  if (typed.synonyms.includes(form)) return synonymQuality(typed);
  if (typed.kinds?.includes(word)) return QUALITY.SYNONYM;
  return typed.corrections.includes(form) ? QUALITY.TYPO : undefined;
}

/** A whole way of asking ('mandare indietro') says as surely what it means as another form of the word does. */
export function synonymQuality(typed: MessageWord): Quality {
  return typed.text.includes(' ') ? QUALITY.STEM : QUALITY.SYNONYM;
}

function findPhrase(message: Message, { words }: Term): Find | undefined {
  const start = message.words.findIndex((_, place) =>
    words.every((word, offset) => formOf(message.words[place + offset]?.text ?? '') === formOf(word)),
  );
  if (start === -1) return undefined;
  const found = message.words.slice(start, start + words.length).map((word) => word.text);
  return { words: found, quality: found.every((text, index) => text === words[index]) ? QUALITY.EXACT : QUALITY.STEM };
}
