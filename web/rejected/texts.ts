import { texts as shared } from '../texts.ts';

const whole = (count: number) => count.toLocaleString('it-IT', { useGrouping: 'always' });
const times = (count: number) => (count === 1 ? 'una volta' : `${whole(count)} volte`);
const visitors = (count: number) => (count === 1 ? 'da un visitatore' : `da ${whole(count)} visitatori`);

/** The Italian sentences about answers that were not what visitors meant. */
export const texts = {
  ...shared,

  rejected: {
    title: 'Risposte respinte',
    lead: 'Le FAQ e i prodotti sotto cui i visitatori hanno premuto «Non era questo?», e quello che cercavano davvero.',
    which: 'Quali risposte',
    open: 'Da vedere',
    seen: 'Viste',
    withCount: (label: string, count: number) => (count === 0 ? label : `${label} (${whole(count)})`),
    empty: 'Nessuna risposta respinta',
    emptyHint: 'Quando un visitatore preme «Non era questo?» sotto una risposta, la trovi qui.',
    emptySeen: 'Nessuna risposta già vista',
    failed: 'Errore nel caricamento delle risposte',
    faq: 'FAQ',
    product: 'Prodotto',
    facts: (count: number, people: number, moment: string) =>
      `Respinta ${times(count)} ${visitors(people)} · ultima volta ${moment}`,
    share: (recent: number, answers: number, percent: number) =>
      `Negli ultimi 90 giorni ha risposto ${times(answers)}, e ${times(recent)} non era quello che si cercava (${percent}%).`,
    often: (answers: number) => `Negli ultimi 90 giorni ha risposto almeno ${times(answers)}.`,
    changedSince: 'Modificata dopo',
    examples: 'Dopo domande come:',
    meant: 'Cercavano:',
    meantTimes: (count: number) => `(${times(count)})`,
    openFaq: 'Apri la FAQ',
    openProduct: 'Apri il prodotto',
    markSeen: 'Segna come vista',
    restore: 'Rimetti tra quelle da vedere',
    seenNow: 'Risposta segnata come vista.',
    restoredNow: 'Risposta di nuovo da vedere.',
    notMarked: 'Errore nella modifica della risposta',
  },
} as const;
