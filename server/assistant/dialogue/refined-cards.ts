import type { MessageWord } from '../../language/message.ts';
import { audienceOfCustomer } from '../../language/people-words.ts';
import type { Product } from '../../products/product.ts';
import { RECOMMENDED } from '../../products/recommend.ts';
import { answerFromRules, type RulesAnswer } from '../answer.ts';
import type { Knowledge } from '../knowledge.ts';
import { tells } from '../product-facts.ts';
import { readForAnswer } from '../reading.ts';
import { plainOf } from './plain.ts';

/** A wish with more said of it. */
export interface Refined {
  rules: RulesAnswer;
  /** How much of what was said the first card tells: 0–1; below where there is no card. */
  fit: number;
}

/** How much of what the message says is told by the first card: 0–1; below where there is no card. */
export function fitOf(own: readonly MessageWord[], { suggested: [first] }: RulesAnswer): number {
  if (!first) return -1;
  const telling = own.filter((word) => !audienceOfCustomer(word.form));
  return telling.length === 0 ? 1 : telling.filter((word) => tellsOfIt(first, word)).length / telling.length;
}

/** 'No il panettone no': none of what was refused in so many words. */
export function withoutRefused(rules: RulesAnswer, refused: readonly MessageWord[]): RulesAnswer {
  const suggested = rules.suggested.filter((product) => !refused.some((word) => tellsOfIt(product, word)));
  const ids = new Set(suggested.map(({ id }) => id));
  return { ...rules, suggested, productIds: rules.productIds.filter((id) => ids.has(id)) };
}

/** By itself: its category says what others are, too. */
function tellsOfIt(product: Product, word: MessageWord): boolean {
  return tells({ ...product, category: '' }, word);
}

/** 'No la Fender no': the others that were shown, or that were found for the same wish. */
export function leftOf(
  knowledge: Knowledge,
  [first]: readonly string[],
  refused: readonly MessageWord[],
  list: readonly Product[],
): Refined | undefined {
  if (first === undefined || refused.length === 0) return undefined;
  const isLeft = (product: Product) => !refused.some((word) => tellsOfIt(product, word));
  const shown = list.filter(isLeft);
  const others = shown.length > 0 ? shown : readForAnswer(knowledge, first).searched.products.filter(isLeft);
  const suggested = others.slice(0, RECOMMENDED);
  if (suggested.length === 0) return undefined;
  const rules = answerFromRules(knowledge, first);
  return { rules: { ...rules, reply: undefined, suggested, productIds: suggested.map(({ id }) => id) }, fit: 1 };
}

/** 'Con il sacco': of what is found those alone that say so, where some say more of it than others. */
export function narrowed(rules: RulesAnswer, own: readonly MessageWord[], tail: string): RulesAnswer {
  const telling = own.filter((word) => !audienceOfCustomer(word.form));
  if (rules.suggested.length < 2 || telling.length === 0 || WITHOUT.test(plainOf(tail))) return rules;
  const counts = rules.suggested.map((product) => telling.filter((word) => tellsOfIt(product, word)).length);
  const most = Math.max(...counts);
  const suggested = rules.suggested.filter((_, place) => counts[place] === most);
  const ids = new Set(suggested.map(({ id }) => id));
  return { ...rules, suggested, productIds: rules.productIds.filter((id) => ids.has(id)) };
}

const WITHOUT = /\b(?:senza|non|no|niente)\b/;
