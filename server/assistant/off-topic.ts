import { EVERYDAY_WORDS } from '../language/everyday-words.ts';
import { isGoods } from '../language/goods.ts';
import { CueIndex, type CueMatch } from '../language/intents/cue-index.ts';
import { isIntentWord, likelihoods, SUBJECTS, tellingWords } from '../language/intents/read.ts';
import { isRequestWord, type Message } from '../language/message.ts';
import { compilePhrases, findPhrases, type PhraseFind } from '../language/phrases.ts';
import { OFF_TOPIC_CUES } from './off-topic-cues.ts';
import { HARMLESS_PHRASES, OFF_TOPIC_TOPICS } from './off-topic-words.ts';

/** A part of a message, and the subject that it belongs to. */
export interface TopicFind extends PhraseFind {
  topic: string;
}

/** What of a message belongs to subjects that a shop does not talk about. */
export interface OffTopic {
  /** Words and phrases that may also be said of goods. */
  finds: readonly TopicFind[];
  /** Ways of asking that mean the subject whatever goods there are. */
  sure: readonly TopicFind[];
}

const NEVER_GOODS = new Set(['SEX', 'DRUGS']);
const LIKELY = 0.4;
const SURELY = 0.85;
const CONFIRMED = 0.7; // likelihood, beside a word of the lists
const SURE_OF_SHOP = 0.7; // likelihood of what shops are asked
const HARDLY = 0.03;
const LIKELY_SHOP = 0.3;
const UNLIKELY = 0.1; // of that
const MANY_OTHERS = 2; // words beside those of the subject
const FIRST_IDLE = SUBJECTS.indexOf('CHATTER');
const SHORTEST_TYPO = 7; // letters: 'elezzioni', 'carbonarra'

const topics = OFF_TOPIC_TOPICS.map(({ name, words }) => ({ name, phrases: compilePhrases(words) }));
const cues = new CueIndex(OFF_TOPIC_CUES);
const harmless = compilePhrases(HARMLESS_PHRASES);
const singleWords = new Set(
  topics.flatMap(({ phrases }) => [...phrases.values()].flat().flatMap((words) => (words.length === 1 ? words : []))),
);

/** The off-topic parts of a message, misspelt ones too where nothing else is found; none of the topics that a company allows. */
export function readOffTopic(
  message: Message,
  allowedTopics: readonly string[],
  isCertain: (word: string) => boolean,
): OffTopic {
  const direct = doubted(message, offTopicIn(message, allowedTopics));
  if (direct.sure.length > 0) return direct;
  if (direct.finds.length > 0) {
    const { sure } = likelyIn(message, allowedTopics, CONFIRMED);
    return { ...direct, sure };
  }
  const words = cues.corrected(message.words, (word) => isCertain(word) || isNoTypo(word));
  const sure = words ? offTopicIn({ ...message, words }, allowedTopics).sure : [];
  return sure.length > 0 ? { finds: [], sure } : likelyIn(message, allowedTopics, SURELY);
}

function isNoTypo(word: string): boolean {
  return word.length < SHORTEST_TYPO || EVERYDAY_WORDS.has(word) || isGoods(word) || isIntentWord(word);
}

/** Ways of asking may mean something else: 'come si prepara un muro', 'una pomata per il mal di schiena'. */
function doubted({ words, content }: Message, { finds, sure }: OffTopic): OffTopic {
  const said = new Set(
    [...finds, ...sure].flatMap(({ start, end }) => words.slice(start, end).map((word) => word.start)),
  );
  const others = content.filter((word) => !said.has(word.start) && !isRequestWord(word));
  if (said.size === 0 || others.length < MANY_OTHERS) return { finds, sure };
  const shares = likelihoods(words);
  const shopShare = shares.subarray(0, FIRST_IDLE).reduce((most, share) => Math.max(most, share), 0);
  const topicShare = topics.reduce((sum, { name }) => sum + (shares[SUBJECTS.indexOf(name)] ?? 0), 0);
  if (shopShare >= SURE_OF_SHOP && topicShare < HARDLY) return { finds: [], sure: [] };
  if (shopShare >= LIKELY_SHOP && topicShare < shopShare * UNLIKELY) return { finds: [...finds, ...sure], sure: [] };
  return { finds, sure };
}

/** Without a word of the lists: asked as such subjects are asked. */
function likelyIn({ words }: Message, allowedTopics: readonly string[], surely: number): OffTopic {
  const shares = likelihoods(words);
  const [share, name] = topics.reduce<[number, string]>(
    (most, topic) => {
      const each = shares[SUBJECTS.indexOf(topic.name)] ?? 0;
      return each > most[0] ? [each, topic.name] : most;
    },
    [0, ''],
  );
  if (share < LIKELY || allowedTopics.includes(name)) return { finds: [], sure: [] };
  const find = { topic: name, start: 0, end: 0, text: tellingWords(words, SUBJECTS.indexOf(name)).join(' ') }; // no phrase: its words may be goods' too
  return share < surely ? { finds: [find], sure: [] } : { finds: [], sure: [find] };
}

function offTopicIn(message: Message, allowedTopics: readonly string[]): OffTopic {
  const excused = harmlessFinds(message);
  const isMeant = ({ start, end }: { start: number; end: number }) =>
    !excused.some((other) => other.start < end && start < other.end);
  const cued = cues
    .read(message.words)
    .filter((each) => !allowedTopics.includes(each.name) && isMeant(each) && !tellsWhichGoods(message, each));
  const textOf = ({ name, start, end }: CueMatch): TopicFind => ({
    topic: name,
    start,
    end,
    text: message.words
      .slice(start, end)
      .map((word) => word.text)
      .join(' '),
  });
  const listed = topics
    .filter(({ name }) => !allowedTopics.includes(name))
    .flatMap(({ name, phrases }) => findPhrases(message.words, phrases).map((find) => ({ ...find, topic: name })));
  return {
    finds: [...listed.filter(isMeant), ...cued.filter((each) => !isSure(each)).map(textOf)],
    sure: cued.filter(isSure).map(textOf),
  };
}

/** 'Cerco guanti da lavoro' looks for no work. */
function tellsWhichGoods({ words }: Message, { start, end }: CueMatch): boolean {
  return words[end - 2]?.text === 'da' && words.slice(start, end - 2).some(({ text }) => isGoods(text));
}

/** One word may be said of goods too: 'la bibbia'; a whole way of asking is not. */
function isSure({ name, isStrong, start, end }: CueMatch): boolean {
  return isStrong && (end - start > 1 || NEVER_GOODS.has(name));
}

/** Such a word is no typo of a shop's. */
export function isOffTopicWord(word: string): boolean {
  return singleWords.has(word);
}

/** Phrases that sound like a subject or a product and mean neither: 'il pacco è in viaggio'. */
export function harmlessFinds(message: Message): PhraseFind[] {
  return findPhrases(message.words, harmless);
}
