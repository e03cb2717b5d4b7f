import { compilePhrases, type Phrases } from './phrases.ts';
import { RETAIL_PARAPHRASES, RETAIL_SYNONYMS } from './retail-synonyms.ts';
import { formOf } from './stem.ts';
import { wordsOf } from './words.ts';

/** What else is found by a word or a phrase. */
export interface Synonyms {
  /** By a word's form, the forms that are found by it too. */
  readonly forms: ReadonlyMap<string, readonly string[]>;
  readonly phrases: Phrases;
  /** By a phrase, its words joined by blanks, the forms that are found by it. */
  readonly phraseForms: ReadonlyMap<string, readonly string[]>;
}

type Links = Map<string, Set<string>>;

/** The retail groups and a shop's own. Phrases find the single words of their group; no phrase is found by a synonym. */
export function compileSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const links: Links = new Map();
  const phraseLinks: Links = new Map();
  for (const line of [...RETAIL_SYNONYMS, ...RETAIL_PARAPHRASES]) {
    const [from, to] = line.split('>').map((part) => part.split(','));
    connect(links, phraseLinks, from ?? [], to ?? from ?? []);
  }
  for (const group of groups) connect(links, phraseLinks, group, group);
  const forms = new Map([...links].map(([form, others]) => [form, [...others]]));
  const phraseForms = new Map([...phraseLinks].map(([phrase, others]) => [phrase, withSynonyms(forms, others)]));
  return { forms, phrases: compilePhrases([...phraseForms.keys()].join(',')), phraseForms };
}

function connect(links: Links, phraseLinks: Links, from: readonly string[], to: readonly string[]): void {
  const found = to.map(foldedWords).flatMap((words) => (words.length === 1 ? words.map(formOf) : []));
  for (const words of from.map(foldedWords)) {
    const [first] = words;
    if (first === undefined) continue;
    if (words.length === 1) link(links, formOf(first), found);
    else link(phraseLinks, words.join(' '), found);
  }
}

function link(links: Links, key: string, found: readonly string[]): void {
  const others = links.get(key) ?? new Set();
  for (const other of found) if (other !== key) others.add(other);
  links.set(key, others);
}

function withSynonyms(forms: ReadonlyMap<string, readonly string[]>, found: ReadonlySet<string>): string[] {
  return [...new Set([...found].flatMap((form) => [form, ...(forms.get(form) ?? [])]))];
}

function foldedWords(text: string): string[] {
  return wordsOf(text).map((word) => word.text);
}
