import type { Faq } from '../faqs/faq.ts';

const EPOCH = new Date(0);

/** A FAQ for tests: a sentence names what it is about, this supplies the rest. */
export function exampleFaq(given: Partial<Faq> & Pick<Faq, 'id' | 'question'>): Faq {
  return {
    companyId: 'company',
    code: given.id,
    answer: `Risposta: ${given.id}`,
    keywords: [],
    category: 'Generale',
    isDraft: false,
    position: 0,
    version: 1,
    createdAt: EPOCH,
    updatedAt: EPOCH,
    ...given,
  };
}
