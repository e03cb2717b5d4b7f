import { texts as shared } from '../texts.ts';

/** The Italian sentences of the test chat. */
export const texts = {
  ...shared,

  chatTest: {
    banner: 'Modalità test: le conversazioni non vengono salvate. Rispondono FAQ, prodotti e prompt veri.',
    greeting: (shop: string) => `Ciao! Sono l'assistente AI di ${shop} in modalità test 🧪
Rispondo con le FAQ e i prodotti veri del negozio, ma le conversazioni non vengono salvate. Scrivimi come farebbe un cliente.`,
    failed: 'Errore nel caricamento della chat di prova',
    why: 'Perché questa risposta?',
  },
} as const;
