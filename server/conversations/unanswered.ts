import type { Reply } from '../assistant/reply.ts';

/**
 * Whether an answer found nothing. What was declined, asked back or only greeted is answered; so is what a model said,
 * and a chatbot that is switched off has not looked for anything.
 */
export function isUnanswered({ fallbackReason }: Pick<Reply, 'fallbackReason'>): boolean {
  return fallbackReason === 'NOT_FOUND';
}
