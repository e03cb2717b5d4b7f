import type { Message } from '../language/message.ts';
import { compilePhrases, findPhrases, type PhraseFind, type Phrases } from '../language/phrases.ts';
import { HARMLESS_PHRASES, OFF_TOPIC_TOPICS, SELF_HARM_WORDS } from './off-topic-words.ts';

const topics = OFF_TOPIC_TOPICS.map(({ name, words }) => ({ name, phrases: compilePhrases(words) }));
const selfHarm = compilePhrases(SELF_HARM_WORDS);
const harmless = compilePhrases(HARMLESS_PHRASES);
const singleWords = new Set(
  topics.flatMap(({ phrases }) => [...phrases.values()].flat().flatMap((words) => (words.length === 1 ? words : []))),
);

/** Speaks of taking one's own life: answered with its own sentence, whatever else it says. */
export function isAboutSelfHarm(message: Message): boolean {
  return telling(message, selfHarm).length > 0;
}

/** The words of a message that belong to subjects the shop does not talk about; none when it may go on. */
export function offTopicFinds(message: Message, allowedTopics: readonly string[]): PhraseFind[] {
  return topics.filter(({ name }) => !allowedTopics.includes(name)).flatMap(({ phrases }) => telling(message, phrases));
}

/** Such a word is no typo of a shop's. */
export function isOffTopicWord(word: string): boolean {
  return singleWords.has(word);
}

/** Phrases that sound like a subject or a product and mean neither: 'il pacco è in viaggio'. */
export function harmlessFinds(message: Message): PhraseFind[] {
  return findPhrases(message.words, harmless);
}

function telling(message: Message, phrases: Phrases): PhraseFind[] {
  const finds = findPhrases(message.words, phrases);
  if (finds.length === 0) return finds;
  const excused = harmlessFinds(message);
  return finds.filter((find) => !excused.some(({ start, end }) => start < find.end && find.start < end));
}
