import { fold } from '../language/fold.ts';
import { BadField, textOf } from './fields.ts';

const YES = new Set([
  'si',
  'yes',
  'true',
  'vero',
  'x',
  's',
  'y',
  'disponibile',
  'available',
  'in stock',
  'instock',
  'in_stock',
  'preorder',
]);
const NO = new Set([
  'no',
  'false',
  'falso',
  'n',
  'esaurito',
  'non disponibile',
  'unavailable',
  'sold out',
  'out of stock',
  'outofstock',
  'out_of_stock',
]);

/** What a cell of 'Disponibile', 'availability' or 'giacenza' says; null for what cannot be understood. */
function parseAvailability(text: string): boolean | null {
  const plain = fold(text).trim();
  if (plain === '' || YES.has(plain)) return true;
  if (NO.has(plain)) return false;
  return /^-?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) > 0 : null;
}

/** What a cell or a key says of something that is so or not; undefined where it is empty. @throws BadField. */
export function yesOrNo(value: unknown, field: string): boolean | undefined {
  const text = textOf(value, field);
  if (text === '') return undefined;
  const isYes = parseAvailability(text);
  if (isYes === null) throw new BadField(field, `Scrivi sì o no, invece di «${[...text].slice(0, 40).join('')}».`);
  return isYes;
}
