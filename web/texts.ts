/** The Italian sentences that all features of the workspaces share. What the server refuses brings its own sentence. */
export const texts = {
  product: 'TuoShop Assistant',

  common: {
    loading: 'Caricamento...',
    retry: 'Riprova',
    reload: 'Ricarica',
    cancel: 'Annulla',
    close: 'Chiudi',
    copy: 'Copia',
    copied: 'Copiato',
    back: 'Indietro',
    showMore: 'Mostra altre',
    clear: 'Cancella',
    moreKeywords: 'altre parole chiave',
    undefinedRole: 'Non definito',
    notAvailable: 'N/A',
    opensInNewTab: '(si apre in una nuova scheda)',
    skipToContent: 'Vai al contenuto',
    showPassword: 'Mostra o nascondi la password',
    pickColor: 'Preleva un colore dallo schermo',
    hue: 'Tonalità',
    saturation: 'Saturazione e luminosità',
    newPassword: 'Nuova password',
    pageNotFound: 'Pagina non trovata',
    pageNotFoundHint: 'L’indirizzo non corrisponde a nessuna sezione.',
    toStart: 'Vai all’inizio',
  },

  errors: {
    network: 'Errore di connessione. Verifica la rete.',
    unexpected: 'Si è verificato un errore. Riprova.',
    authentication: 'Errore di autenticazione. Riprova.',
    profile: 'Errore nel caricamento del profilo utente',
    companies: 'Errore nel caricamento delle aziende',
    company: 'Errore nel caricamento dei dati aziendali',
    companyCreation: "Errore nella creazione dell'azienda",
    people: "Errore nel caricamento degli utenti dell'azienda",
    conversations: 'Errore nel caricamento delle conversazioni',
    conversation: 'Errore nel caricamento della conversazione',
    olderMessages: 'Errore nel caricamento dei messaggi precedenti',
    closing: 'Errore nella chiusura della conversazione',
    test: 'Errore durante la prova',
    assistantSettings: 'Errore nel caricamento di argomenti e sinonimi',
    signOut: 'Errore durante il logout',
    crashed: 'Questa schermata ha smesso di funzionare',
  },

  dates: {
    clear: 'Cancella le date',
    labels: {
      nextMonth: 'Mese successivo',
      previousMonth: 'Mese precedente',
      nextYear: 'Anno successivo',
      previousYear: 'Anno precedente',
      nextDecade: 'Decennio successivo',
      previousDecade: 'Decennio precedente',
      monthLevelControl: 'Scegli il mese',
      yearLevelControl: 'Scegli l’anno',
    },
  },

  stale: {
    title: 'Qualcun altro ha salvato nel frattempo',
    conflict: 'Avete cambiato entrambi qualcosa: scegli quale versione tenere. Niente di ciò che hai scritto va perso.',
    merged:
      'Le tue modifiche e le sue stanno bene insieme: ecco cosa ha cambiato. Niente di ciò che hai scritto va perso.',
    mine: 'La tua versione',
    theirs: 'La sua versione',
    theyChanged: 'Ha cambiato anche',
    empty: '(vuoto)',
    later: 'Continua a scrivere',
    goOn: 'Usa questa versione',
    check: 'Questa è la versione più recente, con le tue modifiche. Controllala e salva.',
  },

  undo: 'Annulla',

  keys: {
    title: 'Tasti',
    all: [
      { key: '?', does: 'Mostra questi tasti' },
      { key: '/', does: 'Vai alla ricerca' },
      { key: 'Tab', does: 'Vai al prossimo comando' },
      { key: 'Invio', does: 'Invia il messaggio o conferma' },
      { key: 'Maiusc + Invio', does: 'Vai a capo nella chat' },
      { key: 'Esc', does: 'Chiudi la finestra, o riduci la chat di prova' },
    ],
  },

  unsaved: {
    title: 'Modifiche non salvate',
    question: 'Se lasci questa pagina adesso, le modifiche non salvate andranno perse.',
    stay: 'Resta qui',
    leave: 'Esci senza salvare',
  },
} as const;
