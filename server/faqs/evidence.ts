import { isGoods } from '../language/goods.ts';
import { correctForIntents, type IntentFind, readIntents } from '../language/intents/read.ts';
import { overshadowedBy, relationOf } from '../language/intents/related.ts';
import { isRequestWord, type Message, type MessageWord } from '../language/message.ts';
import type { CompiledFaq, FaqIndex } from './faq-index.ts';
import { GENERAL_FORMS } from './general-words.ts';

/** What a message asks about, as FAQs are looked up by it. */
export interface Asked {
  /** By intent, how surely it is asked: 0–1. */
  intents: ReadonlyMap<string, number>;
  hasStrongIntent: boolean;
  /** The words that may tell a FAQ, with their rarity. */
  words: readonly { word: MessageWord; rarity: number }[];
}

/** How well one FAQ answers what is asked. */
export interface SubjectEvidence {
  /** 0–1: by what it is about. */
  byIntent: number;
  intent: string | null;
  /** By own words of the FAQ, the rarer the more; about 1 for one telling word of its question. */
  byWords: number;
  /** The share of the message that those words are, 0–1. */
  coverage: number;
  /** The words of the message that did it. */
  words: string[];
}

const BRIEF = 2; // words: 'shipping?' means what it points to
const BRIEF_STRENGTH = 0.9;
const BESIDE_STRONG = 0.5; // of a pointing word where something is asked plainly
const BY_THE_WAY = 0.4;
const SYNONYM = 0.7;
const GENERAL = 0.25; // of the worth of a word that every shop says
const UNKNOWN_RARITY = 0.8; // of a word that no FAQ says: it still takes its share of the message

/** Reads a message once for all FAQs. */
export function readAsked(index: FaqIndex, message: Message, isCertain: (word: string) => boolean): Asked {
  const isUnderstood = new Set(message.content.flatMap(({ text, synonyms }) => (synonyms.length > 0 ? text : [])));
  const finds = intentsIn(message, (word) => isUnderstood.has(word) || isGoods(word) || isCertain(word));
  const strong = finds.filter(({ isStrong }) => isStrong);
  const overshadowed = overshadowedBy(strong);
  const isBrief = message.words.length <= BRIEF;
  const intents = new Map(
    finds.map(({ intent, strength, isStrong }) => {
      const beside = strong.length > 0 ? BESIDE_STRONG : 1;
      const worth = isStrong ? strength : isBrief ? BRIEF_STRENGTH : strength * beside;
      return [intent, overshadowed.has(intent) ? worth * BY_THE_WAY : worth];
    }),
  );
  const words = message.content
    .filter((word) => !isRequestWord(word) && !word.text.includes(' '))
    .map((word) => ({ word, rarity: rarityOf(index, word) }));
  return { intents, hasStrongIntent: strong.length > 0, words };
}

function intentsIn(message: Message, isCertain: (word: string) => boolean): IntentFind[] {
  const finds = readIntents(message.words);
  if (finds.some(({ isStrong }) => isStrong)) return finds;
  const corrected = correctForIntents(message.words, isCertain);
  return corrected ? readIntents(corrected) : finds;
}

function rarityOf({ wordCounts, faqs }: FaqIndex, { form, text }: MessageWord): number {
  const count = wordCounts.get(form) ?? 0;
  const rarity = count === 0 ? UNKNOWN_RARITY : Math.log(1 + faqs.length / count) / Math.log(1 + faqs.length);
  return GENERAL_FORMS.has(form) || GENERAL_FORMS.has(text) ? rarity * GENERAL : rarity;
}

/** Weighs one FAQ. */
export function evidenceFor({ intents, words }: Asked, { subject }: CompiledFaq): SubjectEvidence {
  const best = bestIntent(intents, subject.intents);
  let byWords = 0;
  let covered = 0;
  let all = 0;
  const found: string[] = [];
  for (const { word, rarity } of words) {
    all += rarity;
    const worth = wordWorth(subject.words, word);
    if (worth === 0) continue;
    byWords += worth * rarity;
    covered += rarity;
    found.push(word.text);
  }
  return { ...best, byWords, coverage: all === 0 ? 0 : covered / all, words: found };
}

function bestIntent(asked: ReadonlyMap<string, number>, answered: ReadonlyMap<string, number>) {
  let byIntent = 0;
  let intent: string | null = null;
  for (const [wanted, strength] of asked) {
    for (const [given, share] of answered) {
      const worth = strength * share * relationOf(wanted, given);
      if (worth <= byIntent) continue;
      byIntent = worth;
      intent = wanted;
    }
  }
  return { byIntent, intent };
}

function wordWorth(said: ReadonlyMap<string, number>, { form, synonyms, corrections }: MessageWord): number {
  const own = said.get(form) ?? 0;
  const other = [...synonyms, ...corrections].reduce((most, each) => Math.max(most, said.get(each) ?? 0), 0);
  return Math.max(own, other * SYNONYM);
}
