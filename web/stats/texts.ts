import { texts as shared } from '../texts.ts';

// Italian groups only from five digits on: among figures, 3.150 reads better than 3150.
const whole = (count: number) => count.toLocaleString('it-IT', { useGrouping: 'always' });
const counted = (count: number, one: string, many: string) => `${whole(count)} ${count === 1 ? one : many}`;

/** The Italian sentences of the figures. */
export const texts = {
  ...shared,

  figures: {
    totalConversations: 'Conversazioni totali',
    activeUsers: 'Utenti attivi',
    lastAccess: 'Ultimo accesso',
    never: 'Mai',
    messagesToday: 'Messaggi oggi',
    activeNow: 'Conversazioni attive ora',
    faqShareToday: 'Risposte dalle FAQ oggi',
    uptime: 'Attivo da',
    none: '–',
    today: (messages: number) => `${counted(messages, 'messaggio', 'messaggi')} oggi`,
    active: (count: number) => counted(count, 'conversazione attiva', 'conversazioni attive'),
    platform: 'Statistiche',
    platformLead: 'Oggi, su tutte le tue aziende.',
  },

  serverNotices: {
    ADDRESSES_SHARED: {
      title: 'I visitatori condividono gli stessi limiti',
      hint: 'Le richieste passano da un proxy (X-Forwarded-For) che il server non conosce: imposta TRUST_PROXY al numero di proxy che gli stanno davanti.',
    },
    SCHEME_UNKNOWN: {
      title: 'Il server non sa di essere raggiunto in https',
      hint: "Imposta PUBLIC_URL all'indirizzo che vedono tutti, oppure fai scrivere al proxy X-Forwarded-Proto e imposta TRUST_PROXY.",
    },
  },

  conversions: {
    title: 'Quanto rende',
    lead: "Che cosa fanno i visitatori con quello che l'assistente mostra. Carrello e ordini si contano se il tuo sito li dice.",
    how: 'Come li dice il sito',
    howOrders: "Nella pagina che ringrazia per l'ordine, accanto alla riga della chat; in euro, o con currency: 'CHF':",
    howCarts: 'Quando qualcosa va nel carrello:',
    howKept:
      'Conta solo chi ha scritto nella chat. Non servono cookie, e di quello che comprano gli altri non si invia nulla.',
    names: {
      clicks: 'Prodotti aperti',
      carts: 'Messi nel carrello',
      orders: 'Ordini',
      orderValue: 'Valore degli ordini',
    },
    means: {
      clicks: 'Pagine di prodotto aperte dalla chat, ognuna una volta per conversazione.',
      carts: 'Di chi ha scritto nella chat nei 7 giorni prima, ogni prodotto una volta per conversazione.',
      orders: 'Di chi ha scritto nella chat nei 7 giorni prima, ogni numero una volta.',
      orderValue: "In euro, come lo dice la pagina del tuo sito: è un'indicazione, non contabilità.",
    },
  },

  people: {
    title: 'Persone che rispondono',
    lead: 'Quanto e come rispondono le persone del negozio.',
    takenOver: 'Prese in carico',
    share: (share: string) => `${share} delle conversazioni`,
    takenOverMeans:
      'Conversazioni in cui una persona è entrata, contate una volta, quando è entrata per la prima volta.',
    wait: 'Attesa di una persona',
    ninetieth: (value: string) => `90%: ${value}`,
    waitMeans: (count: number) =>
      `Mediana, dalla richiesta di una persona alla presa in carico; nove su dieci hanno atteso al massimo il secondo valore. Su ${counted(count, 'conversazione', 'conversazioni')}.`,
    firstAnswer: 'Prima risposta di una persona',
    firstAnswerMeans: (count: number) =>
      `Mediana, dalla presa in carico al primo messaggio della persona. Su ${counted(count, 'conversazione', 'conversazioni')}.`,
    messages: 'Messaggi di persone',
    messagesMean: 'Contati a parte: non sono tra le risposte per provenienza.',
    requests: 'Richieste lasciate',
    done: (count: number) => (count === 1 ? '1 fatta' : `${count.toLocaleString('it-IT')} fatte`),
    requestsMean: (open: number) =>
      `Recapiti lasciati nel periodo. In tutto ora da fare: ${open.toLocaleString('it-IT')}.`,
    satisfaction: 'Soddisfazione per chi ha risposto',
    who: 'Chi ha risposto',
    ratings: 'Voti',
    assistant: "Solo l'assistente",
    people: 'Una persona',
  },

  uptime: {
    days: (count: number) => counted(count, 'giorno', 'giorni'),
    hours: (count: number) => counted(count, 'ora', 'ore'),
    minutes: (count: number) => counted(count, 'minuto', 'minuti'),
    start: 'meno di un minuto',
  },

  trend: {
    same: 'come prima',
    more: (percent: string) => `+${percent}%`,
    less: (percent: string) => `−${percent}%`,
    before: (value: string) => `prima: ${value}`,
    isNew: 'prima: nessun dato',
  },

  statistics: {
    title: 'Statistiche',
    failed: 'Errore nel caricamento delle statistiche',
    period: 'Periodo',
    names: {
      TODAY: 'Oggi',
      YESTERDAY: 'Ieri',
      THIS_WEEK: 'Questa settimana',
      LAST_7_DAYS: '7 giorni',
      LAST_30_DAYS: '30 giorni',
      LAST_MONTH: 'Mese scorso',
      LAST_90_DAYS: '90 giorni',
    },
    chosen: 'Scegli un periodo',
    dates: 'Scegli le date',
    compared: (from: string, to: string) =>
      from === to ? `Confronto con il giorno prima, ${from}` : `Confronto con il periodo precedente: ${from} – ${to}`,
    conversations: 'Conversazioni',
    answered: 'Con risposta',
    answeredNote: 'delle domande',
    most: (where: string, count: number) => `Il valore più alto: ${where}, ${counted(count, 'domanda', 'domande')}.`,
    details: 'Dettagli',
    opens: { log: 'Apri le conversazioni', improve: 'Apri le domande senza risposta', products: 'Apri i prodotti' },
    completed: 'Completate',
    abandoned: 'Abbandonate',
    active: 'Attive ora',
    messages: 'Messaggi',
    messagesPerConversation: 'Messaggi per conversazione',
    unanswered: 'Senza risposta',
    confidence: 'Confidenza media',
    responseTime: 'Tempo di risposta',
    satisfaction: 'Soddisfazione',
    ratings: (count: number) => counted(count, 'voto', 'voti'),
    seconds: (value: string) => `${value} s`,
    percent: (value: string) => `${value}%`,
    sources: 'Da dove vengono le risposte',
    source: { FAQ: 'FAQ', AI: 'IA', CATALOG: 'Catalogo', FALLBACK: 'Risposta predefinita' },
    answers: (count: number) => counted(count, 'risposta', 'risposte'),
    corrections: (count: number) =>
      `Dalle risposte IA ${count === 1 ? 'è stata tolta' : 'sono state tolte'} ${counted(count, 'frase', 'frasi')} con prezzi o sconti inventati.`,
    noAnswers: 'Ancora nessuna risposta in questo periodo.',
    overTime: 'Nel tempo',
    byHour: 'Per ora del giorno',
    byWeekday: 'Per giorno della settimana',
    asChart: 'Grafico',
    asTable: 'Tabella',
    view: (title: string) => `${title}: come mostrarlo`,
    download: 'Scarica CSV',
    downloadOf: (title: string) => `Scarica CSV: ${title}`,
    chartOf: (title: string, most: string) => `${title}, grafico. ${most}`,
    tableOf: (title: string) => `${title}, tabella`,
    nothing: 'Nessuna domanda in questo periodo.',
    day: 'Giorno',
    hour: 'Ora',
    weekday: 'Giorno della settimana',
    questions: 'Domande',
    weekdays: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
    topQuestions: 'Domande più frequenti',
    topQuestionsLead: 'Le FAQ che hanno risposto più spesso.',
    noTopQuestions: 'Nessuna FAQ ha ancora risposto in questo periodo.',
    times: (count: number) => counted(count, 'volta', 'volte'),
    rejected: (count: number) => `Non era questo: ${count.toLocaleString('it-IT')}`,
    rejectedColumn: 'Non era questo',
    removedFaq: 'FAQ eliminata',
    unasked: 'FAQ che nessuno chiede',
    unaskedLead: 'Non hanno risposto a nessuno nel periodo.',
    allAsked: 'Tutte le FAQ hanno risposto almeno una volta.',
    catalogue: 'Catalogo',
    products: 'Prodotti',
    averagePrice: 'Prezzo medio',
    averageKeywords: 'Parole chiave per prodotto',
    empty: 'Ancora nessuna conversazione',
    emptyHint: 'Le cifre compaiono qui da sole appena un visitatore scrive al chatbot.',
  },
} as const;
