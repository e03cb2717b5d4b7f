import { GraphQLError } from 'graphql';

/**
 * Every refusal that people may meet: its stable code and its sentence. `N` stands for a number of seconds, `NOME` for
 * somebody's name, or for what a service answered.
 */
const SENTENCES = {
  // Who is asking
  UNAUTHENTICATED: 'Accedi per continuare.',
  FORBIDDEN: 'Non hai i permessi per questa operazione.',
  SESSION_EXPIRED: 'La sessione è scaduta. Accedi di nuovo.',
  BAD_ORIGIN: 'La richiesta arriva da un sito non autorizzato.',
  TOO_MANY_REQUESTS: 'Troppi tentativi. Riprova più tardi.',
  TOO_FAST: 'Stai scrivendo troppo in fretta. Riprova tra N secondi.',
  // Sign-in and registration
  USER_NOT_FOUND: "Utente non trovato. Verifica l'email inserita.",
  WRONG_PASSWORD: 'Password errata. Riprova.',
  EMAIL_ALREADY_IN_USE: 'Email già registrata. Prova ad accedere.',
  WEAK_PASSWORD: 'Password troppo debole. Usa almeno N caratteri.',
  COMMON_PASSWORD: 'Password troppo comune. Scegline una meno prevedibile.',
  PASSWORD_TOO_LONG: 'Password troppo lunga. Usa al massimo 256 caratteri.',
  INVALID_EMAIL: 'Formato email non valido.',
  USER_DISABLED: 'Account disabilitato. Contatta il supporto.',
  INVALID_CREDENTIAL: 'Credenziali non valide. Verifica email e password.',
  LINK_EXPIRED: 'Il link non è più valido. Chiedine uno nuovo.',
  // Companies and people
  COMPANY_NOT_FOUND: 'Azienda non trovata',
  COMPANY_NAME_REQUIRED: 'Nome Company obbligatorio',
  NEW_COMPANY_NAME_REQUIRED: "Il nome dell'azienda è obbligatorio",
  BAD_NAME: 'Il nome contiene caratteri invisibili o non ammessi.',
  COMPANY_NAME_TOO_LONG: "Il nome dell'azienda può avere al massimo 120 caratteri.",
  BAD_COLOR: 'Colore non valido. Usa il formato #RRGGBB.',
  BAD_URL: 'Indirizzo non valido. Deve iniziare con http:// o https://.',
  BAD_WEBSITE: 'Sito web non valido. Scrivilo così: https://www.negozio.it',
  BAD_PRIVACY_URL: "Indirizzo dell'informativa non valido. Scrivilo così: https://www.negozio.it/privacy",
  BAD_CONTACT_EMAIL: 'Email di contatto non valida.',
  BAD_CONTACT_PHONE: 'Telefono non valido. Usa cifre, spazi e +.',
  TOO_MANY_COMPANIES:
    'Hai già creato le aziende che puoi creare in un giorno. Riprova domani, o chiedi a chi gestisce il servizio.',
  WRONG_COMPANY_NAME: "Il nome non corrisponde a quello dell'azienda.",
  SYSTEM_ALREADY_INITIALIZED: "Hai già un'azienda: il negozio di prova serve solo per cominciare.",
  ROLE_ALREADY_SET: "Questo account appartiene già a un'azienda.",
  PERSON_NOT_FOUND: 'Persona non trovata.',
  // What the assistant knows
  UNKNOWN_TOPIC: 'Argomento sconosciuto.',
  BAD_ALLOWED_WORDS:
    'Parole non valide: al massimo 200, di 60 caratteri ciascuna, e nessuna che da sola non dice nulla, come «il» o «vorrei».',
  BAD_SYNONYMS: 'Sinonimi non validi: al massimo 200 gruppi, da 2 a 20 parole ciascuno.',
  BAD_SITES: 'Siti non validi: scrivi per esempio https://negozio.it oppure *.negozio.it, al massimo 20.',
  CHAT_NAME_TOO_LONG: "Il nome dell'assistente può avere al massimo 40 caratteri.",
  GREETING_TOO_LONG: 'Il saluto può avere al massimo 300 caratteri.',
  BAD_CHAT_QUESTIONS: 'Le domande iniziali possono essere al massimo 3, di 80 caratteri ciascuna.',
  BAD_HIDDEN_PAGES: 'Pagine non valide: scrivi per esempio /cassa oppure /account/*, al massimo 20.',
  BAD_AVATAR: 'Immagine non valida: carica un file o scrivi un indirizzo che comincia con https://.',
  TEASER_TOO_LONG: 'Il messaggio del richiamo può avere al massimo 80 caratteri.',
  PROMPT_TOO_LONG: 'Il prompt è troppo lungo: al massimo 20.000 caratteri.',
  UNKNOWN_TEMPLATE: 'Modello di prompt o personalità sconosciuti.',
  PROMPT_RULE_BLANK: 'Una regola è vuota: scrivila o toglila.',
  PROMPT_RULE_TOO_LONG: 'Una regola può avere al massimo 200 caratteri.',
  PROMPT_RULE_TWICE: 'La stessa regola è scritta due volte.',
  TOO_MANY_PROMPT_RULES: 'Le regole possono essere al massimo 10 per elenco.',
  PROMPT_ABOUT_TOO_LONG: "Ciò che c'è da sapere del negozio può avere al massimo 2.000 caratteri.",
  PROMPT_BAD_CHARACTERS: 'Il testo contiene caratteri invisibili o non ammessi.',
  STALE_VERSION:
    'Qualcun altro ha salvato nel frattempo. Ricarica per vedere le sue modifiche: le tue non sono state salvate.',
  // Files: uploads, imports, exports, pictures
  UNSUPPORTED_FORMAT: 'Formato file non supportato. Usa .json o .csv',
  UPLOAD_NOT_FOUND: 'Il file non è più disponibile. Caricalo di nuovo.',
  UPLOAD_TOO_LARGE: "Il file è troppo grande: al massimo 50 MB, 2 MB per un collaudo, 256 KB per un'immagine.",
  TOO_MANY_FILES: "Ci sono già troppi file in attesa di essere importati. Importali, oppure riprova tra un'ora.",
  UPLOAD_TOO_SLOW: 'Il caricamento si è fermato troppo a lungo. Riprova.',
  UPLOAD_INCOMPLETE: 'Il file è arrivato incompleto. Riprova.',
  IMPORT_NOT_FOUND: 'Questa anteprima non è più disponibile. Carica di nuovo il file.',
  IMPORT_REFUSED: 'Questo file non si può importare.',
  STALE_IMPORT: 'Qualcun altro ha fatto modifiche nel frattempo: ecco la nuova anteprima, controllala e applica.',
  ANOTHER_IMPORT: 'Nel frattempo è stato applicato un altro import: guarda quale, prima di annullarlo.',
  NOTHING_TO_UNDO: "L'import non si può più annullare: dopo sono state fatte altre modifiche.",
  BAD_PICTURE: 'Immagine non valida. Usa PNG, JPEG, WebP o GIF fino a 256 KB.',
  PICTURE_NOT_FOUND: "L'immagine non è tra quelle caricate da questa azienda. Caricala di nuovo.",
  EXPORT_NOT_FOUND: 'Il file non è più disponibile. Esporta di nuovo.',
  // Catalogues that come by themselves
  FEED_BAD_ADDRESS: 'Indirizzo non valido. Scrivilo così: https://www.negozio.it/catalogo.xml',
  FEED_BAD_CREDENTIALS: "Utente o password non validi: al massimo 200 caratteri, e nessun «:» nell'utente.",
  FEED_BAD_PACE: 'Scegli ogni quante ore aggiornare il catalogo: 1, 3, 6, 12 o 24.',
  FEED_MISSING: 'Nessun indirizzo da cui aggiornare il catalogo: indicalo prima.',
  FEED_BUSY: "L'aggiornamento è già in corso.",
  FEED_PRIVATE_ADDRESS: "L'indirizzo porta a una rete privata: da lì il catalogo non si può prendere.",
  FEED_UNKNOWN_HOST: "Il sito non si trova: controlla l'indirizzo.",
  FEED_UNREACHABLE: 'Il sito non risponde, o ha chiuso il collegamento.',
  FEED_BAD_CERTIFICATE: 'Il certificato del sito non è valido: il collegamento non è sicuro.',
  FEED_UNAUTHORIZED: 'Il sito rifiuta utente e password.',
  FEED_FILE_GONE: "A questo indirizzo non c'è più nessun file.",
  FEED_BAD_STATUS: 'Il sito risponde con un errore (N).',
  FEED_BAD_REDIRECT: 'Il sito rimanda a un indirizzo che non si può leggere.',
  FEED_TOO_MANY_REDIRECTS: "Il sito rimanda troppe volte da un indirizzo all'altro: al massimo 3.",
  FEED_TOO_LARGE: 'Il file è troppo grande: al massimo 50 MB, anche decompresso.',
  FEED_TOO_SLOW: 'Il sito ha smesso di inviare il file per un minuto.',
  FEED_BROKEN: 'Il file è arrivato incompleto o danneggiato.',
  FEED_INTERRUPTED: "Il server si è fermato durante l'aggiornamento: si riprova da sé.",
  FEED_OVERTAKEN: 'Nel frattempo è cambiato qualcosa: al prossimo aggiornamento si riprova.',
  RUN_NOT_FOUND: 'Questo aggiornamento non aspetta più una risposta.',
  // FAQs and products, edited
  FAQ_NOT_FOUND: 'FAQ non trovata.',
  FAQ_INCOMPLETE: 'Domanda e risposta sono obbligatorie!',
  QUESTION_TOO_LONG: 'La domanda può avere al massimo 300 caratteri.',
  ANSWER_TOO_LONG: 'La risposta può avere al massimo 4.000 caratteri.',
  CATEGORY_TOO_LONG: 'La categoria può avere al massimo 60 caratteri.',
  TOO_MANY_KEYWORDS: 'Le parole chiave possono essere al massimo 50.',
  KEYWORD_TOO_LONG: 'Una parola chiave può avere al massimo 60 caratteri.',
  BAD_KEYWORD: 'Una parola chiave non può contenere il punto e virgola.',
  CODE_TOO_LONG: "L'ID può avere al massimo 64 caratteri.",
  CODE_TAKEN: 'Questo ID è già in uso.',
  TOO_MANY_FAQS: "Un'azienda può avere al massimo 2.000 FAQ.",
  PRODUCT_NOT_FOUND: 'Prodotto non trovato.',
  PRODUCT_NAME_REQUIRED: 'Nome prodotto obbligatorio!',
  PRODUCT_DESCRIPTION_REQUIRED: 'Descrizione prodotto obbligatoria!',
  PRODUCT_PRICE_REQUIRED: 'Prezzo prodotto obbligatorio!',
  PRODUCT_CATEGORY_REQUIRED: 'Categoria prodotto obbligatoria!',
  PRODUCT_NAME_TOO_LONG: 'Il nome può avere al massimo 200 caratteri.',
  DESCRIPTION_TOO_LONG: 'La descrizione può avere al massimo 5.000 caratteri.',
  PRICE_TOO_LONG: 'Il prezzo può avere al massimo 40 caratteri.',
  BAD_PRICE: 'Prezzo non riconosciuto. Scrivi un solo importo, per esempio 49,99 €.',
  BAD_LIST_PRICE:
    'Prezzo pieno non riconosciuto. Scrivi un solo importo, per esempio 69,99 €, nella valuta del prezzo.',
  LIST_PRICE_NOT_HIGHER: 'Il prezzo pieno deve essere più alto del prezzo.',
  BAD_OFFER_DATE: "Data dell'offerta non riconosciuta.",
  OFFER_DATES_REVERSED: "La fine dell'offerta deve venire dopo il suo inizio.",
  OFFER_WITHOUT_LIST_PRICE: "Per un'offerta con le sue date serve il prezzo pieno.",
  BAD_SOLD_SINCE: 'La data da cui il prodotto è in vendita non è riconosciuta, o non è ancora arrivata.',
  BAD_FRESH_CATEGORIES: 'Al massimo 200 categorie, di 60 caratteri ciascuna.',
  FEED_NOT_FOUND: 'Feed non trovato.',
  LINK_TOO_LONG: 'Un indirizzo può avere al massimo 2.000 caratteri.',
  TOO_MANY_VARIANTS: 'Un prodotto può avere al massimo 100 varianti, un catalogo 400.000.',
  VARIANT_OPTION_REQUIRED:
    "Ogni variante deve dire che cosa si sceglie, per esempio Taglia: M, con un'opzione per nome.",
  VARIANT_OPTION_TOO_LONG:
    'Una variante può avere al massimo 6 opzioni, con nomi di 60 e valori di 100 caratteri, e un codice di 64.',
  VARIANT_TWICE: 'Due varianti hanno le stesse opzioni.',
  VARIANT_CODE_TWICE: 'Due varianti hanno lo stesso codice.',
  BAD_VARIANT_PRICE:
    'Il prezzo di una variante non si legge. Scrivi un solo importo, nella valuta del prodotto, per esempio 49,99 €.',
  BAD_VARIANT_URL: "L'indirizzo di una variante non è valido. Deve iniziare con http:// o https://.",
  TOO_MANY_PRODUCTS: 'Un catalogo può avere al massimo 200.000 prodotti.',
  BAD_SELECTION: 'Seleziona da 1 a 100 prodotti.',
  BAD_CONVERSATION_SELECTION: 'Seleziona da 1 a 100 conversazioni.',
  // Chat
  BLANK_TEXT: 'Scrivi un messaggio.',
  TEXT_TOO_LONG: 'Il messaggio è troppo lungo: al massimo 500 caratteri.',
  BAD_TEXT: 'Il messaggio contiene caratteri non ammessi.',
  BAD_ID: 'Identificativo non valido.',
  CLIENT_ID_REUSED: 'Questo messaggio è già stato inviato con un altro testo.',
  ANSWER_NOT_FOUND: 'Risposta non trovata.',
  CONVERSATION_NOT_FOUND: 'Conversazione non trovata.',
  CONVERSATION_ENDED: 'La conversazione è terminata.',
  CONVERSATION_ACTIVE: 'La conversazione è ancora attiva.',
  NO_ACTIVE_CONVERSATION: 'Nessuna conversazione attiva da chiudere',
  BAD_SATISFACTION: 'Il voto va da 1 a 5.',
  // People who answer
  SHOWN_NAME_REQUIRED: 'Scegli prima il nome con cui ti leggono i clienti.',
  BAD_SHOWN_NAME: 'Nome non valido: da 1 a 40 caratteri, senza @ e senza caratteri invisibili.',
  ALREADY_HANDLED: 'Di questa conversazione si occupa già NOME.',
  NOT_YOUR_CONVERSATION: 'Questa conversazione non è affidata a te.',
  STAFF_TEXT_TOO_LONG: 'Il messaggio è troppo lungo: al massimo 2.000 caratteri.',
  TOO_MANY_CARDS: 'Un messaggio può avere al massimo 5 prodotti.',
  SAVED_REPLY_NOT_FOUND: 'Risposta pronta non trovata.',
  SAVED_REPLY_INCOMPLETE: 'Titolo e testo sono obbligatori.',
  SAVED_TITLE_TOO_LONG: 'Il titolo può avere al massimo 80 caratteri.',
  TOO_MANY_SAVED_REPLIES: "Un'azienda può avere al massimo 300 risposte pronte.",
  UNKNOWN_PLACEHOLDER: 'Segnaposto sconosciuto. Quelli che si possono usare sono {NOME_AZIENDA} e {NOME_OPERATORE}.',
  BAD_CONTACT: 'Scrivi un indirizzo e-mail oppure un numero di telefono: è il recapito a cui ti rispondiamo.',
  REQUEST_NOT_ASKED: 'Qui non serve un recapito. Per parlare con una persona, chiedilo nella chat.',
  BAD_CONVERSION: 'Il sito ha detto un ordine o un prodotto senza un numero o un codice valido.',
  BAD_ORDER_NUMBER: "Controlla il numero d'ordine: lettere e cifre, al massimo 40 caratteri.",
  BAD_ORDER_PROOF: "Scrivi l'e-mail o il CAP che hai usato per l'ordine.",
  ORDER_NOT_FOUND: "Nessun ordine con questi dati. Controlla il numero e l'e-mail o il CAP.",
  ORDER_TRIES_OVER:
    'Troppi tentativi sbagliati: per la sicurezza degli ordini da qui non si può più provare. Contatta il negozio.',
  ORDER_UNAVAILABLE: 'In questo momento il negozio non risponde. Riprova tra poco.',
  ORDERS_NOT_TOLD: 'Qui non si può vedere lo stato degli ordini. Contatta il negozio.',
  ORDER_BAD_ADDRESS: 'Indirizzo non valido. Scrivilo così: https://www.negozio.it/stato-ordine',
  ORDER_PRIVATE_ADDRESS: "L'indirizzo porta a una rete privata: da lì lo stato degli ordini non si può chiedere.",
  ORDER_UNREACHABLE: 'Il sito non risponde, o ha chiuso il collegamento.',
  ORDER_BAD_CERTIFICATE: 'Il certificato del sito non è valido: il collegamento non è sicuro.',
  ORDER_TOO_SLOW: 'Il sito non ha risposto entro 5 secondi.',
  ORDER_BAD_STATUS: 'Il sito risponde con un errore (N).',
  ORDER_BAD_ANSWER: 'La risposta del sito non dice lo stato di un ordine: controlla come è scritta.',
  OWN_MODEL_BAD_ADDRESS: 'Indirizzo non valido. Deve iniziare con https:// e di solito finisce con /v1.',
  OWN_MODEL_PRIVATE_ADDRESS: "L'indirizzo porta a una rete privata: lì un modello non si può usare.",
  OWN_MODEL_BAD_NAME: 'Scrivi il nome del modello, come lo chiama il servizio: al massimo 200 caratteri.',
  OWN_MODEL_BAD_KEY: 'La chiave non è valida: al massimo 400 caratteri, senza spazi e senza accenti.',
  OWN_MODEL_KEY_REQUIRED: 'Scrivi la chiave API: per un altro indirizzo quella salvata non vale.',
  OWN_MODEL_BAD_LIMIT: 'Il limite di token deve essere tra 1 e 1.000.000.000, oppure vuoto.',
  OWN_MODEL_KEY_REFUSED: 'Il servizio non accetta la chiave (NOME). Non è stato salvato nulla.',
  OWN_MODEL_NOT_ALLOWED:
    'Il servizio non permette a questa chiave di usare il modello (NOME). Non è stato salvato nulla.',
  OWN_MODEL_UNKNOWN: 'Il servizio non conosce questo modello (NOME). Non è stato salvato nulla.',
  OWN_MODEL_NO_SERVICE:
    'A questo indirizzo non risponde un servizio AI (NOME): di solito finisce con /v1. Non è stato salvato nulla.',
  OWN_MODEL_NO_CREDIT: 'Il credito presso il servizio è esaurito (NOME). Non è stato salvato nulla.',
  OWN_MODEL_OVERLOADED: 'Il servizio riceve troppe richieste (NOME): riprova tra poco. Non è stato salvato nulla.',
  OWN_MODEL_REFUSED: 'Il servizio rifiuta la domanda di prova (NOME). Non è stato salvato nulla.',
  OWN_MODEL_BROKEN: 'Il servizio ha un guasto (NOME): riprova tra poco. Non è stato salvato nulla.',
  OWN_MODEL_UNREACHABLE: "Il servizio non si raggiunge (NOME): controlla l'indirizzo. Non è stato salvato nulla.",
  OWN_MODEL_TOO_SLOW: 'Il modello non ha risposto entro 10 secondi. Non è stato salvato nulla.',
  OWN_MODEL_SILENT: 'Il servizio risponde, ma il modello non ha scritto nulla (NOME). Non è stato salvato nulla.',
  ORDER_SECRET_LOST: "La chiave che firma le domande non si legge più: creane un'altra.",
  PROOF_SUPERSEDED: 'Prova interrotta: ne è iniziata una più recente.',
  NOTHING_ALLOWED: 'Scegli almeno un argomento o una parola.',
  QUESTION_GROUP_NOT_FOUND: "Questa domanda non c'è più.",
  UNMET_WISH_NOT_FOUND: "Questa richiesta non c'è più.",
  ACCEPTANCE_TEST_NOT_FOUND: 'Domanda del collaudo non trovata.',
  ACCEPTANCE_TEST_EXISTS: 'Questa domanda è già nel collaudo.',
  ACCEPTANCE_INCOMPLETE: 'Scegli la FAQ o i prodotti che devono rispondere.',
  TOO_MANY_EXPECTED_PRODUCTS: 'Si possono accettare al massimo 10 prodotti.',
  BAD_EXPECTED_WORDS: 'Le parole attese possono essere al massimo 3, di 60 caratteri ciascuna e senza punto e virgola.',
  TOO_MANY_ACCEPTANCE_TESTS: 'Il collaudo può avere al massimo 500 domande.',
  ACCEPTANCE_RUN_NOT_FOUND: 'Questa prova del collaudo non è più disponibile.',
  ACCEPTANCE_RUN_UNDERWAY: 'Una prova con il modello è già in corso.',
  ACCEPTANCE_NO_MODEL: 'Nessun modello è attivo: il collaudo si prova senza.',
  ACCEPTANCE_NOTHING_FOR_MODEL: 'Nessuna domanda del collaudo andrebbe al modello.',
  REJECTED_ANSWER_NOT_FOUND: "Questa risposta non è più nell'elenco.",
  REQUEST_NOT_FOUND: 'Richiesta non trovata.',
  BAD_HOURS: 'Scrivi gli orari di ogni giorno così: 9:00-13:00, 15:00-19:00. Lascia vuoto un giorno di chiusura.',
  BAD_CLOSURES: 'Scrivi le chiusure così: 24/12/2026, 10/08/2027-20/08/2027, e il santo patrono così: 24/06.',
  BAD_PATIENCE: "L'attesa deve essere tra 1 e 60 minuti.",
  // Figures
  BAD_WEEK: "Questa lettera non c'è: si leggono quelle delle ultime dodici settimane finite.",
  BAD_PERIOD: 'Il periodo non è valido: scegli al massimo 366 giorni, il primo non dopo oggi.',
  // The doors
  BAD_PAGE_SIZE: 'Una pagina può avere da 1 a 100 elementi.',
  BAD_CURSOR: 'Il punto da cui continuare non è valido.',
  BAD_REQUEST: 'La richiesta non è valida.',
  METHOD_NOT_ALLOWED: 'Qui si chiede con GET o con POST.',
  UNSUPPORTED_CONTENT_TYPE: 'Invia JSON in UTF-8, non compresso, con content-type: application/json.',
  BODY_TOO_LARGE: 'La richiesta è troppo grande: al massimo 256 KB.',
  BAD_JSON: 'La richiesta non è JSON valido.',
  BAD_BODY: 'La richiesta deve essere un oggetto JSON con la chiave query.',
  BATCH_NOT_SUPPORTED: 'Le richieste in gruppo non sono ammesse: inviane una alla volta.',
  QUERY_REQUIRED: 'Manca la richiesta: query deve essere un testo non vuoto.',
  BAD_OPERATION_NAME: "operationName deve essere il nome di un'operazione, oppure mancare.",
  OPERATION_NAME_REQUIRED: 'Il documento ha più operazioni: scegline una con operationName.',
  UNKNOWN_OPERATION: "Nel documento non c'è un'operazione con questo nome.",
  BAD_VARIABLES: 'variables deve essere un oggetto JSON.',
  BAD_EXTENSIONS: 'extensions deve essere un oggetto JSON.',
  BAD_PERSISTED_QUERY: 'persistedQuery deve avere version 1 e, in sha256Hash, 64 cifre esadecimali.',
  // A word of their protocol, by which some programs know that they have to send the text.
  PERSISTED_QUERY_NOT_FOUND: 'PersistedQueryNotFound',
  PERSISTED_QUERY_MISMATCH: "sha256Hash non è l'hash di questa query.",
  CHANGE_NEEDS_POST: 'Con GET si può solo leggere: le modifiche si inviano con POST.',
  SUBSCRIPTION_NEEDS_SOCKET: 'Le sottoscrizioni passano da un WebSocket, con il protocollo graphql-transport-ws.',
  ONLY_SUBSCRIPTIONS: 'Da un WebSocket passano solo le sottoscrizioni: il resto si chiede con GET o con POST.',
  QUERY_TOO_COMPLEX: 'La richiesta è troppo grande.',
  BUSY: 'Il servizio è molto occupato. Riprova tra poco.',
  INTERNAL: 'Si è verificato un errore. Riprova.',
} as const;

