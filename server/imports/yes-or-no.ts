import { fold } from '../language/fold.ts';
import { BadField, textOf } from './fields.ts';

const YES = new Set(['si', 'yes', 'true', 'vero', 'x', 's', 'y', '1']);
const NO = new Set(['no', 'false', 'falso', 'n', '0']);

/** What cannot be bought, in the words and codes of shops and their systems; folded, in one word. */
const SOLD_OUT = new Set([
  ...['esaurito', 'esaurita', 'esauriti', 'esaurite', 'terminato', 'terminata', 'terminati', 'nondisponibile'],
  ...['nondisponibili', 'fuoriproduzione', 'fuoricatalogo', 'discontinuato', 'unavailable', 'notavailable', 'soldout'],
  ...['outofstock', 'discontinued', 'nonordinabile'],
]);
/** What can be bought, also where it has to be ordered or comes later. */
const TO_BE_HAD = new Set([
  ...['disponibile', 'disponibili', 'disponibilesubito', 'prontaconsegna', 'ultimipezzi', 'limitata', 'limitato'],
  ...['disponibilitalimitata', 'disponibilitaimmediata', 'inarrivo', 'suordinazione', 'suordine', 'ordinabile'],
  ...['prenotabile', 'preordine', 'available', 'instock', 'instoreonly', 'onlineonly', 'onbackorder', 'backorder'],
  ...['preorder', 'presale', 'limitedavailability', 'madetoorder', 'availablefororder', 'lowstock', 'parent'],
]);
/** What says nothing. */
const UNKNOWN = new Set(['', 'nd', 'na', 'null']);

/** What a cell of 'Disponibile', 'availability' or 'giacenza' says; undefined where it says nothing. @throws BadField. */
export function availabilityOf(value: unknown, field: string): boolean | undefined {
  const text = fold(textOf(value, field)).trim();
  const word = text.replace(/^https?:\/\/(?:www\.)?schema\.org\//, '').replace(/[^a-z0-9]/g, '');
  const amount = /^[<>≥~]?\s*(-?\d+(?:[.,]\d+)?)\s*\+?\s*(?:pz|pezzi|pezzo|pcs|unita|u|nr)?\.?$/.exec(text)?.[1];
  if (amount !== undefined) return Number(amount.replace(',', '.')) > 0;
  if (UNKNOWN.has(word)) return undefined;
  if (YES.has(word) || TO_BE_HAD.has(word)) return true;
  if (NO.has(word) || SOLD_OUT.has(word)) return false;
  throw new BadField(field, `Non si capisce se è disponibile: «${[...textOf(value, field)].slice(0, 40).join('')}».`);
}

/** What a cell or a key says of something that is so or not; undefined where it is empty. @throws BadField. */
export function yesOrNo(value: unknown, field: string): boolean | undefined {
  const text = textOf(value, field);
  const word = fold(text).trim();
  if (word === '') return undefined;
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  throw new BadField(field, `Scrivi sì o no, invece di «${[...text].slice(0, 40).join('')}».`);
}
