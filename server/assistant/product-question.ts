import type { FaqMatch } from '../faqs/match.ts';
import { isGoods } from '../language/goods.ts';
import { isRequestWord, type Message, type MessageWord } from '../language/message.ts';
import { compilePhrases, findPhrases, type PhraseFind } from '../language/phrases.ts';
import { wordsOf } from '../language/words.ts';
import type { Recommendation } from '../products/recommendation.ts';
import { DONE_WORDS } from './trigger-words.ts';

const ASKING = compilePhrases(
  `cerco, cerchiamo, cercavo, cercando, vorrei, vorremmo, voglio, avete, avreste, vendete, tenete, trattate, mi serve, mi servono, mi servirebbe, mi
  servirebbero, ci serve, ci servono, ho bisogno, c e, ci sono, quanto costa, quanto costano, quanto viene, quanto vengono, che prezzo, prezzo,
  prezzi, disponibile, disponibili, disponibilita, esiste, esistono, ce l avete, ce li avete, ce le avete, ce lo avete, ce la avete, qualcosa,
  mostrami, fammi vedere, mi fate vedere`,
);
const QUESTIONS = compilePhrases(
  'quale, quali, qual, quanto, quanti, quante, quanta, come, si puo, posso, va bene, vanno bene, che, dove, quando',
);
const TALES = compilePhrases(
  `sono, e, era, erano, ho, hai, ha, hanno, abbiamo, siete, sei, siamo, va, vanno, avevate, avevo, fa, fanno, ieri, stato, stata, vai, fate, farei, sembra`,
);

const PRICES = compilePhrases(
  'quanto costa, quanto costano, quanto viene, quanto vengono, che prezzo, a quanto, quanto fa, prezzo di, prezzo del, prezzo della, prezzo dei',
);

const OWN_TALES = compilePhrases(
  `ho, sono, oggi, ieri, stamattina, stanotte, stasera, mi e, mi sono, abbiamo, siamo, era, ero, mio figlio, mia figlia, mio marito, mia moglie,
  mia nonna, mia madre, mia mamma, mio padre, volevo dirvi, volevo dirti, senti, sentite`,
);
const WANTING = compilePhrases(
  `vorrei, vorremmo, volevo, voglio, cerco, cerchiamo, devo, dobbiamo, posso, possiamo, potete, potreste, puoi, mi serve, mi servono, ci serve,
  ci servono, serve, aiuto, aiutatemi, come, quando, quanto, quanti, quante, dove, quale, quali, che, cosa, fate, avete, siete, si puo, c e, ci sono`,
);

/** Tells of oneself and asks for nothing: 'ho appena finito di lavorare'. */
export function onlyTells({ words, text }: Message): boolean {
  if (text.includes('?') || !findPhrases(words, OWN_TALES).some(({ start }) => start === 0)) return false;
  return !findPhrases(words, WANTING).some(({ text: said }) => said !== 'volevo' && said !== 'che');
}

const STOCK = compilePhrases(
  `avete, avreste, vendete, tenete, trattate, c e, ci sono, ce l avete, ce li avete, ce le avete, disponibile, disponibili, esiste, esistono`,
);

/** Asks whether the shop has something. */
export function asksStock({ words }: Message): boolean {
  return findPhrases(words, STOCK).length > 0;
}

const WISHES = compilePhrases(
  `cerco, cerchiamo, cercavo, cercavamo, vorrei, vorremmo, voglio, vogliamo, mi serve, mi servono, mi servirebbe, mi servirebbero, ci serve,
  ci servono, ho bisogno, abbiamo bisogno, cosa prendo, cosa le prendo, cosa gli prendo, cosa mi prendo, cosa posso prendere, cosa metto,
  cosa mi metto, cosa le metto, cosa gli metto, che ci vuole, cosa ci vuole, qualcosa per, qualcosa che, looking for`,
);

/** Wants goods without a word of advice: 'mi servono ciabatte da spiaggia', 'occhialini da nuoto ne avete?'. */
export function wantsGoods(message: Message): boolean {
  return asksStock(message) || findPhrases(message.words, WISHES).length > 0;
}

const SELLING = new Set('avete vendete tenete trattate'.split(' '));
const SERVICE = /(?:ate|ete|ite)$/;

