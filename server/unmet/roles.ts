import { isFraming } from '../assistant/product-question.ts';
import { colourOf } from '../language/colours.ts';
import { EVERYDAY_WORDS } from '../language/everyday-words.ts';
import { isGoods } from '../language/goods.ts';
import { isExampleWord, isIntentWord } from '../language/intents/read.ts';
import { isRequestWord, type Message, type MessageWord } from '../language/message.ts';
import { audienceOfCustomer, namesNoGoods } from '../language/people-words.ts';
import { formOf } from '../language/stem.ts';
import { isVerbForm } from '../language/verb-forms.ts';
import type { WishWord } from '../products/wish-walk.ts';
import {
  ANYWHERE_FORMS,
  DESCRIBING_FORMS,
  KIND_FORMS,
  MATERIAL_FORMS,
  PREPOSITIONS,
  ROOM_FORMS,
} from '../products/wish-words.ts';
import type { TraitKind } from './wish-traits.ts';

/** What a word beside the thing says: which thing it is, what it has to be, or nothing. */
export type Role = 'THING' | 'NONE' | TraitKind;

/** Tells nothing by which a thing could be found or bought. */
const VAGUE: ReadonlySet<string> = new Set(
  `bello bella carino carina buono buona ottimo ottima valido valida comodo comoda elegante semplice simpatico utile pratico pratica
  particolare originale speciale serio seria normale adatto adatta giusto giusta nuovo nuova economico economica conveniente costoso caro
  cara migliore grande piccolo piccola importante resistente robusto robusta leggero leggera`
    .split(/\s+/)
    .map(formOf),
);

export function roleOf(message: Message, head: WishWord, { word, isBinding, isContext }: WishWord): Role {
  const { text, form, start } = word;
  if (text.startsWith('-')) return 'WITHOUT';
  if (start < head.word.start || text.includes(' ') || isRequestWord(word) || isFraming(text)) return 'NONE';
  if (colourOf(form)) return 'COLOUR';
  const leading = leadingTo(message, start);
  if (MATERIAL_FORMS.has(form) && leading !== 'da') return 'MATERIAL';
  if (VAGUE.has(form) || namesNoGoods(form) || audienceOfCustomer(form)) return 'NONE';
  if (leading === '') {
    if (KIND_FORMS.has(form) || DESCRIBING_FORMS.has(form) || /[ai]bil[ei]$/.test(text)) return 'QUALITY';
    if (isGoods(text) || isBinding || !isGoods(head.word.text)) return isVerbForm(text) ? 'NONE' : 'THING';
    return isUnknownName(word) ? 'NAME' : 'NONE';
  }
  const isSomewhere = ROOM_FORMS.has(form) || ANYWHERE_FORMS.has(form);
  if (leading !== 'da' && (isSomewhere || isVerbForm(text))) return 'NONE';
  return isBinding || isContext || isGoods(text) || leading === 'da' ? 'THING' : 'NONE';
}

export const isTrait = (role: Role): role is TraitKind => role !== 'THING' && role !== 'NONE';

/** The preposition that leads to a place, '' for none: 'dal' and 'dalla' are 'da'. */
function leadingTo({ words }: Message, start: number): string {
  const place = words.findIndex((word) => word.start === start);
  for (const word of words.slice(Math.max(0, place - 2), Math.max(0, place)).toReversed()) {
    if (PREPOSITIONS.has(word.text)) return /^da/.test(word.text) ? 'da' : word.text;
    if (!ARTICLES.has(word.text)) return '';
  }
  return '';
}

export const ARTICLES = new Set('il lo la l i gli le un uno una'.split(' '));

/** A brand or a thing that no list knows, and nothing that people ask shops about: 'avete il Dyson?', not 'avete parcheggio?'. */
export function isUnknownName({ text, form }: MessageWord): boolean {
  if (text.length < 3 || /^\d/.test(text) || EVERYDAY_WORDS.has(text) || isVerbForm(text)) return false;
  return !isIntentWord(text) && !isExampleWord(text) && !namesNoGoods(form);
}

/** 'Macchina da cucire': with what it is made for, the commonest word names a thing. */
export function isMadeFor(message: Message, beside: readonly { word: MessageWord; role: Role }[]): boolean {
  return beside.some(({ word, role }) => role === 'THING' && leadingTo(message, word.start) === 'da');
}
