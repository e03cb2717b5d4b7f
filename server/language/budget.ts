import { parseAmount } from './money.ts';

/** What a person is ready to spend, in hundredths; null where there is no limit. */
export interface Budget {
  minCents: number | null;
  maxCents: number | null;
  /** Where it stands in the text: these words say how much, not what. */
  start: number;
  end: number;
}

type Limits = (first: number, second: number) => [number | null, number | null];

const AROUND = 0.2; // 'intorno ai 50': a fifth less or more
const SPELLED: Readonly<Record<string, number>> = {
  ...{ dieci: 10, quindici: 15, venti: 20, venticinque: 25, trenta: 30, quaranta: 40, cinquanta: 50, sessanta: 60 },
  ...{ settanta: 70, ottanta: 80, novanta: 90, cento: 100, centocinquanta: 150, duecento: 200, trecento: 300 },
  ...{ quattrocento: 400, cinquecento: 500, seicento: 600, settecento: 700, ottocento: 800, novecento: 900 },
  ...{ mille: 1_000, millecinquecento: 1_500, duemila: 2_000, tremila: 3_000, centoventi: 120, duecentocinquanta: 250 },
  ...{ decina: 10, ventina: 20, trentina: 30, quarantina: 40, cinquantina: 50, sessantina: 60, settantina: 70 },
  ...{ ottantina: 80, novantina: 90, centinaio: 100 },
};

// 'entro 24 ore' and 'meno di 2 giorni' are no money, and a number is never cut in two to get around that.
const UNITS =
  `%|giorn|gg\\b|or[ae]\\b|mes[ei]\\b|ann[io]\\b|person|pezz|settiman|minut|secol|volt|[ck]m\\b|mm\\b|m\\b|metr|kg|g\\b|gr\\b|gramm|
  chil|litr|l\\b|ml\\b|cl\\b|gb|tb|mb|watt|w\\b|mq|pollic|post[io]|taglia|paia|ragazz|bambin|ospit|grad[oi]|°|lumen|mah|dpi|hz|volt|v\\b|spf|coperti|invitat|piazz|[./:]\\d`.replace(
    /\s+/g,
    '',
  );
const NUMBER = `(\\d+(?:[.,]\\d+)*|${Object.keys(SPELLED).join('|')})(?![\\d\\p{L}])(?!\\s*(?:${UNITS}))`;
const EURO = '\\s*(?:di )?(?:€|eur(?:o|i|ini)?(?!\\p{L}))';
const SIGN = '(?:€\\s*)?';
const MONEY = `(?:€\\s*${NUMBER}|${NUMBER}${EURO})`; // surely money
const MAYBE = `${SIGN}${NUMBER}(?:${EURO})?`; // money by what stands before it
const THE = '(?:\\s+(?:i|gli|le|la|lo|a|ai|agli|alle|alla|di|dei|circa|un|una|tipo))*\\s*';

/** From the most telling form to the least; the first that fits is the budget. */
const FORMS: readonly [RegExp, Limits][] = [
  [
    form(`(?:sui|sulle|intorno ai|attorno ai|circa)${THE}${SIGN}${NUMBER}(?:${EURO})?\\s*[-–/]\\s*${MAYBE}`),
    aroundBoth,
  ],
  [form(`(?:tra|fra)${THE}${MAYBE}\\s*(?:e|ed)${THE}${MAYBE}`), range],
  [form(`da(?:i|gli)?\\s*${MAYBE}\\s*(?:a|ad|ai|agli|fino a)${THE}${MAYBE}`), range],
  [form(`${SIGN}${NUMBER}(?:${EURO})?\\s*[-–/]\\s*${MONEY}`), range],
  [form(`${MAYBE}\\s*[-–]\\s*€\\s*${NUMBER}`), range],
  [
    form(
      `(?:non (?:piu['’]? di|oltre|superior[ei]|superi|superare)|senza (?:superare|spendere (?:piu['’]? di|oltre))|(?:al |il |sui )?massimo|max|sotto|meno di|entro|fino a|inferior[ei])${THE}${MAYBE}`,
    ),
    below,
  ],
  [form(`no?n (?:\\p{L}+ ){0,3}(?:piu['’]? di|oltre|sopra|superare|passare|sforare)${THE}${MAYBE}`), below],
  [form(`(?:ai|agli)?\\s*${MAYBE}\\s*(?:al massimo|massimo|max\\b|o meno|di budget|da spendere)`), below],
  [form(`budget(?: (?:di|e['’]?|massimo|max|circa|intorno|sui|sono|:))*${THE}:?\\s*${MAYBE}`), below],
  [form(`spendere(?: (?:al massimo|massimo|circa|intorno|fino))?${THE}${MAYBE}`), below],
  [
    form(
      `(?:almeno|minimo|piu['’]? di|oltre|sopra|superior[ei]|a partire da|da|dai|dagli)${THE}${MAYBE}\\s*(?:in su|in poi)`,
    ),
    above,
  ],
  [form(`(?:almeno|minimo|piu['’]? di|oltre|sopra|superior[ei]|a partire da|partendo da)${THE}${MONEY}`), above],
  [form(`(?:con|ho|avrei|abbiamo|dispongo di)(?: solo| soltanto| a disposizione)?${THE}${MONEY}`), below],
  [form(`(?:intorno|attorno|circa|sui|sugli|sulla|sulle|verso|da)${THE}${MONEY}`), around],
  [form(`(?:intorno ai|attorno ai|sui|sugli|sulla|intorno alla)${THE}${MAYBE}`), around],
  [form(`(?:una|'?na) ${NUMBER}(?:${EURO})`), around],
  [form(`(?:a|per)(?: soli)? ${MONEY}`), below],
];

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
  for (const [pattern, limits] of FORMS) {
    const match = pattern.exec(plain);
    const [first, second] = (match?.slice(1) ?? []).flatMap((amount) => centsOf(amount) ?? []);
    if (!match || first === undefined) continue;
    const [minCents, maxCents] = limits(first, second ?? first);
    return { minCents, maxCents, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

function centsOf(amount: string | undefined): number | null {
  if (amount === undefined) return null;
  const spelled = SPELLED[amount];
  return spelled === undefined ? (parseAmount(amount)?.cents ?? null) : spelled * 100;
}

/** Lower case without accents, character by character, so that places stay true. */
function plainOf(text: string): string {
  return text.replace(/[A-ZÀ-ÿ]/g, (letter) => letter.toLowerCase().normalize('NFD').charAt(0));
}
