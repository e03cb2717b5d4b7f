import { answerFromRules, answerWithoutModel } from '../server/assistant/answer.ts';
import type { Knowledge } from '../server/assistant/knowledge.ts';
import type { Reply } from '../server/assistant/reply.ts';
import { EVERYDAY_WORDS } from '../server/language/everyday-words.ts';
import { fold } from '../server/language/fold.ts';
import { isGoods } from '../server/language/goods.ts';
import { isStopWord, readMessage } from '../server/language/message.ts';
import { formOf } from '../server/language/stem.ts';
import { wordsOf } from '../server/language/words.ts';
import { knowledgeOf } from './answers.ts';
import type { Share } from './score.ts';
import type { Shop } from './set.ts';

/** What a shop is asked by a name of its own, or of another's, and what may answer it: ids of products, of FAQs. */
export interface Probe {
  section: Section;
  message: string;
  products: ReadonlySet<string>;
  faqs: ReadonlySet<string>;
}

/** By what one asks, in the order in which it is told. */
export const SECTIONS = [
  'whole names',
  'keywords of products',
  'questions of FAQs',
  'keywords of FAQs',
  'avete X?',
  'quanto costa il X?',
  'il X c’è?',
  'avete X? misspelt',
  'of another shop',
] as const;
export type Section = (typeof SECTIONS)[number];

const SWEEP: readonly Section[] = SECTIONS.slice(0, 4);
const FRAMES: readonly (readonly [Section, (word: string) => string])[] = [
  ['avete X?', (word) => `avete ${word}?`],
  ['quanto costa il X?', (word) => `quanto costa il ${word}?`],
  ['il X c’è?', (word) => `il ${word} c'è?`],
];

/** How a set's shops answer to names: how many rightly, and what must never be. */
export interface NameScores {
  sections: Record<Section, Share>;
  sweep: Share;
  /** Of the shop's own names and keywords, those answered with 'only the shop and its products', in any frame. */
  declined: string[];
  /** Answers that tell an amount which is none of the thing's. */
  foreignAmounts: string[];
  misses: string[];
}

/** Asks each shop by all its names; `isChosen` leaves out what takes too long. */
export function scoreNames(shops: readonly Shop[], isChosen: (place: number) => boolean = () => true): NameScores {
  const scores: NameScores = { sections: noShares(), sweep: none(), declined: [], foreignAmounts: [], misses: [] };
  const strangers = shops.map((shop) => nameWords(shop).map(({ word }) => word));
  for (const [at, shop] of shops.entries()) {
    const knowledge = knowledgeOf(shop);
    const foreign = strangersTo(knowledge, strangers[(at + 1) % shops.length] ?? []);
    const probes = [...sweepOf(shop), ...wordsAsked(shop), ...foreign].filter((_, place) => isChosen(place));
    for (const probe of probes) score(scores, shop, probe, replyTo(knowledge, probe.message));
    const own = [...shop.products, ...shop.faqs].flatMap(({ keywords }) => keywords);
    const named = [...new Set([...shop.products.map(({ name }) => name), ...own].map(plain))];
    for (const text of named.filter((_, place) => isChosen(place))) countDeclined(scores, shop, knowledge, text);
  }
  return scores;
}

/** Each product by its whole name and each keyword, each FAQ by its question and each keyword. */
export function sweepOf({ products, faqs }: Shop): Probe[] {
  const owners = new Map<string, { products: Set<string>; faqs: Set<string> }>();
  const ownersOf = (text: string) => {
    const known = owners.get(key(text)) ?? { products: new Set(), faqs: new Set() };
    owners.set(key(text), known);
    return known;
  };
  for (const { id, name, keywords } of products)
    for (const text of [name, ...keywords]) ownersOf(text).products.add(id);
  for (const { id, question, keywords } of faqs)
    for (const text of [question, ...keywords]) ownersOf(text).faqs.add(id);
  const probes = (section: Section, texts: readonly string[]) =>
    [...new Set(texts.map(plain))].map((message): Probe => ({ section, message, ...ownersOf(message) }));
  return [
    ...probes(
      'whole names',
      products.map(({ name }) => name),
    ),
    ...probes(
      'keywords of products',
      products.flatMap(({ keywords }) => keywords),
    ),
    ...probes(
      'questions of FAQs',
      faqs.map(({ question }) => question),
    ),
    ...probes(
      'keywords of FAQs',
      faqs.flatMap(({ keywords }) => keywords),
    ),
  ];
}

const SHORTEST_NAME = 4; // letters
const FEW = 2; // products that a name may tell
const MISSPELT = 6; // letters from which a name is misspelt too

