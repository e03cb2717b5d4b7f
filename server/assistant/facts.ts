import type { Faq } from '../faqs/faq.ts';
import { matchFaqs } from '../faqs/match.ts';
import { soughtIn } from '../language/associations/sought.ts';
import { type Message, readMessage } from '../language/message.ts';
import { type AssociatedProducts, associatedCatalogue, associatedProducts } from '../products/associated.ts';
import type { Product } from '../products/product.ts';
import { searchCatalogue } from '../products/search.ts';
import type { Knowledge } from './knowledge.ts';
import { variantFacts } from './variant-facts.ts';

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
const MOST_COMPARED = 60; // of those that share a word
const LEAST = 0.1; // association that tells something
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

function likelyFaqs({ faqs }: Knowledge, messages: readonly Message[]): Faq[] {
  const matched = messages.flatMap((message) => matchFaqs(faqs, message).map(({ faq }) => faq));
  const near = faqs.associations.weigh(soughtIn(messages[0] ?? { content: [] })).map(({ worth }) => worth);
  const rest = faqs.faqs
    .map(({ faq }, place) => ({ faq, worth: near[place] ?? 0 }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ faq }) => faq);
  return [...new Set([...matched, ...rest])];
}

/** Those that share the most words first, then, of many that share some, those that go best with what is said. */
function likelyProducts({ catalogue }: Knowledge, messages: readonly Message[]): Product[] {
  const options = { isAsked: true, range: null, isCertain: () => false, limit: MOST_COMPARED, isLoose: true };
  const found = messages.map((message) => searchCatalogue(catalogue, message, options).products);
  const first = found.flatMap((products) => products.slice(0, MOST_PRODUCTS / 2));
  const compared = associatedCatalogue(catalogue) ?? associatedProducts([...new Set(found.flat())]);
  const near = nearestTo(messages[0] ?? { content: [] }, compared);
  return [...new Set([...first.slice(0, MOST_PRODUCTS / 2), ...near, ...first])].slice(0, MOST_PRODUCTS);
}

function nearestTo(message: Pick<Message, 'content'>, { products, texts }: AssociatedProducts): Product[] {
  const near = texts.weigh(soughtIn(message));
  return products
    .map((product, place) => ({ product, worth: near[place]?.worth ?? 0 }))
    .filter(({ worth }) => worth > LEAST)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ product }) => product);
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

function productTokens(product: Product): number {
  const { name, description, price, category } = product;
  return tokensIn(name.length + description.length + price.length + category.length + variantFacts(product).length);
}

function tokensIn(letters: number): number {
  return ROW_TOKENS + Math.ceil(letters / LETTERS_PER_TOKEN);
}
