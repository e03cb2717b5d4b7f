import type { NewFaq } from '../faqs/store.ts';

/** What a new company's assistant begins with. */
export interface SeedFaq extends Pick<NewFaq, 'question' | 'answer' | 'keywords' | 'category' | 'isDraft'> {}

/** The two FAQs of a new company: how to reach it, and its hours; a draft where nobody has said it yet. */
export function firstFaqs({ contactEmail }: { contactEmail: string }): SeedFaq[] {
  return [
    {
      question: 'Come posso contattarvi?',
      answer:
        contactEmail === ''
          ? 'Da completare: indica qui email e telefono del negozio.'
          : `Puoi scriverci all'indirizzo ${contactEmail}: ti risponderemo appena possibile.`,
      keywords: ['contatti', 'contatto', 'contattarvi', 'contattare', 'email', 'telefono'],
      category: 'Generale',
      isDraft: contactEmail === '',
    },
    {
      question: 'Quali sono gli orari di apertura?',
      answer: 'Da completare: indica qui i giorni e gli orari di apertura del negozio.',
      keywords: ['orari', 'orario', 'apertura', 'chiusura', 'aperti', 'aperto'],
      category: 'Generale',
      isDraft: true,
    },
  ];
}

/** The polite Italian prompt of a new company. */
export function firstPrompt(companyName: string): string {
  return `Sei l'assistente virtuale di ${companyName}. Aiuta i clienti con cortesia e precisione: rispondi in italiano, in modo chiaro e conciso, solo su ciò che riguarda il negozio e i suoi prodotti. Se non conosci la risposta, dillo con gentilezza e proponi di contattare il negozio.`;
}
