import { readAmounts } from '../language/amounts.ts';
import type { Budget } from '../language/budget.ts';
import { colourOf } from '../language/colours.ts';
import type { MessageWord } from '../language/message.ts';
import { AUDIENCE, audienceOfCustomer } from '../language/people-words.ts';
import { CHEAPEST, readWish, type Wish } from '../products/wish.ts';
import type { WishWord } from '../products/wish-walk.ts';
import { DESCRIBING_FORMS, MATERIAL_FORMS } from '../products/wish-words.ts';
import type { Reading } from './reading.ts';

/** What a wish was narrowed by. */
export type UnderstoodKind =
  | 'AUDIENCE'
  | 'COLOUR'
  | 'MATERIAL'
  | 'USE'
  | 'QUALITY'
  | 'SIZE'
  | 'MEASURE'
  | 'WITHOUT'
  | 'EXCLUDED'
  | 'CHEAPEST'
  | 'BUDGET';

/** A place of the message that says something of the wish. */
export interface WishSpan {
  kind: UnderstoodKind;
  label: string;
  start: number;
  end: number;
}

export type ReadWish = Pick<Reading, 'message' | 'wanted' | 'budget' | 'found'>;

/** The places of a message that narrow its wish, in their order. What found nothing and excludes nothing is none. */
export function wishSpans(reading: ReadWish): WishSpan[] {
  return [...spansOfWords(reading), ...spansOfText(reading)].sort((a, b) => a.start - b.start);
}

function spansOfWords({ message, wanted, found }: ReadWish): WishSpan[] {
  const wish = readWish(wanted);
  const terms = new Set(found.terms);
  const endOf = new Map(message.words.map(({ start, end }) => [start, end]));
  return wanted.content.flatMap((word) => {
    const end = endOf.get(word.start);
    if (end === undefined || word.text.includes(' ')) return [];
    const written = message.text.slice(word.start, end);
    const said = narrowedBy(wish, word, written) ?? (terms.has(word.text) ? toldBy(wish, word, written) : undefined);
    return said && word.start !== found.thingAt ? [{ ...said, start: word.start, end }] : [];
  });
}

type Said = Pick<WishSpan, 'kind' | 'label'>;

/** What the product must be, or must not be. */
function narrowedBy(wish: Wish, word: MessageWord, written: string): Said | undefined {
  const lacking = wish.words.find((each) => each.word.start === word.start && each.word.text.startsWith('-'));
  if (lacking) return { kind: 'WITHOUT', label: `Senza ${lacking.word.text.slice(1)}` };
  if (wish.excluded.some(({ start }) => start === word.start)) return { kind: 'EXCLUDED', label: `Non ${written}` };
  const audience = audienceOfCustomer(word.form);
  if (audience & wish.audience) return { kind: 'AUDIENCE', label: audienceLabel(audience) };
  const colour = colourOf(word.form);
  if (colour & wish.colours) return { kind: 'COLOUR', label: capital(written) };
  const isRefused = (audience & wish.notAudience) !== 0 || (colour & wish.notColours) !== 0;
  return isRefused ? { kind: 'EXCLUDED', label: `Non ${written}` } : undefined;
}

/** What lifts one product above another. */
function toldBy({ words }: Wish, { start, form }: MessageWord, written: string): Said | undefined {
  const told = words.find((each) => each.word.start === start);
  if (!told || told.isHead) return undefined;
  const kind = kindOf(told, form);
  return kind && { kind, label: capital(written) };
}

function kindOf({ isContext, weight }: WishWord, form: string): UnderstoodKind | undefined {
  if (MATERIAL_FORMS.has(form)) return 'MATERIAL';
  if (isContext || weight > 1) return 'USE';
  return DESCRIBING_FORMS.has(form) ? 'QUALITY' : undefined;
}

const SIZE = /(?<!\p{L})(?:taglia|misura|numero|tg\.?)\s*(\d{1,3}|x{0,3}[sml]|\d?xl)(?![\p{L}\p{N}])/giu;

/** What is told by more than a word: budget, measures, sizes, the lowest price. */
function spansOfText({ message: { text }, budget, found }: ReadWish): WishSpan[] {
  const money = budget
    ? [{ kind: 'BUDGET' as const, label: budgetLabel(budget), start: budget.start, end: budget.end }]
    : [];
  const amounts = readAmounts(text).map(({ start, end }) => spanAt(text, 'MEASURE', start, end));
  const sizes = [...text.matchAll(SIZE)]
    .filter(([, size = '']) => found.terms.includes(size.toLowerCase()))
    .map(({ index, 0: said }) => spanAt(text, 'SIZE', index, index + said.length));
  const cheapest = CHEAPEST.exec(text);
  const lowest = cheapest
    ? [{ ...spanAt(text, 'CHEAPEST', cheapest.index, cheapest.index + cheapest[0].length), label: 'Il più economico' }]
    : [];
  const apart = [...amounts, ...sizes, ...lowest].filter(
    ({ start, end }) => !budget || end <= budget.start || start >= budget.end,
  );
  return [...money, ...apart];
}

function spanAt(text: string, kind: UnderstoodKind, start: number, end: number): WishSpan {
  return { kind, label: capital(text.slice(start, end)), start, end };
}

const AUDIENCE_LABELS: readonly [number, string][] = [
  [AUDIENCE.MAN, 'Uomo'],
  [AUDIENCE.WOMAN, 'Donna'],
  [AUDIENCE.BABY, 'Neonati'],
  [AUDIENCE.CHILD, 'Bambini'],
  [AUDIENCE.ADULT, 'Adulti'],
];

function audienceLabel(bits: number): string {
  return AUDIENCE_LABELS.find(([bit]) => bits & bit)?.[1] ?? '';
}

/** 'sotto 50 €', 'da 30 €', 'tra 20 e 30 €'. */
function budgetLabel({ minCents, maxCents }: Budget): string {
  if (minCents === null) return `sotto ${euros(maxCents ?? 0)} €`;
  return maxCents === null ? `da ${euros(minCents)} €` : `tra ${euros(minCents)} e ${euros(maxCents)} €`;
}

function euros(cents: number): string {
  return (cents / 100).toLocaleString('it-IT', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}
