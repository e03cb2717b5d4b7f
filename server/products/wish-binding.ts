import { isGoods, taxonomy } from '../language/goods.ts';
import type { MessageWord } from '../language/message.ts';
import { audienceOfCustomer, namesNoGoods } from '../language/people-words.ts';
import { formOf } from '../language/stem.ts';
import { CONTEXT, KIND, KIND_OF, LIGHT, NUMBERS, OF_KIND, OF_THE, OF_WHAT, VERB } from './wish-small-words.ts';
import type { Walk } from './wish-walk.ts';
import {
  ANYWHERE_FORMS,
  COMPOUNDING,
  CONTEXT_FORMS,
  DESCRIBING_FORMS,
  DIET_FORMS,
  FEAST_FORMS,
  KIND_FORMS,
  MATERIAL_FORMS,
  ROOM_FORMS,
} from './wish-words.ts';

/** 'per il salotto', 'cuscino cervicale', 'di perle': what is for something else does not serve. */
export function isContext(walk: Walk, { form, text, start }: MessageWord): boolean {
  if (isWhatever(form) || NUMBERS.has(text) || isOfAnother(walk, start)) return false;
  const preposition = walk.preposition ?? '';
  if (KIND.has(preposition) && isRightAfterThing(walk) && tellsKind({ form, text })) return true;
  if (isForOtherTrade(walk, text, start) || isFuel(walk, text)) return true;
  if (OF_WHAT.has(preposition) && MATERIAL_FORMS.has(form)) return true;
  const last = walk.words.at(-1);
  const isAfterGoods = last?.isHead === true && isGoods(last.word.text);
  if (OF_KIND.has(preposition) && isAfterGoods && isNextTo(walk, start) && tellsKind({ form, text })) return true;
  const head = walk.lastHead();
  if (preposition === 'per' && head && isFood(head.word.text) && isFood(text)) return false; // 'un vino per il pesce'
  const isBeside = preposition === '' && walk.beside().some(({ isHead }) => isHead);
  return (isBeside || CONTEXT.has(preposition)) && CONTEXT_FORMS.has(form);
}

/** 'Una tv per la camera da letto': what a thing's place is for is no kind of the thing. */
function isOfAnother(walk: Walk, start: number): boolean {
  const [head, last] = [walk.lastHead(), walk.words.at(-1)];
  if (!KIND.has(walk.preposition ?? '') || !head || !last || last.run <= head.run) return false;
  return ROOM_FORMS.has(last.word.form) && isNextTo(walk, start);
}

/** 'Per una vita', 'di una volta': no kind of anything. */
function isWhatever(form: string): boolean {
  return WHATEVER_FORMS.has(form);
}

const WHATEVER_FORMS = new Set(
  'vita volta volte continuo solito tutto tipo genere modo colpo nuovo sicuro certo fatto mezzo meno'
    .split(' ')
    .map(formOf),
);

/** With one small word between it and the thing: 'un filo di perle'. */
function isNextTo(walk: Walk, start: number): boolean {
  return walk.placeOf(start) - walk.placeOf(walk.words.at(-1)?.word.start ?? -1) <= 2;
}

/** 'Un ecoscandaglio da barca', not 'un ecoscandaglio per chi pesca da riva'. */
function isRightAfterThing(walk: Walk): boolean {
  const head = walk.lastHead();
  return head === undefined ? walk.words.length === 0 : walk.run - head.run <= 1;
}

const LUGGAGE = new Set('valigia valigie bagaglio trolley borsa borsetta tasca'.split(' '));

/** 'Tappi per bottiglie', 'una forma per torte', but not 'un vino per il pesce'. */
function isForOtherTrade(walk: Walk, text: string, start: number): boolean {
  const [first, second] = [walk.textNear(start, -2), walk.textNear(start, -1)];
  const isRightAfter = second === 'per' || first === 'per' || OF_THE.test(second);
  const head = walk.lastHead();
  if (LUGGAGE.has(text)) return false; // 'un phon per la valigia' is any that goes into it
  return isRightAfter && head !== undefined && isGoods(text) && !taxonomy().shareSector(head.word.text, text);
}

/** Another kind of the thing does not serve. */
export function isBinding(walk: Walk, { form, text, start }: MessageWord): boolean {
  if (text.startsWith('-')) return DIET_FORMS.has(formOf(text.slice(1)));
  const isBeside = walk.preposition === null && walk.beside().some(({ isHead }) => isHead);
  if (isBeside)
    return KIND_FORMS.has(form) || DOING.test(text) || (COMPOUNDING.has(walk.textNear(start, -1)) && isGoods(text));
  if (!isNextTo(walk, start)) return false;
  if (isWorkedBy(walk, { form, text })) return true;
  return (
    KIND_OF.has(walk.preposition ?? '') &&
    (isGoods(text) || FEAST_FORMS.has(form)) &&
    walk.words.at(-1)?.isHead === true
  );
}

const DOING = /(?:trasporta|lancia|trita|tosa|mieti|monta|aspira|livella|leviga|ripeti)(?:tor[ei]|tric[ei])$/;

/** 'Un sacco a pelo', 'una stufa a legna': another sack, another stove does not serve; a pattern or a shape may. */
function isWorkedBy(walk: Walk, { form, text }: Pick<MessageWord, 'form' | 'text'>): boolean {
  const isDirect = walk.preposition === 'a' || walk.preposition === 'ad';
  if (!isDirect || walk.words.at(-1)?.isHead !== true || SHAPES.has(text)) return false;
  return tellsKind({ form, text }) && audienceOfCustomer(form) === 0;
}

/** 'Un forno a legna', in a shop that knows of no wood. */
function isFuel(walk: Walk, text: string): boolean {
  return walk.preposition === 'a' && FUELS.has(text) && walk.words.at(-1)?.isHead === true;
}

const FUELS = new Set('legna pellet benzina carbone carbonella bioetanolo'.split(' '));

const SHAPES = new Set(
  `righe quadri quadretti pois pallini fiori fiorellini tinta fantasia strisce maniche manica collo vita coste pieghe campana punta tacco
  zampa palazzo sigaretta incrocio domicilio base scelta prezzo rate casa letto festa scomparsa terra pavimento tavola colori forma
  batteria batterie pile filo gas corrente pedali motore vapore pressione benzina induzione scatto molla legna pellet led energia
  scuola natale pasqua cena pranzo colazione spalla mano righine treccia zig tema partire basso alto meno milano roma`.split(
    /\s+/,
  ),
);

function isFood(text: string): boolean {
  return taxonomy().shareSector(text, 'formaggio');
}

function tellsKind({ form, text }: Pick<MessageWord, 'form' | 'text'>): boolean {
  if (ANYWHERE_FORMS.has(form) || namesNoGoods(form) || DESCRIBING_FORMS.has(form)) return false;
  return !VERB.test(text) && !/^\d|ist[aie]$/.test(text); // 'da ciclista' is whose
}

/** What kind of thing it tells weighs twice. */
export function weightOf(walk: Walk, { text }: MessageWord, isHead: boolean): number {
  if (LIGHT.has(text)) return 0;
  if (walk.isActedOn && walk.preposition === null) return 0;
  return isHead || KIND.has(walk.preposition ?? '') ? 2 : 1;
}
