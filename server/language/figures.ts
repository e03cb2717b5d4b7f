import { fold } from './fold.ts';

/** The numbers that a text names, whatever they measure. */
export interface Figures {
  numbers: readonly number[];
  /** From the first to the second, both included: 'dal 40 al 47', '27-33'. */
  ranges: readonly (readonly [least: number, most: number])[];
  /** For so many people, places or cups. */
  people: readonly number[];
}

const SPELLED: Readonly<Record<string, number>> = {
  ...{ due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9 },
  ...{ dieci: 10, undici: 11, dodici: 12, quindici: 15, venti: 20 },
};
const SPELLED_OR_NOT = `(${Object.keys(SPELLED).join('|')}|\\d+)`;
const NUMBER = /\d+(?:[.,]\d+)?/g;
const RANGE = /(\d+(?:[.,]\d+)?)\s*(?:[-–/]|al|ai|a|e)\s*(\d+(?:[.,]\d+)?)/g;
const PEOPLE = new RegExp(`${SPELLED_OR_NOT}\\s*(?:person|post|tazz|coperti|giocator|piazz)`, 'g');
const BESIDE = new RegExp(`(?:siamo in|siamo|per|da|in)\\s+${SPELLED_OR_NOT}(?!\\p{L})`, 'gu'); // 'siamo in sette', 'una caffettiera da sei'

/** Those that a product tells of itself. */
export function figuresOf(text: string): Figures {
  const plain = fold(text);
  return { numbers: numbersIn(plain), ranges: rangesIn(plain), people: peopleIn(plain, PEOPLE) };
}

/** Those that a customer says; `people` are perhaps people. */
export function figuresSaid(text: string): Figures {
  const plain = fold(text);
  return { numbers: numbersIn(plain), ranges: [], people: peopleIn(plain, BESIDE) };
}

function numbersIn(plain: string): number[] {
  return [...new Set(Array.from(plain.matchAll(NUMBER), ([number]) => numberOf(number)))];
}

function rangesIn(plain: string): [number, number][] {
  const found = Array.from(plain.matchAll(RANGE), ([, from = '', to = '']): [number, number] => [
    numberOf(from),
    numberOf(to),
  ]);
  return found.filter(([least, most]) => most > least);
}

function peopleIn(plain: string, pattern: RegExp): number[] {
  return Array.from(plain.matchAll(pattern), ([, number = '']) => SPELLED[number] ?? Number(number));
}

function numberOf(written: string): number {
  return Number(written.replace(',', '.'));
}
