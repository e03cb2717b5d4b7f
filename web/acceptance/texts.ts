import { texts as shared } from '../editors/texts.ts';

const whole = (count: number) => count.toLocaleString('it-IT', { useGrouping: 'always' });

/** The Italian sentences about questions whose right answer the shop knows. */
export const texts = {
  ...shared,

  acceptance: {
    title: 'Collaudo',
    lead: 'Le domande che devono sempre avere la risposta giusta. Si provano da sole a ogni modifica di FAQ, catalogo e impostazioni.',
    which: 'Quali domande',
    all: 'Tutte',
    failing: 'Non passano',
    withCount: (label: string, count: number) => (count === 0 ? label : `${label} (${whole(count)})`),
    add: 'Nuova domanda',
    run: 'Prova tutto',
    more: 'Altro del collaudo',
    withModel: 'Prova con il modello',
    history: 'Storia delle prove',
    importFile: 'Carica un CSV',
    exportFile: 'Scarica come CSV',
    notExported: 'Il file non è stato preparato',
    empty: 'Ancora nessuna domanda nel collaudo',
    emptyHint:
      'Scrivi qui una domanda che i visitatori fanno spesso e chi deve risponderle: dopo ogni modifica sai subito se risponde ancora.',
    emptyFailing: 'Tutte le domande passano',
    emptyFailingHint: 'Quando una modifica cambia una risposta attesa, la domanda compare qui.',
    failed: 'Errore nel caricamento del collaudo',
    notProposed: 'Questa risposta non si può aggiungere al collaudo',
    notRun: 'La prova non è riuscita',
    ran: (passed: number, failed: number) =>
      failed === 0
        ? `Collaudo provato: ${passed === 1 ? 'la domanda passa' : `tutte e ${whole(passed)} le domande passano`}.`
        : `Collaudo provato: ${failed === 1 ? '1 domanda non passa' : `${whole(failed)} domande non passano`}.`,
    verdicts: { UNTRIED: 'Da provare', PASSED: 'Passa', FAILED: 'Non passa' },
    expected: 'Attesa',
    came: 'Arrivata',
    faq: (question: string) => `FAQ «${question}»`,
    products: (names: readonly string[]) =>
      names.length === 1 ? `Prodotto «${names[0]}»` : `Uno tra ${names.map((name) => `«${name}»`).join(', ')}`,
    shown: (names: readonly string[]) => `Prodotti: ${names.join(', ')}`,
    offTopic: 'Fuori tema',
    noAnswer: 'Nessuna risposta',
    words: (words: readonly string[]) => `con ${words.map((word) => `«${word}»`).join(', ')}`,
    reasons: {
      OTHER_ANSWER: 'Ha risposto altro.',
      WORDS_MISSING: 'Mancano parole attese.',
      MODEL_FAILED: 'Il modello non ha risposto.',
    },
    gone: {
      faq: "La FAQ attesa non c'è più.",
      draft: 'La FAQ attesa è da completare: non risponde.',
      unknown: 'La FAQ attesa non rispondeva: eliminata o da completare.',
      products: 'I prodotti attesi non ci sono più.',
    },
    edit: 'Modifica domanda',
    removeOne: (question: string) => `Elimina «${question}»`,
    removed: 'Domanda tolta dal collaudo.',
    restored: 'Domanda rimessa nel collaudo.',
    notSaved: 'Errore nel salvataggio della domanda',
    notRemoved: "Errore nell'eliminazione della domanda",
    saved: 'Domanda salvata nel collaudo.',
    backToList: 'Torna al collaudo',
  },

  form: {
    question: 'Domanda',
    questionPlaceholder: 'Es. Entro quando posso rendere un articolo?',
    kind: 'Chi deve rispondere',
    kinds: { FAQ: 'Una FAQ', PRODUCTS: 'Un prodotto', OFF_TOPIC: 'Fuori tema', NO_ANSWER: 'Nessuna risposta' },
    faq: 'FAQ',
    faqPlaceholder: 'Cerca tra le FAQ',
    products: 'Prodotti',
    productsHint: 'Basta che ne arrivi uno: al massimo 10.',
    productsPlaceholder: 'Cerca nel catalogo',
    none: 'Nessun risultato',
    notRead: 'Errore nel caricamento',
    words: 'Parole nella risposta',
    wordsHint: 'Facoltative, al massimo 3: la risposta deve contenerle tutte.',
    wordsPlaceholder: 'Es. 14 giorni',
  },

  runs: {
    title: 'Storia delle prove',
    lead: 'Le ultime 30 prove del collaudo, con quello che è arrivato allora.',
    empty: 'Ancora nessuna prova',
    emptyHint: 'Le prove fatte a mano restano qui, e quelle dopo una modifica che ha cambiato un esito.',
    failed: 'Errore nel caricamento delle prove',
    back: 'Torna al collaudo',
    backToRuns: 'Torna alle prove',
    causes: { BY_HAND: 'A mano', AFTER_CHANGE: 'Dopo una modifica', WITH_MODEL: 'Con il modello' },
    states: {
      RUNNING: 'In corso',
      DONE: '',
      STOPPED: 'Fermata',
      LIMIT_REACHED: 'Fermata: i token di oggi sono finiti',
      INTERRUPTED: 'Interrotta',
    },
    by: (name: string) => `da ${name}`,
    counts: (passed: number, failed: number, total: number) =>
      passed + failed === total
        ? `${whole(passed)} su ${whole(total)} ${passed === 1 ? 'passa' : 'passano'}`
        : `${whole(passed)} su ${whole(passed + failed)} ${passed === 1 ? 'passa' : 'passano'}, di ${whole(total)}`,
    tokens: (count: number) => `${whole(count)} token`,
    oneTitle: 'Esiti della prova',
    oneLead: 'Cosa doveva rispondere e cosa ha risposto, come era allora.',
    nothingYet: 'Ancora nessun esito',
  },

  model: {
    title: 'Prova con il modello',
    reckoning: 'Sto contando le domande...',
    failed: 'Il conto non è riuscito',
    inactive: 'Nessun modello è attivo: il collaudo si prova senza.',
    nothing: 'Nessuna domanda del collaudo andrebbe al modello: a tutte rispondono FAQ, catalogo o regole.',
    question: (asked: number, tokens: number) =>
      `${asked === 1 ? 'Al modello andrebbe 1 domanda' : `Al modello andrebbero ${whole(asked)} domande`}, circa ${whole(tokens)} token in tutto. Contano nei limiti del giorno come le domande di prova.`,
    ofAll: (all: number) => `Sono le prime di ${whole(all)}: in una prova non ne vanno di più.`,
    start: 'Comincia',
    cancel: 'Annulla',
    notStarted: 'La prova con il modello non è partita',
    running: (done: number, total: number) => `Prova con il modello: ${whole(done)} di ${whole(total)}`,
    stop: 'Ferma',
    notStopped: 'La prova non è stata fermata',
    see: 'Guarda gli esiti',
  },

  imports: {
    title: 'Carica un CSV',
    lead: 'Tre colonne: domanda, atteso, parole. In «atteso» va il nome di una FAQ o di un prodotto, «fuori tema» oppure «nessuna risposta»; più parole o prodotti si separano con il punto e virgola.',
    kept: 'Le domande nuove si aggiungono, quelle che ci sono già si aggiornano, le altre restano come sono.',
    choose: 'Scegli il file',
    choosing: 'File CSV del collaudo',
    failed: 'Il file non è stato caricato',
    rejected: (count: number) =>
      count === 1
        ? 'Una riga non va bene: non è stato salvato nulla.'
        : `${whole(count)} righe non vanno bene: non è stato salvato nulla.`,
    row: (row: number, reason: string) => `Riga ${whole(row)}: ${reason}`,
    more: (count: number) => `E altre ${whole(count)}.`,
    done: (added: number, changed: number, same: number) =>
      [
        added > 0 && (added === 1 ? '1 aggiunta' : `${whole(added)} aggiunte`),
        changed > 0 && (changed === 1 ? '1 cambiata' : `${whole(changed)} cambiate`),
        same > 0 && (same === 1 ? '1 già uguale' : `${whole(same)} già uguali`),
      ]
        .filter(Boolean)
        .join(', '),
    doneTitle: (parts: string) => `Collaudo caricato: ${parts || 'il file è vuoto'}.`,
    close: 'Chiudi',
  },
} as const;
