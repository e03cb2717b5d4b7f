import { texts as shared } from '../texts.ts';

const whole = (count: number) => count.toLocaleString('it-IT', { useGrouping: 'always' });
const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' });

/** Whether a number is said with a vowel first: uno, otto, undici, ottanta ... */
const beginsWithVowel = (percent: number) =>
  percent === 1 || percent === 8 || percent === 11 || /^8\d$/.test(`${percent}`);
/** il 93%, l'88% */
const the = (percent: number) =>
  beginsWithVowel(percent) ? `l'${percent}%` : `${percent === 0 ? 'lo' : 'il'} ${percent}%`;
/** al 93%, all'88% */
const at = (percent: number) =>
  beginsWithVowel(percent) ? `all'${percent}%` : `${percent === 0 ? 'allo' : 'al'} ${percent}%`;

/** 45 secondi, un minuto, 12 minuti */
function lasting(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'un secondo' : `${seconds} secondi`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'un minuto' : `${whole(minutes)} minuti`;
}

const MOST_COUNTED = 500; // wishes of a week: the server counts no further

/** The Italian sentences of the letter of a week. */
export const texts = {
  ...shared,

  weekly: {
    title: 'La settimana',
    titleOf: (company: string) => `La settimana · ${company}`,
    read: 'Leggi tutto',
    aside: 'Metti da parte',
    again: 'Rileggi la settimana',
    asideNow: 'Messa da parte fino a lunedì prossimo.',
    backNow: 'La settimana è di nuovo qui.',
    notMarked: 'Errore nel mettere da parte la settimana',
    which: 'Quale settimana',
    print: 'Stampa',
    failed: 'Errore nel caricamento della settimana',
    day: (day: string) => day.charAt(0).toUpperCase() + day.slice(1),
    days: (first: string, last: string) => `Da ${first} a ${last}`,
    between: (first: string, last: string) => `${first} - ${last}`,

    nobody: 'Per una settimana non ha scritto nessuno.',
    nobodyBefore: (count: number) =>
      count === 1
        ? 'La settimana prima era arrivata una domanda.'
        : `La settimana prima le domande erano ${whole(count)}.`,
    noReplies: (count: number) =>
      count === 1
        ? 'In una settimana è arrivata una domanda.'
        : `In una settimana sono arrivate ${whole(count)} domande.`,
    answeredSome: (answered: number, all: number) =>
      `In una settimana l'assistente ha risposto a ${answered === 1 ? 'una domanda' : `${whole(answered)} domande`} su ${whole(all)}.`,
    answeredAll: (all: number) =>
      all === 1
        ? "In una settimana è arrivata una domanda, e l'assistente ha saputo rispondere."
        : `In una settimana l'assistente ha risposto a tutte le ${whole(all)} domande.`,
    answeredNone: (all: number) =>
      all === 1
        ? "In una settimana è arrivata una domanda, e l'assistente non ha saputo rispondere."
        : `In una settimana l'assistente non ha saputo rispondere a nessuna delle ${whole(all)} domande.`,
    share: (percent: number) => `È ${the(percent)}.`,
    shareSame: (percent: number) => `È ${the(percent)}, come la settimana prima.`,
    shareBefore: (percent: number, before: number) => `È ${the(percent)}, contro ${the(before)} della settimana prima.`,
    allSame: 'Come la settimana prima.',
    allBefore: (before: number) => `La settimana prima era ${the(before)}.`,

    conversations: (count: number) =>
      count === 1 ? 'Tutto in una conversazione' : `Le conversazioni sono state ${whole(count)}`,
    more: (count: number) => `, ${count === 1 ? 'una' : whole(count)} in più della settimana prima.`,
    fewer: (count: number) => `, ${count === 1 ? 'una' : whole(count)} in meno della settimana prima.`,
    asMany: ', come la settimana prima.',
    full: '.',

    waiting: (open: number) =>
      open === 1 ? 'Una domanda nuova aspetta una risposta:' : `${whole(open)} domande nuove aspettano una risposta:`,
    waitingStill: (all: number, done: number, open: number) =>
      `Di ${whole(all)} domande nuove senza risposta, ${done === 1 ? 'una è già risolta' : `${whole(done)} sono già risolte`}. ${open === 1 ? 'Ne resta una:' : `Ne restano ${whole(open)}:`}`,
    allSolved: (all: number) =>
      all === 1
        ? "Una domanda nuova era rimasta senza risposta: ora l'assistente la sa."
        : `${whole(all)} domande nuove erano rimaste senza risposta: ora l'assistente le sa tutte.`,
    writeAnswer: (question: string) => `Scrivi la risposta a «${question}»`,

    wishes: (count: number) =>
      count === 1
        ? "Un visitatore cercava qualcosa che nel catalogo non c'è:"
        : `${count >= MOST_COUNTED ? 'Almeno ' : ''}${whole(count)} volte si cercava qualcosa che nel catalogo non c'è, come:`,
    wish: (text: string) => `«${text}»`,
    times: (count: number) => `${whole(count)} volte`,

    satisfied: (percent: number, ratings: number) =>
      `La soddisfazione è ${at(percent)}, su ${ratings === 1 ? 'un voto' : `${whole(ratings)} voti`}`,
    satisfiedSame: ', come la settimana prima.',
    satisfiedBefore: (before: number) => `; la settimana prima era ${at(before)}.`,

    rejected: (count: number) =>
      count === 1
        ? 'Una risposta non era quello che il visitatore cercava.'
        : `${whole(count)} risposte non erano quello che i visitatori cercavano.`,
    seeQuestions: 'Vedile tutte',
    seeRejected: 'Guarda le risposte respinte',

    takenOver: (count: number) =>
      count === 1
        ? 'In una conversazione ha risposto una persona'
        : `In ${whole(count)} conversazioni ha risposto una persona`,
    waited: (seconds: number) => `, di solito dopo ${lasting(seconds)} di attesa.`,
    requests: (count: number) =>
      count === 1 ? 'Un visitatore ha lasciato un recapito.' : `${whole(count)} visitatori hanno lasciato un recapito.`,
    seeRequests: 'Apri le richieste',

    orders: (count: number) =>
      count === 1 ? 'Dopo la chat è arrivato un ordine' : `Dopo la chat sono arrivati ${whole(count)} ordini`,
    worth: (value: number) => `, per ${euro.format(value)}.`,
    carts: (count: number) =>
      count === 1
        ? 'Dopo la chat un prodotto è finito nel carrello.'
        : `Dopo la chat ${whole(count)} prodotti sono finiti nel carrello.`,
    clicks: (count: number) =>
      count === 1 ? 'Dalla chat è stato aperto un prodotto.' : `Dalla chat sono stati aperti ${whole(count)} prodotti.`,

    bye: 'Buona settimana!',
  },
} as const;
