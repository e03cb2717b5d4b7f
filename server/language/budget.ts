import { parseAmount } from './money.ts';
import { SPELLED_NUMBER, spelledNumber } from './spelled-numbers.ts';

/** What a person is ready to spend, in hundredths; null where there is no limit. */
export interface Budget {
  minCents: number | null;
  maxCents: number | null;
  /** The amounts as they were said, in hundredths: of 'intorno ai 50' the 50. */
  saidCents: number[];
  /** `PRICE`: said as what something costs: 'a 50 euro'. `SUM`: as what there is, or about: 'con 50 euro'. */
  manner: Manner;
  /** Where it stands in the text: these words say how much, not what. */
  start: number;
  end: number;
}

type Manner = 'LIMIT' | 'SUM' | 'PRICE';
type Limits = (first: number, second: number) => [number | null, number | null];

const AROUND = 0.2; // 'intorno ai 50': a fifth less or more

// 'entro 24 ore' and 'meno di 2 giorni' are no money, and a number is never cut in two to get around that.
const UNITS =
  `%|giorn|gg\\b|or[ae]\\b|mes[ei]\\b|ann[io]\\b|person|pezz|settiman|minut|secol|volt|[ck]m\\b|mm\\b|m\\b|metr|kg|g\\b|gr\\b|gramm|
  chil|litr|l\\b|ml\\b|cl\\b|gb|tb|mb|watt|w\\b|mq|pollic|post[io]|taglia|paia|ragazz|bambin|ospit|grad[oi]|°|lumen|mah|dpi|hz|volt|v\\b|spf|coperti|invitat|piazz|cent\\b|centesim|[.:]\\d`.replace(
    /\s+/g,
    '',
  );
const DIGITS = `(?<!\\d[.,])(?:\\d+(?:,\\d)?\\s?mila|\\d+(?:[.,]\\d+)*)`; // from a number's beginning alone
const SPACED = `\\d{1,3}(?:[ '’]\\d{3})+(?:[.,]\\d{1,2})?`; // '1 200', where nothing else can stand before the price
const END = `(?![\\d\\p{L}])(?!\\s*(?:${UNITS}))`;
const NUMBER = `(${DIGITS}|${SPELLED_NUMBER})${END}(?!\\s*/\\d)`;
const FIRST = `(${DIGITS}|${SPELLED_NUMBER})${END}`; // of two: '20/30'
const AFTER_WORD = `(${SPACED}|${DIGITS}|${SPELLED_NUMBER})${END}(?!\\s*/\\d)`;
const EURO = '\\s*(?:di )?(?:€|eur(?:o|i|ini)?(?!\\p{L}))';
const SIGN = '(?:€\\s*)?';
const MONEY = `(?:€\\s*${NUMBER}|${NUMBER}${EURO})`; // surely money
const MAYBE = `${SIGN}${NUMBER}(?:${EURO})?`; // money by what stands before it
const LIMIT = `${SIGN}${AFTER_WORD}(?:${EURO})?`;
const THE = '(?:\\s+(?:i|gli|le|la|lo|a|ai|agli|alle|alla|di|dei|circa|un|una|tipo))*\\s*';
const THE_EUROS = '(?:\\s+(?:i|gli|un|una|circa|tipo))*\\s*'; // 'tra le 9 e le 12' is when
const MOST = `(?:(?:al |il |sui )?massim[oa][.:]?|max[.:]?|(?<!non )(?:sotto|meno di|inferior[ei])|entro|fino a|non (?:piu['’]? di|oltre|superior[ei]|super[ia]|super(?:in|an)o|superare)|senza (?:superare|spendere (?:piu['’]? di|oltre)))`;
const LEAST = `(?:almeno|minimo[.:]?|min[.:]?|(?<!non )(?:piu['’]? di|oltre|sopra|superior[ei])|non (?:meno di|sotto|inferior[ei])|a partire da|partendo da)`;
const AND = '(?:\\s+in su)?[\\s,]*(?:(?:e|ed|ma|a|al|ad|che|costi)[\\s,]+)*';

