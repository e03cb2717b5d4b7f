import { texts as shared } from '../texts.ts';

/** The Italian sentences of the connection. */
export const texts = {
  ...shared,

  connection: {
    label: 'Stato della connessione',
    waiting: 'Connessione in corso...',
    live: 'In diretta',
    reconnecting: 'Riconnessione...',
    signedOut: 'Accesso non effettuato',
    connected: (companies: number) => `Connesso · ${companies === 1 ? '1 azienda' : `${companies} aziende`}`,
    failed: 'Errore di connessione',
    revoked: 'La sessione è stata chiusa. Accedi di nuovo per continuare.',
  },
} as const;
