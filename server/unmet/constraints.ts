import { asksPrice, namedIn, wantsGoods } from '../assistant/product-question.ts';
import { readRequest } from '../assistant/recommendation.ts';
import { readAmounts } from '../language/amounts.ts';
import { readBudget } from '../language/budget.ts';
import { isGoods } from '../language/goods.ts';
import { type Message, type MessageWord, readMessage } from '../language/message.ts';
import { audienceOfCustomer } from '../language/people-words.ts';
import { compileSynonyms, type Synonyms } from '../language/synonyms.ts';
import type { PriceRange } from '../products/price-range.ts';
import { readWish } from '../products/wish.ts';
import type { WishWord } from '../products/wish-walk.ts';
import { PREPOSITIONS } from '../products/wish-words.ts';
import { ARTICLES, isMadeFor, isTrait, isUnknownName, type Role, roleOf } from './roles.ts';
import { isAboutService } from './service-question.ts';
import {
  audiencesOf,
  endOf,
  measureOf,
  SIZE,
  sizeOf,
  TRAIT_KINDS,
  type Trait,
  traitOf,
  writtenAt,
} from './wish-traits.ts';

/** A wish without its sentence: nothing in it tells who said it, or why. */
export interface Constraints {
  /** The same for all wishes for the same thing with the same traits, whatever is to be spent; 1–200 characters. */
  key: string;
  /** The words that name the thing, as they were written, in small letters: 'guanti da forno'. */
  thing: string;
  traits: readonly Trait[];
  /** What is to be spent, in hundredths; null where nothing was said of it. */
  budget: PriceRange | null;
}

const LONGEST_KEY = 200;
const LONGEST_THING = 80; // characters
const MOST_BESIDE = 3; // words that say which thing it is, beside its noun

/**
 * What a message wishes for; null where it asks for no goods. It depends on the message alone, not on any shop, so that
 * wishes come and go in any order, on any process.
 */
export function readConstraints(text: string): Constraints | null {
  const message = readMessage(text, synonyms());
  const budget = readBudget(text);
  const amounts = readAmounts(text).filter(({ start, end }) => !budget || end <= budget.start || start >= budget.end);
  const sizes = [...text.matchAll(SIZE)].map((found) => ({ ...spanOf(found), found }));
  const apart = [...(budget ? [budget] : []), ...amounts, ...sizes];
  const isApart = (start: number) => apart.some((span) => start >= span.start && start < span.end);
  const { told, isAsked } = readRequest(message);
  const wanted = withoutPlaces(message, (start) => isApart(start) || told.has(start));
  const wish = readWish(wanted);
  const head = headOf(wish.words);
  if (!head || isAboutService(message, sizes.length > 0)) return null;
  const isNear = reachOf(message, head.word);
  const beside = wish.words
    .filter((each) => each !== head && isNear(each.word))
    .map((each) => ({ ...each, role: roleOf(message, head, each) }));
  if (!isWished(message, { head, beside, isApart, isAsked: isAsked || budget !== null })) return null;
  const own = beside.filter(({ role }) => role === 'THING').slice(0, MOST_BESIDE);
  const traits = inOrder([
    ...audiencesOf(wish.audience, wanted.content.filter(isNear), amounts.filter(isNear)),
    ...beside.flatMap(({ word, role }) => (isTrait(role) ? traitOf(role, word, message) : [])),
    ...sizes.filter(isNear).map(({ found }) => sizeOf(found)),
    ...amounts.filter(isNear).map((amount) => measureOf(amount, text)),
  ]);
  const thing = thingOf(message, head.word, own).slice(0, LONGEST_THING).toWellFormed();
  return { key: keyOf([head, ...own], traits), thing, traits, budget: budget && toldBudget(budget) };
}

const MOST_CENTS = 2_147_483_647; // that programs are told; nothing in a shop costs so much

/** What is to be spent; a limit that no price comes near is none. */
function toldBudget({ minCents, maxCents }: PriceRange): PriceRange | null {
  const told = (cents: number | null) => (cents !== null && cents <= MOST_CENTS ? cents : null);
  const budget = { minCents: told(minCents), maxCents: told(maxCents) };
  return budget.minCents === null && budget.maxCents === null ? null : budget;
}

const LONGEST_REACH = 8; // words from the thing to what says how it has to be
const SENTENCE_END = /[.!?;\n](?=\s|$)/;

