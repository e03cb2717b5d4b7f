import { texts as shared } from '../texts.ts';

const times = (count: number) => (count === 1 ? 'Chiesta una volta' : `Chiesta ${count} volte`);
const visitors = (count: number) => (count === 1 ? 'da un visitatore' : `da ${count} visitatori`);

/** The Italian sentences about questions that wait for an answer. */
export const texts = {
  ...shared,

  lists: {
    label: 'Elenchi di cosa migliorare',
    questions: 'Senza risposta',
    refused: 'Rifiutate',
    unmet: 'Richieste inevase',
    acceptance: 'Collaudo',
  },

  questions: {
    title: 'Domande senza risposta',
    lead: "Quello che i visitatori hanno chiesto e l'assistente non sapeva. Le domande che dicono la stessa cosa stanno insieme.",
    which: 'Quali domande',
    open: 'Da fare',
    answered: 'Risolte',
    ignored: 'Ignorate',
    withCount: (label: string, count: number) => (count === 0 ? label : `${label} (${count})`),
    empty: 'Nessuna domanda senza risposta',
    emptyHint: "Quando l'assistente non trova una risposta, la domanda compare qui da sola.",
    emptyAnswered: 'Ancora nessuna domanda risolta',
    emptyAnsweredHint: "Appena l'assistente sa rispondere a una domanda, la trovi qui con quello che le risponde.",
    emptyIgnored: 'Nessuna domanda ignorata',
    failed: 'Errore nel caricamento delle domande',
    facts: (questions: number, people: number, moment: string) =>
      `${times(questions)} ${visitors(people)} · ultima volta ${moment}`,
    trend: { RISING: 'In crescita', STEADY: '', FALLING: 'In calo' },
    examples: 'Anche così:',
    answeredByFaq: (question: string) => `Ora risponde la FAQ «${question}»`,
    answeredByProduct: (name: string) => `Ora risponde il catalogo con «${name}»`,
    answeredOtherwise: "Ora l'assistente risponde in un altro modo.",
    create: 'Crea FAQ',
    add: 'Aggiungi a una FAQ',
    seeFaq: 'Apri la FAQ',
    ignore: 'Ignora',
    restore: 'Rimetti tra le domande',
    ignoredNow: 'Domanda ignorata.',
    restoredNow: "Domanda rimessa nell'elenco.",
    notMarked: 'Errore nella modifica della domanda',
  },

  adding: {
    title: 'A quale FAQ?',
    lead: (question: string) =>
      `Scegli la FAQ che risponde a «${question}»: si apre con le parole chiave già aggiunte.`,
    search: 'Cerca tra le FAQ',
    none: 'Nessuna FAQ trovata.',
    failed: 'Errore nel caricamento delle FAQ',
  },
} as const;
