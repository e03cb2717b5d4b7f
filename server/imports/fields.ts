import { KEYWORD_LENGTH, MOST_KEYWORDS } from '../language/keywords.ts';
import { readableText } from '../language/readable-text.ts';
import { webAddressOf } from '../language/web-address.ts';
import type { RejectionKind } from './import.ts';

/** A value that cannot be taken, with the reason that people read. */
export class BadField extends Error {
  readonly field: string;
  /** Where it is no fault. */
  readonly kind: RejectionKind | undefined;

  constructor(field: string, reason: string, kind?: RejectionKind) {
    super(reason);
    this.field = field;
    this.kind = kind;
  }
}

/** The value of a cell or a key as a text: trimmed, line ends as `\n`. @throws BadField for lists, objects and NUL. */
export function textOf(value: unknown, field: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') throw new BadField(field, 'Deve essere un testo.');
  if (value.includes('\0')) throw new BadField(field, 'Contiene caratteri non ammessi.');
  if (!value.isWellFormed()) throw new BadField(field, 'Contiene caratteri non ammessi.');
  return value.replace(/\r\n?/g, '\n').trim();
}

/** As `textOf`, of a text that may be HTML: what people read of it. */
export function readableOf(value: unknown, field: string, reading = { addresses: false }): string {
  const text = textOf(value, field);
  return text === '' ? '' : textOf(readableText(text, reading), field);
}

/** The same in one line. */
export function readableLineOf(value: unknown, field: string): string {
  return lineOf(readableOf(value, field), field);
}

/** As `textOf`, in one line. */
export function lineOf(value: unknown, field: string): string {
  return textOf(value, field).replace(/\s+/g, ' ');
}

/** @throws BadField when it is longer than `longest` characters. */
export function limited(text: string, field: string, longest: number): string {
  // UTF-16 units are never fewer than characters: most texts need no counting.
  if (text.length > longest && [...text].length > longest)
    throw new BadField(field, `Troppo lungo: al massimo ${longest.toLocaleString('it-IT')} caratteri.`);
  return text;
}

/** Keywords of a list, or of one text separated by `;` (or `,` where it has none): trimmed, lower case, each once. */
export function keywordsOf(value: unknown, field: string): string[] {
  const parts = Array.isArray(value)
    ? value.flatMap((entry) => readableLineOf(entry, field).split(';'))
    : splitKeywords(readableLineOf(value, field));
  const keywords = [...new Set(parts.map((part) => part.trim().toLowerCase()).filter(Boolean))];
  if (keywords.length > MOST_KEYWORDS) throw new BadField(field, `Troppe parole chiave: al massimo ${MOST_KEYWORDS}.`);
  for (const keyword of keywords) limited(keyword, field, KEYWORD_LENGTH);
  return keywords;
}

function splitKeywords(text: string): string[] {
  return text.split(text.includes(';') ? ';' : ',');
}

/** An http(s) address, as an editor stores it; an empty text stays empty. @throws BadField for anything else. */
export function addressOf(value: unknown, field: string, longest: number): string {
  const text = limited(lineOf(value, field), field, longest);
  const address = text === '' ? '' : webAddressOf(text, longest);
  if (address !== null) return address;
  throw new BadField(field, 'Indirizzo non valido. Deve iniziare con http:// o https://.');
}
