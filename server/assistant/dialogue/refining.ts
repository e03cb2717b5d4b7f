import { readBudget } from '../../language/budget.ts';
import { readMessage } from '../../language/message.ts';
import type { Product } from '../../products/product.ts';
import { CHEAPEST } from '../../products/wish.ts';
import { answerFromRules } from '../answer.ts';
import type { Knowledge } from '../knowledge.ts';
import { cheapestFor, type Reading, readForAnswer } from '../reading.ts';
import { type Understood, understoodOf } from '../understood.ts';
import { wishSpans } from '../wish-spans.ts';
import type { Before } from './before.ts';
import { ownWords } from './leaning.ts';
import { plainOf } from './plain.ts';
import { fitOf, leftOf, narrowed, type Refined, withoutRefused } from './refined-cards.ts';
import { NO_LIMIT, refusedBy, said } from './said-of-wish.ts';

/**
 * The wish that stood before, with what the message says of it, as it is answered; undefined where nothing was wished for.
 * What was said in between is left out where the message fits better without it: 'anzi per le superiori'.
 */
export function refinedWish(knowledge: Knowledge, text: string, { wish, list }: Before): Refined | undefined {
  const isFree = NO_LIMIT.test(plainOf(text));
  const tail = isFree ? '' : said(text, list);
  const refused = refusedBy(text);
  const own = ownWords(readMessage(refused ?? tail, knowledge.synonyms));
  let best: Refined | undefined;
  const read = readingOnce(knowledge);
  const asks = isFree ? wish.slice(0, 1).map(withoutBudget) : wishesBefore(read, wish, text, tail);
  for (const asked of asks) {
    const found = answerFromRules(knowledge, asked, read(asked));
    const rules = refused === undefined ? found : withoutRefused(found, own);
    const fit = refused === undefined ? fitOf(own, rules) : rules.suggested.length > 0 ? 1 : -1;
    if (!best || fit > best.fit) best = { rules, fit };
    if (fit === 1) break;
  }
  if (refused !== undefined && best?.fit === -1) return leftOf(knowledge, wish, own, list) ?? best;
  return best && { ...best, rules: narrowed(best.rules, own, tail) };
}

type Read = (text: string) => Reading;

/** The same words are read again and again while a wish is refined. */
function readingOnce(knowledge: Knowledge): Read {
  const known = new Map<string, Reading>();
  return (text) => {
    const reading = known.get(text) ?? readForAnswer(knowledge, text);
    known.set(text, reading);
    return reading;
  };
}

/** From the one that keeps most of what was said to the manner of asking alone; each put together only where it is asked for. */
function* wishesBefore(read: Read, wish: readonly string[], text: string, tail: string): Generator<string> {
  const [first] = wish;
  if (first === undefined) return;
  const { found, message, isAsked } = read(first);
  const thing = message.words.find(({ start }) => start === found.thingAt)?.text;
  const manner = isAsked ? 'consigli per' : 'cerco';
  const whole = () => wishOf(read, wish) ?? first;
  const earlier = () => wishOf(read, wish.slice(0, -1)) ?? first;
  const known = [whole, earlier, () => first, ...(thing ? [() => `${manner} ${thing}`] : [])];
  const inOrder = CORRECTS.test(plainOf(text)) && wish.length > 1 ? [...known.slice(1), whole] : known;
  for (const each of inOrder) yield refinedBy(read, each(), tail);
  // 'E un monopattino?' names another thing, asked for in the same manner.
  if (read(tail).found.isThing) yield `${manner} ${tail.replace(/^(?:per|con|di|a) /iu, '')}`;
}

function withoutBudget(wish: string): string {
  const budget = readBudget(wish);
  return budget ? `${wish.slice(0, budget.start)}${wish.slice(budget.end)}`.replace(/\s+/g, ' ').trim() : wish;
}

const CORRECTS = /^(?:no|anzi|meglio|piuttosto)\b/;

/** The last wish in so many words, with what was said of it since. */
function wishOf(read: Read, [wish, ...since]: readonly string[]): string | undefined {
  return wish === undefined ? undefined : since.reduce((asked, each) => refinedBy(read, asked, said(each, [])), wish);
}

/** The cheapest of all that is wished for, within what is to be spent. */
export function cheapestOfWish(knowledge: Knowledge, texts: readonly string[]): Product | undefined {
  const read = readingOnce(knowledge);
  const wish = wishOf(read, texts);
  const reading = wish === undefined ? undefined : read(wish);
  return reading && cheapestFor(knowledge, reading.wanted, reading.budget);
}

/** The same wish, less what is said anew of it: 'scarpe nere' and 'in rosso' is 'scarpe in rosso'. */
function refinedBy(read: Read, wish: string, tail: string): string {
  const anew = new Set(kindsOf(read, tail));
  let rest = wish;
  for (let known = understood(read, rest); ; known = understood(read, rest)) {
    const old = known.find(({ kind }) => anew.has(kind));
    if (!old || old.rest === rest) break;
    rest = old.rest;
  }
  return `${rest.replace(/[?!.\s]+$/u, '')}, ${tail}`;
}

function understood(read: Read, text: string): Understood[] {
  return understoodOf(read(text));
}

function kindsOf(read: Read, text: string): string[] {
  const kinds = wishSpans(read(text)).map(({ kind }) => kind);
  return CHEAPEST.test(text) ? [...kinds, 'BUDGET'] : kinds;
}
