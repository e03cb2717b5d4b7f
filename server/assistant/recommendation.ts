import { isRequestWord, type Message } from '../language/message.ts';
import { compilePhrases, findPhrases, type PhraseFind } from '../language/phrases.ts';
import {
  DONE_WORDS,
  MORE_TRIGGERS,
  NO_REQUEST_PHRASES,
  NOUN_TRIGGERS,
  TALE_AUXILIARIES,
  TRIGGERS,
} from './trigger-words.ts';

const triggers = compilePhrases(`${TRIGGERS},${MORE_TRIGGERS},mi consigli`);
const nouns = compilePhrases(NOUN_TRIGGERS);
const done = compilePhrases(DONE_WORDS);
const auxiliaries = compilePhrases(TALE_AUXILIARIES);
const noRequests = compilePhrases(NO_REQUEST_PHRASES);

const CLAUSE_END = /[.,;:!?\n()]/;
const CLAUSE_WORDS: ReadonlySet<string> = new Set(['ma', 'quindi', 'adesso', 'ora', 'pero', 'poi', 'cosa', 'che']);
const AUXILIARY_REACH = 3; // words between the auxiliary and its participle: 'ho già sempre comprato'

/** Asks for advice or products: one of the triggers, said as a request (decision 7). */
export function asksForAdvice(message: Message): boolean {
  const found = findPhrases(message.words, triggers);
  if (found.length === 0) return false;
  const refused = findPhrases(message.words, noRequests);
  return found.some((find) => !isInside(find, refused) && !(isNoun(message, find) && isTold(message, find)));
}

/** Asks for advice, and says nothing of what it is for. */
export function isBareRequest(message: Message): boolean {
  return message.content.every((word) => isRequestWord(word) || triggers.has(word.text));
}

function isInside(find: PhraseFind, others: readonly PhraseFind[]): boolean {
  return others.some(({ start, end }) => start <= find.start && find.end <= end);
}

function isNoun(message: Message, find: PhraseFind): boolean {
  return find.end - find.start === 1 && nouns.has(message.words[find.start]?.text ?? '');
}

/** Its clause tells of something done: 'ho comprato un regalo', 'il regalo è arrivato rotto'. */
function isTold(message: Message, find: PhraseFind): boolean {
  const [start, end] = clauseAround(message, find.start);
  const clause = message.words.slice(start, end);
  const participles = findPhrases(clause, done);
  const helpers = findPhrases(clause, auxiliaries);
  return participles.some((participle) =>
    helpers.some((helper) => helper.end <= participle.start && participle.start - helper.end < AUXILIARY_REACH),
  );
}

function clauseAround({ words, text }: Message, place: number): [number, number] {
  const breaksBefore = (index: number) =>
    CLAUSE_END.test(text.slice(words[index - 1]?.end ?? 0, words[index]?.start ?? 0)) ||
    CLAUSE_WORDS.has(words[index]?.text ?? '');
  let start = place;
  while (start > 0 && !breaksBefore(start)) start--;
  let end = place + 1;
  while (end < words.length && !breaksBefore(end)) end++;
  return [start, end];
}
