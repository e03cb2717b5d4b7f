import type { Reply } from '../assistant/reply.ts';

/** Whether a question was taken for one about another subject than the shop's. */
export function isDeclined({ fallbackReason }: Pick<Reply, 'fallbackReason'>): boolean {
  return fallbackReason === 'OFF_TOPIC';
}
