/** Why an answer ended before its end: too long, filtered, broken by the service, or without a word about it. */
export type Cut = 'LENGTH' | 'CONTENT_FILTER' | 'NO_ENDING' | `ENDED_BY ${string}`;

/** Reasons by which an answer is whole. Every other one, known or not, leaves it interrupted. */
const WHOLE = new Set([
  ...['stop', 'end_turn', 'stop_sequence', 'eos', 'eos_token', 'end_of_turn'],
  ...['complete', 'completed', 'finished', 'finish_reason_stop'],
]);
const LENGTH = new Set([
  'length',
  'max_tokens',
  'max_output_tokens',
  'model_length',
  'token_limit',
  'model_context_window_exceeded',
]);
const FILTERED = new Set([
  ...['content_filter', 'content_filtered', 'safety', 'recitation', 'prohibited_content', 'blocklist', 'spii'],
  ...['sensitive', 'refusal', 'image_safety', 'guardrail_intervened'],
]);

/** Whether the service said that an answer has ended; many send '' or 'null' while it goes on. */
export function hasEnded(reason: unknown): reason is string {
  return typeof reason === 'string' && reason.trim() !== '' && reason !== 'null';
}

/** How an answer was cut; null where it is whole. @param reason the service's `finish_reason`; null where it gave none. */
export function cutBy(reason: string | null): Cut | null {
  if (reason === null) return 'NO_ENDING';
  const name = reason.trim().toLowerCase();
  if (WHOLE.has(name)) return null;
  if (LENGTH.has(name)) return 'LENGTH';
  if (FILTERED.has(name)) return 'CONTENT_FILTER';
  return `ENDED_BY ${reason
    .replace(/[^\w.-]+/g, ' ')
    .trim()
    .slice(0, 40)}`;
}
