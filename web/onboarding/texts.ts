import { texts as shared } from '../texts.ts';

/** The Italian sentences of the first company. */
export const texts = {
  ...shared,

  completion: {
    title: 'Completa la registrazione',
    intro: 'Ancora un passo: racconta chi è il tuo negozio. Potrai cambiare tutto in seguito.',
    account: 'Account',
    name: 'Nome azienda',
    namePlaceholder: 'Es. La Bottega di Anna',
    nameRequired: 'Nome Company obbligatorio',
    logoUrl: 'URL del logo (facoltativo)',
    logoPlaceholder: 'https://…',
    primaryColor: 'Colore primario',
    secondaryColor: 'Colore secondario',
    badColor: 'Colore non valido. Usa il formato #RRGGBB.',
    preview: 'Anteprima',
    previewName: 'Il tuo negozio',
    previewStatus: 'Online',
    previewQuestion: 'Quali sono gli orari?',
    previewAnswer: (name: string) => `Ciao! Sono l'assistente AI di ${name}. Come posso aiutarti?`,
    submit: 'Completa Registrazione',
    backToLogin: 'Torna al login',
  },
} as const;
