import type { Amount } from '../language/amounts.ts';
import { colourName, colourOf } from '../language/colours.ts';
import type { Message, MessageWord } from '../language/message.ts';
import { AUDIENCE, audienceOfCustomer } from '../language/people-words.ts';
import { formOf } from '../language/stem.ts';
import type { Word } from '../language/words.ts';

/** What a thing that is wished for has to be; in the order in which it is told. `NAME`: a word of its name, such as a brand. */
export const TRAIT_KINDS = ['AUDIENCE', 'COLOUR', 'MATERIAL', 'QUALITY', 'SIZE', 'MEASURE', 'WITHOUT', 'NAME'] as const;
export type TraitKind = (typeof TRAIT_KINDS)[number];

export interface Trait {
  kind: TraitKind;
  /** In small letters: 'rosso', 'taglia 43', 'uomo'; but for colours and customers as it was written. */
  label: string;
  /** The same for every way of writing it. */
  key: string;
}

/** What clothes and shoes are told apart by: 'taglia M', 'numero 43'. */
export const SIZE = /(?<!\p{L})(?:taglia|misura|numero|tg\.?)\s*(\d{1,3}|x{0,3}[sml]|\d?xl)(?![\p{L}\p{N}])/giu;

function trait(kind: TraitKind, label: string, key: string): Trait {
  return { kind, label: label.toLowerCase(), key };
}

/** What a word says that a thing has to be. */
export function traitOf(kind: TraitKind, word: MessageWord, message: Message): Trait[] {
  if (kind === 'WITHOUT') {
    const lacking = word.text.slice(1);
    return [trait(kind, `senza ${lacking}`, formOf(lacking))];
  }
  if (kind === 'COLOUR') return [trait(kind, colourName(word.form), String(colourOf(word.form)))];
  return [trait(kind, writtenAt(message, word), word.form)];
}

const AUDIENCES: readonly [number, string][] = [
  [AUDIENCE.MAN, 'uomo'],
  [AUDIENCE.WOMAN, 'donna'],
  [AUDIENCE.BABY, 'neonati'],
  [AUDIENCE.CHILD, 'bambini'],
  [AUDIENCE.ADULT, 'adulti'],
];

/** For whom it is, by what kind of goods: not 'mia suocera', but 'donna'. Who is spoken of elsewhere is nobody it is for. */
export function audiencesOf(
  audience: number,
  near: readonly Pick<MessageWord, 'form'>[],
  amounts: readonly Amount[],
): Trait[] {
  const said = near.reduce((bits, { form }) => bits | audienceOfCustomer(form), 0);
  const isByAge = amounts.some(({ unit }) => unit === 'age');
  const bits = isByAge ? audience : audience & said;
  return AUDIENCES.flatMap(([bit, label]) => (bits & bit ? trait('AUDIENCE', label, label) : []));
}

/** A size, as `SIZE` found it. */
export function sizeOf([said, size = '']: RegExpExecArray): Trait {
  return trait('SIZE', said, size.toLowerCase());
}

export function measureOf({ start, end, unit, least, most }: Amount, text: string): Trait {
  return trait('MEASURE', text.slice(start, end), `${unit} ${least} ${most}`);
}

/** Where a word of a message ends in its text. */
export function endOf({ words }: Message, { start, text }: MessageWord): number {
  return words.find((word: Word) => word.start === start)?.end ?? start + text.length;
}

export function writtenAt(message: Message, word: MessageWord): string {
  return message.text.slice(word.start, endOf(message, word));
}
