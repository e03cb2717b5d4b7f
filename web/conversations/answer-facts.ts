import type { ReplySource } from '../graphql/generated/graphql.ts';
import { texts } from './texts.ts';

interface Answer {
  readonly source: ReplySource | null;
  readonly faqQuestion: string | null;
}

/** Where an answer came from, in words. */
export function originOf({ source, faqQuestion }: Answer): string {
  if (source === null) return '';
  if (source !== 'FAQ') return texts.conversations.source[source];
  return faqQuestion ? texts.conversations.fromFaq(faqQuestion) : texts.conversations.fromRemovedFaq;
}

/** 850 ms, 1,2 s */
export function durationOf(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  return `${(milliseconds / 1_000).toLocaleString('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
}
