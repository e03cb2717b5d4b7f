import { isGoods } from '../language/goods.ts';
import type { MessageWord } from '../language/message.ts';
import { namesNoGoods } from '../language/people-words.ts';
import type { Word } from '../language/words.ts';
import { isNamingWord } from './bonus-words.ts';
import { LIGHT, MEASURES, NUMBERS, OWNED, POSSESSIVE, VERB, WANTING } from './wish-small-words.ts';
import { isIn, type Stretch } from './wish-told.ts';
import type { Walk, WishWord } from './wish-walk.ts';
import { ACTING_FORMS, BODY_FORMS, describes, PREPOSITIONS } from './wish-words.ts';

const OPEN_QUESTION =
  /(?<!\p{L})(?:(?:che )?cosa (?:mi|ci|gli|le|vi|posso|si|dovrei|potrei|consigl|sugger|propon|avete|c['’]?[eè])|cosa[ ,]*(?:consigl|sugger)|qualcosa|che (?:mi|ci) (?:consigl|sugger)|(?:che|quale|qualche) (?:prodott|rimedi|soluzion|articol))/u;
const OWNED_REACH = 4; // words before the thing
const PERSON = /.(?:ist[aie]|.{3}tor[ei]|.{3}tric[ei]|..olog(?:[oai]|h[ei]))$/; // 'ciclista', 'pescatore', 'archeologo'

const FILLING = new Set(
  'simile simili utile utili spiritoso spiritosa simpatico simpatica particolare originale carino carina bello bella spesa roba freddolosa freddoloso golosa goloso'.split(
    ' ',
  ),
);

/** Somebody, an occasion or anything at all: 'un pensierino', 'per un ciclista'. */
export function namesNothing({ word: { form, text } }: WishWord): boolean {
  return namesNoGoods(form) || LIGHT.has(text) || FILLING.has(text) || (PERSON.test(text) && !isGoods(text));
}

/** A word that stands here may be the thing itself. */
export function mayBeHead(walk: Walk, { form, text, start }: MessageWord): boolean {
  if (LIGHT.has(text) || NUMBERS.has(text) || POSSESSIVE.has(walk.textNear(start, -1))) return false;
  if (walk.isObject || walk.preposition !== null || walk.isVerbNext) return false;
  if (/^\d/.test(text) || !isNamingWord(text)) return false;
  if ((namesNoGoods(form) || BODY_FORMS.has(form)) && !isGoods(text)) return false;
  if (describes({ form, text })) return isGoods(text) && walk.hasDeterminer;
  return !VERB.test(text) || isGoods(text);
}

/** The first thing of its run, adjectives before it not counted. */
export function isFirstThing(walk: Walk): boolean {
  return walk.beside().every((other) => !other.isHead && describes(other.word));
}

/** 'Per pulire gli occhiali', 'come gonfio le gomme': what is done to something that is there already. */
export function isActing(walk: Walk, { form, text }: MessageWord): boolean {
  if (walk.words.some(({ isHead }) => isHead)) return false;
  if (isGoods(text)) return false; // 'pittura', which the stemmer takes for 'pitturare'
  return ACTING_FORMS.has(form) || walk.isHow || (walk.isFor && VERB.test(text));
}

/** 'Porto gli occhiali, che maschera mi consigliate?' asks for a mask; what was told before says which at most. */
export function onlyAskedFor(
  walk: Walk,
  words: readonly WishWord[],
  { askedFor, told: stretches }: { askedFor: number | null; told: readonly Stretch[] },
): WishWord[] {
  const told = ({ isHead, word }: WishWord) =>
    isHead && ((askedFor !== null && word.start < askedFor) || isIn(stretches, word.start));
  const first = words.find((each) => each.isHead && !isDefinite(walk, each));
  const isBeside = (each: WishWord) =>
    first !== undefined && each.isHead && each.word.start > first.word.start && isDefinite(walk, each);
  const unbound = words.map((each) =>
    isIn(stretches, each.word.start) || isToldBefore(walk, each, askedFor)
      ? { ...each, isContext: false, isBinding: false }
      : each,
  );
  return unbound.map((each) =>
    told(each) || isBeside(each) || isOwned(walk, each) ? { ...each, isHead: false, isSure: false, weight: 1 } : each,
  );
}

/** 'Stiro 10 camicie, che ferro mi consigliate?': no word of a preposition binds what is asked for after it. */
function isToldBefore(walk: Walk, { word }: WishWord, askedFor: number | null): boolean {
  if (askedFor === null || word.start >= askedFor) return false;
  return ![-1, -2].some((offset) => PREPOSITIONS.has(walk.textNear(word.start, offset)));
}

/** 'Mi puzzano le scarpe, cosa mi consigliate?' asks for no shoes. */
function isOwned(walk: Walk, { isHead, word }: WishWord): boolean {
  if (!isHead) return false;
  const place = walk.placeOf(word.start);
  const before = walk.all.slice(Math.max(0, place - OWNED_REACH), place).map((each) => each.text);
  if (!OWNED.has(before.at(-1) ?? '') || before.some((each) => WANTING.has(each))) return false;
  return word.start <= (OPEN_QUESTION.exec(walk.text.toLowerCase())?.index ?? -1);
}

/** 'Il pesce': known already, not asked for. */
function isDefinite(walk: Walk, { word }: WishWord): boolean {
  return OWNED.has(walk.textNear(word.start, -1));
}

/** 'Un filo di perle', but not 'un filo che non si veda'. */
export function isBeforeOf(walk: Walk, { start }: MessageWord): boolean {
  return MEASURES.has(walk.textNear(start, 1));
}

/** 'Per pulire il pesce, un coltello': beside a thing that is asked for, what is done binds nothing. */
export function actsBeside(words: readonly WishWord[]): readonly WishWord[] {
  if (!words.some(({ isHead }) => isHead)) return words;
  return words.map((each) =>
    each.isContext && ACTING_FORMS.has(each.word.form) ? { ...each, isContext: false, weight: 1 } : each,
  );
}

const AFTER_VERB = new Set(
  'poco molto tanto bene meno piu troppo tutto anche almeno solo subito senza non il lo la i gli le l un uno una sul sulla dal dalla quando'.split(
    ' ',
  ),
);

/** 'Un accappatoio che pesi poco': a verb, though weights are goods too. */
export function saysHow(walk: Walk, { text, start }: Word): boolean {
  return /[aeio]$/.test(text) && walk.lastHead() !== undefined && AFTER_VERB.has(walk.textNear(start, 1));
}

/** 'Che maschera mi consigliate', not 'che pesi poco'. */
export function isThingAfterWhich(walk: Walk, next: Word): boolean {
  return isGoods(next.text) && !saysHow(walk, next);
}
