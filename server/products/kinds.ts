import { taxonomy } from '../language/goods.ts';
import { inflectionsOf } from '../language/inflections.ts';
import type { Message, MessageWord } from '../language/message.ts';
import { findPhrases } from '../language/phrases.ts';
import { compoundsOf, madeFor } from './compounds.ts';
import type { Plan } from './plan.ts';
import type { Wish } from './wish.ts';

/** What a catalogue knows of a word. */
export interface KnowsWords {
  /** Some product is such a thing. */
  isHead(word: MessageWord): boolean;
  /** Some product has it. */
  isKnown(word: MessageWord): boolean;
}

/**
 * The message in which the thing asked for finds its other names and its kinds too: 'calzature' boots and sandals,
 * 'scarpe da ginnastica' what is called 'sneakers'. Any other word only where the catalogue does not have it.
 */
export function withKinds(message: Message, { words }: Wish, knows: KnowsWords): Message {
  const heads = new Set(words.flatMap(({ isHead, word }) => (isHead ? word.start : [])));
  const goods = taxonomy();
  const byPlace = phrasesAt(message, (name) => goods.kindsOf(name)); // 'gioco da tavolo' is not any game
  return widened(message, (word) => {
    const isHead = heads.has(word.start);
    if (!isHead && knows.isKnown(word)) return undefined;
    const others = byPlace.get(word.start) ?? (isHead ? goods.kindsOf(word.text) : othersOf(word.text));
    const kinds = isHead && word.text.length < STEMMED_FROM ? [...others, ...inflectionsOf(word.text)] : others;
    if (kinds.length === 0) return undefined;
    const wide = { ...word, kinds };
    return (isHead ? knows.isHead(wide) : knows.isKnown(wide)) ? wide : undefined;
  });
}

const STEMMED_FROM = 5; // letters; shorter words are found in both numbers by their endings: 'arco' finds 'archi'
const REMEMBERED = 500; // words; 3 kB each
const others = new Map<string, readonly string[]>(); // messages say the same words again and again

function othersOf(name: string): readonly string[] {
  const known = others.get(name);
  if (known) return known;
  if (others.size >= REMEMBERED) others.clear();
  const found = [...taxonomy().namesOf(name), ...compoundsOf(name)];
  others.set(name, found);
  return found;
}

/** The message in which a word that tells what something is for finds what serves it: 'dormire' pillows. Null where none does. */
export function withNeeds(message: Message, { isHead }: KnowsWords): Message | null {
  const goods = taxonomy();
  const byPlace = phrasesAt(message, (name) => goods.servingFor(name));
  const said = new Set<string>();
  const wide = widened(message, (word) => {
    const serving = byPlace.get(word.start) ?? goods.servingFor(word.text);
    const needed = isNew(said, serving) ? serving : []; // one situation told in several words is one need
    const kinds = [...needed, ...madeFor(message, word)];
    if (kinds.length === 0) return undefined;
    const served = { ...word, kinds };
    return isHead(served) ? served : undefined;
  });
  return wide === message ? null : wide;
}

/** The message without what it only tells: where nothing serves it, what is asked for may still be found. Null where nothing is left out. */
export function withoutTold(message: Message, { told }: Wish): Message | null {
  if (told.length === 0) return null;
  const content = message.content.filter(({ start }) => !told.includes(start));
  return content.length < message.content.length ? { ...message, content } : null;
}

function isNew(said: Set<string>, kinds: readonly string[]): boolean {
  const key = kinds.join(' ');
  if (said.has(key)) return false;
  said.add(key);
  return true;
}

/** Only such things serve what is needed. */
export function planOfNeeds({ words }: Wish): Plan {
  return { mode: 'THING', heads: words.filter(({ word }) => word.kinds !== undefined) };
}

type KindsOf = (name: string) => readonly string[];

/** By where its words stand: what a name of several words leads to, less these words themselves. */
function phrasesAt(message: Message, kindsOf: KindsOf): ReadonlyMap<number, readonly string[]> {
  const byPlace = new Map<number, readonly string[]>();
  for (const { start, end, text } of findPhrases(message.words, taxonomy().phrases)) {
    const all = kindsOf(text);
    if (all.length === 0) continue;
    const own = new Set(text.split(' ').flatMap(inflectionsOf));
    const kinds = all.filter((kind) => !own.has(kind));
    if (kinds.length === 0) continue;
    for (const word of message.words.slice(start, end))
      byPlace.set(word.start, [...(byPlace.get(word.start) ?? []), ...kinds]);
  }
  return byPlace;
}

/** The same message where no word becomes another. */
function widened(message: Message, better: (word: MessageWord) => MessageWord | undefined): Message {
  let isWidened = false;
  const content = message.content.map((word) => {
    const wide = better(word);
    if (wide) isWidened = true;
    return wide ?? word;
  });
  return isWidened ? { ...message, content } : message;
}
