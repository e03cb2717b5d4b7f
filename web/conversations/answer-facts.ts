import type { FallbackReason, ReplySource } from '../graphql/generated/graphql.ts';
import { texts } from './texts.ts';

interface Answer {
  readonly source: ReplySource | null;
  readonly faqQuestion: string | null;
  readonly fallbackReason?: FallbackReason | null;
}

/** Where an answer came from, in words. */
export function originOf({ source, faqQuestion, fallbackReason }: Answer): string {
  if (source === null) return '';
  if (fallbackReason) return texts.conversations.fallbackReasons[fallbackReason];
  if (source !== 'FAQ') return texts.conversations.source[source];
  return faqQuestion ? texts.conversations.fromFaq(faqQuestion) : texts.conversations.fromRemovedFaq;
}

/** 850 ms, 1,2 s */
export function durationOf(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  return `${(milliseconds / 1_000).toLocaleString('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
}
