import { CONFIDENCE } from '../assistant/answer.ts';
import type { Reply } from '../assistant/reply.ts';

/**
 * Whether an answer found nothing. What was declined, asked back or only greeted is answered; so is what a model said.
 */
export function isUnanswered({ source, confidence }: Pick<Reply, 'source' | 'confidence'>): boolean {
  return source === 'FALLBACK' && confidence === CONFIDENCE.OTHER;
}
