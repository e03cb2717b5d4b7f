import type { ModelFailure } from '../model/faults.ts';
import type { ModelFacts } from '../model/model.ts';
import type { Understood } from './understood.ts';

/** Where an answer came from; shown beside it and counted in the figures. */
export type ReplySource = 'FAQ' | 'AI' | 'CATALOG' | 'FALLBACK';

/** Why none of the shop's own knowledge answered: what kind of sentence the assistant said of its own accord. */
export type FallbackReason =
  | 'DANGER' // help for who is in danger
  | 'SWITCHED_OFF'
  | 'SMALL_TALK'
  | 'PERSON_ASKED' // a person is to answer in the assistant's place
  | 'ORDER_ASKED' // what became of an order is told to who knows its number
  | 'OFF_TOPIC'
  | 'ASKED_BACK' // 'Cosa stai cercando?'
  | 'NOTHING_TO_SUGGEST'
  | 'NOT_FOUND';

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
  /** What narrowed the wish that it answers. */
  understood?: Understood[];
  /** The FAQs that fit next best, for whoever meant another one. */
  alternatives?: string[];
  /** Absent for every source but FALLBACK. */
  fallbackReason?: FallbackReason;
  /** It was stopped, or cut, before its end. */
  isInterrupted?: boolean;
  /** Why the model did not answer, where it should have. */
  modelFailure?: ModelFailure;
  /** How the model did, where it was asked. */
  modelFacts?: ModelFacts;
}
