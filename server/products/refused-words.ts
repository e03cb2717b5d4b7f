import { readMeanings } from '../language/meanings/meanings-file.ts';
import { isStopWord } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import type { ProductReading } from './product-reading.ts';
import type { Wish } from './wish.ts';

/** What a product has of what is refused. */
export interface HadRefused {
  has: boolean;
  /** It says that it is without. */
  isWithout: boolean;
  /** How near the words of its name come to it, 0–1. */
  nearness: number;
}

const REFUSED =
  /(?<!\p{L})(?:senza|non|no|niente|nessun[oa]?|n[eé]|odio|detesto|tranne|basta)\s+(?:\p{L}+['’\s]+){0,2}?(\p{L}{3,})/giu;

/** The forms of what must not be: 'non a mano', 'senza filo e senza benzina'. */
export function refusedForms({ excluded, words }: Wish, text: string): string[] {
  const said = Array.from(text.matchAll(REFUSED), ([, word = '']) => word.toLowerCase());
  const telling = said.filter((word) => !isStopWord({ text: word, isElided: false })).map(formOf);
  const lacking = words.flatMap(({ word }) => (word.text.startsWith('-') ? formOf(word.text.slice(1)) : []));
  return [...new Set([...excluded.map(({ form }) => form), ...telling, ...lacking])];
}

export function hadRefused(readings: readonly ProductReading[], refused: readonly string[]): HadRefused[] {
  const meanings = readMeanings();
  const places = refused.map((form) => meanings.placesOf([form]));
  return readings.map(({ named, described, without, namedMeant }) => ({
    has: refused.some((form) => !without.has(form) && (named.forms.has(form) || described.forms.has(form))),
    isWithout: refused.some((form) => without.has(form)),
    nearness: Math.max(0, ...places.map((each) => meanings.likeness(each, namedMeant))),
  }));
}
