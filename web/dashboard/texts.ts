import { texts as companies } from '../companies/texts.ts';

/** The Italian sentences of the client's workspace. */
export const texts = {
  ...companies,

  dashboard: {
    loading: 'Caricamento Dashboard...',
    greeting: (name: string) => `Ciao, ${name}`,
    adminMode: 'ADMIN MODE',
    backToAdmin: 'Torna alla dashboard admin',
    upload: 'Carica prodotti',
    configuration: 'Configurazione',
    stats: 'In breve',
    products: (count: number) => (count === 1 ? '1 prodotto' : `${count.toLocaleString('it-IT')} prodotti`),
    recommended: (count: number) => (count === 1 ? '1 consigliato ora' : `${count} consigliati ora`),
    signOut: 'Esci',
    online: 'Connesso',
    offline: 'Locale',
    welcomeTitle: (name: string) => `Benvenuto nello spazio di ${name}`,
    welcome: "Prova l'assistente come lo vedono i clienti, e tieni aggiornato ciò che sa.",
  },
} as const;
