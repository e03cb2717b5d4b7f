import { fold } from './fold.ts';

/** A measure, from the least to the most, both included; ages are in months. */
export interface Amount {
  unit: string;
  least: number;
  most: number;
  /** Said as it is, without 'over' or 'up to'. */
  isExact: boolean;
  /** Where it stands in the text. */
  start: number;
  end: number;
}

const UNITS: readonly (readonly [string, string, number])[] = [
  // name, how it is written, factor
  ['age', 'ann[oi]', 12],
  ['age', 'mes[ei]', 1],
  ['litre', 'litr[oi]|lt|l', 1],
  ['litre', 'ml', 0.001],
  ['litre', 'cl', 0.01],
  ['kilo', 'kg|chil[oi]|kili', 1],
  ['kilo', 'gr?|gramm[oi]', 0.001],
  ['metre', 'metr[oi]|mt|m', 1],
  ['metre', 'cm|centimetri', 0.01],
  ['metre', 'mm|millimetri', 0.001],
  ['inch', 'pollici|"|”', 1],
  ['watt', 'watt|w', 1],
  ['byte', 'gb|giga', 1],
  ['byte', 'tb|tera|terabyte', 1_000],
  ['charge', 'mah', 1],
  ['people', 'person[ae]|posti|giocatori|coperti|invitati|piazze|tazz[ae]', 1],
  ['degree', 'gradi|°c?', 1],
  ['lumen', 'lumen', 1],
  ['piece', 'pezzi|pz', 1],
  ['volt', 'volt|v', 1],
  ['hertz', 'hz', 1],
  ['string', 'cord[ae]', 1],
  ['key', 'tast[oi]', 1],
  ['speed', 'velocita|rapporti|marce', 1],
  ['drawer', 'cassett[oi]', 1],
  ['door', 'ant[ae]', 1],
  ['rung', 'gradin[oi]', 1],
  ['layer', 'vel[oi]|strat[oi]', 1],
  ['place', 'scompart[oi]|tasche', 1],
  ['hole', 'for[oi]', 1],
  ['sheet', 'fogli[oi]?', 1],
  ['channel', 'canali', 1],
];

const SPELLED: Readonly<Record<string, number>> = {
  ...{ un: 1, uno: 1, una: 1, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9, dieci: 10 },
  ...{ undici: 11, dodici: 12, quindici: 15, venti: 20, trenta: 30, quaranta: 40, cinquanta: 50, sessanta: 60 },
  ...{
    settanta: 70,
    ottanta: 80,
    novanta: 90,
    cento: 100,
    duecento: 200,
    trecento: 300,
    cinquecento: 500,
    mille: 1_000,
  },
  ...{ duemila: 2_000, tremila: 3_000 },
};
const NUMBER = `(\\d+(?:[.,]\\d+)*|${Object.keys(SPELLED).join('|')})`;
const UNIT = `(${UNITS.map(([, written]) => written).join('|')})`;
const END = '(?![\\p{L}\\p{N}])';
const START = '(?<![\\p{L}\\p{N}])';
const FORMS: readonly [RegExp, (numbers: number[]) => [number, number]][] = [
  [
    form(
      `(?:da|dai|dal|dalle|tra|fra)(?: i| gli| le)? ?${NUMBER} ?(?:${UNIT} )?(?:a|ai|al|agli|e|ed)(?: i| gli| le)? ?${NUMBER} ?${UNIT}`,
    ),
    range,
  ],
  [form(`${NUMBER} ?[-–] ?${NUMBER} ?${UNIT}`), range],
  [
    form(
      `(?:dalla nascita|fino|massimo|max|sotto|meno di|non oltre|entro|inferior[ei])(?: a| ai| agli| i| gli)* ?${NUMBER} ?${UNIT}`,
    ),
    below,
  ],
  [form(`${NUMBER} ?${UNIT}(?: in su| e oltre| o piu| in poi|\\+)`), above],
  [form(`(?:sopra|oltre|almeno|minimo|piu di|dai|a partire da|da)(?: i| gli| ai| le)* ?${NUMBER} ?${UNIT}`), above],
  [form(`${NUMBER} ?${UNIT}`), exact],
];

