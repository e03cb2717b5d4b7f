import type { Message } from '../language/message.ts';
import { PREPOSITIONS } from '../products/wish-words.ts';
import { type ReadWish, type UnderstoodKind, type WishSpan, wishSpans } from './wish-spans.ts';

/** One thing that was understood of a wish, and may have been misunderstood. */
export interface Understood {
  kind: UnderstoodKind;
  /** As a chip shows it: 'Uomo', 'sotto 50 €'. */
  label: string;
  /** The words of the message that say it, as they were written. */
  words: string[];
  /** The message without them: the same wish, asked anew. */
  rest: string;
}

const MOST = 6; // chips that have room above the cards

/** What narrowed a wish, in the order of its words. What the message is nothing without, cannot be taken away from it. */
export function understoodOf(reading: ReadWish): Understood[] {
  const groups = Map.groupBy(wishSpans(reading), ({ kind, label }) => `${kind} ${label}`);
  return [...groups.values()].flatMap((spans) => understoodIn(reading.message, spans) ?? []).slice(0, MOST);
}

function understoodIn(message: Message, spans: readonly WishSpan[]): Understood | undefined {
  const [first] = spans;
  const isTaken = (start: number) => spans.some((span) => span.start <= start && start < span.end);
  if (!first || message.content.every((word) => isTaken(word.start))) return undefined;
  const { text } = message;
  const words = spans.map(({ start, end }) => text.slice(start, end));
  return { kind: first.kind, label: first.label, words, rest: without(message, spans) };
}

/** Only lead to what follows: they go with it. */
const LEADING: ReadonlySet<string> = new Set([
  ...PREPOSITIONS,
  ...`il lo la i gli le l un uno una mio mia miei mie suo sua suoi sue nostro nostra e ed o ma colore color colori taglia misura
  numero materiale non no niente nessun nessuna tranne eccetto escluso senza privo priva budget`.split(/\s+/),
]);

/** The text without these places and the small words that lead to them, as somebody would have written it. */
function without(message: Message, spans: readonly WishSpan[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of spans) {
    rest += `${message.text.slice(from, Math.max(from, leadingTo(message, start)))} `;
    from = Math.max(from, end);
  }
  return `${rest}${message.text.slice(from)}`
    .replace(/\s+/g, ' ')
    .replace(/(?:\s*,)*\s+([,.;:!?])/g, '$1')
    .replace(/^[\s,.;:]+|[\s,;:]+$/g, '')
    .trim();
}

/** Where the small words begin that stand before a place, with nothing but spaces and apostrophes between. */
function leadingTo({ words, text }: Message, start: number): number {
  let begin = start;
  for (const word of words.filter(({ end }) => end <= start).toReversed()) {
    if (!LEADING.has(word.text) || /[^\s'’]/.test(text.slice(word.end, begin))) break;
    begin = word.start;
  }
  return begin;
}
