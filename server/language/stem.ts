import { stemmer } from '@orama/stemmers/italian';
import { WORD_FAMILIES } from './word-families.ts';

const STEM_MIN_LETTERS = 5; // shorter words are found only as they are
const CACHE_LIMIT = 200_000; // words; about 20 MB

const families = new Map(WORD_FAMILIES.flatMap((family) => family.split(' ').map((word) => [word, `#${family}`])));
const cache = new Map<string, string>();

/** What a folded word is found by: two words with equal forms are found for one another. Short words stay as they are. */
export function formOf(word: string): string {
  if (word.length < STEM_MIN_LETTERS) return word;
  const known = cache.get(word);
  if (known !== undefined) return known;
  if (cache.size >= CACHE_LIMIT) cache.clear();
  const form = families.get(word) ?? (/\d/.test(word) ? word : `~${stem(word)}`);
  cache.set(word, form);
  return form;
}

/** The stemmer takes 'corriere' and 'tagliere' for verbs, and parts 'vassoio' from 'vassoi': these endings are nouns'. */
function stem(word: string): string {
  const noun = /^(.+ier)[aei]$|^(.{2,}[oa]i)o?$/.exec(word);
  return noun?.[1] ?? noun?.[2] ?? stemmer(word);
}
