import { texts as companies } from '../companies/texts.ts';

/** The Italian sentences of the management panel. */
export const texts = {
  ...companies,

  panel: {
    edit: 'Modifica Chatbot',
    test: 'Testa Chatbot',
    close: 'Chiudi',
  },
} as const;
