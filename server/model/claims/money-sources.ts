import { plainFigures } from '../plain-letters.ts';
import { clausesOf } from './clauses.ts';
import { namingWordsOf } from './naming-words.ts';
import { type MoneyClaim, moneySaidIn } from './said-money.ts';

/** A thing that the facts of a request speak of: a product, a FAQ, or what else the shop says. */
export interface MoneySource {
  /** Of a product; empty for anything else. */
  name: string;
  /** A FAQ's question; empty where there is none. */
  heading: string;
  /** What is said of it; of a product its price stands first. */
  text: string;
  /** Said by a person of the shop to this very visitor: it goes before what is so for everybody. */
  isPromise?: boolean;
}

/** One thing that a source says, and by which words it is known. */
export interface FactClause {
  own: ReadonlySet<string>;
  /** Of the sentence that it stands in, and of the one whose heading it has. */
  around: ReadonlySet<string>;
  heading: ReadonlySet<string>;
  claims: readonly MoneyClaim[];
  /** Equal for the clauses of one sentence. */
  sentence: number;
  isPromise?: boolean;
}

/** A product with what is said of it. */
export interface ProductFacts {
  keys: readonly string[];
  /** Every key that its texts hold. */
  known: ReadonlySet<string>;
  clauses: readonly FactClause[];
  text: string;
}

/** All the money that a request's facts speak of, found by the words that name what it is said of. */
export interface MoneyIndex {
  products: readonly ProductFacts[];
  /** Which products have a key in their names. */
  named: ReadonlyMap<string, readonly number[]>;
  /** What is said of money elsewhere than of a product. */
  clauses: readonly FactClause[];
  /** Which of those clauses a key leads to, and how surely. */
  byKey: ReadonlyMap<string, readonly { clause: number; worth: number }[]>;
  /** In lower case, with every key of each. */
  texts: readonly { text: string; keys: ReadonlySet<string> }[];
}

const WORTH = { own: 1, heading: 0.6, around: 0.3 }; // of a shared word, by where a fact has it

export function indexMoney(sources: readonly MoneySource[], splitSentences: (text: string) => string[]): MoneyIndex {
  let sentences = 0;
  const clausesIn = (text: string, heading: ReadonlySet<string>) =>
    splitSentences(text).flatMap((sentence) => factClauses(sentence, heading, sentences++));
  const plain = sources.map((source) => ({ ...source, text: plainFigures(source.text) }));
  const products = plain
    .filter(({ name }) => name !== '')
    .map(({ name, text }) => {
      const keys = [...keysOf(name)];
      const clauses = clausesIn(text, new Set(keys));
      return { keys, known: new Set([...keys, ...keysOf(text)]), clauses, text: text.toLowerCase() };
    });
  const others = plain.filter(({ name }) => name === '');
  const clauses = others
    .flatMap(({ heading, text, isPromise = false }) =>
      clausesIn(text, keysOf(heading)).map((clause) => ({ ...asked(heading, clause), isPromise })),
    )
    .filter(({ claims }) => claims.length > 0);
  const texts = others.map(({ heading, text }) => ({
    text: `${heading}\n${text}`.toLowerCase(),
    keys: keysOf(`${heading}\n${text}`),
  }));
  return { products, named: nameIndex(products), clauses, byKey: clauseIndex(clauses), texts };
}

function factClauses(sentence: string, heading: ReadonlySet<string>, number: number): FactClause[] {
  const claims = moneySaidIn(sentence);
  const words = namingWordsOf(masked(sentence, claims));
  const around = new Set(words.map(({ key }) => key));
  let before: ReadonlySet<string> = new Set();
  return clausesOf(sentence).map(({ start, end }) => {
    const keys = words.filter((word) => word.start >= start && word.end <= end).map(({ key }) => key);
    before = keys.length > 0 ? new Set(keys) : before; // 'altrimenti costa 4,90 €' goes on from what stands before it
    const own = claims.filter((claim) => claim.start >= start && claim.start < end);
    return { own: before, around, heading, claims: own, sentence: number };
  });
}

/** 'Fate sconti? Sì, il 5%': what is answered with a share or an amount is the reduction that was asked for. */
function asked(heading: string, clause: FactClause): FactClause {
  const reduction = moneySaidIn(plainFigures(heading)).find(({ kind }) => kind === 'DISCOUNT');
  const isAnswer = clause.claims.some(({ kind }) => kind === 'PERCENT' || kind === 'AMOUNT');
  return reduction && isAnswer ? { ...clause, claims: [...clause.claims, reduction] } : clause;
}

/** As long as before, less what is said of money itself: that names nothing. */
export function masked(text: string, claims: readonly MoneyClaim[]): string {
  const letters = text.split('');
  for (const { start, end } of claims) letters.fill(' ', start, end);
  return letters.join('');
}

function keysOf(text: string): Set<string> {
  return new Set(namingWordsOf(text).map(({ key }) => key));
}

function nameIndex(products: readonly ProductFacts[]): Map<string, number[]> {
  const named = new Map<string, number[]>();
  for (const [place, { keys }] of products.entries())
    for (const key of keys) named.set(key, [...(named.get(key) ?? []), place]);
  return named;
}

function clauseIndex(clauses: readonly FactClause[]): Map<string, { clause: number; worth: number }[]> {
  const byKey = new Map<string, { clause: number; worth: number }[]>();
  for (const [clause, { own, heading, around }] of clauses.entries())
    for (const key of new Set([...own, ...heading, ...around])) {
      const worth = own.has(key) ? WORTH.own : heading.has(key) ? WORTH.heading : WORTH.around;
      byKey.set(key, [...(byKey.get(key) ?? []), { clause, worth }]);
    }
  return byKey;
}
