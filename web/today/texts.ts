import { texts as shared } from '../texts.ts';

const whole = (count: number) => count.toLocaleString('it-IT', { useGrouping: 'always' });

/** The Italian sentences of what needs somebody today. */
export const texts = {
  ...shared,

  today: {
    title: 'Oggi',
    loading: 'Caricamento di oggi...',
    questions: (count: number) => (count === 1 ? 'domanda' : 'domande'),
    count: whole,
    yesterday: (count: number) => `ieri a quest'ora ${whole(count)}`,
    none: 'Oggi nessuno ha ancora scritto.',
    answers: 'Come sono state risolte le domande di oggi',
    answered: {
      FAQ: 'Dalle FAQ',
      CATALOG: 'Dal catalogo',
      AI: 'Risposte IA',
      OTHER: 'Altre',
      NOTHING: 'Senza risposta',
    },
    share: (label: string, count: number) => `${label}: ${whole(count)}`,

    open: 'Senza risposta',
    openNone: 'Nessuna domanda aspetta una risposta.',
    openAll: (count: number) => `Tutte (${whole(count)})`,
    reply: (question: string) => `Scrivi la risposta a «${question}»`,
    times: (count: number) => (count === 1 ? 'una volta' : `${whole(count)} volte`),

    tests: 'Collaudo',
    failingTests: (count: number) =>
      count === 1 ? '1 domanda del collaudo non passa' : `${whole(count)} domande del collaudo non passano`,

    ratings: 'Voti sotto 3',
    ratingsNone: 'Nessun voto sotto 3 negli ultimi 7 giorni.',
    rating: (satisfaction: number) => `${satisfaction}/5`,
    noComment: 'Senza commento',

    wishes: 'Cercati e non trovati',
    wishesAll: 'Vedi cosa manca',
    wishesNone: 'Negli ultimi 7 giorni ogni richiesta ha trovato un prodotto.',

    catalogue: 'Catalogo',
    catalogueEmpty: 'Il catalogo è vuoto.',
    products: (count: number) => (count === 1 ? '1 prodotto' : `${whole(count)} prodotti`),
    changed: {
      today: 'aggiornato oggi',
      yesterday: 'aggiornato ieri',
      days: (days: number) => `fermo da ${days} giorni`,
    },
    checked: {
      today: 'verificato oggi',
      yesterday: 'verificato ieri',
      days: (days: number) => `verificato ${days} giorni fa`,
    },
    stale: 'Non si aggiorna più da solo: guarda perché.',

    shortcuts: 'Scorciatoie',
    newFaq: 'Scrivi una FAQ',
    activeNow: 'Chat in corso',
    lastMonth: 'Ultimi 30 giorni',
    seeChat: 'Apri la chat',
  },
} as const;
