import { writeFileSync } from 'node:fs';
import { choiceFeaturesOf } from '../server/assistant/reading.ts';
import { likelihoodsOf, SAID_SCALE } from '../server/faqs/choice.ts';
import { type ChoiceFeatures, FAQ_FEATURES, NONE_FEATURES } from '../server/faqs/choice-features.ts';
import { type ChoiceWeights, goByChoice, type NamedWeights } from '../server/faqs/choice-weights-file.ts';
import { shuffled } from '../server/language/intents/learning.ts';
import { GOODS } from '../server/test/cases/goods.ts';
import { MANNERS } from '../server/test/cases/manners.ts';
import { OFF_TOPICS } from '../server/test/cases/off-topics.ts';
import { QUESTIONS } from '../server/test/cases/questions.ts';
import { readCases } from '../server/test/cases/read-cases.ts';
import { SPELLINGS } from '../server/test/cases/spellings.ts';
import { LearningNames, LearningWeights, namedValues, namedWeights } from './learning-weights.ts';
import type { Forms } from './meaning-lessons.ts';
import { askedOfFaqs, type Teacher } from './meaning-messages.ts';
import type { Case } from './set.ts';

/** A message whose right answer is known. */
export interface ChoiceExample {
  teacher: Teacher;
  asked: readonly number[];
  features: ChoiceFeatures;
  /** The place of what is right: a FAQ's, or one more for none. */
  right: number;
}

const ROUNDS = 12;
const DECAY = 0.002;
const PLAIN_TIMES = 3; // the sentences of the tests are said plainly: what everybody says must be right
const LEAST_KEPT = 0.3; // a weight that decides nothing
const FILE = new URL('../server/faqs/choice-weights.json', import.meta.url);

/**
 * Learns from messages whose right answer is known which FAQ is meant, or none: a conditional logistic regression in small
 * steps, always the same.
 * @param plain sentences that are said plainly
 */
export function learnChoice(examples: readonly ChoiceExample[], plain: readonly ChoiceExample[]): ChoiceWeights {
  const all = shuffled([...examples, ...Array.from({ length: PLAIN_TIMES }, () => plain).flat()]);
  const learning = new Learning();
  for (let round = 0; round < ROUNDS; round++) for (const example of all) learning.learnFrom(example);
  return learning.weights;
}

/** Keeps the weights for the server, and for what is learnt after them. */
export function keepChoice(weights: ChoiceWeights): void {
  const kept: NamedWeights = {
    faqs: namedWeights(FAQ_FEATURES, weights.faqs),
    none: namedWeights(NONE_FEATURES, weights.none),
    said: namedValues(weights.said, LEAST_KEPT),
  };
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
  goByChoice(kept);
}

/** The cases of a shop, to be learnt from. */
export function choiceExamples(teacher: Teacher, cases: readonly Case[], forms: Forms): ChoiceExample[] {
  const places = teacher.knowledge.faqs.faqs.map(({ faq }) => faq.id);
  return cases.flatMap(({ message, kind, faqId }) => {
    const right = kind === 'faq' ? places.indexOf(String(faqId)) : places.length;
    return exampleOf(teacher, message, right, forms);
  });
}

/** The sentences of the tests, of one shop that has everything. */
export function examplesOfTests(teacher: Teacher, forms: Forms): ChoiceExample[] {
  const places = teacher.knowledge.faqs.faqs.map(({ faq }) => faq.id);
  return sentencesOfTests().flatMap(({ sentence, expected }) => {
    const [, id] = /^faq (\S+)$/.exec(expected) ?? [];
    const right = id === undefined ? places.length : places.indexOf(id);
    return exampleOf(teacher, sentence, right, forms);
  });
}

/** What is said plainly, with what must become of it. */
export function sentencesOfTests() {
  return [QUESTIONS, GOODS, OFF_TOPICS, SPELLINGS, MANNERS].flatMap(readCases);
}

function exampleOf(teacher: Teacher, message: string, right: number, forms: Forms): ChoiceExample[] {
  if (right < 0) return [];
  const features = choiceFeaturesOf(teacher.knowledge, message);
  return [{ teacher, asked: askedOfFaqs(teacher, message, forms), features, right }];
}

/** Weights that are still to be learnt, with the sum of the squares of their steps. */
class Learning {
  private readonly faqs = new LearningWeights(FAQ_FEATURES.length, DECAY);
  private readonly none = new LearningWeights(NONE_FEATURES.length, DECAY);
  private readonly said = new LearningNames();
  readonly weights = { faqs: this.faqs.values, none: this.none.values, said: this.said.values };

  learnFrom({ features, right }: ChoiceExample): void {
    const likelihoods = likelihoodsOf(features, this.weights);
    const all = likelihoods.reduce((sum, value) => sum + value, 0);
    const wrong = likelihoods.map((value, place) => value / all - (place === right ? 1 : 0));
    const none = wrong.pop() ?? 0;
    this.faqs.adjust(
      FAQ_FEATURES.map((_, at) =>
        wrong.reduce((sum, each, place) => sum + each * (features.faqs[place]?.[at] ?? 0), 0),
      ),
    );
    this.none.adjust(NONE_FEATURES.map((_, at) => none * (features.none[at] ?? 0)));
    this.said.adjust(features.said, (none * SAID_SCALE) / Math.sqrt(features.said.size));
  }
}
