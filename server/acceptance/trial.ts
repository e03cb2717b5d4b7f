import type { Knowledge } from '../assistant/knowledge.ts';
import { plainAnswer } from '../assistant/plain-answer.ts';
import type { AcceptanceAnswer, AcceptanceReason, AcceptanceTest } from './acceptance-test.ts';
import { answerOf, reasonOf } from './verdict.ts';

/** A test with what came of it. */
export interface Tried {
  test: AcceptanceTest;
  /** Null where it passed. */
  reason: AcceptanceReason | null;
  answer: AcceptanceAnswer;
}

/** Tries tests against what is known, without a model. A question a step. */
export function* tryTests(knowledge: Knowledge, tests: readonly AcceptanceTest[]): Generator<void, Tried[]> {
  const tried: Tried[] = [];
  for (const test of tests) {
    const reply = plainAnswer(knowledge, test.question);
    tried.push({ test, reason: reasonOf(knowledge, test, reply), answer: answerOf(knowledge, reply) });
    yield;
  }
  return tried;
}

/**
 * The tests that pass with what is known, and would not with what a draft makes of it. A question a step.
 * @returns in the order in which they were given.
 */
export function* failingAfter(
  knowledge: { before: Knowledge; after: Knowledge },
  tests: readonly AcceptanceTest[],
): Generator<void, AcceptanceTest[]> {
  const failing: AcceptanceTest[] = [];
  for (const test of tests) {
    const fails = (known: Knowledge) => reasonOf(known, test, plainAnswer(known, test.question)) !== null;
    if (fails(knowledge.after) && !fails(knowledge.before)) failing.push(test);
    yield;
  }
  return failing;
}
