import { stemmer } from '@orama/stemmers/italian';
import { isVerbForm, readableVerb } from './verb-forms.ts';
import { WORD_FAMILIES } from './word-families.ts';

const STEM_MIN_LETTERS = 5; // shorter words are found only as they are
const CACHE_LIMIT = 200_000; // words; about 20 MB

const { families, verbs } = readFamilies(WORD_FAMILIES);
const cache = new Map<string, string>();

/** What a folded word is found by: two words with equal forms are found for one another. Short words stay as they are. */
export function formOf(word: string): string {
  if (word.length < STEM_MIN_LETTERS) return word;
  const known = cache.get(word);
  if (known !== undefined) return known;
  if (cache.size >= CACHE_LIMIT) cache.clear();
  const form = families.get(word) ?? (/\d/.test(word) ? word : stemFormOf(word));
  cache.set(word, form);
  return form;
}

function stemFormOf(word: string): string {
  const found = stem(word);
  return (isVerbForm(word) ? verbs.get(found) : undefined) ?? `~${found}`;
}

/**
 * The stemmer takes 'corriere' and 'tagliere' for verbs, and parts 'vassoio' from 'vassoi': these endings are nouns', but
 * for 'scegliere' and 'togliere'.
 */
function stem(word: string): string {
  const noun = /^(.+(?<!scegl|sciogl|togl|(?<!s)cogl)ier)[aei]$|^(.{2,}[oa]i)o?$/.exec(word);
  return noun?.[1] ?? noun?.[2] ?? stemmer(readableVerb(word));
}

/** The form of each word of a family, which is named by its first, and of the stems whose verbs belong to it whole. */
function readFamilies(lines: readonly string[]) {
  const families = new Map<string, string>();
  const verbs = new Map<string, string>();
  for (const line of lines) {
    const words = line.split(' ');
    for (const word of words) {
      families.set(word.replace('+', ''), `#${words[0]}`);
      if (word.endsWith('+')) verbs.set(stem(word.slice(0, -1)), `#${words[0]}`);
    }
  }
  return { families, verbs };
}
