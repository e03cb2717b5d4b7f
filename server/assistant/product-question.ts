import type { Message } from '../language/message.ts';
import { compilePhrases, findPhrases } from '../language/phrases.ts';

const ASKING = compilePhrases(
  `cerco, cerchiamo, cercavo, cercando, vorrei, vorremmo, voglio, avete, avreste, vendete, tenete, trattate, mi serve, mi servono, mi servirebbe, mi
  servirebbero, ci serve, ci servono, ho bisogno, c e, ci sono, quanto costa, quanto costano, quanto viene, quanto vengono, che prezzo, prezzo,
  prezzi, disponibile, disponibili, disponibilita, esiste, esistono, ce l avete, ce li avete, ce le avete, ce lo avete, ce la avete, qualcosa,
  mostrami, fammi vedere, mi fate vedere`,
);
const QUESTIONS = compilePhrases(
  'quale, quali, quanto, quanti, quante, quanta, come, si puo, posso, va bene, vanno bene, che, dove, quando',
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

/** Asks what something costs. */
export function asksPrice({ words }: Message): boolean {
  return findPhrases(words, PRICES).length > 0;
}

/** May be about goods without asking for advice: a question, a wish, or hardly more than a name. Tales and thanks are not. */
export function asksAboutGoods({ words, text, content }: Message): boolean {
  if (content.length === 0) return false;
  if (text.includes('?')) return true;
  if (findPhrases(words, TALES).length === 0) return true; // 'zaino sotto i 40 euro'
  return (
    findPhrases(words, ASKING).some(({ start }) => start <= 3) ||
    findPhrases(words, QUESTIONS).some(({ start }) => start === 0)
  );
}
