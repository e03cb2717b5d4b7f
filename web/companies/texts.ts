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

  client: {
    loading: 'Caricamento Dashboard...',
    greeting: (name: string) => `Ciao, ${name}`,
    products: (count: number) => (count === 1 ? '1 prodotto' : `${count.toLocaleString('it-IT')} prodotti`),
    online: 'Connesso',
    offline: 'Locale',
  },

  company: {
    back: 'Tutte le aziende',
    widget: 'Apri il chatbot',
    notFound: 'Azienda non trovata',
    notFoundHint: 'Non esiste, oppure non hai accesso a questa azienda.',
    sections: 'Sezioni dell’azienda',
    conversations: 'Conversazioni',
    assistant: 'Assistente',
    people: 'Persone',
    active: 'Attivo',
    inactive: 'Inattivo',
  },
} as const;
