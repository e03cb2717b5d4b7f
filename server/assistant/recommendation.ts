import { isGoods } from '../language/goods.ts';
import { isRequestWord, isStopWord, type Message } from '../language/message.ts';
import { compilePhrases, findPhrases, type PhraseFind } from '../language/phrases.ts';
import { typosBetween } from '../language/typo.ts';
import type { Word } from '../language/words.ts';
import {
  CLAUSE_WORDS,
  DONE_WORDS,
  GIFT_PHRASES,
  MORE_TRIGGERS,
  NO_REQUEST_PHRASES,
  NOUN_TRIGGERS,
  REFUSALS,
  TALE_AUXILIARIES,
  TRIGGERS,
} from './trigger-words.ts';

/** What a message asks for, and what it only tells. */
export interface Request {
  /** Asks for advice or products: a trigger, said as a request. */
  isAsked: boolean;
  /** Places in the text of the words that tell of something done: they name nothing that is wanted. */
  told: ReadonlySet<number>;
  /** Places in the text of the trigger's words. */
  triggers: ReadonlySet<number>;
}

/** A stretch of the message between two stops: places among its words, the end excluded. */
interface Clause {
  start: number;
  end: number;
  /** Tells of something done: 'ho comprato un regalo', 'il regalo è arrivato rotto'. */
  isTale: boolean;
}

const triggers = compilePhrases(`${TRIGGERS},${MORE_TRIGGERS}`);
const nouns = compilePhrases(NOUN_TRIGGERS);
const done = compilePhrases(DONE_WORDS);
const auxiliaries = compilePhrases(TALE_AUXILIARIES);
const noRequests = compilePhrases(`${NO_REQUEST_PHRASES},${GIFT_PHRASES}`);
const refusals = compilePhrases(REFUSALS);
const clauseStarts = compilePhrases(CLAUSE_WORDS);

const SHORTEST_MISSPELT = 8; // letters
const LONG_TRIGGERS =
  `consigliatemi consigliate consigliami consigliare consigliereste consiglieresti consigliarmi suggerite suggeriscimi suggerimenti
  suggerimento suggeritemi acquistare scegliere`.split(/\s+/);

const CLAUSE_END = /[.,;:!?\n()]/;
const REFUSAL_REACH = 2; // 'non voglio consigli', 'non mi serve un regalo'; 'non vorrei spendere molto per un regalo' is a request
const AUXILIARY_REACH = 3; // words between the auxiliary and its participle: 'ho già sempre comprato'

/** Long ways of asking, as they are misspelt: 'consiglatemi'. */
function spelledOut<W extends { text: string }>(word: W): W {
  if (word.text.length < SHORTEST_MISSPELT || triggers.has(word.text) || done.has(word.text)) return word;
  const meant = LONG_TRIGGERS.find((text) => typosBetween(word.text, text, 1) <= 1);
  return meant ? { ...word, text: meant } : word;
}

/** Reads a message for requests. */
export function readRequest(message: Message): Request {
  const found = [
    ...findPhrases(message.words.map(spelledOut), triggers),
    ...whatToGet(message),
    ...nounsAlone(message),
  ];
  const refused = [...findPhrases(message.words, noRequests), ...refusedStretches(message)];
  const clauses = clausesOf(message);
  const requests = found.filter(
    (find) => !isInside(find, refused) && !(isNoun(message, find) && clauseOf(clauses, find)?.isTale),
  );
  const tales = clauses.filter((clause) => clause.isTale && !requests.some((find) => isInside(find, [clause])));
  return { isAsked: requests.length > 0, told: placesOf(message, tales), triggers: placesOf(message, found) };
}

const WHICH = new Set('che cosa quale quali qual'.split(' '));
const GETTING = new Set(
  'compro compriamo comprano scelgo scegliamo acquisto acquistiamo regaliamo comprerei'.split(' '),
);
const SUPPOSING = new Set('se quando dopo appena ho hai ha abbiamo hanno succede'.split(' '));
const WHICH_REACH = 6; // words: 'che carne gli compro', 'quale tra questi modelli prendo'

/** 'Che scarponi compro', 'quale gli compriamo': a question for what to get, not 'cosa succede se compro'. */
function whatToGet({ words }: Message): PhraseFind[] {
  return words.flatMap(({ text }, place) => {
    if (!GETTING.has(text)) return [];
    const from = Math.max(0, place - WHICH_REACH);
    const before = words.slice(from, place).map((word) => word.text);
    const which = before.findLastIndex((each) => WHICH.has(each));
    if (which < 0 || before.slice(which).some((each) => SUPPOSING.has(each))) return [];
    return { text, start: from + which, end: place + 1 };
  });
}

