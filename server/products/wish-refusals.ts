import { colourOf } from '../language/colours.ts';
import { isGoods } from '../language/goods.ts';
import { isRequestWord, type MessageWord } from '../language/message.ts';
import { audienceOfCustomer } from '../language/people-words.ts';
import { formOf } from '../language/stem.ts';
import type { Word } from '../language/words.ts';
import { BREAK, DETERMINERS } from './wish-small-words.ts';
import type { Walk } from './wish-walk.ts';
import { DESCRIBING_FORMS, KIND_FORMS, PREPOSITIONS } from './wish-words.ts';

export const NEGATIONS: ReadonlySet<string> = new Set(
  'non no niente nessun tranne eccetto escluso esclusi nn'.split(' '),
);
export const WITHOUT: ReadonlySet<string> = new Set(['senza', 'senz', 'privo', 'priva']);
export const MUST_NOT_HAVE = /^(?:intollerant|allergic)[aieh]/; // 'intollerante al lattosio'
export const ENDS_REFUSAL: ReadonlySet<string> = new Set(
  'ma per perche che bensi solo invece piuttosto anzi meglio'.split(' '),
);
/** After 'non' no refusal of a thing: 'non so', 'non ho', 'non troppo'. */
const KEEPS_ASKING = new Set(
  `so sai ho hai ha abbiamo e sono sia siano so spendere spendo mi ti ci vi si se trovo trova capisco riesco troppo molto tanto piu
  superiore oltre solo devo deve posso puo vorrei voglio volevo saprei aspetta scherzo grazie intendo sapendo avendo ne c ce va vada
  importa fa faccio abbia avete avendo essere sapere costa costi superi superare`.split(/\s+/),
);
const REFUSING = new Set(
  'piace piacciono mangia mangio beve bevo usa uso sopporto tollera tollero quelli quelle quello quella'.split(' '),
);

/** What follows a negation is not wanted. */
export function refuses(walk: Walk, negation: string, next: Word | undefined): boolean {
  return next !== undefined && !KEEPS_ASKING.has(next.text) && mayBeRefused(walk, next, negation);
}

/** 'Non da sci', 'niente plastica', 'non mi piace il rosa', but not 'non vedo niente sott'acqua'. */
function mayBeRefused(walk: Walk, { text, start }: Word, negation: string): boolean {
  if (text === 'per' && negation !== 'non') return false;
  const form = formOf(text);
  if (PREPOSITIONS.has(text) || DETERMINERS.has(text) || REFUSING.has(text) || isGoods(text)) return true;
  if (colourOf(form) || audienceOfCustomer(form) || DESCRIBING_FORMS.has(form) || KIND_FORMS.has(form)) return true;
  const place = walk.placeOf(start);
  const [own, after] = [walk.all[place], walk.all[place + 1]];
  if (after && isRequestWord(after)) return true;
  return (
    own !== undefined && (!after || BREAK.test(walk.text.slice(own.end, after.start)) || ENDS_REFUSAL.has(after.text))
  );
}

/** What a product must tell that it is without. */
export function withoutWord(word: MessageWord): MessageWord {
  const text = `-${word.text}`;
  return { ...word, text, form: formOf(text), synonyms: [] };
}

/** One word for what is told by 'senza' and another: 'celiaco'. */
export function meantWithout(word: MessageWord): MessageWord | undefined {
  const also = MEANS_WITHOUT.get(word.form);
  return also === undefined ? undefined : { ...word, text: also, form: formOf(also), synonyms: [] };
}

const MEANS_WITHOUT: ReadonlyMap<string, string> = new Map(
  [
    ['celiaco', '-glutine'],
    ['celiaca', '-glutine'],
    ['celiaci', '-glutine'],
    ['celiachia', '-glutine'],
    ['analcolico', '-alcol'],
    ['analcolica', '-alcol'],
    ['analcolici', '-alcol'],
  ].map(([word = '', without = '']) => [formOf(word), without]),
);
