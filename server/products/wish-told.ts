import { isGoods } from '../language/goods.ts';
import type { MessageWord } from '../language/message.ts';
import type { Word } from '../language/words.ts';
import { BREAK, VERB, WANTING } from './wish-small-words.ts';
import type { Walk } from './wish-walk.ts';

/** A part of the text between two places, the end excluded. */
export interface Stretch {
  start: number;
  end: number;
}

export function isIn(stretches: readonly Stretch[], place: number): boolean {
  return stretches.some(({ start, end }) => start <= place && place < end);
}

const DEFINITE = new Set(
  'il lo la i gli le l mio mia miei mie suo sua suoi sue nostro nostra nostri nostre'.split(' '),
);
const ARTICLES = new Set([...DEFINITE, 'un', 'uno', 'una', 'dei', 'degli', 'delle']);
const TELLING = new Set(
  'ho abbiamo ha hanno avevo aveva fa fanno faccio facciamo ama amano adora adorano colleziona suona pratica gioca usa uso'.split(
    ' ',
  ),
);
const STATE = new Set(
  'era erano sono fa fanno ha hanno si mi ci non sta stanno diventa diventano perde perdono puzza puzzano cigola scricchiola cade cadono'.split(
    ' ',
  ),
);
const OFTEN = new Set('sempre tanto molto anche gia solo spesso tutto tutti proprio'.split(' '));
const DRESSING = new Set('veste vestono'.split(' ')); // 'si veste casual'
const NEEDING = new Set('bisogno voglia necessita mente intenzione budget visto sentito provato trovato'.split(' '));
const ASKS =
  /^(?:consigl|sugger|raccomand|propon|idee|idea|aiut|regal|pensier|cosa|soluzion|rimed|prodott|articol|qualcosa|che|quale|quali|compro|prendo)/;

/** The clauses that only tell how things are, beside another that asks without naming a thing: nothing in them is wanted. */
export function toldStretches(walk: Walk): Stretch[] {
  const clauses = clausesOf(walk);
  if (clauses.length < 2 || !clauses.some(asksOpenly)) return [];
  return clauses.flatMap((clause) => {
    const [first, last] = [clause[0], clause.at(-1)];
    return first && last && tells(walk, clause) ? { start: first.start, end: last.end } : [];
  });
}

function clausesOf({ all, text }: Walk): Word[][] {
  const clauses: Word[][] = [];
  for (const [place, word] of all.entries()) {
    const before = text.slice(all[place - 1]?.end ?? 0, word.start);
    if (place === 0 || BREAK.test(before)) clauses.push([]);
    clauses.at(-1)?.push(word);
  }
  return clauses;
}

/** 'Suggerimenti?', 'cosa posso comprare?', 'un regalo per mio suocero', and no thing. */
function asksOpenly(clause: readonly Word[]): boolean {
  return clause.some(({ text }) => ASKS.test(text)) && !clause.some(({ text }) => isGoods(text) && !ASKS.test(text));
}

function tells(walk: Walk, clause: readonly Word[]): boolean {
  if (clause.some(({ text }) => WANTING.has(text) || NEEDING.has(text) || ASKS.test(text))) return false;
  const article = clause.findIndex(({ text }) => DEFINITE.has(text));
  const verb = clause.findIndex(({ text }) => TELLING.has(text));
  const owns = verb >= 0 && ARTICLES.has(afterAdverbs(clause, verb + 1));
  const is = clause.some((word, place) => article >= 0 && place > article + 1 && isState(walk, word));
  return owns || is || mustDo(clause) || clause.some(({ text }) => DRESSING.has(text));
}

function afterAdverbs(clause: readonly Word[], from: number): string {
  return clause.slice(from).find(({ text }) => !OFTEN.has(text))?.text ?? '';
}

/** 'La tovaglia è', in whatever way the accent is written. */
function isState({ text: all }: Walk, { text, start, end }: Word): boolean {
  return STATE.has(text) || /^[èé]$/iu.test(all.slice(start, end)) || (text === 'e' && /^['’`]\s/.test(all.slice(end)));
}

const REPLACING = /^(?:cambi|sostitu|trov|regal|rifar|rinnov|compr|acquist|prend|avere|sceglie)/;

/** 'Devo verniciare la ringhiera': it is there already. */
function mustDo(clause: readonly Word[]): boolean {
  const must = clause.findIndex(({ text }) => text === 'devo' || text === 'dobbiamo' || text === 'deve');
  const [act, article] = [clause[must + 1]?.text ?? '', clause[must + 2]?.text ?? ''];
  return must >= 0 && VERB.test(act) && !REPLACING.test(act) && DEFINITE.has(article);
}

/** 'Lei cosa mi consiglia?' is said to whoever is asked, 'per lei' of somebody. */
export function isPoliteYou(walk: Walk, { text }: MessageWord): boolean {
  return text === 'lei' && walk.preposition === null && !walk.isFor;
}
