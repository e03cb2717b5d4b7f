import { colourOf } from '../language/colours.ts';
import { isGoods } from '../language/goods.ts';
import { isRequestWord, type MessageWord } from '../language/message.ts';
import { audienceOfCustomer } from '../language/people-words.ts';
import { formOf } from '../language/stem.ts';
import type { Word } from '../language/words.ts';
import { BREAK, DETERMINERS } from './wish-small-words.ts';
import type { Walk } from './wish-walk.ts';
import { DESCRIBING_FORMS, DIET_FORMS, KIND_FORMS, PREPOSITIONS } from './wish-words.ts';

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
/** 'Che non sia in pelle'. */
const BEING = new Set(['sia', 'siano']);
const HAVING = new Set('faccia facciano abbia abbiano contenga contengano'.split(' '));

/** 'Che non faccia rumore' is without noise. */
export function doesWithout(walk: Walk, next: Word | undefined): boolean {
  return next !== undefined && HAVING.has(next.text) && walk.textNear(next.start, -2) === 'che';
}

const REFUSING = new Set(
  'roba cose robe piace piacciono mangia mangio beve bevo usa uso sopporto tollera tollero quelli quelle quello quella'.split(
    ' ',
  ),
);

/** What follows a negation is not wanted. */
export function refuses(walk: Walk, negation: string, next: Word | undefined): boolean {
  if (next !== undefined && BEING.has(next.text) && walk.textNear(next.start, -2) === 'che') return true;
  if (next !== undefined && isNotWanted(walk, next)) return true;
  return next !== undefined && !KEEPS_ASKING.has(next.text) && mayBeRefused(walk, next, negation);
}

const WANTING = new Set(
  'voglio vogliamo vorrei vorremmo serve servono occorre occorrono interessa interessano'.split(' '),
);

/** 'Non voglio un trapano', and nothing more of it: not 'non vorrei uno zaino troppo grande'. */
function isNotWanted(walk: Walk, { start }: Word): boolean {
  const said = walk.all.slice(walk.placeOf(start));
  const verb = said[0]?.text === 'mi' || said[0]?.text === 'ci' ? 1 : 0;
  if (!WANTING.has(said[verb]?.text ?? '')) return false;
  const thing = said[verb + (DETERMINERS.has(said[verb + 1]?.text ?? '') ? 2 : 1)];
  return thing !== undefined && isGoods(thing.text) && isLast(walk, thing);
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
  return own !== undefined && isLast(walk, own);
}

/** Nothing more is said of it. */
function isLast(walk: Walk, { start, end }: Word): boolean {
  const after = walk.all[walk.placeOf(start) + 1];
  return !after || BREAK.test(walk.text.slice(end, after.start)) || ENDS_REFUSAL.has(after.text);
}

/** Something that food or what touches the skin is made with: 'nichel', 'latte', not 'acari'. */
export function isIngredient({ form, text }: MessageWord): boolean {
  return DIET_FORMS.has(form) || isGoods(text);
}

/** What a product must tell that it is without, in these words or in one: 'senza lattosio', 'delattosato'. */
export function withoutWord(word: MessageWord): MessageWord {
  return without(word, word.text);
}

/** One word for what is told by 'senza' and another: 'celiaco'. */
export function meantWithout(word: MessageWord): MessageWord | undefined {
  const also = MEANS_WITHOUT.get(word.form);
  return also === undefined ? undefined : without(word, also);
}

function without(word: MessageWord, what: string): MessageWord {
  const text = `-${what}`;
  const kinds = SAYS_WITHOUT.get(formOf(what));
  return { ...word, text, form: formOf(text), synonyms: [], ...(kinds ? { kinds } : {}) };
}

/** By what is left out: how shops say it in a word. */
const SAYS_WITHOUT: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf(`
lattosio latte: delattosato delattosata zymil lactofree
latte latticini: vegano vegana vegan vegetale
glutine: celiaci celiaco celiachia glutenfree
zucchero zuccheri: sugarfree diabetici stevia eritritolo
alcol alcool: analcolico analcolica analcolici analcoliche dealcolato dealcolata
caffeina: decaffeinato decaffeinata decaffeinati deca deteinato orzo
carne: vegano vegana vegan vegetale vegetali vegetariano vegetariana
uova: vegano vegana vegan
profumo odore: inodore neutro neutra
fili filo cavo: wireless cordless bluetooth ricaricabile batteria
tacco tacchi: basso bassa rasoterra piatto piatta ballerine ballerina mocassino mocassini
nichel: nichelfree anallergico anallergica ipoallergenico ipoallergenica titanio
maniche: smanicato smanicata canotta sbracciato
rumore: silenzioso silenziosa silenziosi
plastica: compostabile biodegradabile vetro bambu acciaio
olio grassi: magro magra light
sale: iposodico sciapo sciapa
lievito: azzimo
stirare: stiro antipiega
cuciture: seamless
ferretto: bralette
batterie pile: ricaricabile solare
`).flatMap(([names, told]) => names.map((name): [string, string[]] => [formOf(name), told])),
);

/** By a word of who must do without: what it is. */
const MEANS_WITHOUT: ReadonlyMap<string, string> = new Map(
  linesOf(`
glutine: celiaco celiaca celiaci celiachia
alcol: analcolico analcolica analcolici astemio astemia
lattosio: delattosato delattosata
caffeina: decaffeinato decaffeinata deca
`).flatMap(([[what = ''], words]) => words.map((word): [string, string] => [formOf(word), what])),
);

/** What stands before each colon, and what after it. */
function linesOf(text: string): [string[], string[]][] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', told = ''] = line.split(':');
      return [names.split(' '), told.trim().split(' ')];
    });
}
