import { faqsCalled } from '../faqs/faq-index.ts';
import { EVERYDAY_WORDS } from '../language/everyday-words.ts';
import { isGoods } from '../language/goods.ts';
import { isExampleWord, isIntentWord } from '../language/intents/read.ts';
import type { Message, MessageWord } from '../language/message.ts';
import { productsCalled, productsWithWords } from '../products/by-name.ts';
import type { Product } from '../products/product.ts';
import { RECOMMENDED } from '../products/recommend.ts';
import type { Recommendation } from '../products/recommendation.ts';
import type { Knowledge } from './knowledge.ts';
import { isLearnt } from './learnt-words.ts';
import { isOffTopicWord } from './off-topic.ts';
import { namedIn } from './product-question.ts';

/** What a message names that is the shop's own. */
export interface OwnNames {
  /** Sold out ones too; none where the words are no name. */
  products: readonly Product[];
  /** Their whole name or a whole keyword, not only words of it. */
  isWhole: boolean;
  /** FAQs whose question or a keyword of whose it is, by id. */
  faqs: ReadonlySet<string>;
  /** The words that are the name. */
  words: readonly MessageWord[];
  /** It is asked for, not only said. */
  isFramed: boolean;
  /** Nothing else is said. */
  isAlone: boolean;
}

const LETTERS = 4; // shorter words are too near to everything

/**
 * Reads a message that is a name, alone or asked for: 'dercos', 'avete il Dercos?', 'quanto costa il Dercos?'. What is only
 * told of, by the places of its words, is not.
 */
export function ownNamesIn(knowledge: Knowledge, message: Message, told: ReadonlySet<number>): OwnNames {
  const { catalogue, faqs } = knowledge;
  const asked = namedIn(message);
  const { words, isFramed } = asked;
  const called = [message.words, asked.all, words].flatMap((each) => faqsCalled(faqs, each));
  const own = {
    faqs: new Set(called.map(({ id }) => id)),
    words,
    isFramed,
    isAlone: words.length === message.words.length,
  };
  const nothing = { ...own, products: [], isWhole: false };
  if (words.length === 0 || asked.isRefusal || words.some(({ start }) => told.has(start))) return nothing;
  const whole = [asked.all, words].map((each) => productsCalled(catalogue, each)).find(({ length }) => length > 0);
  if (whole) return { ...own, products: whole, isWhole: true };
  if (asked.isWithout || !words.some((word) => isName(word, isFramed))) return nothing;
  const isCertain = (word: MessageWord) =>
    isOffTopicWord(word.text) || faqs.dictionary.words.has(word.text) || isLearnt(word);
  return { ...own, products: productsWithWords(catalogue, words, isCertain), isWhole: false };
}

/** Everyday words name nothing, though they stand in names: 'avete posto?'. */
function isName({ text }: MessageWord, isFramed: boolean): boolean {
  if (text.length < LETTERS || EVERYDAY_WORDS.has(text) || isGoods(text)) return false;
  return isFramed || !(isIntentWord(text) || isExampleWord(text));
}

/** What is found, or what is named where that is not among it. */
export function withNamed(found: Recommendation, { products, words }: OwnNames): Recommendation {
  const forSale = products.filter(({ isAvailable }) => isAvailable);
  if (forSale.length === 0 || found.products.some((product) => products.includes(product))) return found;
  return {
    products: forSale.slice(0, RECOMMENDED),
    hasEvidence: true,
    isThing: true,
    thingAt: words[0]?.start ?? null,
    isLacking: false,
    terms: words.map(({ text }) => text),
  };
}
