import type { TestAnswer } from '../chat-test/ask.ts';
import { saidBefore } from '../chat-test/said-before.ts';
import type { TestTurn } from '../graphql/generated/graphql.ts';

/** A question of a test, and what there is of its answer. */
export interface Exchange {
  readonly question: string;
  /** All that was written so far. */
  readonly text: string;
  readonly isWriting: boolean;
  /** Null while it is written, and where it was stopped. */
  readonly answer: TestAnswer | null;
}

/** A question that was just asked. */
export function asked(question: string): Exchange {
  return { question, text: '', isWriting: true, answer: null };
}

/** The exchanges with another last one; one that was stopped before its first word is gone. */
export function withLast(exchanges: readonly Exchange[], change: Partial<Exchange>): Exchange[] {
  const last = exchanges.at(-1);
  if (!last) return [];
  const changed = { ...last, ...change };
  const isNothing = !changed.isWriting && changed.text === '' && changed.answer === null;
  return isNothing ? exchanges.slice(0, -1) : [...exchanges.slice(0, -1), changed];
}

/** What was said so far, oldest first, as the next question leans on it. */
export function turnsOf(exchanges: readonly Exchange[]): TestTurn[] {
  const turns = exchanges.flatMap(({ question, text, answer }) => [
    { sender: 'USER' as const, text: question, productIds: [] },
    { sender: 'BOT' as const, text, productIds: answer?.products.map(({ id }) => id) ?? [] },
  ]);
  return saidBefore(turns);
}
