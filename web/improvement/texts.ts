import { texts as shared } from '../texts.ts';

const times = (count: number) => (count === 1 ? 'Chiesta una volta' : `Chiesta ${count} volte`);
const questions = (count: number) => (count === 1 ? '1 domanda' : `${count} domande`);
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
    restoredNow: 'Domanda di nuovo da fare.',
    notMarked: 'Errore nella modifica della domanda',
  },

  proofs: {
    title: 'Prova sulle domande vere',
    lead: 'Cosa cambierebbe, salvando, per le domande degli ultimi 90 giorni.',
    waiting: 'Scrivi la domanda e la risposta: la prova parte da sola.',
    waitingToChange: 'Cambia qualcosa: la prova parte da sola.',
    removal: 'Cosa cambierebbe per le domande degli ultimi 90 giorni',
    trying: 'Prova in corso',
    failed: 'La prova non è riuscita. Puoi salvare lo stesso.',
    noQuestions: 'I visitatori non hanno ancora chiesto nulla.',
    nothing: (count: number) => `Non cambia nulla per ${questions(count)} dei visitatori.`,
    tried: (count: number) => (count === 1 ? 'Provata su una domanda.' : `Provata su ${count} domande diverse.`),
    gained: (count: number) => `Risponde a ${questions(count)} in più`,
    changed: (count: number) => (count === 1 ? '1 cambia risposta' : `${count} cambiano risposta`),
    lost: (count: number) => (count === 1 ? '1 non trova più niente' : `${count} non trovano più niente`),
    wouldFail: (count: number) =>
      `Collaudo: ${count === 1 ? '1 domanda non passerebbe più' : `${count} domande non passerebbero più`}`,
    times: (count: number) => `× ${count}`,
    before: 'Prima',
    after: 'Dopo',
    unanswered: 'Nessuna risposta',
    declined: 'Rifiutata come fuori tema',
    byFaq: (question: string) => `FAQ «${question}»`,
    byProducts: (names: string) => `Prodotti: ${names}`,
    lossTitle: 'Qualche domanda resterà senza risposta',
    lossQuestion: (count: number) =>
      count === 1
        ? 'Con questa modifica una domanda dei visitatori, che oggi ha una risposta, non trova più niente. Vuoi salvare lo stesso?'
        : `Con questa modifica ${count} domande dei visitatori, che oggi hanno una risposta, non trovano più niente. Vuoi salvare lo stesso?`,
    importLosses: (count: number) =>
      count === 1
        ? 'Con questo file una domanda dei visitatori, che oggi ha una risposta, non trova più niente.'
        : `Con questo file ${count} domande dei visitatori, che oggi hanno una risposta, non trovano più niente.`,
    saveAnyway: 'Salva lo stesso',
    goOn: 'Continua a modificare',
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
