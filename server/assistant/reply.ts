import type { ModelFacts, ModelFailure } from './model.ts';

/** Where an answer came from; shown beside it and counted in the figures. */
export type ReplySource = 'FAQ' | 'AI' | 'CATALOG' | 'FALLBACK';

/** An answer with its reasons: what is stored, and what the test chat shows. */
export interface Reply {
  text: string;
  source: ReplySource;
  /** 0–1; a constant for each source. */
  confidence: number;
  /** The FAQ that answered; null for every other source. */
  faqId: string | null;
  /** The recommended products, best first: the cards, in their order. */
  productIds: string[];
  /** The folded words of the message that were evidence for this answer. */
  terms: string[];
  /** Words offered as chips below the answer; usually none. */
  chips: string[];
  /** It was stopped, or cut, before its end. */
  isInterrupted?: boolean;
  /** Why the model did not answer, where it should have. */
  modelFailure?: ModelFailure;
  /** How the model did, where it was asked. */
  modelFacts?: ModelFacts;
}
