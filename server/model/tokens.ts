import type { ModelMessage } from './model.ts';

const FRAME_TOKENS = 8; // what a message costs beside its text: role and marks
export const LETTERS_PER_TOKEN = 3; // Italian has 3.5 to 4; on the safe side

/** What messages cost at the very most: no tokeniser cuts a text into more pieces than it has bytes. */
export function mostTokens(messages: readonly ModelMessage[]): number {
  return messages.reduce((sum, { content }) => sum + FRAME_TOKENS + Buffer.byteLength(content), FRAME_TOKENS);
}

/** What they probably cost, where nobody says it. */
export function probableTokens(messages: readonly ModelMessage[]): number {
  return messages.reduce(
    (sum, { content }) => sum + (content ? FRAME_TOKENS : 0) + Math.ceil(content.length / LETTERS_PER_TOKEN),
    0,
  );
}
