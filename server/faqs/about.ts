import type { Likelihood } from '../language/intents/likelihood.ts';
import { INTENT_NAMES, type IntentFind, readIntents } from '../language/intents/read.ts';
import { overshadowedBy, widerThan } from '../language/intents/related.ts';
import { isRequestWord, isStopWord } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { type Word, wordsOf } from '../language/words.ts';
import type { Faq } from './faq.ts';
import { addKin, type KinWord, type KinWords } from './kin.ts';

/** What a FAQ is about, by all of its texts. */
export interface FaqSubject {
  /** By intent, how surely it answers it: 0–1. */
  intents: ReadonlyMap<string, number>;
  /** By form, what a word that it says tells of it: 0–1. */
  words: ReadonlyMap<string, number>;
  /** Those of them that may have relatives. */
  kin: KinWords;
}

interface Part {
  text: string;
  /** What a sure way of asking, a pointing word and an own word in it are worth. */
  strong: number;
  weak: number;
  word: number;
  isQuestion: boolean;
}

/** What a fact tells of the answer that states it: nobody writes 'indirizzo' beside an address. */
const ADDRESS =
  /(?<!\p{L})(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Pp]iazzale|[Cc]orso|[Ll]argo|[Vv]icolo|[Ss]trada) (?:[a-z]{2,5}\.? )?\p{Lu}\p{L}+/gu;
const FACTS: readonly (readonly [string, RegExp])[] = [
  [
    'LOCATION',
    /(?<!\p{L})(?:[Vv]ia|[Vv]iale|V\.le|[Pp]iazza|P\.zza|[Pp]iazzale|[Cc]orso|[Ll]argo|[Vv]icolo|[Ss]trada|[Cc]ontrada|[Ll]ocalit[aà]) (?:[a-z]{2,5}\.? )?\p{Lu}/u,
  ],
  ['CONTACTS', /(?:\+39 ?)?\b0\d{1,3}[ ./-]?\d{3}[ .]?\d{2,4}\b|\b3\d{2}[ .]?\d{3}[ .]?\d{3,4}\b|\p{L}@\p{L}/u],
  ['HOURS', /\b\d{1,2}(?:[.:]\d{2})? ?[-–/] ?\d{1,2}(?:[.:]\d{2})?\b.*\b\d{1,2}(?:[.:]\d{2})? ?[-–] ?\d{1,2}/u],
];
const SENTENCE_END = /[.!?;:]\s+/;
/** Of what an answer says in its own words: beside a FAQ that is about it, too little to be the one meant. */
export const BY_ANSWER = 0.45;
const POINTING = 0.9; // of a keyword that only points to an intent
const BESIDE_OWN = 0.7; // where the question tells its own: 'corriere' beside 'quanto costa la spedizione?'
const TITLE_WORDS = 2; // 'Pagamenti', 'Spedizione': a pointing word alone tells it all
const NARROWER = 0.7; // of a wider intent than the question's own
const BY_THE_WAY = 0.4; // of an intent that a special case of it overshadows

/** Reads what a FAQ is about: its question says it best, its keywords as surely, its answer by the way. */
export function subjectOf({ question, keywords, answer, category }: Faq, likelihood: Likelihood): FaqSubject {
  const own = readIntents(wordsOf(question)).flatMap(({ intent, isStrong }) => (isStrong ? intent : []));
  const pointing = own.length > 0 ? BESIDE_OWN : POINTING;
  const parts: Part[] = [
    ...question.split(SENTENCE_END).map((text) => ({ text, strong: 1, weak: 0.6, word: 1, isQuestion: true })),
    ...keywords.map((text) => ({ text, strong: 1, weak: pointing, word: 1, isQuestion: false })),
    { text: category, strong: 0.3, weak: 0.15, word: 0.4, isQuestion: false },
    ...answer
      .replaceAll(ADDRESS, ' ')
      .split(SENTENCE_END)
      .map((text) => ({ text, strong: BY_ANSWER, weak: 0, word: 0.5, isQuestion: false })),
  ];
  const intents = new Map<string, number>();
  const words = new Map<string, number>();
  const kin = new Map<string, KinWord[]>();
  for (const part of parts) {
    const read = wordsOf(part.text.replaceAll('*', ''));
    const isTitle = part.isQuestion && read.filter(isOwnWord).length <= TITLE_WORDS;
    const finds = intentsOf(read, isTitle ? { ...part, weak: part.strong } : part);
    const shares = finds.size > 0 ? likelihood.of(read, readIntents(read)) : NO_SHARES;
    for (const [intent, value] of finds) {
      const isUnlikely = (shares[INTENT_NAMES.indexOf(intent)] ?? 0) < UNLIKELY;
      raise(intents, intent, isUnlikely ? value * (part.strong === BY_ANSWER ? DOUBTED_IN_ANSWER : DOUBTED) : value);
    }
    for (const word of read.filter(isOwnWord)) {
      raise(words, formOf(word.text), part.word);
      addKin(kin, word.text, part.word);
    }
  }
  for (const [intent, pattern] of FACTS) if (pattern.test(answer)) raise(intents, intent, BY_ANSWER);
  for (const [intent, value] of likelyIn(question, likelihood)) raise(intents, intent, value);
  for (const intent of widerThan(own)) if (!own.includes(intent)) lower(intents, intent);
  return { intents, words, kin };
}

/** A FAQ that asks what shipping costs is none about shipping at large, whatever its keywords. */
function lower(intents: Map<string, number>, intent: string): void {
  const value = intents.get(intent);
  if (value !== undefined) intents.set(intent, value * NARROWER);
}

const NO_SHARES = new Float32Array(0);
const UNLIKELY = 0.05; // likelihood: a cue beside it was found by the way
const DOUBTED = 0.7; // of what an unlikely cue tells
const DOUBTED_IN_ANSWER = 0.6;
const LIKELY = 0.25; // of a question: below it nothing is told

/** What a question most likely asks, where no cue says so. */
function likelyIn(question: string, likelihood: Likelihood): [string, number][] {
  const words = wordsOf(question);
  const shares = likelihood.of(words, readIntents(words));
  return INTENT_NAMES.flatMap((name, place): [string, number][] => {
    const share = shares[place] ?? 0;
    return share >= LIKELY ? [[name, share]] : [];
  });
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
