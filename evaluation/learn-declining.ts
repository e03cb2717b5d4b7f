import { writeFileSync } from 'node:fs';
import { dangerIn } from '../server/assistant/danger.ts';
import { DECLINE_FEATURES, type DeclineFeatures, declineFeatures } from '../server/assistant/decline-features.ts';
import type { NamedDeclineWeights } from '../server/assistant/decline-weights-file.ts';
import { declineLikelihood, SAID_SCALE } from '../server/assistant/declining.ts';
import type { Knowledge } from '../server/assistant/knowledge.ts';
import { readForAnswer } from '../server/assistant/reading.ts';
import { shuffled } from '../server/language/intents/learning.ts';
import { sentencesOfTests } from './learn-choice.ts';
import { LearningNames, LearningWeights, namedValues, namedWeights } from './learning-weights.ts';
import type { Case } from './set.ts';

/** A message of which it is known whether it is about another subject than the shop's. */
export interface DeclineExample {
  features: DeclineFeatures;
  isOther: boolean;
}

const ROUNDS = 8;
const DECAY = 1e-4;
const PLAIN_TIMES = 2; // the sentences of the tests are said plainly: what everybody says must be right
const LEAST_WRONG = 1e-3; // that is worth a step
const LEAST_KEPT = 0.2; // a weight that decides nothing
const FILE = new URL('../server/assistant/decline-weights.json', import.meta.url);

/** Learns when to decline, by a logistic regression in small steps, always the same; keeps the weights for the server. */
export function learnDeclining(examples: readonly DeclineExample[], plain: readonly DeclineExample[]): void {
  const values = new LearningWeights(DECLINE_FEATURES.length, DECAY);
  const said = new LearningNames();
  const weights = { values: values.values, said: said.values };
  const all = [...examples, ...Array.from({ length: PLAIN_TIMES }, () => plain).flat()];
  for (let round = 0; round < ROUNDS; round++)
    for (const { features, isOther } of shuffled(all)) {
      const wrong = declineLikelihood(features, weights) - (isOther ? 1 : 0);
      if (Math.abs(wrong) < LEAST_WRONG) continue;
      values.adjust(features.values.map((value) => wrong * value));
      said.adjust(features.said, (wrong * SAID_SCALE) / Math.sqrt(Math.max(1, features.said.size)));
    }
  const kept: NamedDeclineWeights = {
    values: namedWeights(DECLINE_FEATURES, values.values),
    said: namedValues(said.values, LEAST_KEPT),
  };
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}

/** The cases of a shop, to be learnt from. */
export function declineExamples(knowledge: Knowledge, cases: readonly Case[]): DeclineExample[] {
  return cases.flatMap(({ message, kind }) => exampleOf(knowledge, message, kind === 'off_topic'));
}

/** The sentences of the tests, of one shop that has everything. */
export function declineExamplesOfTests(knowledge: Knowledge): DeclineExample[] {
  return sentencesOfTests().flatMap(({ sentence, expected }) =>
    exampleOf(knowledge, sentence, expected === 'declined'),
  );
}

/** Who is in danger is helped, whatever else. */
function exampleOf(knowledge: Knowledge, text: string, isOther: boolean): DeclineExample[] {
  const reading = readForAnswer(knowledge, text);
  return dangerIn(reading.message) ? [] : [{ features: declineFeatures(reading), isOther }];
}
