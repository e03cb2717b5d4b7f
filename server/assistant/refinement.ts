import { readBudget } from '../language/budget.ts';
import { colourOf } from '../language/colours.ts';
import { isGoods } from '../language/goods.ts';
import { isRequestWord, type Message, type MessageWord, readMessage } from '../language/message.ts';
import { audienceOfCustomer } from '../language/people-words.ts';
import type { Product } from '../products/product.ts';
import { CHEAPEST } from '../products/wish.ts';
import { DIET_FORMS, describes, KIND_FORMS, MATERIAL_FORMS } from '../products/wish-words.ts';
import { answerFromRules, answerWithoutModel } from './answer.ts';
import type { Knowledge } from './knowledge.ts';
import { cheapestFor, readForAnswer } from './reading.ts';
import type { Reply } from './reply.ts';
import { type Understood, understoodOf } from './understood.ts';
import { wishSpans } from './wish-spans.ts';

/** Leads to what is to be different, and says nothing itself. */
const LEADING =
  /^\s*(?:(?:e|ma|o|oppure|invece|anche|magari|ok|bello|belli|bella|belle|grazie)\b[\s,]*)*(?:(?:non )?(?:(?:ce|me|ve|te)?\s*(?:ne|lo|la|li|le|l['’])\s*(?:avete|hai|fate|trovo|c['’]e|c['’]è|sono)|ne avete|avete|c['’]è|esiste|esistono)(?: (?:uno|una|qualcuno|qualcosa|altri|altre))?|(?:quell[oaie]|quelli|uno|una|qualcosa|di quell[ie]))?\s*/iu;
const WORDS_OF_KIND = new Set(
  'colore colori taglia misura numero versione modello modelli tipo formato materiale'.split(' '),
);
const SIZE = /^(?:x{0,3}[sml]|\dxl|\d{1,3})$/;
const MOST_WORDS = 9;

/** A message that only says how something should be: 'ce l’avete in rosso?', 'e più piccolo?', 'da donna?', 'sotto i 30 euro?' */
export function isRefinement(knowledge: Knowledge, text: string): boolean {
  const message = readMessage(text, knowledge.synonyms);
  if (message.words.length > MOST_WORDS) return false;
  const budget = readBudget(text);
  const said = message.content.filter(
    ({ start, text: word }) => !word.includes(' ') && !(budget && budget.start <= start && start < budget.end),
  );
  const isLed = (LEADING.exec(text)?.[0].trim() ?? '') !== '' || said.length < message.words.length;
  const tells = budget !== null || CHEAPEST.test(text) || said.some((word) => refines(message, word));
  return isLed && tells && said.every((word) => refines(message, word) || isSmall(word));
}

function refines(message: Message, word: MessageWord): boolean {
  const { form, text } = word;
  if (colourOf(form) || audienceOfCustomer(form) || KIND_FORMS.has(form) || MATERIAL_FORMS.has(form)) return true;
  if (DIET_FORMS.has(form)) return message.words.some(({ text: other }) => other === 'senza');
  return (describes(word) && !isGoods(text)) || SIZE.test(text) || isCheap(text);
}

function isSmall({ text }: MessageWord): boolean {
  return WORDS_OF_KIND.has(text) || isRequestWord({ text });
}

function isCheap(text: string): boolean {
  return /^(?:economic|car[oaie]$|costos|convenient)/.test(text);
}

/** The wish of the questions before, with what the message says of it; undefined where it says nothing of one. */
export function refinedAnswer(knowledge: Knowledge, text: string, questions: readonly string[]): Reply | undefined {
  if (!isRefinement(knowledge, text)) return undefined;
  const wish = wishOf(knowledge, questions);
  if (wish === undefined) return undefined;
  const refined = refinedBy(knowledge, wish, text);
  const rules = answerFromRules(knowledge, refined);
  const reply = answerWithoutModel(knowledge, rules, 'NOT_ACTIVE', () => 0);
  const { modelFailure: _, ...answer } = reply;
  if (answer.source === 'CATALOG') return answer;
  if (rules.reply && answer.fallbackReason !== 'NOTHING_TO_SUGGEST') return undefined;
  return {
    ...answer,
    text: NOTHING_SUCH,
    fallbackReason: 'NOTHING_TO_SUGGEST',
    confidence: 0.7,
    source: 'FALLBACK',
    productIds: [],
  };
}

/** The last wish in so many words, with what was said of it since. */
function wishOf(knowledge: Knowledge, questions: readonly string[]): string | undefined {
  const from = questions.findLastIndex((question) => !isRefinement(knowledge, question));
  const [wish, ...since] = from < 0 ? [] : questions.slice(from);
  return wish === undefined ? undefined : since.reduce((asked, each) => refinedBy(knowledge, asked, each), wish);
}

/** The cheapest of all that the questions wish for, within what is to be spent. */
export function cheapestOfWish(knowledge: Knowledge, questions: readonly string[]): Product | undefined {
  const wish = wishOf(knowledge, questions);
  const reading = wish === undefined ? undefined : readForAnswer(knowledge, wish);
  return reading && cheapestFor(knowledge, reading.wanted, reading.budget);
}

const NOTHING_SUCH = 'Così non ne ho trovati. Posso cercare con un altro colore, un’altra misura o un altro prezzo.';

/** The same wish, less what is said anew of it: 'scarpe nere' and 'in rosso' is 'scarpe in rosso'. */
function refinedBy(knowledge: Knowledge, wish: string, text: string): string {
  const tail = text
    .replace(LEADING, '')
    .replace(/[?!.\s]+$/u, '')
    .trim();
  const anew = new Set(kindsOf(knowledge, tail));
  let rest = wish;
  for (let known = understood(knowledge, rest); ; known = understood(knowledge, rest)) {
    const old = known.find(({ kind }) => anew.has(kind));
    if (!old || old.rest === rest) break;
    rest = old.rest;
  }
  return `${rest.replace(/[?!.\s]+$/u, '')}, ${tail}`;
}

function understood(knowledge: Knowledge, text: string): Understood[] {
  return understoodOf(readForAnswer(knowledge, text));
}

function kindsOf(knowledge: Knowledge, text: string): string[] {
  const kinds = wishSpans(readForAnswer(knowledge, text)).map(({ kind }) => kind);
  return CHEAPEST.test(text) ? [...kinds, 'BUDGET'] : kinds;
}
