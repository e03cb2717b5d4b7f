import { fold } from '../language/fold.ts';
import { likelihoods, SUBJECTS } from '../language/intents/read.ts';
import { isRequestWord, isStopWord } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { type Word, wordsOf } from '../language/words.ts';
import type { QuestionKind } from './question-group.ts';

const SURE = 0.3; // of what is asked; the rest is spread over a hundred other subjects
const MOST_WORDS = 8;
const LONGEST = 200; // characters
const FIRST_OTHER = SUBJECTS.indexOf('GOODS'); // from here on they are no subject that a FAQ is about

/** Asked of things of every kind: what they are asked of tells more. */
const OF_THINGS: ReadonlySet<string> = new Set(['AVAILABILITY', 'CATALOGUE', 'BRANDS', 'QUANTITY', 'SPECIAL_ORDER']);

/**
 * What a question has in common with all those that mean the same: what it asks, where that is plain, else the forms of its
 * own words. It depends on the question alone, so that questions may come and go in any order, on any process.
 * @returns 1–200 characters.
 */
export function questionKey(text: string): string {
  const words = wordsOf(text);
  const subject = subjectOf(words);
  return subject === undefined ? wordsKey(words, text) : `subject: ${subject}`;
}

/** The key of a question in its kind: what was declined goes by its own words, whatever it asks of them. */
export function keyOf(kind: QuestionKind, text: string): string {
  return kind === 'DECLINED' ? wordsKey(wordsOf(text), text) : questionKey(text);
}

function wordsKey(words: readonly Word[], text: string): string {
  const own = words.filter((word) => !isStopWord(word) && !isRequestWord(word));
  const forms = new Set((own.length > 0 ? own : words).map((word) => formOf(word.text)));
  const said = forms.size > 0 ? [...forms].toSorted().slice(0, MOST_WORDS).join(' ') : fold(text).trim();
  return `words: ${said}`.slice(0, LONGEST).toWellFormed();
}

function subjectOf(words: Parameters<typeof likelihoods>[0]): string | undefined {
  const shares = likelihoods(words);
  let best = 0;
  for (const [place, share] of shares.entries()) if (share > (shares[best] ?? 0)) best = place;
  const subject = SUBJECTS[best];
  const isPlain = best < FIRST_OTHER && (shares[best] ?? 0) >= SURE;
  return isPlain && subject !== undefined && !OF_THINGS.has(subject) ? subject : undefined;
}