export type ErrorCode = keyof typeof SENTENCES;

/** Every code that a refusal can have. */
export const ERROR_CODES = Object.keys(SENTENCES) as ErrorCode[];

/** An expected refusal: the person reads its sentence, programs its `extensions.code`. */
export class UserError extends GraphQLError {
  readonly code: ErrorCode;

  /**
   * @param filling a number replaces `N` in the sentence, and for limits it is also sent as `extensions.retryAfter`, in
   * seconds; a name replaces `NOME`.
   */
  constructor(code: ErrorCode, filling?: number | string) {
    const waits =
      code === 'TOO_MANY_REQUESTS' || code === 'TOO_FAST' || code === 'BUSY' || code === 'TOO_MANY_COMPANIES';
    super(sentenceOf(code, filling), {
      extensions: { code, ...(waits && filling !== undefined ? { retryAfter: filling } : {}) },
    });
    this.name = 'UserError';
    this.code = code;
  }
}

/**
 * The Italian sentence of a code.
 * @param filling a name replaces `NOME`, a number `N`; where somebody made too many tries, it is the seconds to wait.
 */
export function sentenceOf(code: ErrorCode, filling?: number | string): string {
  const sentence: string = SENTENCES[code];
  if (filling === undefined) return sentence;
  if (typeof filling === 'string') return sentence.replace('NOME', () => filling);
  if (code === 'TOO_MANY_REQUESTS') return `${sentence} ${waitSentence(filling)}`;
  if (filling === 1) return sentence.replace('N secondi', '1 secondo').replace('N', '1');
  return sentence.replace('N', String(filling));
}

const UNITS: [seconds: number, one: string, many: string][] = [
  [3_600, 'ora', 'ore'],
  [60, 'minuto', 'minuti'],
  [1, 'secondo', 'secondi'],
];

/** In the largest unit of which there are two, rounded up: nobody comes back too early. */
function waitSentence(seconds: number): string {
  const [size, one, many] = UNITS.find(([size]) => seconds >= 2 * size || size === 1) ?? [1, 'secondo', 'secondi'];
  const count = Math.ceil(seconds / size);
  return count === 1 ? `Manca 1 ${one}.` : `Mancano ${count} ${many}.`;
}
