import { type Message, readMessage } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import type { Knowledge } from './knowledge.ts';

/** Words and phrases by the form of their first word, each as the forms of all its words. */
type Forms = ReadonlyMap<string, readonly (readonly string[])[]>;

const compiled = new WeakMap<readonly string[], Forms>(); // a company's words stay the same array until they change
const none = compileSynonyms([]);

/** Whether a message holds one of a company's own words, in whatever number or gender; a phrase stands there as a whole. */
export function bearsAllowedWord({ words }: Message, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return false;
  const phrases = formsOf(allowed);
  const said = words.map(({ text }) => formOf(text));
  return said.some((form, start) =>
    phrases.get(form)?.some((phrase) => phrase.every((each, offset) => said[start + offset] === each)),
  );
}

/** What is known, were nothing of this text another subject than the shop's. */
export function withoutDeclining(knowledge: Knowledge, text: string): Knowledge {
  const allowedWords = readMessage(text, none).words.map((word) => word.text);
  return { ...knowledge, company: { ...knowledge.company, allowedWords } };
}

function formsOf(allowed: readonly string[]): Forms {
  const known = compiled.get(allowed);
  if (known) return known;
  const phrases = allowed.map((phrase) => readMessage(phrase, none).words.map(({ text }) => formOf(text)));
  const forms = Map.groupBy(phrases, ([first]) => first ?? '');
  forms.delete('');
  compiled.set(allowed, forms);
  return forms;
}
