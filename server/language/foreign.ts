import { isStopWord } from './message.ts';
import { wordsOf } from './words.ts';

/** The languages that are told from Italian. */
export type ForeignLanguage = 'en' | 'de' | 'fr' | 'es';

/** Words of a language, folded. */
interface Vocabulary {
  /** That hold a sentence together and stand in no Italian one: pronouns, verbs, words that ask. */
  telling: ReadonlySet<string>;
  /** Articles, prepositions, greetings: they stand in the names of goods, too. */
  helping: ReadonlySet<string>;
  /** What shops are asked for, which Italians say, too. */
  trade: ReadonlySet<string>;
  /** Small words that are Italian ones, too: they speak for neither. */
  shared: ReadonlySet<string>;
}

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const VOCABULARIES: Readonly<Record<ForeignLanguage, Vocabulary>> = {
  en: {
    telling:
      set(`you your yours we our they their my mine he she it its is are was were am be been have has had does did
      can could would should will shall may might must how what when where which who why whether want need looking buy
      this that these those there if because don doesn isn aren cannot any some get sell ship ships deliver tell know
      take accept speak speaks understand like help show talk recommend suggest`),
    helping: set(`hello hi please thanks thank the of for with from to and or not an on at by into about under over than
      much many long something one ones`),
    trade: set(`english cost costs track discount time times order orders shipping delivery return returns refund price
      prices size open opening hours gift shop store today tomorrow available stock`),
    shared: set('i a do in me no so as all come'),
  },
  de: {
    telling: set(`ich sie wir ihr euch mir mich uns haben habe habt hat ist sind war bin gibt kann konnen konnt kannst
      mochte mochten will wollen brauche suche suchen wie was wann wo wer welche welcher welches welchen warum wieviel
      kostet kosten mein meine meinen meiner ihre ihren eure euer nicht kein keine keinen wird werden wurde liefert
      liefern versendet geht muss soll zeigen empfehlen empfiehlst empfiehlt kaufen bekomme sprechen`),
    helping:
      set(`hallo guten tag bitte danke der die das den dem des ein eine einen einem einer und oder mit fur von zum
      zur nach bei auf aus unter uber auch noch es viel viele lange als ob zu im`),
    trade: set('versand lieferung bestellung paket ruckgabe preis geschenk grosse laden geoffnet heute morgen tage'),
    shared: set('so da in am an man'),
  },
  fr: {
    telling: set(`je vous nous parlez vendez avez avons est sont etes suis quelle quels quelles combien comment quand
      pourquoi puis peux peut pouvez voudrais veux cherche cherchez acheter mon mes votre vos notre cette ces faites
      faut livrez coute coutent proposez recommandez conseillez avoir parler ou ce cet qu pas`),
    helping:
      set(`bonjour bonsoir merci les des une du au aux et pour avec dans sur sous sans par chez en y que moins plus
      il elle`),
    trade: set(`livraison commande retour retours prix taille cadeau magasin boutique ouvert horaires aujourd hui demain
      jours delai`),
    shared: set('quel le la l un de d ne se si ma ai me te tu a qui mi non n s j t m'),
  },
  es: {
    telling: set(`yo usted ustedes vosotros tienen tiene teneis tienes tengo hay puedo puede puedes pueden quiero
      quisiera queria necesito busco cuanto cuanta cuantos cuantas cuando donde cual cuales cuesta cuestan hablar habla
      hablas hablan hablais devolver esta estan este esto estoy es son hacen haceis envian enviais recomiendas
      recomienda comprar llega llegar mis quien hace algun alguna`),
    helping:
      set(`hola gracias buenos buenas el los las una unos unas y o para por muy mas sin sobre desde hasta que menos
      en como del al`),
    trade: set(
      `envio envios pedido devolucion devoluciones precio talla regalo tienda horario abierto hoy manana dias`,
    ),
    shared: set('la lo un de se me mi te tu su no si con a le ti'),
  },
};

const TELLING = 2; // points
const HELPING = 1;
const ENOUGH = 3; // points: two telling words, or one and another
const AGAINST = 4; // points that one Italian word weighs

/** Marks that no other of these languages has. */
const MARKS: readonly [RegExp, ForeignLanguage][] = [
  [/[¿¡ñ]/i, 'es'],
  [/[ßäöü]/i, 'de'],
  [/[œçêëîïû]/i, 'fr'],
];

/**
 * The language of a message that is plainly in none but another than Italian; undefined for all else. Certain rather than
 * complete: whoever writes Italian gets Italian. By small words alone, which nobody can do without; names of goods are
 * in any language.
 */
export function foreignLanguageOf(text: string): ForeignLanguage | undefined {
  const words = wordsOf(text);
  let best: ForeignLanguage | undefined;
  let most = ENOUGH - 1;
  for (const language of Object.keys(VOCABULARIES) as ForeignLanguage[]) {
    const points = pointsOf(language, words, text);
    if (points > most) [best, most] = [language, points];
    else if (points === most) best = undefined;
  }
  return best;
}

/**
 * The language in which a visitor writes: that of what they say now, or where that has no small word at all ('Rosso?',
 * 'PayPal?'), of what they said last.
 */
export function languageSpoken(text: string, before: readonly string[]): ForeignLanguage | undefined {
  for (const said of [text, ...before.toReversed()]) {
    const language = foreignLanguageOf(said);
    if (language || wordsOf(said).some(isStopWord)) return language;
  }
  return undefined;
}

/** A text less the small words of its language: what is left are names, of goods, of ways to pay, of places. */
export function namesIn(text: string, language: ForeignLanguage): string {
  const { telling, helping, shared } = VOCABULARIES[language];
  return wordsOf(text)
    .filter((word) => !telling.has(word.text) && !helping.has(word.text) && !shared.has(word.text))
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
}

function pointsOf(language: ForeignLanguage, words: ReturnType<typeof wordsOf>, text: string): number {
  const { telling, helping, trade, shared } = VOCABULARIES[language];
  const seen = new Set<string>();
  let points = MARKS.some(([mark, of]) => of === language && mark.test(text)) ? TELLING : 0;
  let hasTelling = false;
  for (const word of words) {
    if (seen.has(word.text)) continue;
    seen.add(word.text);
    if (telling.has(word.text)) {
      points += TELLING;
      hasTelling = true;
    } else if (helping.has(word.text) || trade.has(word.text)) points += HELPING;
    else if (!shared.has(word.text) && isStopWord(word)) points -= AGAINST;
  }
  return hasTelling ? points : 0;
}
