import { formOf } from './stem.ts';

const COLOURS = [
  'nero nera neri nere black antracite',
  'bianco bianca bianchi bianche white panna avorio',
  'rosso rossa rossi rosse red bordeaux',
  'blu navy blue',
  'azzurro azzurra azzurri azzurre celeste turchese',
  'verde verdi green',
  'giallo gialla gialli gialle',
  'rosa fucsia cipria pink corallo',
  'grigio grigia grigi grigie tortora',
  'marrone marroni cuoio cammello noce',
  'beige sabbia',
  'viola lilla glicine',
  'arancione arancioni arancio arancia',
  'oro dorato dorata dorati dorate',
  'argento argentato argentata argentati',
];

const bits = new Map(
  COLOURS.flatMap((line, index) => line.split(' ').map((word) => [formOf(word), 1 << index] as const)),
);

/** The colour that a word names, as a bit; 0 for none. */
export function colourOf(form: string): number {
  return bits.get(form) ?? 0;
}

const names = new Map(
  COLOURS.flatMap((line) => {
    const words = line.split(' ');
    const [first = ''] = words;
    return words.map((word) => [formOf(word), word.startsWith(first.slice(0, 3)) ? first : word] as const);
  }),
);

/** A colour as it is called by itself: 'rosso' of 'rosse', and 'antracite' as it is; '' for no colour. */
export function colourName(form: string): string {
  return names.get(form) ?? '';
}

/** Leaves room for what else is kept beside colours in 32 bits. */
export const COLOUR_BITS = COLOURS.length;
