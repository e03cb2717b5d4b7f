import { isGoods } from '../language/goods.ts';
import { homonymsMeant, meansOther } from '../language/homonyms.ts';
import type { MessageWord } from '../language/message.ts';
import { contradicts, wantedValues } from '../language/opposites.ts';
import { formOf } from '../language/stem.ts';
import { QUALITY, qualityOf } from '../language/terms.ts';
import { isNamingWord } from './bonus-words.ts';
import { amountsOf, type Candidate, cheapest, coverageOf, measuredBy, mostOf } from './candidates.ts';
import type { Product } from './product.ts';
import { nameWords, textsOf, wordsIn } from './product-texts.ts';
import { DESCRIPTION_WORD_OVER } from './score.ts';
import type { Wish } from './wish.ts';
import { namesNothing } from './wish-heads.ts';
import { describes, MACHINE_FORMS, MATERIAL_FORMS, PREPOSITIONS, ROOM_FORMS } from './wish-words.ts';

const LOOKED_AT_BY_NAME = 12;
const SHORT_KINDS = new Set(['sci', 'bar', 'oro']);

/** What a catalogue knows of a word. */
export interface Knows {
  /** Some product has it. */
  isKnown(word: MessageWord): boolean;
  /** Some product is such a thing. */
  isHead(word: MessageWord): boolean;
  /** This product has it. */
  isAt(place: number, word: MessageWord): boolean;
  /** This product has the very word, not only a synonym or a kind of it. */
  isDirect(place: number, word: MessageWord): boolean;
  /** This product is for children, and nobody spoke of any. */
  isForOthers(place: number): boolean;
}

/** The candidates that fit, the best first: those that have as much of the wish as the best one. */
export function pickFitting(
  candidates: readonly Candidate[],
  wish: Wish,
  knows: Knows,
  heads: readonly MessageWord[],
): Candidate[] {
  const same = inOneSense(candidates, wish, heads);
  const wanted = wantedValues(wish.words.map(({ word }) => word.text));
  const agreeing = same.filter(
    ({ product, place }) =>
      (wanted.length === 0 || !contradicts(wanted, wordsIn(product))) &&
      !isOfOtherMaterial(product, place, wish, knows),
  );
  const lacking = withoutOf(agreeing, wish, knows);
  const looked = wish.isCheapest ? candidates.length : LOOKED_AT_BY_NAME;
  const measured = byName(measuredBy(holdersAmong(lacking, wish, knows), wish), heads, looked);
  const isDoubtful = (candidate: Candidate) =>
    isQualifiedBy(candidate.product, heads) && saysMore(wish, heads, candidate, knows);
  if (measured.length > 0 && measured.every(isDoubtful)) return [];
  if (heads.length > 0 && isOfAnotherKind(measured, wish, heads, knows)) return [];
  const contexts = wish.words.filter(
    ({ isContext, word }) => isContext && (word.text.length > DESCRIPTION_WORD_OVER || SHORT_KINDS.has(word.text)),
  );
  if (contexts.some(({ word }) => !servesFor(word, measured, knows))) return [];
  if (wish.words.some(({ isBinding, word }) => isBinding && !isHeld(word, measured, knows))) return [];
  const most = Math.max(0, ...measured.map(coverageOf));
  if (most === 0 && wish.words.some(({ weight, word }) => weight === 0 && isHeld(word, measured, knows))) return []; // only what something is done to
  const covering = measured.filter((candidate) => coverageOf(candidate) === most && !isRefused(candidate, wish, knows));
  const named = orAll(covering, ({ place }) => heads.some((head) => knows.isDirect(place, head)));
  const fitting = orAll(named, ({ place }) => !knows.isForOthers(place));
  const inOrder = fitting.toSorted((a, b) => b.total - a.total || a.place - b.place);
  return wish.isCheapest ? cheapest(inOrder) : inOrder;
}

/** Those that have every word that tells the kind, where some have. */
function holdersAmong(candidates: readonly Candidate[], { words }: Wish, { isAt }: Knows): readonly Candidate[] {
  const binding = words.filter(({ isBinding }) => isBinding);
  if (binding.length === 0) return candidates;
  return orAll(candidates, ({ place }) => binding.every(({ word }) => isAt(place, word)));
}

