import { texts as companies } from '../companies/texts.ts';

/** The Italian sentences of the first company. */
export const texts = {
  ...companies,

  completion: {
    title: 'Completa la registrazione',
    intro: 'Ancora un passo: racconta chi è il tuo negozio. Potrai cambiare tutto in seguito.',
    account: 'Account',
    nameRequired: 'Nome Company obbligatorio',
    submit: 'Completa Registrazione',
    backToLogin: 'Torna al login',
  },
} as const;