const ONLY_FROM = /^da \S+ ?(?!.*(?:ann[oi]|mes[ei])$)[^\s\d]+$/u; // 'un televisore da 32 pollici' is of 32, 'un gioco da 3 anni' for those of 3 and more
const ANY = new RegExp(`${NUMBER} ?${UNIT}${END}`, 'u'); // every form ends so: one look for the many texts without a measure

function form(source: string): RegExp {
  return new RegExp(`${START}${source}${END}`, 'gu');
}

function range(numbers: number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

function below([most = 0]: number[]): [number, number] {
  return [Number.NEGATIVE_INFINITY, most];
}

function above([least = 0]: number[]): [number, number] {
  return [least, Number.POSITIVE_INFINITY];
}

function exact([amount = 0]: number[]): [number, number] {
  return [amount, amount];
}

/** The measures that a text names, the most telling reading of each place. */
export function readAmounts(text: string): Amount[] {
  const plain = sameLength(text);
  if (!ANY.test(plain)) return [];
  const found: Amount[] = [];
  for (const [pattern, limits] of FORMS) {
    for (const match of plain.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => other.start < end && start < other.end)) continue;
      const isKind = limits === above && ONLY_FROM.test(match[0]);
      const amount = amountOf(match.slice(1), isKind ? exact : limits);
      if (amount) found.push({ ...amount, isExact: isKind || limits === exact, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function amountOf(groups: (string | undefined)[], limits: (numbers: number[]) => [number, number]) {
  const given = groups.filter((group) => group !== undefined);
  const unit = unitOf(given.at(-1) ?? '');
  const numbers = given.slice(0, -1).flatMap((text) => numberOf(text) ?? []);
  if (!unit || numbers.length === 0) return null;
  const [least, most] = limits(numbers.map((number) => number * unit.factor));
  return { unit: unit.name, least, most };
}

function unitOf(text: string): { name: string; factor: number } | undefined {
  const known = UNITS.find(([, written]) => new RegExp(`^(?:${written})$`, 'u').test(text));
  return known && { name: known[0], factor: known[2] };
}

function numberOf(text: string): number | undefined {
  const spelled = SPELLED[text];
  if (spelled !== undefined) return spelled;
  const thousands = /^\d{1,3}(?:[.,]\d{3})+$/.test(text);
  const value = Number(thousands ? text.replace(/[.,]/g, '') : text.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}

/** Folded character by character, so that places stay true. */
function sameLength(text: string): string {
  return text.replace(/[A-ZÀ-ÿ]/g, (letter) => fold(letter).charAt(0) || letter);
}

const TOLERANCE = 0.12; // 'tipo 20 litri' may be 22

/** 'Da 1 anno' is nothing for those of nine any more. */
function outgrownAt({ least, most }: Amount): number {
  if (Number.isFinite(most)) return Number.POSITIVE_INFINITY;
  return OUTGROWN.find(([from]) => least <= from)?.[1] ?? Number.POSITIVE_INFINITY;
}

const OUTGROWN = [
  // from, until; months
  [12, 48],
  [24, 72],
  [48, 108],
  [72, 168],
] as const;

/** Whether a measure that a product tells suits what is wanted. */
export function suits(wanted: Amount, told: Amount): boolean {
  if (wanted.unit === 'age' && wanted.isExact && told.least > 0 && wanted.least > outgrownAt(told)) return false;
  const slack = wanted.isExact && Number.isFinite(wanted.least) && wanted.unit !== 'age' ? wanted.least * TOLERANCE : 0;
  if (wanted.unit === 'people' && wanted.isExact && told.isExact)
    return told.most >= wanted.least && told.most <= wanted.least * 1.5;
  return told.most >= wanted.least - slack && told.least <= wanted.most + slack;
}
