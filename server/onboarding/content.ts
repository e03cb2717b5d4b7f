import type { NewFaq } from '../faqs/store.ts';
import { composePrompt } from '../prompts/compose.ts';
import { FIRST_FIELDS, type PromptFields } from '../prompts/fields.ts';
import type { PromptVersion } from '../prompts/prompt.ts';

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

/** What an assistant is told of how it speaks. */
export type SeedPrompt = Pick<PromptVersion, 'text' | 'fields'>;

/** A prompt that is composed from fields. */
export function seedPrompt(fields: PromptFields): SeedPrompt {
  return { fields, text: composePrompt(fields) };
}

/** The polite Italian prompt of a new company; its placeholder names the company, also after it is renamed. */
export const FIRST_PROMPT = seedPrompt(FIRST_FIELDS);
