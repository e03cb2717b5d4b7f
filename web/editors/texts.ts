import { texts as shared } from '../texts.ts';

/** The Italian sentences that the editors of FAQs and products share. */
export const texts = {
  ...shared,

  editor: {
    import: 'Importa',
    save: 'Salva',
    cancel: 'Annulla',
    yes: 'Sì',
    no: 'No',
    limit: (limit: number) => `Al massimo ${limit.toLocaleString('it-IT')} caratteri.`,
    length: (length: number, limit: number) =>
      `${length.toLocaleString('it-IT')}/${limit.toLocaleString('it-IT')} caratteri`,
    keywords: 'Parole chiave',
    addKeyword: 'Aggiungi una parola',
  },
} as const;
