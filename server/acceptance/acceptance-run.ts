import type { AcceptanceAnswer, AcceptanceReason, ExpectedKind } from './acceptance-test.ts';

export type RunCause = 'BY_HAND' | 'AFTER_CHANGE' | 'WITH_MODEL';

export type RunState = 'RUNNING' | 'DONE' | 'STOPPED' | 'LIMIT_REACHED' | 'INTERRUPTED';

/** All tests of a company, tried at one moment. */
export interface AcceptanceRun {
  companyId: string;
  id: string;
  cause: RunCause;
  state: RunState;
  /** Who began it, as they were called then; null where nobody did. */
  startedBy: string | null;
  startedAt: Date;
  finishedAt: Date | null;
  testCount: number;
  passedCount: number;
  failedCount: number;
  /** Of the model. */
  inputTokens: number;
  outputTokens: number;
}

/** What came of one test in a run, as all of it was called then. */
export interface AcceptanceResult {
  companyId: string;
  runId: string;
  /** From 1. */
  place: number;
  testId: string;
  question: string;
  expectedKind: ExpectedKind;
  expectedNames: string[];
  words: string[];
  verdict: 'PASSED' | 'FAILED';
  reason: AcceptanceReason | null;
  answer: AcceptanceAnswer;
}

export const MOST_RUNS = 30; // that are kept, of a company
export const MOST_FOR_MODEL = 100; // questions of one run

export const RUN_ALIVE_FOR = 120; // s without news of a run until it is given up: a question to a model takes 20
