import { texts as companies } from '../companies/texts.ts';

/** The Italian sentences of the admin dashboard. */
export const texts = {
  ...companies,

  admin: {
    title: 'Admin Dashboard',
    welcome: (email: string) => `Benvenuto, ${email}`,
    totalCompanies: 'Aziende totali',
    activeChatbots: 'Chatbot attivi',
    newClients: 'Nuovi clienti',
    newClientsHint: 'negli ultimi 30 giorni',
    list: 'Aziende Registrate',
    search: "Cerca un'azienda",
    found: (count: number, more: boolean) =>
      more ? `Più di ${count} aziende trovate` : count === 1 ? '1 azienda trovata' : `${count} aziende trovate`,
    nothingFound: 'Nessuna azienda trovata',
    nothingFoundHint: (search: string) => `Nessun nome contiene «${search}».`,
    clearSearch: 'Mostra tutte',
    add: 'Nuova Azienda',
    createdAt: (date: string) => `Creata il ${date}`,
    loading: 'Caricamento delle aziende...',
    initializing: 'Inizializzazione sistema...',
    initialize: 'Inizializza Sistema',
    initializeQuestion: 'Creare il negozio di prova Demo Shop?',
    initializeConfirm: 'Crea Demo Shop',
    initialized: 'Demo Shop creato.',
    initializeFailed: (reason: string) => `Errore nella creazione utenti demo: ${reason}`,
    empty: 'Nessuna azienda registrata',
    emptyHint: 'Registra la prima, oppure parti da un negozio di prova già pronto.',
    troubleshooting: 'Cosa puoi provare',
    troubleshootingSteps: [
      'Verifica di essere connesso a Internet.',
      'Ricarica la pagina.',
      'Esci e accedi di nuovo.',
      'Se il problema continua, contatta il supporto.',
    ],
    moreFailed: 'Errore nel caricamento delle altre aziende',
    quickActions: 'Azioni rapide',
    apiDocs: 'Documentazione API',
  },

  test: {
    title: (name: string) => `Test Chatbot: ${name}`,
    minimise: 'Riduci',
    close: 'Chiudi il test',
  },

  detail: {
    title: 'Dettagli azienda',
    people: 'Persone',
    products: 'Prodotti',
    faqs: 'FAQ',
    drafts: (count: number) => (count === 1 ? '1 da completare' : `${count} da completare`),
    conversationsToday: 'Conversazioni oggi',
    activeNow: 'Attive ora',
    lastActivity: 'Ultima attività',
    lastAccess: 'Ultimo accesso',
    never: 'Mai',
    manage: 'Gestisci',
    test: 'Test Chatbot',
    editChatbot: 'Modifica Chatbot',
    edit: 'Modifica azienda',
    remove: 'Elimina azienda',
    editTitle: 'Modifica azienda',
    removeTitle: 'Elimina azienda',
    removeWarning: (name: string) =>
      `${name} verrà eliminata con le sue persone, le sue conversazioni, le FAQ e i prodotti. Non si può annullare.`,
    removeLabel: (name: string) => `Per confermare scrivi «${name}»`,
    removed: (name: string) => `${name} è stata eliminata.`,
  },
} as const;
