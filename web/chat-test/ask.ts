import { uniqueId } from '../chat/unique-id.ts';
import type { PromptFieldsInput, TestReplySubscription, TestTurn } from '../graphql/generated/graphql.ts';
import { listen } from '../live/listen.ts';
import { testReply } from './documents.ts';
import { noteTested } from './tested.ts';

export type TestAnswer = NonNullable<TestReplySubscription['testReply']['reply']>;

/** One question of a test. */
export interface TestQuestion {
  readonly companyId: string;
  readonly text: string;
  /** What was said before, oldest first. */
  readonly turns: TestTurn[];
  /** Stands in for the saved prompt. */
  readonly prompt?: string;
  /** The same, as the fields that it is composed from. */
  readonly fields?: PromptFieldsInput;
}

/** Who follows its answer. */
export interface TestReader {
  /** All that was written so far. */
  onText(text: string): void;
  onReply(reply: TestAnswer): void;
  onRefused(sentence: string): void;
}

/** Asks, until the answer is there or the returned function is called; then nobody works on it any more. */
export function askTest({ companyId, text, turns, prompt, fields }: TestQuestion, reader: TestReader): () => void {
  noteTested(companyId);
  const edited = { ...(prompt === undefined ? {} : { prompt }), ...(fields === undefined ? {} : { fields }) };
  const variables = { companyId, testId: uniqueId(), text, turns, ...edited };
  const stop = listen(testReply, () => variables, {
    next: ({ testReply: progress }) => {
      if (!progress.reply) return reader.onText(progress.text);
      stop();
      reader.onReply(progress.reply);
    },
    refused: ({ message }) => reader.onRefused(message),
  });
  return stop;
}
