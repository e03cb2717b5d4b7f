import { bearsAllowedWord } from '../assistant/allowed-words.ts';
import { declinedWords } from '../assistant/declining.ts';
import type { Knowledge } from '../assistant/knowledge.ts';
import { readOffTopic } from '../assistant/off-topic.ts';
import { allowedIn } from '../assistant/other-subject.ts';
import { isKnown, readForAnswer } from '../assistant/reading.ts';
import type { Company } from '../companies/company.ts';
import type { Wording } from '../improvement/wordings.ts';
import { type Message, readMessage } from '../language/message.ts';
import { compileSynonyms, type Synonyms } from '../language/synonyms.ts';
import { type Proof, prove } from './proof.ts';

/** What a company may say of its assistant's words and subjects, as it would be stored. */
export type DraftSettings = Pick<Company, 'allowedTopics' | 'allowedWords' | 'synonyms'>;

/** What saving other synonyms, topics and words would change. */
export function* proveSettings(
  knowledge: Knowledge,
  questions: readonly Wording[],
  draft: DraftSettings,
): Generator<void, Proof> {
  const { after, isConcerned } = withSettings(knowledge, draft);
  yield;
  return yield* prove(knowledge, after, questions, isConcerned);
}

/** What would be known with other settings; they concern what says one of their words, or is of such a subject. */
export function withSettings(
  knowledge: Knowledge,
  draft: DraftSettings,
): { after: Knowledge; isConcerned: (question: Wording) => boolean } {
  const { company } = knowledge;
  const { synonyms } = draft;
  const areSame = JSON.stringify(synonyms) === JSON.stringify(company.synonyms);
  const after: Knowledge = {
    ...knowledge,
    company: { ...company, ...draft },
    synonyms: areSame ? knowledge.synonyms : compileSynonyms(synonyms),
  };
  const isSaidOtherwise = areSame ? () => false : otherSynonyms(knowledge.synonyms, after.synonyms);
  const isJudgedOtherwise = otherTopics(knowledge, draft.allowedTopics);
  const words = notInBoth(company.allowedWords, draft.allowedWords);
  const isConcerned = ({ text }: Wording) => {
    const message = readMessage(text, knowledge.synonyms);
    return isSaidOtherwise(message) || bearsAllowedWord(message, words) || isJudgedOtherwise(message);
  };
  return { after, isConcerned };
}

function notInBoth(before: readonly string[], after: readonly string[]): string[] {
  return [...before.filter((word) => !after.includes(word)), ...after.filter((word) => !before.includes(word))];
}

/** Tells messages with a word or a phrase that finds other words with some synonyms than with others. */
function otherSynonyms(before: Synonyms, after: Synonyms): (message: Message) => boolean {
  const forms = differing(before.forms, after.forms);
  const phrases = [...differing(before.phraseForms, after.phraseForms)];
  return ({ words, content }) => {
    if (content.some(({ form }) => forms.has(form))) return true;
    const said = ` ${words.map(({ text }) => text).join(' ')} `;
    return phrases.some((phrase) => said.includes(` ${phrase} `));
  };
}

function differing(
  before: ReadonlyMap<string, readonly string[]>,
  after: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const all = new Set([...before.keys(), ...after.keys()]);
  const told = (links: ReadonlyMap<string, readonly string[]>, key: string) => links.get(key)?.join('\n');
  return new Set([...all].filter((key) => told(before, key) !== told(after, key)));
}

/** Tells messages whose subject is another one's, or may be, where some subjects are allowed and not where others are. */
function otherTopics(knowledge: Knowledge, allowedTopics: readonly string[]): (message: Message) => boolean {
  const before = knowledge.company.allowedTopics;
  const key = (topics: readonly string[]) => [...topics].sort().join();
  if (key(before) === key(allowedTopics)) return () => false;
  const isOwn = (word: string) => isKnown(knowledge, word);
  const told = (message: Message, topics: readonly string[]) =>
    JSON.stringify([readOffTopic(message, topics, isOwn), allowedIn(message, { allowedTopics: topics, isOwn })]);
  const areBothRuled = before.length > 0 && allowedTopics.length > 0;
  return (message) => {
    if (told(message, before) !== told(message, allowedTopics)) return true;
    return !areBothRuled && isLearntOtherwise(knowledge, message);
  };
}

/** Where no subject is allowed what was learnt decides, else the rules alone: whether they differ on what is of no such subject. */
function isLearntOtherwise({ company, ...known }: Knowledge, { text }: Message): boolean {
  if (SEVERAL.test(text)) return true; // each part is judged by itself
  const reading = readForAnswer({ ...known, company }, text);
  const isDeclined = (allowedTopics: string[]) =>
    declinedWords({ ...reading, knowledge: { ...known, company: { ...company, allowedTopics } } }) !== undefined;
  return isDeclined([]) !== isDeclined(ANY);
}

const ANY = ['any'];

const SEVERAL = /[.?!;\n].*\p{L}/u;
