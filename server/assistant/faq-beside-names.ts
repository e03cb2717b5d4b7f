import type { Choice } from '../faqs/choice.ts';
import type { FaqMatch, Weighed } from '../faqs/match.ts';
import { closeness } from '../language/meanings/meanings.ts';
import { readMeanings } from '../language/meanings/meanings-file.ts';
import type { Message } from '../language/message.ts';
import type { Knowledge } from './knowledge.ts';
import type { OwnNames } from './own-names.ts';
import { asksPrice, asksStock, isFraming } from './product-question.ts';

/** A message with what was learnt and what is named in it, beside which a FAQ may answer. */
interface Asked {
  knowledge: Knowledge;
  message: Message;
  own: OwnNames;
  weighed: Weighed;
  choice: Choice | undefined;
}

/**
 * The FAQ that answers, given the one that seems meant: what is called by its very name does, a FAQ by its question or a
 * keyword and no FAQ beside a product's; and none answers what is of another thing.
 */
export function faqBesideNames(asked: Asked, meant: FaqMatch | undefined): FaqMatch | undefined {
  const { own, weighed, choice } = asked;
  if (meant && isCalled(own, meant)) return meant;
  if (own.products.length > 0 && own.faqs.size === 0) return undefined;
  if (own.faqs.size === 0 || own.isWhole) return meant && !tellsOfAnother(asked, meant) ? meant : undefined;
  if (choice && isCalled(own, choice.match)) return choice.match;
  const called = weighed.faqs.map(({ match }) => match()).filter((match) => isCalled(own, match));
  return called.toSorted((one, other) => other.score - one.score)[0];
}

/** The message is the FAQ's question or a keyword of it. */
export function isCalled({ faqs }: OwnNames, { faq }: FaqMatch): boolean {
  return faqs.has(faq.id);
}

/** 'Quanto costa il Braun?' is not answered with what shipping costs, nor is 'il Braun c'è?' with where the shop is. */
function tellsOfAnother({ knowledge, message, own, choice }: Asked, meant: FaqMatch): boolean {
  const isName = own.words.length === 1 && !/\d/.test(own.words[0]?.text ?? '');
  if (!asksPrice(message) && !(isName && asksStock(message))) return false;
  if (isName && (choice?.match.faq.id !== meant.faq.id || choice.odds < 1)) return true;
  const compiled = knowledge.faqs.faqs.find(({ faq }) => faq.id === meant.faq.id);
  return compiled !== undefined && isOfAnotherThing(meant, compiled.meaning, own);
}

const LIKE = 1.2; // what is asked for and a FAQ: from here on they have to do with one another
const LIKE_ONE = 1.6; // where it is a single word

/**
 * What is asked for is none of what the FAQ tells: neither by a word that found it nor by what its words mean. Who names
 * nothing asks for no FAQ's price.
 */
function isOfAnotherThing({ terms }: FaqMatch, meaning: Float32Array, { words }: OwnNames): boolean {
  if (words.length === 0) return terms.every(isFraming);
  if (words.some(({ text }) => terms.includes(text))) return false;
  const near = closeness(readMeanings().asked(words.map(({ form }) => form)), meaning);
  return near < (words.length === 1 ? LIKE_ONE : LIKE);
}
