import { UserError } from '../errors.ts';
import { OFF_TOPIC_TOPICS } from './off-topic-words.ts';

const MOST_GROUPS = 200;
const MOST_WORDS = 20;
const LONGEST_WORD = 60; // characters

/** The names of topics that a company answers all the same, each once. @throws UserError UNKNOWN_TOPIC. */
export function checkedTopics(names: readonly string[]): string[] {
  const known = new Set(OFF_TOPIC_TOPICS.map((topic) => topic.name as string));
  if (names.some((name) => !known.has(name))) throw new UserError('UNKNOWN_TOPIC');
  return [...new Set(names)];
}

/** A company's synonyms, trimmed and in lower case. @throws UserError BAD_SYNONYMS. */
export function checkedSynonyms(groups: readonly (readonly string[])[]): string[][] {
  const cleaned = groups.map((group) => [...new Set(group.map((word) => word.trim().toLowerCase()))]);
  const isBad = (word: string) =>
    word === '' || word.length > LONGEST_WORD || word.includes('\0') || !word.isWellFormed();
  const isWrong = cleaned.some((group) => group.length < 2 || group.length > MOST_WORDS || group.some(isBad));
  if (isWrong || cleaned.length > MOST_GROUPS) throw new UserError('BAD_SYNONYMS');
  return cleaned;
}
