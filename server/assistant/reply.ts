/** Where an answer came from; shown beside it and counted in the figures. Spec §3, decision 22. */
export type ReplySource = 'FAQ' | 'AI' | 'CATALOG' | 'FALLBACK';

/** An answer with its reasons (decision 18): what is stored, and what the test chat shows. */
export interface Reply {
  text: string;
  source: ReplySource;
  /** 0–1, the constants of spec §9. */
  confidence: number;
  /** The FAQ that answered; null for every other source. */
  faqId: string | null;
  /** The recommended products, best first: the cards, in their order. */
  productIds: string[];
  /** The folded words of the message that were evidence for this answer. */
  terms: string[];
  /** Words offered as chips below the answer (decision 8); usually none. */
  chips: string[];
}
