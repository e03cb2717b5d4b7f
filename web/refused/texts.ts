import { texts as shared } from '../texts.ts';

const times = (count: number) => (count === 1 ? 'Rifiutata una volta' : `Rifiutata ${count} volte`);
const visitors = (count: number) => (count === 1 ? 'a un visitatore' : `a ${count} visitatori`);
const questions = (count: number) => (count === 1 ? '1 domanda' : `${count} domande`);

/** The Italian sentences about questions that were declined as off topic. */
export const texts = {
  ...shared,

  refused: {
    title: 'Domande rifiutate',
    lead: "Quello che l'assistente ha preso per fuori tema. Se riguarda il tuo negozio, insegnaglielo.",
    leadToRead:
      "Quello che l'assistente ha preso per fuori tema. Se riguarda il negozio, può insegnarglielo chi lo gestisce.",
    which: 'Quali domande',
    open: 'Da vedere',
    answered: 'Risolte',
    ignored: 'Ignorate',
    withCount: (label: string, count: number) => (count === 0 ? label : `${label} (${count})`),
    empty: 'Nessuna domanda rifiutata',
    emptyHint: "Quando l'assistente non risponde perché una domanda gli pare fuori tema, la trovi qui.",
    emptyAnswered: 'Ancora nessuna domanda risolta',
    emptyAnsweredHint: 'Quando una domanda non viene più rifiutata, la trovi qui con quello che le risponde.',
    emptyIgnored: 'Nessuna domanda ignorata',
    failed: 'Errore nel caricamento delle domande',
    facts: (count: number, people: number, moment: string) =>
      `${times(count)} ${visitors(people)} · ultima volta ${moment}`,
    trend: { RISING: 'In crescita', STEADY: '', FALLING: 'In calo' },
    examples: 'Anche così:',
    takenFor: (topic: string) => `Presa per «${topic}»`,
    takenForOther: 'Presa per fuori tema',
    byManner: ', da come è scritta',
    byWords: (words: readonly string[]) =>
      `${words.length === 1 ? ', per la parola' : ', per le parole'} ${words.map((word) => `«${word}»`).join(', ')}`,
    wouldFind: 'Avrebbe trovato:',
    finds: 'Ora trova:',
    wouldFindNothing: 'Non avrebbe trovato nulla: serve anche una FAQ.',
    findsNothing: 'Ora non viene più rifiutata, ma non trova nulla: serve una FAQ.',
    teach: 'Non è fuori tema',
  },

  teaching: {
    title: 'Non è fuori tema',
    lead: (question: string) => `Scegli perché l'assistente deve rispondere a «${question}».`,
    topics: 'Argomenti',
    topic: (label: string) => `Rispondi anche a «${label}»`,
    words: 'Parole di questo negozio',
    wordsHint: 'Un messaggio con una di queste parole, anche al plurale, non viene più rifiutato.',
    choose: 'Scegli qualcosa: vedi subito cosa cambia per le domande degli ultimi 90 giorni.',
    trying: 'Prova in corso',
    failed: 'La prova non è riuscita. Puoi salvare lo stesso.',
    isEnough: 'Questa domanda non viene più rifiutata.',
    isNotEnough: 'Non basta: questa domanda verrebbe ancora rifiutata.',
    nothing: (count: number) => `Non cambia nulla per ${questions(count)} dei visitatori.`,
    tried: (count: number) => (count === 1 ? 'Provato su una domanda.' : `Provato su ${count} domande diverse.`),
    gained: (count: number) => `Risponde a ${questions(count)} in più`,
    unmet: (count: number) =>
      count === 1
        ? '1 non viene più rifiutata, ma non trova nulla'
        : `${count} non vengono più rifiutate, ma non trovano nulla`,
    changed: (count: number) => (count === 1 ? '1 cambia risposta' : `${count} cambiano risposta`),
    lost: (count: number) => (count === 1 ? '1 non riceve più risposta' : `${count} non ricevono più risposta`),
    save: 'Insegna',
    saveAnyway: 'Insegna lo stesso',
    saved: "Fatto: l'assistente ne tiene già conto. Lo puoi cambiare nelle impostazioni.",
    notSaved: 'Errore nel salvataggio',
  },
} as const;
