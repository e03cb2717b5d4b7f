import { texts as shared } from '../texts.ts';

/** The Italian sentences of the dashboards and a company. */
export const texts = {
  ...shared,

  admin: {
    title: 'Admin Dashboard',
    welcome: (email: string) => `Benvenuto, ${email}`,
    totalCompanies: 'Aziende totali',
    list: 'Aziende Registrate',
    createdAt: (date: string) => `Creata il ${date}`,
    loading: 'Caricamento delle aziende...',
    empty: 'Nessuna azienda registrata',
    emptyHint: 'Le aziende che registri compariranno qui.',
    troubleshooting: 'Cosa puoi provare',
    troubleshootingSteps: [
      'Verifica di essere connesso a Internet.',
      'Ricarica la pagina.',
      'Esci e accedi di nuovo.',
      'Se il problema continua, contatta il supporto.',
    ],
    moreFailed: 'Errore nel caricamento delle altre aziende',
    primaryColor: (color: string) => `Colore primario ${color}`,
    secondaryColor: (color: string) => `Colore secondario ${color}`,
  },

  company: {
    back: 'Tutte le aziende',
    notFound: 'Azienda non trovata',
    notFoundHint: 'Non esiste, oppure non hai accesso a questa azienda.',
    active: 'Attivo',
    inactive: 'Inattivo',
  },

  sections: {
    label: 'Sezioni dell’azienda',
    more: 'Altro',
    moreTitle: 'Altre sezioni',
    overview: 'Panoramica',
    dashboard: 'Dashboard',
    faqs: 'FAQ',
    products: 'Prodotti',
    prompt: 'Prompt AI',
    conversations: 'Conversazioni',
    statistics: 'Statistiche',
    settings: 'Impostazioni',
    people: 'Persone',
  },
} as const;
