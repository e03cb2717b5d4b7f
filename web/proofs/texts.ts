import { texts as shared } from '../texts.ts';

const questions = (count: number) => (count === 1 ? '1 domanda' : `${count} domande`);

/** The Italian sentences about what saving would change. */
export const texts = {
  ...shared,

  proofs: {
    title: 'Prova sulle domande vere',
    lead: 'Cosa cambierebbe, salvando, per le domande degli ultimi 90 giorni.',
    waiting: 'Scrivi la domanda e la risposta: la prova parte da sola.',
    waitingToChange: 'Cambia qualcosa: la prova parte da sola.',
    removal: 'Cosa cambierebbe per le domande degli ultimi 90 giorni',
    trying: 'Prova in corso',
    failed: 'La prova non è riuscita. Puoi salvare lo stesso.',
    notTold: 'La prova non è riuscita.',
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
} as const;
