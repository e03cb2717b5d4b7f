import { GENERAL_FORMS } from '../language/general-words.ts';
import { isGoods } from '../language/goods.ts';
import { correctForIntents, INTENT_NAMES, type IntentFind, readIntents } from '../language/intents/read.ts';
import { overshadowedBy } from '../language/intents/related.ts';
import { isRequestWord, type Message, type MessageWord } from '../language/message.ts';
import type { FaqSubject } from './about.ts';
import type { CompiledFaq, FaqIndex } from './faq-index.ts';
import { kinWorth } from './kin.ts';
import { type Likely, readLikely } from './likely.ts';
import { placesIn } from './places.ts';
import { closeness } from './served.ts';

/** What a message asks about, as FAQs are looked up by it. */
export interface Asked {
  /** By intent, how surely it is asked: 0–1. */
  intents: ReadonlyMap<string, number>;
  hasStrongIntent: boolean;
  /** By intent, how surely some FAQ answers it. */
  answered: ReadonlyMap<string, number>;
  likely: Likely['likely'];
  /** By subject, how likely the message is about it: 0–1. */
  shares: Likely['shares'];
  idle: number;
  /** The words that speak for an intent. */
  tellingWords: (place: number) => string[];
  /** The places that are named, as bits. */
  places: number;
  /** The words that may tell a FAQ, with their rarity. */
  words: readonly { word: MessageWord; rarity: number }[];
}

/** How well one FAQ answers what is asked. */
export interface SubjectEvidence {
  /** 0–1: by what it is about. */
  byIntent: number;
  /** 0–1: how likely it serves what is asked. */
  likelihood: number;
  intent: string | null;
  /** By own words of the FAQ, the rarer the more; about 1 for one telling word of its question. */
  byWords: number;
  /** The share of the message that those words are, 0–1. */
  coverage: number;
  /** The words of the message that are its own. */
  words: string[];
  /** Those that speak for what it is about, where no cue does. */
  told: string[];
}

const BRIEF = 2; // words: 'shipping?' means what it points to
const BRIEF_STRENGTH = 0.9;
const BESIDE_STRONG = 0.5; // of a pointing word where something is asked plainly
const BY_THE_WAY = 0.4;
const SYNONYM = 0.7;
const KIN = 0.6; // of the worth of a word of the same family
const CLEARLY = 0.85; // asked by three words or more
const BELIEVED = 0.3; // likely enough to be asked
const HARDLY_BELIEVED = 0.1; // where cues say it clearly
const LEAST = 0.33; // likelihood that tells something without any cue
const LIKELY_BASE = 0.35; // a FAQ that serves as likely as not is nearly meant
const LIKELY_SLOPE = 0.5;
const DOUBT = 0.5; // of what a cue tells, where it is unlikely
const GENERAL = 0.25; // of the worth of a word that every shop says
const UNKNOWN_RARITY = 0.8; // of a word that no FAQ says: it still takes its share of the message

/** Reads a message once for all FAQs. */
export function readAsked(index: FaqIndex, message: Message, isCertain: (word: string) => boolean): Asked {
  const isUnderstood = new Set(message.content.flatMap(({ text, synonyms }) => (synonyms.length > 0 ? text : [])));
  const finds = intentsIn(
    message,
    (word) => isUnderstood.has(word) || isRequestWord({ text: word }) || isGoods(word) || isCertain(word),
  );
  const { shares, likely, idle } = readLikely(index, message, finds);
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
  const tellingWords = (place: number) => index.likelihood.tellingWords(message.words, place);
  const words = message.content
    .filter((word) => !isRequestWord(word) && !word.text.includes(' '))
    .map((word) => ({ word, rarity: rarityOf(index, word) }));
  const hasStrongIntent = strong.some(
    ({ intent, strength }) =>
      (shares[INTENT_NAMES.indexOf(intent)] ?? 0) >= (strength >= CLEARLY ? HARDLY_BELIEVED : BELIEVED),
  );
  const places = placesIn(message.words);
  return { intents, hasStrongIntent, answered: index.bestByIntent, likely, shares, idle, tellingWords, places, words };
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
export function evidenceFor(
  { intents, answered, words, likely, tellingWords }: Asked,
  { subject, serves }: CompiledFaq,
): SubjectEvidence {
  const byCue = bestIntent(intents, subject.intents, answered);
  const expected = likely.reduce((sum, [place, share]) => sum + share * (serves[place] ?? 0), 0);
  const { place, ...best } = withLikelihood(byCue, expected, likely);
  const told = place < 0 ? [] : tellingWords(place);
  let byWords = 0;
  let covered = 0;
  let all = 0;
  const found: string[] = [];
  for (const { word, rarity } of words) {
    all += rarity;
    const worth = wordWorth(subject, word);
    if (worth === 0) continue;
    byWords += worth * rarity;
    covered += rarity;
    found.push(word.text);
  }
  return { ...best, likelihood: expected, byWords, coverage: all === 0 ? 0 : covered / all, words: found, told };
}

/** A FAQ of a related subject counts less where another is about the very thing. */
function bestIntent(
  asked: ReadonlyMap<string, number>,
  given: ReadonlyMap<string, number>,
  answered: ReadonlyMap<string, number>,
) {
  let byIntent = 0;
  let intent: string | null = null;
  for (const [wanted, strength] of asked) {
    const best = answered.get(wanted) ?? 0;
    for (const [other, share] of given) {
      const worth = strength * share * closeness(wanted, other, best);
      if (worth <= byIntent) continue;
      byIntent = worth;
      intent = wanted;
    }
  }
  return { byIntent, intent };
}

/** What the cues find is doubted where it is unlikely; what is likely without any cue counts too. */
function withLikelihood(byCue: { byIntent: number; intent: string | null }, expected: number, likely: Asked['likely']) {
  const doubted = byCue.byIntent * Math.min(1, 1 - DOUBT + (DOUBT * expected) / BELIEVED);
  const told = expected < LEAST ? 0 : LIKELY_BASE + LIKELY_SLOPE * expected;
  if (told <= doubted) return { ...byCue, byIntent: doubted, place: -1 };
  const [place] = likely.reduce((most, each) => (each[1] > most[1] ? each : most), [-1, 0] as const);
  return { byIntent: told, intent: INTENT_NAMES[place] ?? null, place };
}

function wordWorth({ words, kin }: FaqSubject, { form, text, synonyms, corrections }: MessageWord): number {
  const own = words.get(form) ?? 0;
  const other = [...synonyms, ...corrections].reduce((most, each) => Math.max(most, words.get(each) ?? 0), 0);
  const best = Math.max(own, other * SYNONYM);
  return best > 0 ? best : KIN * kinWorth(kin, text);
}