/** Whether a place is so near to the thing that it may say something of it: in its sentence, a few words away. No signature is. */
function reachOf({ words, text }: Message, head: MessageWord): (span: { start: number }) => boolean {
  const numberOf = (start: number) => words.findIndex((word) => word.end > start);
  return ({ start }) => {
    const [from, to] = [Math.min(start, head.start), Math.max(start, head.start)];
    return !SENTENCE_END.test(text.slice(from, to)) && numberOf(to) - numberOf(from) <= LONGEST_REACH;
  };
}

interface Read {
  head: WishWord;
  beside: readonly (WishWord & { role: Role })[];
  isApart(start: number): boolean;
  /** Advice was asked for, or what is to be spent was told. */
  isAsked: boolean;
}

const SHORT = 12; // words; of a longer story the word that no list knows may be anybody's name

/** Asks for the thing, by a word of asking or by nothing but its name. */
function isWished(message: Message, read: Read): boolean {
  const { head, beside } = read;
  const asking = message.words.length > SHORT ? sentenceOf(message, head.word) : message; // a signature asks for nothing
  const isAsked = (read.isAsked && asking === message) || asks(asking);
  if (isGoods(head.word.text)) return isAsked || isBareName(message, read);
  if (!isAsked || message.words.length > SHORT) return false;
  return isUnknownName(head.word) || isMadeFor(message, beside);
}

function asks(message: Message): boolean {
  return readRequest(message).isAsked || readBudget(message.text) !== null || wantsGoods(message) || asksPrice(message);
}

function sentenceOf({ text }: Message, head: MessageWord): Message {
  const before = text.slice(0, head.start).split(SENTENCE_END).at(-1) ?? '';
  const after = text.slice(head.start).split(SENTENCE_END)[0] ?? '';
  return readMessage(before + after, synonyms());
}

function spanOf({ index, 0: said }: RegExpExecArray): { start: number; end: number } {
  return { start: index, end: index + said.length };
}

/** Each once, in the order of their kinds. */
function inOrder(traits: readonly Trait[]): Trait[] {
  const once = [...new Map(traits.map((each) => [`${each.kind} ${each.key}`, each])).values()];
  return once.toSorted((a, b) => TRAIT_KINDS.indexOf(a.kind) - TRAIT_KINDS.indexOf(b.kind));
}

function keyOf(own: readonly WishWord[], traits: readonly Trait[]): string {
  const forms = [...new Set(own.map(({ word }) => plainForm(word)))].toSorted();
  const key = [forms.join(' '), ...traits.map((each) => `${each.kind} ${each.key}`).toSorted()].join(' | ');
  return key.slice(0, LONGEST_KEY).toWellFormed();
}

let retail: Synonyms | undefined;

function synonyms(): Synonyms {
  retail ??= compileSynonyms([]);
  return retail;
}

/** The goods that are named first; where none are, the first word that can be a thing. */
function headOf(words: readonly WishWord[]): WishWord | undefined {
  const heads = words.filter(({ isHead, word }) => isHead && !word.text.startsWith('-'));
  return heads.find(({ word }) => isGoods(word.text)) ?? heads[0];
}

/** 'Guanti da forno', 'zaini rossi': a thing, how it is, and nothing else. */
function isBareName(message: Message, { head, beside, isApart }: Read): boolean {
  if (message.words.length > 6) return false;
  const told = new Set([head.word.start, ...beside.flatMap(({ word, role }) => (role === 'NONE' ? [] : word.start))]);
  return namedIn(message).all.every(
    ({ start, form }) => told.has(start) || isApart(start) || audienceOfCustomer(form) !== 0,
  );
}

const DIMINUTIVE = /^i?(?:ett|in|ell|ettin|on|uol)$/;

/** 'Zainetto' is 'zaino', where both are known to mean the same. */
function plainForm({ form, synonyms: others }: MessageWord): string {
  const plain = others.find((other) => form.startsWith(other) && DIMINUTIVE.test(form.slice(other.length)));
  return plain ?? form;
}

function thingOf(message: Message, head: MessageWord, own: readonly { word: MessageWord }[]): string {
  const parts = own.map(({ word }) => {
    const place = message.words.findIndex(({ start }) => start === word.start);
    let from = word.start;
    for (const before of message.words.slice(0, place).toReversed()) {
      if (!PREPOSITIONS.has(before.text) && !ARTICLES.has(before.text)) break;
      from = before.start;
    }
    return message.text.slice(from, endOf(message, word));
  });
  return [writtenAt(message, head), ...parts].join(' ').replace(/\s+/g, ' ').toLowerCase();
}

function withoutPlaces(message: Message, isLeftOut: (start: number) => boolean): Message {
  return { ...message, content: message.content.filter(({ start }) => !isLeftOut(start)) };
}