/** Words that stand in the name of a product or two and nowhere else in the shop: brands, models, places. */
export function nameWords(shop: Shop): { word: string; ids: Set<string> }[] {
  const found = new Map<string, Set<string>>();
  for (const { id, name } of shop.products) {
    for (const { text } of wordsOf(name).filter((word) => !isStopWord(word))) {
      found.set(text, (found.get(text) ?? new Set()).add(id));
    }
  }
  const elsewhere = new Set([
    ...shop.products.flatMap(({ description, category, keywords }) => formsIn([description, category, ...keywords])),
    ...shop.faqs.flatMap(({ question, answer, category, keywords }) =>
      formsIn([question, answer, category, ...keywords]),
    ),
  ]);
  const isName = (word: string) =>
    word.length >= SHORTEST_NAME && /^[a-z]+$/.test(word) && !EVERYDAY_WORDS.has(word) && !isGoods(word);
  const isOnlyThere = (word: string) => !elsewhere.has(formOf(word));
  const isAlone = (word: string, ids: Set<string>) =>
    [...found].every(([other, others]) => formOf(other) !== formOf(word) || [...others].every((id) => ids.has(id)));
  return [...found]
    .filter(([word, ids]) => ids.size <= FEW && isName(word) && isOnlyThere(word) && isAlone(word, ids))
    .map(([word, ids]) => ({ word, ids }));
}

function wordsAsked(shop: Shop): Probe[] {
  const faqs = new Set<string>();
  return nameWords(shop).flatMap(({ word, ids: products }) => [
    ...FRAMES.map(([section, framed]): Probe => ({ section, message: framed(word), products, faqs })),
    ...(word.length < MISSPELT
      ? []
      : [{ section: 'avete X? misspelt' as const, message: `avete ${misspelt(word)}?`, products, faqs }]),
  ]);
}

/** Names that this shop has nothing of, by whatever means the same, asked for in every frame: no FAQ answers them. */
function strangersTo({ synonyms, catalogue, faqs }: Knowledge, words: readonly string[]): Probe[] {
  const isFound = (word: string) =>
    readMessage(word, synonyms).content.some((each) =>
      [catalogue, faqs].some(({ dictionary }) => dictionary.words.optionsOf(each).length > 0),
    ) || faqs.wordCounts.has(formOf(word));
  const nobody = { products: new Set<string>(), faqs: new Set<string>() };
  return words
    .filter((word) => !isFound(word))
    .flatMap((word) => FRAMES.map(([, framed]) => ({ section: 'of another shop', message: framed(word), ...nobody })));
}

/** A letter in the middle left out, as a finger slips over it. */
function misspelt(word: string): string {
  const middle = Math.floor(word.length / 2);
  return word.slice(0, middle) + word.slice(middle + 1);
}

function score(scores: NameScores, shop: Shop, probe: Probe, reply: Reply): void {
  const isRight = isRightFor(probe, reply);
  const { section, message } = probe;
  const shares = [scores.sections[section], ...(SWEEP.includes(section) ? [scores.sweep] : [])];
  for (const share of shares) {
    share.count++;
    if (isRight) share.right++;
  }
  const line = `${shop.key}: ${message} → ${saidBy(reply)}`;
  if (!isRight) scores.misses.push(`${section} | ${line}`);
  if (!SWEEP.includes(section) && tellsForeignAmount(probe, reply)) scores.foreignAmounts.push(line);
}

/** A name of nobody's is answered by no FAQ and by no card; every other by what it names. */
function isRightFor({ section, products, faqs }: Probe, { source, faqId, productIds }: Reply): boolean {
  if (section === 'of another shop') return source !== 'FAQ';
  if (source === 'FAQ' && faqId && faqs.has(faqId)) return true;
  return source !== 'FAQ' && productIds.some((id) => products.has(id));
}

const AMOUNT = /\d\s*(?:€|euro\b)|€\s*\d/;

/**
 * An amount that is none of what was asked for: a FAQ's, or a price that is told as if it were the thing's. A list of what
 * was found says of each price whose it is.
 */
function tellsForeignAmount({ products }: Probe, { text, source, productIds }: Reply): boolean {
  const isOwn = productIds.some((id) => products.has(id));
  return AMOUNT.test(text) && (source === 'FAQ' || (!isOwn && !text.includes('• ')));
}

function countDeclined(scores: NameScores, shop: Shop, knowledge: Knowledge, text: string): void {
  for (const message of [text, ...FRAMES.map(([, framed]) => framed(text))]) {
    const reply = replyTo(knowledge, message);
    if (reply.fallbackReason === 'OFF_TOPIC') scores.declined.push(`${shop.key}: ${message}`);
  }
}

function replyTo(knowledge: Knowledge, message: string): Reply {
  return answerWithoutModel(knowledge, answerFromRules(knowledge, message), 'NOT_ACTIVE', () => 0);
}

function saidBy({ source, faqId, productIds, fallbackReason }: Reply): string {
  return [source, fallbackReason, faqId, productIds.length > 0 && `cards ${productIds.join(',')}`]
    .filter(Boolean)
    .join(' ');
}

function formsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => wordsOf(text).map((word) => formOf(word.text)));
}

/** Without the mark of what a keyword begins. */
function plain(text: string): string {
  return text.replace(/\*$/, '');
}

function key(text: string): string {
  return fold(plain(text)).toLowerCase();
}

function noShares(): Record<Section, Share> {
  return Object.fromEntries(SECTIONS.map((section) => [section, none()])) as Record<Section, Share>;
}

function none(): Share {
  return { count: 0, right: 0 };
}