/** 'Una scala di legno' is no 'Scala in alluminio': the name tells another material, and nothing the one wanted. */
function isOfOtherMaterial(product: Product, place: number, { words }: Wish, { isAt }: Knows): boolean {
  const wanted = words.filter(({ isContext, word }) => isContext && MATERIAL_FORMS.has(word.form));
  if (wanted.length === 0 || wanted.some(({ word }) => isAt(place, word))) return false;
  const told = nameWords(product.name)
    .words.map(formOf)
    .filter((form) => MATERIAL_FORMS.has(form));
  const isSaid = words.some(({ word }) => told.includes(word.form)); // 'di legno o alluminio'
  return MADE_OF.test(product.name) && told.length > 0 && !isSaid;
}

const MADE_OF = /\b(?:in|di|d['’])(?=\s|\p{L})/iu; // 'Pulitore argento' is of none

/** 'Senza filo': not one that says 'a filo', where others do not. */
function withoutOf(candidates: readonly Candidate[], { words }: Wish, { isAt }: Knows): readonly Candidate[] {
  const lacking = words.flatMap(({ word }) => (word.text.startsWith('-') ? word : []));
  if (lacking.length === 0) return candidates;
  return orAll(candidates, ({ place, product }) =>
    lacking.every((word) => isAt(place, word) || !saysWith(product, formOf(word.text.slice(1)))),
  );
}

const WITH = new Set('a ad con col'.split(' '));
const ARTICLE = new Set('il lo la l i gli le un uno una'.split(' '));

/** 'A filo', 'con il cappuccio': not what is only spoken of, 'palo laterale' or 'senza sali d’alluminio'. */
function saysWith({ name, description, keywords }: Product, form: string): boolean {
  return [name, description, ...keywords].some((text) => {
    const texts = textsOf(text).filter((word) => !ARTICLE.has(word));
    return texts.some((word, place) => WITH.has(texts[place - 1] ?? '') && formOf(word) === form);
  });
}

/** A jacket's 'piumino' is no duvet: none that a word of its name or of the thing's means in another sense than the wish says. */
function inOneSense(candidates: readonly Candidate[], { words }: Wish, heads: readonly MessageWord[]): Candidate[] {
  const wanted = new Set(words.map(({ word }) => word.text));
  const meant = homonymsMeant(wanted);
  if (meant.size === 0) return [...candidates];
  const isMeant = (name: string) => meant.has(name);
  const asked = heads.map(({ text }) => text).filter(isMeant);
  return candidates.filter(({ product }) => {
    const names = [...asked, ...nameWords(product.name).homonyms.filter(isMeant)];
    if (names.length === 0) return true;
    const told = new Set(wordsIn(product));
    return !names.some((name) => meansOther(name, wanted, told));
  });
}

/** 'Cuffie non bluetooth': not even by its description. */
function isRefused({ place }: Candidate, { excluded }: Wish, { isAt }: Knows): boolean {
  return excluded.some((word) => isAt(place, word));
}

function orAll<T>(all: readonly T[], isBetter: (one: T) => boolean): T[] {
  const better = all.filter(isBetter);
  return better.length > 0 ? better : [...all];
}

/** Beside products that are by their own name what is asked for, none whose name tells another thing: a collar among leads. */
function byName(fitting: readonly Candidate[], heads: readonly MessageWord[], most: number): Candidate[] {
  if (heads.length === 0) return [...fitting];
  const looked = fitting.slice(0, most);
  const rest = fitting.slice(most);
  const kinds = new Map(looked.map((candidate) => [candidate, nameTells(candidate, heads)]));
  if (![...kinds.values()].includes('THING')) return [...fitting];
  const isOther = (candidate: Candidate) => kinds.get(candidate) === 'OTHER' && !isFiledAs(candidate.product, heads);
  return [...looked.filter((candidate) => !isOther(candidate)), ...rest];
}

/** 'Chelsea 3 posti', a sofa by its first keyword and by its category, whatever else a Chelsea is. */
function isFiledAs({ category, keywords }: Product, heads: readonly MessageWord[]): boolean {
  const isThing = (text = '') => heads.some((head) => (qualityOf(head, text) ?? QUALITY.TYPO) >= QUALITY.STEM);
  const isOnlyThing = (texts: readonly string[]) => texts.length === 1 && isThing(texts[0]);
  return isThing(textsOf(category)[0]) && keywords.some((keyword) => isOnlyThing(textsOf(keyword)));
}

/** By the first name of goods in its name: 'Set di pentole' is pots, and 'Umbricelli di semola' no flour. */
function nameTells({ product }: Candidate, heads: readonly MessageWord[]): 'THING' | 'OTHER' | 'NOTHING' {
  let told: 'OTHER' | 'NOTHING' = 'NOTHING';
  let isAfterOf = false;
  let place = 0;
  for (const text of nameWords(product.name).words) {
    isAfterOf ||= text === 'di';
    if (PREPOSITIONS.has(text) && text !== 'di') return told;
    if (isNamedBy(heads, text)) return 'THING';
    if (told === 'NOTHING' && !isAfterOf && place < NAMED_WITHIN && isGoods(text)) told = 'OTHER';
    place++;
  }
  return told;
}

/**
 * 'Una torta già pronta con la panna' where only a category is called so: no name tells the thing, and what stands right
 * behind it in the wish is in no product at all.
 */
function isOfAnotherKind(
  candidates: readonly Candidate[],
  { words }: Wish,
  heads: readonly MessageWord[],
  { isKnown }: Knows,
): boolean {
  const [head] = heads;
  if (!head || !isGoods(head.text) || candidates.some((each) => nameTells(each, heads) === 'THING')) return false;
  const behind = words.find(({ word }) => word.start > head.start);
  if (!behind || behind.weight === 0 || behind.word.start - head.start - head.text.length > BEHIND) return false;
  return (
    isNamingWord(behind.word.text) &&
    !namesNothing(behind) &&
    !describes(behind.word) &&
    !VERB_ENDING.test(behind.word.text) &&
    !isKnown(behind.word)
  );
}

const VERB_ENDING = /[ao]no$/; // 'le spazzole lasciano gli aloni'
const BEHIND = 6; // letters between a thing and what tells which: ' per la'

/** Some word tells which thing is wanted, and this is none that has it. */
function saysMore(
  { words, amounts }: Wish,
  heads: readonly MessageWord[],
  { product, place }: Candidate,
  { isAt }: Knows,
): boolean {
  const told = amounts.length > 0 ? amountsOf(product) : [];
  if (amounts.some((wanted) => !told.some((each) => each.unit === wanted.unit))) return true;
  return words.some(
    (each) =>
      each.weight > 0 &&
      !heads.includes(each.word) &&
      !amounts.some(({ start, end }) => start <= each.word.start && each.word.start < end) &&
      isNamingWord(each.word.text) &&
      !namesNothing(each) &&
      !isAt(place, each.word),
  );
}

/** 'Applique specchio bagno' among the appliques, 'Luce quadro': the thing asked for only tells which. */
function isQualifiedBy(product: Product, heads: readonly MessageWord[]): boolean {
  const [first = '', ...rest] = nameWords(product.name).words;
  if (!heads.every(({ text }) => isGoods(text)) || isNamedBy(heads, first)) return false;
  if (!rest.some((text) => isNamedBy(heads, text))) return false;
  const form = formOf(first);
  return (
    isGoods(first) ||
    [product.category, ...product.keywords].some((text) => textsOf(text).some((word) => formOf(word) === form))
  );
}

/** 'Rullino' is a small 'rullo'. */
function isNamedBy(heads: readonly MessageWord[], text: string): boolean {
  if (heads.some((head) => qualityOf(head, text) !== undefined)) return true;
  const root = SMALL.exec(text)?.[1];
  return root !== undefined && heads.some((head) => root === head.text.slice(0, -1));
}

const NAMED_WITHIN = 2; // words: a brand may come first, and far behind stands what it goes with: 'Nordica Fedora 7 kW legna'

const SMALL = /^(.{3,})(?:in|ett|ell|ucci)[oaie]$/;

/**
 * Some product is made for it; and of what serves one machine and no other ('per l'auto'), one of these, unless the shop
 * sells such machines, so that none need say so.
 */
function servesFor(word: MessageWord, candidates: readonly Candidate[], { isKnown, isHead, isAt }: Knows): boolean {
  if (!isKnown(word)) return ROOM_FORMS.has(word.form);
  return !MACHINE_FORMS.has(word.form) || isHead(word) || isHeld(word, candidates, { isAt });
}

function isHeld(word: MessageWord, candidates: readonly Candidate[], { isAt }: Pick<Knows, 'isAt'>): boolean {
  return candidates.some(({ place }) => isAt(place, word));
}

/** Some has more of the wish than all of the others, and no word less than the best of them. */
export function outdoes(all: readonly Candidate[], others: readonly Candidate[], wish: Wish, { isAt }: Knows): boolean {
  const [best] = others;
  if (!best) return false;
  const had = wish.words.filter(({ weight, word }) => weight > 0 && isAt(best.place, word));
  const most = mostOf(others);
  return all.some((each) => coverageOf(each) > most && had.every(({ word }) => isAt(each.place, word)));
}
