import type { Company } from '../companies/company.ts';
import { UserError } from '../errors.ts';
import { isRequestWord, isStopWord } from '../language/message.ts';
import { wordsOf } from '../language/words.ts';
import { OFF_TOPIC_TOPICS } from './off-topic-words.ts';

const MOST_GROUPS = 200;
const MOST_WORDS = 20;
const LONGEST_WORD = 60; // characters
const MOST_ALLOWED = 200; // words

/** The names of topics that a company answers all the same, each once. @throws UserError UNKNOWN_TOPIC. */
export function checkedTopics(names: readonly string[]): string[] {
  const known = new Set(OFF_TOPIC_TOPICS.map((topic) => topic.name as string));
  if (names.some((name) => !known.has(name))) throw new UserError('UNKNOWN_TOPIC');
  return [...new Set(names)];
}

/**
 * Words and phrases for which a company answers whatever else is said, each once, trimmed and in small letters.
 * @throws UserError BAD_ALLOWED_WORDS, also for one that tells nothing: 'il' would allow every message.
 */
export function checkedAllowedWords(words: readonly string[]): string[] {
  const cleaned = [...new Set(words.map((word) => word.trim().toLowerCase()))];
  if (cleaned.length > MOST_ALLOWED || cleaned.some((word) => isUnreadable(word) || !tellsSomething(word)))
    throw new UserError('BAD_ALLOWED_WORDS');
  return cleaned;
}

function isUnreadable(word: string): boolean {
  return word === '' || word.length > LONGEST_WORD || /\p{Cc}/u.test(word) || !word.isWellFormed();
}

/** Whether a phrase has any word that says what is spoken of. */
export function tellsSomething(phrase: string): boolean {
  return wordsOf(phrase).some((word) => !isStopWord(word) && !isRequestWord(word));
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

/** A company's settings as its people read them. */
export function settingsOf(company: Company) {
  const topics = OFF_TOPIC_TOPICS.map(({ name, label }) => ({
    name,
    label,
    isDeclined: !company.allowedTopics.includes(name),
  }));
  return { topics, allowedWords: company.allowedWords, synonyms: company.synonyms, version: company.settingsVersion };
}