/** From the most telling form to the least; the first that fits is the budget. */
const FORMS: readonly [RegExp, Limits, Manner?][] = [
  [form(`(?:sui|sulle|intorno ai|attorno ai|circa)${THE}${SIGN}${FIRST}(?:${EURO})?\\s*[-–/]\\s*${MAYBE}`), aroundBoth],
  [form(`${LEAST}${THE}${LIMIT}${AND}${MOST}${THE}${LIMIT}`), range],
  [form(`${MOST}${THE}${LIMIT}${AND}${LEAST}${THE}${LIMIT}`), range],
  [form(`(?:tra|fra)${THE_EUROS}${MAYBE}\\s*(?:e|ed)${THE_EUROS}${MAYBE}`), range],
  [form(`da(?:i|gli)?\\s*${MONEY}(?: in su)?\\s*(?:a|ad|ai|agli|fino a)${THE}${MAYBE}`), range],
  [form(`da(?:i|gli)?\\s*${MAYBE}\\s*(?:a|ad|ai|agli|fino a)${THE}${MONEY}`), range],
  [form(`${SIGN}${FIRST}(?:${EURO})?\\s*[-–/]\\s*${MONEY}`), range],
  [form(`${MAYBE}\\s*[-–]\\s*€\\s*${NUMBER}`), range],
  [form(`${MOST}${THE}${LIMIT}`), below],
  [
    form(`no?n (?:\\p{L}+ ){0,3}(?:piu['’]? di|oltre|sopra|super(?:i|a|are|ino|ano)|passare|sforare)${THE}${LIMIT}`),
    below,
  ],
  [form(`(?:ai|agli)?\\s*${MAYBE}\\s*(?:al massimo|massimo|max\\b|o meno|in giu|di budget|da spendere)`), below],
  [form(`(?:<=?|≤)\\s*${MONEY}`), below],
  [form(`budget(?: (?:di|e['’]?|massimo|max|circa|intorno|sui|sono|:))*${THE}:?\\s*${LIMIT}`), below],
  [form(`spendere(?: (?:al massimo|massimo|circa|intorno|fino))?${THE}${LIMIT}`), below],
  [form(`(?:${LEAST}|da|dai|dagli)${THE}${MAYBE}\\s*(?:in su|in poi)`), above],
  [form(`non (?:meno di|sotto|inferior[ei])${THE}${LIMIT}`), above],
  [form(`${LEAST}${THE}${MONEY}`), above, 'SUM'],
  [form(`${MONEY} (?:in su|in poi|e oltre)`), above],
  [form(`(?:>=?|≥)\\s*${MONEY}`), above],
  [form(`(?:con|ho|avrei|abbiamo|dispongo di)(?: solo| soltanto| a disposizione)?${THE}${MONEY}`), below, 'SUM'],
  [form(`(?:intorno|attorno|circa|sui|sugli|sulla|sulle|verso|tipo|da)${THE}${MONEY}`), around, 'SUM'],
  [form(`(?:intorno ai|attorno ai|sui|sugli|sulla|intorno alla)${THE}${MAYBE}`), around, 'SUM'],
  [form(`(?:un[ao]?|'?na) ${NUMBER}(?:${EURO})`), around, 'SUM'],
  [form(`(\\d+)ina${EURO}`), around, 'SUM'],
  [form(`${MONEY} (?:circa|piu o meno|all['’]?incirca)`), around, 'SUM'],
  [form(`(?:a|per)(?: soli)? ${MONEY}`), below, 'PRICE'],
];

/** A number as figures or words has one of these: without, no form can fit, and the many need not be tried. */
const MAY_SAY_NUMBER = /\d|cent|mil|dici|dieci|decin|ant|vent|trent/;

function form(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${source}`, 'u');
}

function range(one: number, other: number): [number, number] {
  return [Math.min(one, other), Math.max(one, other)];
}

/** 'Sui 20-25 euro': a tenth less or more. */
function aroundBoth(one: number, other: number): [number, number] {
  const [least, most] = range(one, other);
  return [Math.round(least * (1 - AROUND / 2)), Math.round(most * (1 + AROUND / 2))];
}

function below(most: number): [null, number] {
  return [null, most];
}

function above(least: number): [number, null] {
  return [least, null];
}

function around(amount: number): [number, number] {
  return [Math.round(amount * (1 - AROUND)), Math.round(amount * (1 + AROUND))];
}

/** The budget that a message states; null when it states none. */
export function readBudget(text: string): Budget | null {
  const plain = plainOf(text);
  if (!MAY_SAY_NUMBER.test(plain)) return null;
  for (const [pattern, limits, manner = 'LIMIT'] of FORMS) {
    const match = pattern.exec(plain);
    const saidCents = (match?.slice(1) ?? []).flatMap((amount) => centsOf(amount) ?? []);
    const [first, second] = saidCents;
    if (!match || first === undefined) continue;
    const [minCents, maxCents] = limits(first, second ?? first);
    return { minCents, maxCents, saidCents, manner, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

function centsOf(amount: string | undefined): number | null {
  if (amount === undefined) return null;
  const thousands = /^([\d,]+)\s?mila$/.exec(amount)?.[1];
  if (thousands !== undefined) return centsTimes(thousands, 1_000);
  const spelled = spelledNumber(amount);
  return spelled === undefined ? (parseAmount(amount)?.cents ?? null) : spelled * 100;
}

function centsTimes(amount: string, times: number): number | null {
  const cents = parseAmount(amount)?.cents;
  return cents === undefined ? null : cents * times;
}

/** Lower case without accents, character by character, so that places stay true. */
function plainOf(text: string): string {
  return text.replace(/[A-ZÀ-ÿ]/g, (letter) => letter.toLowerCase().normalize('NFD').charAt(0));
}
