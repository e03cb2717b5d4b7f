import { likelihoods, SUBJECTS } from '../language/intents/read.ts';
import type { Message } from '../language/message.ts';

const THING = '(?:ordin[ei]|pacc(?:o|hi)|spedizion[ei]|consegna|acquisto|merce|order|parcel|package|shipment)';
const OWN = '(?:mi[oae]|miei|nostr[oaie]|my|our)';
const UP_TO = (words: number) => `(?: \\S+){0,${words}}? `;

/** What is no order, though its name says so, and what else may be awaited. */
const OTHER_THINGS =
  /\b(?:numero|n|nr|conferma|modulo|storico|riepilogo|fattura|ricevuta) (?:d|dell|di|del) ?(?:ordine|acquisto)\b|\b(?:e )?mail di conferma|\bordine (?:minimo|di prova|alfabetico|regalo)|\bpacc(?:o|hi) (?:regalo|dono|batteria)|\brimbors\w*|\bfattura\b/g;
/** Of an order that is only thought of, a FAQ tells. */
const NOT_YET =
  /\bse (?:\S+ )?(?:ordin|compr|acquist|prend)\w*|\b(?:ordinando|comprando|acquistando)\b|\bordino\b|\bun ordine fatto\b/;

const ASKS: readonly RegExp[] = [
  // Where it is, and how far it came.
  `(?:dov|dove) (?:e|sta|si trova|sono|e finit[oa]|e andat[oa]|si e cacciat[oa])${UP_TO(3)}${THING}\\b`,
  `(?:where (?:is|s)|a che punto|che fine ha fatto|come procede|come va avanti|(?:novita|notizie|aggiornamenti) (?:su|del|della|dell|sul|sulla|sull))${UP_TO(4)}${THING}\\b`,
  `${OWN} ${THING} (?:dov|dove|a che punto)\\b`,
  // Its state, and its number on the way.
  `(?:stato|status)(?: (?:del|della|dell|di|d|degli|dei))?(?: ${OWN})? ${THING}\\b`,
  `(?:traccia|tracciare|tracciamento|rintracciare|tracking|monitorare|seguire|track)${UP_TO(4)}${THING}\\b`,
  `${THING} (?:tracking|status)\\b`,
  // It should have come.
  `non${UP_TO(4)}(?:arrivat|ricevut|consegnat|recapitat)\\w*${UP_TO(4)}(?:${THING}|niente|nulla)\\b`,
  `${THING}${UP_TO(4)}(?:non${UP_TO(4)}(?:arrivat|ricevut|consegnat|recapitat)|mai (?:arrivat|ricevut))`,
  // When it comes.
  `quando (?:mi |ci )?(?:arriva\\w*|arrivera|consegn\\w+|ricev\\w+|verra \\S+|sara \\S+|spedite|parte)${UP_TO(3)}(?:${OWN} |il |l )${THING}\\b`,
  `${OWN} ${THING}${UP_TO(3)}(?:quando|quanto manca)\\b`,
  // It was ordered, and then?
  `(?:ho|abbiamo) (?:\\S+ )?(?:ordinato|comprato|acquistato|fatto (?:un|l) (?:ordine|acquisto))\\b.*\\b(?:quando (?:mi )?(?:arriv|consegn)|dov|a che punto|non (?:\\S+ ){0,3}(?:arrivat|ricevut)|(?:e|stato) (?:gia )?(?:spedit|partit))`,
  // It was sent?
  `(?:avete|hanno) (?:\\S+ )?spedito${UP_TO(3)}${THING}\\b`,
  `${OWN} ${THING} (?:e|sono) (?:\\S+ ){0,2}(?:spedit|partit|in viaggio|in consegna)`,
  `(?:e|sono) (?:\\S+ ){0,2}(?:spedit|partit)[oaie]${UP_TO(2)}${OWN} ${THING}\\b`,
].map((pattern) => new RegExp(`\\b${pattern}`));

/** 'Ordine 10482', 'ordine n. 10482', and nothing else. */
const BARE = /^(?:\S+ ){0,2}ordine (?:(?:n|nr|num|numero) )?\d{3,}(?: \S+){0,2}$/;
const LONGEST = 600; // characters that are looked at

const STATUS = SUBJECTS.indexOf('ORDER_STATUS');
// Of 75 such questions in the messages of 22 shops that nothing was learnt from 59 are found, and of 3,267 others one.
const LIKELY = 0.8;

/** Whether a message asks what became of an order that was placed: by what was learnt of such questions, or by its words. */
export function asksForOrder({ words }: Pick<Message, 'words'>): boolean {
  const written = words
    .map(({ text }) => text)
    .join(' ')
    .slice(0, LONGEST);
  if (written === '' || NOT_YET.test(written)) return false;
  const said = written.replace(OTHER_THINGS, ' … ');
  const isLikely = said === written && (likelihoods(words)[STATUS] ?? 0) > LIKELY;
  return isLikely || BARE.test(said) || ASKS.some((pattern) => pattern.test(said));
}
