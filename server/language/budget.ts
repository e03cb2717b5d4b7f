import { parseAmount } from './money.ts';

/** What a person is ready to spend, in hundredths; null where there is no limit. */
export interface Budget {
  minCents: number | null;
  maxCents: number | null;
  /** Where it stands in the text: these words say how much, not what. */
  start: number;
  end: number;
}

const NUMBER = '(\\d+(?:[.,]\\d+)*)';
const EURO = '\\s*(?:€|euro|eur\\b|e\\b(?=\\s*$))';
const MAYBE_EURO = `(?:${EURO})?`;
const SIGN = '(?:€\\s*)?';
const AROUND = 0.2; // 'intorno ai 50': a fifth less or more

type Limits = (first: number, second: number) => [number | null, number | null];

/** From the most telling form to the least; the first that fits is the budget. */
const FORMS: readonly [RegExp, Limits][] = [
  [between('(?:tra|fra)', 'e'), range],
  [between('da(?:i|gli)?', 'a(?:i|gli|d)?'), range],
  [form(`${SIGN}${NUMBER}\\s*(?:-|–|/)\\s*${SIGN}${NUMBER}${EURO}`), range],
  [
    form(
      `(?:non (?:piu di|oltre|superiore a)|al massimo|massimo|max|sotto|meno di|entro|fino a|inferiore a|sui massimo)(?: (?:i|ai|gli|le|a))?\\s*${SIGN}${NUMBER}${MAYBE_EURO}`,
    ),
    (max) => [null, max],
  ],
  [form(`${SIGN}${NUMBER}${MAYBE_EURO}\\s*(?:al massimo|massimo|max|o meno)`), (max) => [null, max]],
  [
    form(`budget(?: (?:di|e|massimo|max|circa|intorno a|sui))*(?: (?:i|ai))?\\s*:?\\s*${SIGN}${NUMBER}${MAYBE_EURO}`),
    (max) => [null, max],
  ],
  [
    form(`(?:almeno|minimo|piu di|oltre|sopra|a partire da)(?: (?:i|ai|gli|a))?\\s*${SIGN}${NUMBER}${EURO}`),
    (min) => [min, null],
  ],
  [form(`(?:intorno a|attorno a|circa|sui|verso i)(?:i|gli)?\\s*${SIGN}${NUMBER}${EURO}`), around],
];

function form(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${source}`, 'u');
}

function between(from: string, to: string): RegExp {
  return form(
    `${from}(?: i| gli)?\\s*${SIGN}${NUMBER}${MAYBE_EURO}\\s*${to}(?: i| gli)?\\s*${SIGN}${NUMBER}${MAYBE_EURO}`,
  );
}

function range(one: number, other: number): [number, number] {
  return [Math.min(one, other), Math.max(one, other)];
}

function around(amount: number): [number, number] {
  return [Math.round(amount * (1 - AROUND)), Math.round(amount * (1 + AROUND))];
}

/** The budget that a message states; null when it states none. Reads folded text of the same length as the message. */
export function readBudget(text: string): Budget | null {
  const plain = plainOf(text);
  for (const [pattern, limits] of FORMS) {
    const match = pattern.exec(plain);
    const first = match?.[1] ? parseAmount(match[1]) : null;
    if (!match || !first) continue;
    const second = match[2] ? parseAmount(match[2]) : null;
    const [minCents, maxCents] = limits(first.cents, second?.cents ?? first.cents);
    return { minCents, maxCents, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** Folded character by character, so that places stay true. */
function plainOf(text: string): string {
  return text.toLowerCase().replace(/[àèéìòù]/g, (letter) => letter.normalize('NFD').charAt(0));
}
