/** What a new company does first. */
export interface Step {
  readonly name: 'faqs' | 'products' | 'test' | 'embed';
  /** Where it is done; null for what is done on the same page. */
  readonly section: string | null;
  readonly isDone: boolean;
}

interface Progress {
  readonly faqCount: number;
  readonly draftFaqCount: number;
  readonly productCount: number;
}

const FAQS_AT_FIRST = 2; // its contacts, and its hours as a draft

/** The steps in their order: what is done is told by what is there. */
export function stepsOf(
  { faqCount, draftFaqCount, productCount }: Progress,
  conversations: number,
  wasTested: boolean,
): Step[] {
  const hasFaqs = faqCount > FAQS_AT_FIRST && draftFaqCount === 0;
  const hasProducts = productCount > 0;
  const wasUsed = conversations > 0;
  return [
    { name: 'faqs', section: 'faq', isDone: hasFaqs },
    { name: 'products', section: 'products', isDone: hasProducts },
    { name: 'test', section: null, isDone: wasTested || wasUsed },
    { name: 'embed', section: null, isDone: wasUsed },
  ];
}
