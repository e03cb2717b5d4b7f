import type { Faq } from '../faqs/faq.ts';
import { matchFaqs } from '../faqs/match.ts';
import { type Message, readMessage } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { wordsOf } from '../language/words.ts';
import type { Product } from '../products/product.ts';
import { searchCatalogue } from '../products/search.ts';
import type { Knowledge } from './knowledge.ts';

/** What a model should know to answer a message: the most likely first. */
export interface Facts {
  faqs: Faq[];
  products: Product[];
  /** Estimated tokens of all of them together. */
  tokens: number;
}

const LETTERS_PER_TOKEN = 3.5; // Italian, as the usual tokenisers cut it
const ROW_TOKENS = 10; // names of fields, punctuation, a reference
const FAQ_SHARE = 0.6; // of the budget, while there are products too
const MOST_PRODUCTS = 12;
const TURNS = 2; // how far back a message may lean: 'e quello rosso?'

/**
 * The FAQs and products that a message, or else the turns just before it, may be about; as many as fit into the budget
 * (in tokens). A small shop fits whole as far as its FAQs go: then all of them are there, the likeliest first.
 */
export function relevantFacts(
  knowledge: Knowledge,
  text: string,
  lastTurns: readonly { text: string }[],
  budgetTokens: number,
): Facts {
  const messages = [
    text,
    ...lastTurns
      .slice(-TURNS)
      .map((turn) => turn.text)
      .reverse(),
  ].map((each) => readMessage(each, knowledge.synonyms));
  const products = likelyProducts(knowledge, messages);
  const room = products.length > 0 ? budgetTokens * FAQ_SHARE : budgetTokens;
  const faqs = fitting(likelyFaqs(knowledge, messages), faqTokens, room);
  const fitted = fitting(products, productTokens, budgetTokens - faqs.tokens);
  return { faqs: faqs.rows, products: fitted.rows, tokens: faqs.tokens + fitted.tokens };
}

function likelyFaqs(knowledge: Knowledge, messages: readonly Message[]): Faq[] {
  const matched = messages.flatMap((message) => matchFaqs(knowledge.faqs, message).map(({ faq }) => faq));
  const asked = new Set(messages[0]?.content.flatMap((word) => [word.form, ...word.synonyms]));
  const rest = knowledge.faqs.faqs
    .map(({ faq }) => ({ faq, shared: sharedWords(faq, asked) }))
    .sort((a, b) => b.shared - a.shared);
  return [...new Set([...matched, ...rest.map(({ faq }) => faq)])];
}

/** How many different words of a FAQ the message has; those of question and keywords count twice. */
function sharedWords({ question, keywords, answer }: Faq, asked: ReadonlySet<string>): number {
  const formsOf = (text: string) => new Set(wordsOf(text).map((word) => formOf(word.text)));
  const named = formsOf(`${question} ${keywords.join(' ')}`);
  const told = formsOf(answer);
  return [...asked].reduce((sum, form) => sum + (named.has(form) ? 2 : 0) + (told.has(form) ? 1 : 0), 0);
}

function likelyProducts({ catalogue }: Knowledge, messages: readonly Message[]): Product[] {
  const options = { isAsked: true, range: null, isCertain: () => false, limit: MOST_PRODUCTS, isLoose: true };
  const found = messages.flatMap((message) => searchCatalogue(catalogue, message, options).products);
  return [...new Set(found)].slice(0, MOST_PRODUCTS);
}

function fitting<Row>(rows: readonly Row[], tokensOf: (row: Row) => number, budget: number) {
  const kept: Row[] = [];
  let tokens = 0;
  for (const row of rows) {
    const needed = tokensOf(row);
    if (tokens + needed > budget) continue;
    tokens += needed;
    kept.push(row);
  }
  return { rows: kept, tokens };
}

function faqTokens({ question, answer }: Faq): number {
  return tokensIn(question.length + answer.length);
}

function productTokens({ name, description, price, category }: Product): number {
  return tokensIn(name.length + description.length + price.length + category.length);
}

function tokensIn(letters: number): number {
  return ROW_TOKENS + Math.ceil(letters / LETTERS_PER_TOKEN);
}
