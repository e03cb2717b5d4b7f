import type { Message } from '../language/message.ts';
import { compilePhrases, findPhrases } from '../language/phrases.ts';

/** What is said to be friendly, and asks for nothing that the shop has. */
export type SmallTalk = 'GREETING' | 'THANKS' | 'GOODBYE' | 'AGREEMENT' | 'WHO';

/** From the most telling to the least: 'ok grazie, ciao' thanks. */
const KINDS: readonly { kind: SmallTalk; phrases: string }[] = [
  {
    kind: 'WHO',
    phrases: `sei un robot, sei un bot, sei una macchina, sei umano, sei umana, sei una persona, sei una persona o un robot, sei un robot o una persona, sei vero,
      sei vera, sei reale, sei una ia, sei un ai, sei un intelligenza artificiale, sei chatgpt, chi sei, cosa sei, come ti chiami, con chi parlo, con chi sto parlando,
      chi ti ha creato, sei un programma, sei un essere umano, parlo con una persona, qual e il tuo nome, come vi chiamate`,
  },
  {
    kind: 'THANKS',
    phrases: `grazie, grazie ancora, grazie mille, grazie infinite, mille grazie, ti ringrazio, vi ringrazio, la ringrazio, grazie di cuore, grazie di tutto, thanks, thank you, ringrazio,
      gentilissimo, gentilissima, gentilissimi, molto gentile, siete gentilissimi, siete stati gentilissimi, sei stato gentilissimo, molto gentili`,
  },
  {
    kind: 'GOODBYE',
    phrases: `a presto, a dopo, a piu tardi, a lunedi, a martedi, a mercoledi, a giovedi, a venerdi, a sabato, a domenica, arrivederci, arrivederla, buona giornata, buona serata, buonanotte, buona notte, addio, ci vediamo, ci sentiamo, alla prossima, a domani,
      buon weekend, buona domenica, buon fine settimana, ciao ciao, bye, saluti, cordiali saluti, buon lavoro`,
  },
  {
    kind: 'GREETING',
    phrases:
      'ciao, salve, buongiorno, buonasera, buondi, buon giorno, buona sera, buon pomeriggio, hey, ehi, hello, hi, ola, buonasalve, buon natale, buone feste, buon anno, buona pasqua, auguri',
  },
  {
    kind: 'AGREEMENT',
    phrases: `ok, okay, va bene, perfetto, d accordo, ottimo, bene, capito, ho capito, certo, benissimo, chiaro, tutto chiaro, fantastico, bravo, brava, bravi, bravissimi, si, no,
      lo prendo, la prendo, li prendo, le prendo, prendo questo, prendo questa, prendo quello, prendo quella, va benissimo, niente, no niente, ah ok, ok ok, oki, okk, figo, wow, super, top, eccellente, come non detto, non importa, fa niente, ci penso, ci penso un po, ci penso su, ci devo pensare, ci rifletto, ci pensiamo, ci ragiono, vi faccio sapere,
      ti faccio sapere, le faccio sapere, vi so dire, faccio cosi, facciamo cosi, va bene cosi, siamo a posto cosi, a posto cosi, a posto, apposto, tutto a posto,
      passo domani, passo da voi, passo io, vengo domani, vengo a trovarvi, vengo in negozio, ho risolto, ho trovato, era quello che cercavo, daje`,
  },
];
const FILLERS = `a tutti, ragazzi, tutti, allora, molto, tanto, davvero, anche a voi, anche a te, altrettanto, voi, a voi, di nuovo, gentilmente, cari, e, per l aiuto,
  per la risposta, dell aiuto, per tutto, dell informazione, per le informazioni, delle informazioni, del consiglio, per il consiglio, per i consigli, dei consigli,
  siete, stati, stato, sei, stata, comunque, dai, ok, ciao, grazie, mi, ti, signora, signore, a lei, gino, ma`;

const kinds = KINDS.map(({ kind, phrases }) => ({ kind, phrases: compilePhrases(phrases) }));
const all = compilePhrases([...KINDS.map(({ phrases }) => phrases), FILLERS].join(','));

const MOST_UNKNOWN = 3; // words beside thanks: a name, or dialect ('grazie assaje', 'ok bedda grazie')
const ASKING = new Set(
  'come dove quando quanto quanta quanti quante chi cosa che quale quali perche avete posso potete puoi fate siete vorrei voglio cerco serve'.split(
    ' ',
  ),
);

/**
 * The kind of a message that is small talk from its first word to its last; an emoji alone agrees. Thanks and goodbyes may
 * hold a few words that mean nothing to the shop.
 * @param tells whether a word means something here: one of the shop's own, or the name of a thing
 */
export function smallTalkIn(
  { words: written, text }: Message,
  tells: (word: string) => boolean,
): SmallTalk | undefined {
  if (written.length === 0) return text.trim() === '' || /^[\p{P}\s]+$/u.test(text) ? undefined : 'AGREEMENT';
  const words = written.map((word) => ({ ...word, text: word.text.replace(DRAWN_OUT, '$1') }));
  const kind = kinds.find(({ phrases }) => findPhrases(words, phrases).length > 0)?.kind;
  const covered = new Set(findPhrases(words, all).flatMap(({ start, end }) => places(start, end)));
  const others = words.filter((_, place) => !covered.has(place));
  if (others.length === 0) return kind;
  if (text.includes('?') || others.some((word) => ASKING.has(word.text))) return undefined;
  if (findPhrases(words, leaving).length > 0) return 'GOODBYE';
  const isKind = kind === 'THANKS' || kind === 'GOODBYE';
  const isNothing = others.length <= MOST_UNKNOWN && !others.some((word) => tells(word.text));
  return isKind && isNothing ? kind : undefined;
}

/** Who says so and asks nothing takes leave, whatever else is told: 'ne parlo con mia moglie e vi faccio sapere'. */
const leaving = compilePhrases(
  `vi faccio sapere, ti faccio sapere, le faccio sapere, vi so dire, passo domani, passo sabato, passo lunedi, passo martedi, passo mercoledi, passo giovedi, passo venerdi,
  passo oggi, passo stasera, passo da voi, passo in negozio, passo a prenderlo, passo a prenderla, passo a vedere, passo a vederlo, passo a vederla, vengo domani, vengo sabato,
  vengo in negozio, vengo da voi, vengo a trovarvi, vengo a vederlo, vengo a vederla, ci vediamo, ci sentiamo, ne parlo con, ci penso su, ci devo pensare`,
);

const DRAWN_OUT = /([aeiou])\1+$/; // 'perfettoo'

function places(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, offset) => start + offset);
}
