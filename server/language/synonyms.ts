import { RETAIL_SYNONYMS } from './retail-synonyms.ts';
import { formOf } from './stem.ts';
import { wordsOf } from './words.ts';

/** For a form, the forms that are found by it too. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** The retail groups and a shop's own, in which only single words take part. */
export function compileSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const synonyms = new Map<string, Set<string>>();
  for (const line of RETAIL_SYNONYMS) {
    const [from, to] = line.split('>').map((part) => formsOf(part.split(',')));
    connect(synonyms, from ?? [], to ?? from ?? []);
  }
  for (const group of groups) {
    const forms = formsOf(group);
    connect(synonyms, forms, forms);
  }
  return new Map([...synonyms].map(([form, others]) => [form, [...others]]));
}

function formsOf(members: readonly string[]): string[] {
  return members.flatMap((member) => {
    const words = wordsOf(member);
    return words.length === 1 ? words.map((word) => formOf(word.text)) : [];
  });
}

function connect(synonyms: Map<string, Set<string>>, from: readonly string[], to: readonly string[]): void {
  for (const form of from) {
    const others = synonyms.get(form) ?? new Set();
    for (const other of to) if (other !== form) others.add(other);
    synonyms.set(form, others);
  }
}
