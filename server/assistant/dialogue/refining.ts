import { readBudget } from '../../language/budget.ts';
import { type MessageWord, readMessage } from '../../language/message.ts';
import { audienceOfCustomer } from '../../language/people-words.ts';
import type { Product } from '../../products/product.ts';
import { CHEAPEST } from '../../products/wish.ts';
import { answerFromRules, type RulesAnswer } from '../answer.ts';
import type { Knowledge } from '../knowledge.ts';
import { tells } from '../product-facts.ts';
import { cheapestFor, readForAnswer } from '../reading.ts';
import { type Understood, understoodOf } from '../understood.ts';
import { wishSpans } from '../wish-spans.ts';
import type { Before } from './before.ts';
import { ownWords } from './leaning.ts';
import { plainOf } from './plain.ts';

/** Leads to what is to be different, and says nothing itself. */
const LEADING =
  /^\s*(?:(?:e|ed|ma|o|oppure|invece|anche|magari|ok|no|si|sì|anzi|piuttosto|meglio|preferisco|preferirei|bello|belli|bella|belle|carino|carina|grazie|scusa|dicevo|intendevo)\b[\s,.;!]*)*(?:(?:non )?(?:(?:ce|me|ve|te)?\s*(?:ne|lo|la|li|le|l['’])\s*(?:avete|hai|fate|trovo|c['’]e|c['’]è|sono)|ne avete|avete|c['’]è|esiste|esistono|ci sono)(?: (?:uno|una|qualcuno|qualcosa|altri|altre|anche))?|(?:quell[oaie]|quelli|uno|una|qualcosa|di quell[ie]))?\s*/iu;
/** 'No il cioccolato no', 'niente lana', 'ha già i cacciaviti': what it must not be. */
const REFUSING =
  /^\s*(?:no,?\s+)?(?:(?:il|lo|la|l['’]|i|gli|le)\s*)?(\p{L}+(?:\s\p{L}+)?)\s+no\s*[.!]*$|^\s*(?:no|niente|nessun[oa]?|non voglio|non mi piac\p{L}+|(?:ha|hanno|ho|abbiamo|ce l['’]ha) già)\s+(?:(?:il|lo|la|l['’]|i|gli|le|un|una|uno|dei|delle)\s*)?(\p{L}+)/iu;
/** Costs too much, whatever it is; or the like for less. */
const TOO_DEAR =
  /\btropp[oi] (?:car[oaie]|costos[oaie]|costa|costano|soldi)\b|\bcosta(?:no)? (?:un po )?tropp[oi]\b|^(?:(?:e|ma|di|no|ok|qualcosa|qualcuno|uno|una|ce n e|ne avete|avete|c e|che sia|con) )*(?:meno car[oaie]|piu economic\p{L}+|meno costos[oaie]|(?:che )?cost[ai] (?:di )?meno|prezzo (?:piu )?bass\p{L}+)$/u;
/** Any price will do. */
const NO_LIMIT =
  /\b(?:senza (?:nessun )?(?:limit[ei]|tett[oi])(?: di (?:prezz[oi]|spesa|budget))?|senza badare a spese|non importa (?:il prezzo|quanto costa)|prezzo libero|qualsiasi prezzo)\b/;
/** Of people, as a wish says it: 'ha 2 anni', 'siamo in quattro', 'è femmina'. */
const OF_PEOPLE: readonly (readonly [RegExp, (said: string, unit: string) => string])[] = [
  [
    /\b(?:ha|hanno|di|sui|circa|compie) (?:circa )?(\d+|un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici) (ann[oi]|mes[ei])\b/iu,
    (number, unit) => `per un bambino di ${number} ${unit}`,
  ],
  [/\b(?:siamo|saremo|sono) in (\p{L}+|\d+)\b/iu, (number) => `per ${number} persone`],
  [
    /^(?:no,? |anzi )?(?:è|e['’]?) (?:una |un )?(femmin\p{L}*|maschi\p{L}*|bambin[ao]|ragazz[ao]|donna|uomo|signora|signore)\b/iu,
    (who) => `per ${who}`,
  ],
];
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
  const asks = isFree ? wish.slice(0, 1).map(withoutBudget) : wishesBefore(knowledge, wish, text, tail);
  for (const asked of asks) {
    const found = answerFromRules(knowledge, asked);
    const rules = refused === undefined ? found : withoutRefused(found, own);
    const fit = refused === undefined ? fitOf(own, rules) : rules.suggested.length > 0 ? 1 : -1;
    if (!best || fit > best.fit) best = { rules, fit };
    if (fit === 1) break;
  }
  return best;
}

/** From the one that keeps most of what was said to the manner of asking alone. */
function wishesBefore(knowledge: Knowledge, wish: readonly string[], text: string, tail: string): string[] {
  const [first] = wish;
  if (first === undefined) return [];
  const { found, message, isAsked } = readForAnswer(knowledge, first);
  const thing = message.words.find(({ start }) => start === found.thingAt)?.text;
  const manner = isAsked ? 'consigli per' : 'cerco';
  const whole = wishOf(knowledge, wish) ?? first;
  const earlier = wishOf(knowledge, wish.slice(0, -1)) ?? first;
  const known = [whole, earlier, first, ...(thing ? [`${manner} ${thing}`] : [])];
  const inOrder = CORRECTS.test(plainOf(text)) && wish.length > 1 ? [...known.slice(1), whole] : known;
  const refined = inOrder.map((each) => refinedBy(knowledge, each, tail));
  // 'E un monopattino?' names another thing, asked for in the same manner.
  const other = readForAnswer(knowledge, tail).found.isThing
    ? [`${manner} ${tail.replace(/^(?:per|con|di|a) /iu, '')}`]
    : [];
  return [...new Set([...refined, ...other])];
}

function withoutBudget(wish: string): string {
  const budget = readBudget(wish);
  return budget ? `${wish.slice(0, budget.start)}${wish.slice(budget.end)}`.replace(/\s+/g, ' ').trim() : wish;
}

const CORRECTS = /^(?:no|anzi|meglio|piuttosto)\b/;

/** How much of what the message says is told by the first card: 0–1; below where there is no card. */
function fitOf(own: readonly MessageWord[], { suggested: [first] }: RulesAnswer): number {
  if (!first) return -1;
  const telling = own.filter((word) => !audienceOfCustomer(word.form));
  return telling.length === 0 ? 1 : telling.filter((word) => tellsOfIt(first, word)).length / telling.length;
}

/** 'No il panettone no': none of what was refused in so many words. */
function withoutRefused(rules: RulesAnswer, refused: readonly MessageWord[]): RulesAnswer {
  const suggested = rules.suggested.filter((product) => !refused.some((word) => tellsOfIt(product, word)));
  const ids = new Set(suggested.map(({ id }) => id));
  return { ...rules, suggested, productIds: rules.productIds.filter((id) => ids.has(id)) };
}

/** By itself: its category says what others are, too. */
function tellsOfIt(product: Product, word: MessageWord): boolean {
  return tells({ ...product, category: '' }, word);
}

/** A wish with more said of it. */
export interface Refined {
  rules: RulesAnswer;
  /** How much of what was said the first card tells: 0–1; below where there is no card. */
  fit: number;
}

/** The last wish in so many words, with what was said of it since. */
function wishOf(knowledge: Knowledge, [wish, ...since]: readonly string[]): string | undefined {
  return wish === undefined
    ? undefined
    : since.reduce((asked, each) => refinedBy(knowledge, asked, said(each, [])), wish);
}

/** The cheapest of all that is wished for, within what is to be spent. */
export function cheapestOfWish(knowledge: Knowledge, texts: readonly string[]): Product | undefined {
  const wish = wishOf(knowledge, texts);
  const reading = wish === undefined ? undefined : readForAnswer(knowledge, wish);
  return reading && cheapestFor(knowledge, reading.wanted, reading.budget);
}

/** What must not be, where the message says so. */
function refusedBy(text: string): string | undefined {
  const refused = REFUSING.exec(text);
  return refused?.[1] ?? refused?.[2];
}

/** What the message says of the wish, in words that are read as such. */
function said(text: string, list: readonly Product[]): string {
  const refused = refusedBy(text);
  if (refused) return `ma non voglio ${refused}`;
  if (TOO_DEAR.test(plainOf(text)) && !readBudget(text)) return `sotto i ${cheapestEuros(list)} euro`;
  const [pattern, written] = OF_PEOPLE.find(([each]) => each.test(text)) ?? [];
  const plain = pattern && written ? text.replace(pattern, (_, one: string, two: string) => written(one, two)) : text;
  return plain
    .replace(LEADING, '')
    .replace(/[?!.\s]+$/u, '')
    .trim();
}

function cheapestEuros(list: readonly Product[]): number {
  const cents = list.flatMap(({ priceCents }) => priceCents ?? []);
  return cents.length > 0 ? (Math.min(...cents) - 1) / 100 : 1_000_000;
}

/** The same wish, less what is said anew of it: 'scarpe nere' and 'in rosso' is 'scarpe in rosso'. */
function refinedBy(knowledge: Knowledge, wish: string, tail: string): string {
  const anew = new Set(kindsOf(knowledge, tail));
  let rest = wish;
  for (let known = understood(knowledge, rest); ; known = understood(knowledge, rest)) {
    const old = known.find(({ kind }) => anew.has(kind));
    if (!old || old.rest === rest) break;
    rest = old.rest;
  }
  return `${rest.replace(/[?!.\s]+$/u, '')}, ${tail}`;
}

function understood(knowledge: Knowledge, text: string): Understood[] {
  return understoodOf(readForAnswer(knowledge, text));
}

function kindsOf(knowledge: Knowledge, text: string): string[] {
  const kinds = wishSpans(readForAnswer(knowledge, text)).map(({ kind }) => kind);
  return CHEAPEST.test(text) ? [...kinds, 'BUDGET'] : kinds;
}
