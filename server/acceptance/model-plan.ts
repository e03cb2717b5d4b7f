import { answerByRules } from '../assistant/dialogue/dialogue.ts';
import type { Knowledge } from '../assistant/knowledge.ts';
import { prepareRequest } from '../assistant/model-request.ts';
import { awake } from '../assistant/plain-answer.ts';
import { probableTokens } from '../model/tokens.ts';
import { MOST_FOR_MODEL } from './acceptance-run.ts';
import type { AcceptanceTest } from './acceptance-test.ts';

/** Which tests would go to a model, and what that would probably cost. */
export interface ModelPlan {
  /** No rule answers them; all of them. */
  questionCount: number;
  /** Those that a run asks: the first ones. */
  tests: AcceptanceTest[];
  /** Of all questions that are asked and of their answers. */
  tokens: number;
}

const ANSWER_TOKENS = 150; // a short answer; a long one is cut by the model's own limit

/** Plans a run with a model. A question a step. */
export function* planForModel(knowledge: Knowledge, tests: readonly AcceptanceTest[]): Generator<void, ModelPlan> {
  const known = awake(knowledge);
  const plan: ModelPlan = { questionCount: 0, tests: [], tokens: 0 };
  for (const test of tests) {
    const rules = answerByRules(known, { text: test.question, turns: [] }, true);
    if (!rules.reply) {
      plan.questionCount++;
      if (plan.tests.length < MOST_FOR_MODEL) {
        const productIds = rules.suggested.map(({ id }) => id);
        const isAsked = rules.isWished && productIds.length > 0;
        const request = { knowledge: known, text: test.question, productIds, isAsked, turns: [] };
        plan.tests.push(test);
        plan.tokens += probableTokens(prepareRequest(request).messages) + ANSWER_TOKENS;
      }
    }
    yield;
  }
  return plan;
}
