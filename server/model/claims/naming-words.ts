import { formOf } from '../../language/stem.ts';
import { STOP_WORDS } from '../../language/stop-words.ts';
import { wordsOf } from '../../language/words.ts';
import { matterOf } from './matters.ts';

/** A word by which a sentence names what it speaks of. */
export interface NamingWord {
  /** Equal for words that name the same thing. */
  key: string;
  start: number;
  end: number;
  isCapital: boolean;
}

/** Folded; words of prices and of small talk name nothing, in any of the languages that a model may answer in. */
const NAMELESS: ReadonlySet<string> = new Set(
  `cost costa costano costava coste costo costi costs prezzo prezzi price prices priced preis preise prix precio precios
  kostet kosten kostete coute coutent cuesta cuestan vale valgono valen viene vengono pagare paghi paga pagano pay pays
  paying zahlen zahlst payer paie pagar sconto sconti scontato scontata scontati scontate discount rabatt remise descuento
  promozione promozioni offerta offerte saldo saldi gratis gratuito gratuita gratuiti gratuite free kostenlos gratuit
  euro euros eur centesimi importo totale soli sola sole solo appena circa iva oltre sopra sotto almeno superiori superiore
  superano super inferiori over above under from below only just about than the and for with you your our are is its it of to in on at or if
  an we us this that these those has have der die das den dem des ein eine einen einem einer ist sind und fur mit von zu
  sie ihr ihre wir uns im am ab bei nur aber oder auch es nicht le la les un une du de est sont et pour avec vous votre nous
  notre en au aux ou sur el los las del es son y para con por que su sus se lo al como mas hay tienes nos
  altrimenti otherwise sonst sinon resto
  partire parte partono diventa diventano disponibile disponibili consiglio consiglia consigliamo trovi trova abbiamo`
    .trim()
    .split(/\s+/),
);
const SPELLED: Readonly<Record<string, string>> = Object.fromEntries(
  'due 2,tre 3,quattro 4,cinque 5,sette 7,otto 8,nove 9,dieci 10,two 2,three 3,four 4,five 5,zwei 2,drei 3,deux 2,trois 3,dos 2,tres 3'
    .split(',')
    .map((pair) => pair.split(' ')),
);

/** Which words of a text may name something, each once more wherever it stands. */
export function namingWordsOf(text: string): NamingWord[] {
  return wordsOf(text).flatMap(({ text: word, start, end }) => {
    const key = keyOf(word);
    return key === null ? [] : [{ key, start, end, isCapital: /\p{Lu}/u.test(text.charAt(start)) }];
  });
}

function keyOf(word: string): string | null {
  const matter = matterOf(word);
  if (matter) return matter;
  if (SPELLED[word]) return SPELLED[word] ?? null;
  if (/^\d+$/.test(word)) return word;
  if (word.length < 2 || NAMELESS.has(word) || STOP_WORDS.has(word)) return null;
  return word.length < 5 ? word.replace(/[aeiou]$/, '') : formOf(word);
}