const REFUSING = new Set('non niente tranne eccetto'.split(' '));
const WITHOUT = new Set(['no', 'senza']); // may stand in a name: 'no stiro'
const FRAMES = [ASKING, PRICES, STOCK, WISHES];
const FRAMING = new Set(
  `prezzo prezzi costo costi costa costano costerebbe disponibile disponibili disponibilita magazzino negozio catalogo marca
  modello vendete tenete trattate acquistare comprare esiste esistono`.split(/\s+/),
);

/** Asks for a thing, and says nothing of it. */
export function isFraming(text: string): boolean {
  return FRAMING.has(text) || text === 'quanto';
}

const ARTICLES = new Set('il lo la l i gli le un uno una'.split(' '));

/** A message as a name that is asked for. */
export interface Named {
  /** The words that may be the name. */
  words: readonly MessageWord[];
  /** With those that ask for it, which may be the name's own: 'marca da bollo'. */
  all: readonly MessageWord[];
  /** It is asked for: 'avete …', 'quanto costa …', '… c'è?'. */
  isFramed: boolean;
  /** It, or a part of it, is refused. */
  isRefusal: boolean;
  isWithout: boolean;
}

/** Takes away from a message what only asks for a thing. */
export function namedIn({ words, content }: Message): Named {
  const frames = FRAMES.flatMap((phrases) => findPhrases(words, phrases));
  const framing = new Set(frames.flatMap(({ start, end }) => words.slice(start, end).map((word) => word.start)));
  const all = content.filter(({ text }) => !text.includes(' '));
  const rest = all.filter((word) => !framing.has(word.start) && !FRAMING.has(word.text) && !isRequestWord(word));
  const isRefusal = words.some(({ text }) => REFUSING.has(text));
  const isWithout = words.some(({ text }) => WITHOUT.has(text));
  const isPointed = ARTICLES.has(words[0]?.text ?? '') && words.length === rest.length + 1; // 'il Braun?'
  const isFramed = isPointed || frames.length > 0 || rest.length < all.length;
  return { words: rest, all, isFramed, isRefusal, isWithout };
}

/** Asks what something costs. */
export function asksPrice({ words }: Message): boolean {
  return findPhrases(words, PRICES).length > 0;
}

/**
 * 'Avete coltelli?' is not asked of 'Affilate coltelli?': only the goods are the same, and the FAQ tells what is done to
 * them, by a verb that the message does not say. Nor is 'quanto costa un coltello?', where the shop has some.
 */
export function asksForGoodsOf(
  message: Message,
  { terms, faq }: Pick<FaqMatch, 'terms' | 'faq'>,
  { isThing, products }: Pick<Recommendation, 'isThing' | 'products'>,
): boolean {
  const isPriced = isThing && products.length > 0 && asksPrice(message);
  if (!asksStock(message) && !isPriced) return false;
  const told = terms.filter((text) => !isRequestWord({ text }) && !SELLING.has(text) && !isFraming(text));
  if (told.length === 0 || !told.every(isGoods)) return false;
  const [first] = wordsOf(faq.question);
  return first !== undefined && SERVICE.test(first.text) && !SELLING.has(first.text);
}

const DONE = compilePhrases(DONE_WORDS);
const ACCENTED = /^[èéÈÉ]/u;

/** 'Il pacco è qui', also as 'e arrivato' and 'e' qui', but not 'bicchieri e piatti', 'tra 20 e 30 euro'. */
function isVerb({ words, text }: Message, { start, text: said }: PhraseFind): boolean {
  const [word, next] = [words[start], words[start + 1]];
  if (!word || said !== 'e') return said !== 'sei' || !isGoods(next?.text ?? ''); // 'sei bicchieri'
  const after = text.slice(word.end, next?.start ?? text.length);
  return ACCENTED.test(text.slice(word.start).normalize('NFC')) || /^['’`]/.test(after) || DONE.has(next?.text ?? '');
}

/** May be about goods without asking for advice: a question, a wish, or hardly more than a name. Tales and thanks are not. */
export function asksAboutGoods(message: Message): boolean {
  const { words, text, content } = message;
  if (content.length === 0) return false;
  if (text.includes('?')) return true;
  if (!findPhrases(words, TALES).some((find) => isVerb(message, find))) return true; // 'zaino sotto i 40 euro'
  return (
    findPhrases(words, ASKING).some(({ start }) => start <= 3) ||
    findPhrases(words, QUESTIONS).some(({ start }) => start === 0)
  );
}