const NO_PRODUCT = new Set('il del al sul dal col questo quel quello mio vostro vostri ogni stesso altro'.split(' '));
const OF_PRODUCT = new Set('per contro adatto naturale specifico delicato'.split(' '));
const NO_PURCHASE = new Set('mio tuo suo vostro nostro primo secondo terzo ultimo altro nuovo'.split(' '));

/** Nouns that ask where they stand alone: 'prodotto per capelli ricci', 'guanti, prodotto?', 'acquisto carrozzina'. */
function nounsAlone({ words }: Message): PhraseFind[] {
  return words.flatMap(({ text }, place) => {
    const [before, after] = [words[place - 1], words[place + 1]];
    if (text === 'prodotto' && !NO_PRODUCT.has(before?.text ?? '')) {
      if (after ? OF_PRODUCT.has(after.text) : !isStop(before)) return [{ text, start: place, end: place + 1 }];
    }
    if (text !== 'acquisto') return [];
    const isFirst = before === undefined && after !== undefined && isGoods(after.text);
    const isLast = after === undefined && before !== undefined && !isStop(before) && !NO_PURCHASE.has(before.text);
    return isFirst || isLast ? [{ text, start: place, end: place + 1 }] : [];
  });
}

function isStop(word: Word | undefined): boolean {
  return word !== undefined && isStopWord(word);
}

function refusedStretches(message: Message): PhraseFind[] {
  return findPhrases(message.words, refusals).map((find) => ({ ...find, end: find.end + REFUSAL_REACH }));
}

/** Asks for advice in so many words; who only wants to buy may have another question. */
export function asksAdvice({ words }: Message): boolean {
  return words.some(({ text }) => /^(?:consigl|sugger|raccomand|miglior|propon|scegl)/.test(text));
}

/** Says nothing of what the advice is for. */
export function isBareRequest(message: Message): boolean {
  return message.content.every((word) => isRequestWord(word) || triggers.has(word.text));
}

function isInside(find: PhraseFind, others: readonly { start: number; end: number }[]): boolean {
  return others.some(({ start, end }) => start <= find.start && find.end <= end);
}

function isNoun(message: Message, find: PhraseFind): boolean {
  return find.end - find.start === 1 && nouns.has(message.words[find.start]?.text ?? '');
}

function clauseOf(clauses: readonly Clause[], find: PhraseFind): Clause | undefined {
  return clauses.find(({ start, end }) => start <= find.start && find.start < end);
}

function clausesOf(message: Message): Clause[] {
  const { words, text } = message;
  const clauses: Clause[] = [];
  let start = 0;
  for (let place = 1; place <= words.length; place++) {
    const between = text.slice(words[place - 1]?.end ?? 0, words[place]?.start ?? text.length);
    if (place < words.length && !CLAUSE_END.test(between) && !clauseStarts.has(words[place]?.text ?? '')) continue;
    clauses.push({ start, end: place, isTale: isTale(message, start, place) });
    start = place;
  }
  return clauses;
}

/** An auxiliary and, soon after it, what was done. */
function isTale(message: Message, start: number, end: number): boolean {
  const clause = message.words.slice(start, end);
  const helpers = findPhrases(clause, auxiliaries);
  return findPhrases(clause, done).some((deed) =>
    helpers.some(
      (helper) =>
        helper.end <= deed.start &&
        deed.start - helper.end < AUXILIARY_REACH &&
        !isOfReceiver(clause, helper.start) &&
        !asksForGoods(clause.slice(helper.start, deed.start)),
    ),
  );
}

/** 'Avete ciabatte a sei prese', 'avete libri usati': goods that the shop is asked for, not what it did. */
function asksForGoods([helper, ...between]: readonly { text: string }[]): boolean {
  return helper?.text === 'avete' && between.some(({ text }) => isGoods(text));
}

/** 'Un regalo per una coppia che ha preso casa' tells whom it is for, not what became of it. */
function isOfReceiver(clause: readonly { text: string }[], helper: number): boolean {
  if (
    !/^(?:ha|hanno|e|sono)$/.test(clause[helper]?.text ?? '') ||
    !/^(?:che|chi)$/.test(clause[helper - 1]?.text ?? '')
  )
    return false;
  const before = clause.slice(0, helper).map(({ text }) => text);
  const isFor = before.lastIndexOf('per');
  return isFor > 0 && nouns.has(before[isFor - 1] ?? '');
}

function placesOf(message: Message, stretches: readonly { start: number; end: number }[]): Set<number> {
  return new Set(stretches.flatMap(({ start, end }) => message.words.slice(start, end).map((word) => word.start)));
}
