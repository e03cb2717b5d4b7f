import { leads } from '../language/leads.ts';
import { readMeanings } from '../language/meanings/meanings-file.ts';
import type { CardFeatures, Compared, Comparison } from './compared.ts';
import { type FittingFigures, fittingFigures } from './fitting-figures.ts';
import { type HadWords, hadWords } from './had-words.ts';
import { associationOf } from './nearness.ts';
import { type HadRefused, hadRefused, refusedForms } from './refused-words.ts';
import { statedTraits } from './traits.ts';
import type { WishWord } from './wish-walk.ts';

/** What speaks for one product rather than another, in this order. */
export const ORDER_FEATURES = [
  'association',
  'association before the next',
  'rest by association',
  'meaning',
  'meaning before the next',
  'likeness',
  'likeness before the next',
  'likeness above the others',
  'likeness of the thing',
  'share of the wish',
  'share by rarity',
  'names the thing',
  'describes the thing',
  'is a kind of the thing',
  'share of its name',
  'written alike',
  'for whom',
  'measures that suit',
  'measures untold',
  'numbers equal',
  'numbers within',
  'people too many or few',
  'has what is refused',
  'is without it',
  'near what is refused',
  'found',
  'found first',
  'found alone',
  'price',
  'length',
] as const;

/** What speaks for none of them, in this order. */
export const NO_CARD_FEATURES = [
  'always',
  'nothing found',
  'lacking',
  'a thing is asked for',
  'best association',
  'best meaning',
  'best likeness',
  'evidence',
  'words',
  'words that are known',
  'budget',
] as const;

type OrderFeature = (typeof ORDER_FEATURES)[number];
type NoCardFeature = (typeof NO_CARD_FEATURES)[number];

const FARTHEST = 0.5;
const MOST_WORDS = 5;
const LONG = 4; // the logarithm of a long text's words
const SPREAD = 3; // deviations from the mean that are many

/** What speaks for each of the products compared, and for none. */
export function featuresOf(compared: Compared): Comparison {
  const { message, naming, readings } = compared;
  const had = hadWords(readings, naming, new Set(message.content.map(({ form }) => form)));
  const alike = likenessOf(compared);
  return { cards: cardsOf(compared, had, alike), none: noneOf(compared, had, alike) };
}

function cardsOf(compared: Compared, had: readonly HadWords[], alike: Likeness): CardFeatures[] {
  const { message, budget, wish, naming, found, readings } = compared;
  const { text } = message;
  const said = budget ? text.slice(0, budget.start) + text.slice(budget.end) : text;
  const figures = fittingFigures(readings, wish, said);
  const refused = hadRefused(readings, refusedForms(wish, said));
  const near = nearOf(compared, alike);
  const costs = deviations(readings.map(({ product }) => Math.log1p(product.priceCents ?? 0)));
  return readings.map(({ product, traits, length }, at): CardFeatures => {
    const own = had[at] as HadWords;
    const isFound = found.products.includes(product);
    const values: Record<OrderFeature, number> = {
      ...near(at),
      ...ofWords(own),
      ...ofFigures(figures[at] as FittingFigures),
      ...ofRefused(refused[at] as HadRefused),
      'for whom': statedTraits(traits, wish),
      found: isFound ? 1 : 0,
      'found first': product === found.products[0] ? 1 : 0,
      'found alone': isFound && found.products.length === 1 ? 1 : 0,
      price: costs[at] ?? 0,
      length: Math.log1p(length) / LONG,
    };
    const speaks = ({ word }: WishWord) => !isFound || own.words.has(word);
    const terms = new Set(naming.filter(speaks).map(({ word }) => word.text));
    return { product, isFound, isWhole: own.share === 1, terms, order: ORDER_FEATURES.map((name) => values[name]) };
  });
}

function noneOf(
  { found, naming, near, places, budget }: Compared,
  had: readonly HadWords[],
  alike: Likeness,
): number[] {
  const best = (values: readonly number[]) => Math.max(0, ...places.map((place) => values[place] ?? 0));
  const known = naming.filter(({ word }) => had.some(({ words }) => words.has(word)));
  const values: Record<NoCardFeature, number> = {
    always: 1,
    'nothing found': found.products.length === 0 ? 1 : 0,
    lacking: found.isLacking ? 1 : 0,
    'a thing is asked for': found.isThing ? 1 : 0,
    'best association': best(near.association),
    'best meaning': best(near.meaning),
    'best likeness': Math.max(0, ...alike.all),
    evidence: found.hasEvidence ? 1 : 0,
    words: Math.min(MOST_WORDS, naming.length) / MOST_WORDS,
    'words that are known': known.length / naming.length,
    budget: budget ? 1 : 0,
  };
  return NO_CARD_FEATURES.map((name) => values[name]);
}

function nearOf({ near, places, products, named }: Compared, { all, thing }: Likeness) {
  const rest = associationOf(products, wordsOf(named.filter(({ isHead }) => !isHead)));
  const before = leads(all, FARTHEST);
  const above = deviations(all);
  return (at: number) => {
    const place = places[at] ?? 0;
    return {
      association: near.association[place] ?? 0,
      'association before the next': near.associationLeads[place] ?? 0,
      'rest by association': rest[place] ?? 0,
      meaning: near.meaning[place] ?? 0,
      'meaning before the next': near.meaningLeads[place] ?? 0,
      likeness: all[at] ?? 0,
      'likeness before the next': before[at] ?? 0,
      'likeness above the others': above[at] ?? 0,
      'likeness of the thing': thing[at] ?? 0,
    };
  };
}

interface Likeness {
  all: readonly number[];
  thing: readonly number[];
}

/** How far the words of the wish, what is refused left out, have their like in each product; and those of the thing. */
function likenessOf({ message, wish, named, readings }: Compared): Likeness {
  const meanings = readMeanings();
  const refused = new Set(wish.excluded.map(({ start }) => start));
  const wanted = message.content.filter(({ start }) => !refused.has(start));
  const asked = meanings.placesOf(wanted.map(({ form }) => form));
  const thing = meanings.placesOf(wordsOf(named.filter(({ isHead }) => isHead)).map(({ form }) => form));
  return {
    all: readings.map(({ meant }) => meanings.likeness(asked, meant)),
    thing: readings.map(({ namedMeant }) => meanings.likeness(thing, namedMeant)),
  };
}

function wordsOf(words: readonly WishWord[]) {
  return words.map(({ word }) => word);
}

function ofWords({ share, rareShare, namesThing, describesThing, isKind, ofName, alike }: HadWords) {
  return {
    'share of the wish': share,
    'share by rarity': rareShare,
    'names the thing': namesThing ? 1 : 0,
    'describes the thing': describesThing ? 1 : 0,
    'is a kind of the thing': isKind ? 1 : 0,
    'share of its name': ofName,
    'written alike': alike,
  };
}

function ofFigures({ suiting, untold, equal, within, isForOthers }: FittingFigures) {
  return {
    'measures that suit': suiting,
    'measures untold': untold,
    'numbers equal': equal,
    'numbers within': within,
    'people too many or few': isForOthers ? 1 : 0,
  };
}

function ofRefused({ has, isWithout, nearness }: HadRefused) {
  return {
    'has what is refused': has ? 1 : 0,
    'is without it': isWithout ? 1 : 0,
    'near what is refused': nearness,
  };
}

/** How far each stands above their mean, in deviations: about -1 to 1. */
function deviations(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  return values.map((value) => (value - mean) / spread / SPREAD);
}
