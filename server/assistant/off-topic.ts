import type { Message } from '../language/message.ts';
import { compilePhrases, findPhrases, type Phrases } from '../language/phrases.ts';
import { HARMLESS_PHRASES, OFF_TOPIC_TOPICS, SELF_HARM_WORDS } from './off-topic-words.ts';

const topics = OFF_TOPIC_TOPICS.map(({ name, words }) => ({ name, phrases: compilePhrases(words) }));
const selfHarm = compilePhrases(SELF_HARM_WORDS);
const harmless = compilePhrases(HARMLESS_PHRASES);

/** Speaks of taking one's own life: answered with its own sentence, whatever else it says (decision 28). */
export function isAboutSelfHarm(message: Message): boolean {
  return telling(message, selfHarm).length > 0;
}

/** The words of a message that belong to subjects the shop does not talk about; none when it may go on. */
export function offTopicWords(message: Message, allowedTopics: readonly string[]): string[] {
  return topics
    .filter(({ name }) => !allowedTopics.includes(name))
    .flatMap(({ phrases }) => telling(message, phrases).map((find) => find.text));
}

function telling(message: Message, phrases: Phrases) {
  const finds = findPhrases(message.words, phrases);
  if (finds.length === 0) return finds;
  const excused = findPhrases(message.words, harmless);
  return finds.filter((find) => !excused.some(({ start, end }) => start <= find.start && find.end <= end));
}
