/** Why the model gave no answer; each has its sentence. */
export type ModelFailure =
  | 'NOT_ACTIVE'
  | 'OVERLOADED' // 429, or too many calls at once
  | 'UNAUTHORIZED' // 401
  | 'MISCONFIGURED' // the service knows no such model, address or parameter, or does not allow it
  | 'QUOTA' // the credit at the service is used up
  | 'UNAVAILABLE' // any other error, a timeout too
  | 'EMPTY' // an answer without content
  | 'LIMIT_REACHED' // the company's tokens of today are used up
  | 'SHARE_REACHED' // this visitor, or this address, had its share of the company's day
  | 'TOTAL_REACHED' // the tokens of all companies of today are used up
  | 'VISITOR_LEFT' // nobody was there to read it any more
  | 'CRASHED'; // the call itself threw

/** What is wrong where a service does not answer, by what can be done about it. */
export type FaultKind =
  | 'KEY'
  | 'PERMISSION'
  | 'MODEL'
  | 'ADDRESS'
  | 'PARAMETER'
  | 'QUOTA'
  | 'OVERLOAD'
  | 'SERVICE'
  | 'NETWORK'
  | 'TIMEOUT'
  | 'TOO_LONG'
  | 'FILTERED';

/** What follows from a kind of fault. */
interface Fault {
  failure: ModelFailure;
  /** For staff. */
  sentence: string;
  /** What they, or who runs the server, can do. */
  advice: string;
  /** The same for a company's own model, whose settings stand in its panel. */
  ownAdvice: string;
  /** Asking again at once may help. */
  isPassing: boolean;
  /**
   * How many in a row tell that the next question would fare the same; null where the fault is of this one question.
   */
  opensAfter: number | null;
}

const SETTINGS = { isPassing: false, opensAfter: 1 };
const PASSING = { isPassing: true, opensAfter: 5 };
const IN_PANEL = 'Impostazioni, Modello AI';
const OF_THIS_QUESTION = { failure: 'UNAVAILABLE', isPassing: false, opensAfter: null } as const;

/** The one table of what is told of a fault, and what is done about it. */
export const FAULTS: Readonly<Record<FaultKind, Fault>> = {
  KEY: {
    ...SETTINGS,
    failure: 'UNAUTHORIZED',
    sentence: 'Il servizio AI non accetta la chiave.',
    advice:
      'Controlla OPENAI_API_KEY nelle impostazioni del server: la chiave può essere scaduta, revocata o di un altro servizio.',
    ownAdvice: `Controlla la chiave API in ${IN_PANEL}: può essere scaduta, revocata o di un altro servizio.`,
  },
  PERMISSION: {
    ...SETTINGS,
    failure: 'MISCONFIGURED',
    sentence: 'Il servizio AI non permette alla chiave di usare questo modello.',
    advice:
      'Controlla nel pannello del servizio i permessi della chiave e del progetto, oppure scegli un altro modello in OPENAI_MODEL.',
    ownAdvice: `Controlla nel pannello del servizio i permessi della chiave, oppure scegli un altro modello in ${IN_PANEL}.`,
  },
  MODEL: {
    ...SETTINGS,
    failure: 'MISCONFIGURED',
    sentence: 'Il servizio AI non conosce il modello scelto.',
    advice:
      'Controlla OPENAI_MODEL nelle impostazioni del server: il nome dev’essere uno di quelli che il servizio offre.',
    ownAdvice: `Controlla il nome del modello in ${IN_PANEL}: dev’essere uno di quelli che il servizio offre.`,
  },
  ADDRESS: {
    ...SETTINGS,
    failure: 'MISCONFIGURED',
    sentence: 'All’indirizzo impostato non risponde un servizio AI.',
    advice: 'Controlla OPENAI_BASE_URL nelle impostazioni del server: di solito finisce con /v1.',
    ownAdvice: `Controlla l’indirizzo in ${IN_PANEL}: di solito finisce con /v1.`,
  },
  PARAMETER: {
    failure: 'MISCONFIGURED',
    sentence: 'Il servizio AI rifiuta le richieste così come sono fatte.',
    advice:
      'Di solito è il modello che non accetta un’impostazione: controlla OPENAI_MAX_TOKENS e OPENAI_TEMPERATURE, oppure scegli un altro modello in OPENAI_MODEL.',
    ownAdvice: `Di solito è il modello che non accetta le nostre domande: scegline un altro in ${IN_PANEL}.`,
    isPassing: false,
    opensAfter: 2, // one may be refused for what its visitor wrote
  },
  QUOTA: {
    ...SETTINGS,
    failure: 'QUOTA',
    sentence: 'Il credito presso il servizio AI è esaurito.',
    advice: 'Ricarica il credito o alza il limite di spesa nel pannello del servizio.',
    ownAdvice: 'Ricarica il credito o alza il limite di spesa nel pannello del servizio.',
  },
  OVERLOAD: {
    ...PASSING,
    failure: 'OVERLOADED',
    sentence: 'Il servizio AI riceve troppe richieste.',
    advice: 'Passa da sé. Se capita spesso, chiedi al servizio un limite più alto o abbassa AI_MAX_CALLS.',
    ownAdvice: 'Passa da sé. Se capita spesso, chiedi al servizio un limite più alto.',
  },
  SERVICE: {
    ...PASSING,
    failure: 'UNAVAILABLE',
    sentence: 'Il servizio AI ha un guasto.',
    advice: 'Di solito passa da sé: guarda la pagina di stato del servizio.',
    ownAdvice: 'Di solito passa da sé: guarda la pagina di stato del servizio.',
  },
  NETWORK: {
    ...PASSING,
    failure: 'UNAVAILABLE',
    sentence: 'Il servizio AI non si raggiunge.',
    advice: 'Controlla che il servizio sia acceso, la rete del server e OPENAI_BASE_URL.',
    ownAdvice: `Controlla che il servizio sia acceso, e l’indirizzo in ${IN_PANEL}.`,
  },
  TIMEOUT: {
    isPassing: false,
    opensAfter: 5,
    failure: 'UNAVAILABLE',
    sentence: 'Il servizio AI non ha risposto in tempo.',
    advice: 'Se capita spesso, scegli un modello più veloce in OPENAI_MODEL.',
    ownAdvice: `Se capita spesso, scegli un modello più veloce in ${IN_PANEL}.`,
  },
  TOO_LONG: {
    ...OF_THIS_QUESTION,
    sentence: 'La domanda con i fatti del negozio è troppo lunga per questo modello.',
    advice: 'Accorcia il prompt, oppure scegli in OPENAI_MODEL un modello che legge testi più lunghi.',
    ownAdvice: `Accorcia il prompt, oppure scegli in ${IN_PANEL} un modello che legge testi più lunghi.`,
  },
  FILTERED: {
    ...OF_THIS_QUESTION,
    sentence: 'Il filtro del servizio AI ha rifiutato questa domanda.',
    advice: 'Riguarda solo questa domanda: non c’è niente da impostare.',
    ownAdvice: 'Riguarda solo questa domanda: non c’è niente da impostare.',
  },
};
