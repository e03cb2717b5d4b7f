import { writeFileSync } from 'node:fs';
import { choiceFeaturesOf } from '../server/assistant/reading.ts';
import { likelihoodsOf, SAID_SCALE } from '../server/faqs/choice.ts';
import { type ChoiceFeatures, FAQ_FEATURES, NONE_FEATURES } from '../server/faqs/choice-features.ts';
import type { ChoiceWeights, NamedWeights } from '../server/faqs/choice-weights-file.ts';
import { shuffled } from '../server/language/intents/learning.ts';
import { emporium } from '../server/test/cases/emporium.ts';
import { GOODS } from '../server/test/cases/goods.ts';
import { MANNERS } from '../server/test/cases/manners.ts';
import { OFF_TOPICS } from '../server/test/cases/off-topics.ts';
import { QUESTIONS } from '../server/test/cases/questions.ts';
import { readCases } from '../server/test/cases/read-cases.ts';
import { SPELLINGS } from '../server/test/cases/spellings.ts';
import { knowledgeOf } from './answers.ts';
import { LearningWeights, namedWeights, rounded } from './learning-weights.ts';
import type { EvaluationSet } from './set.ts';

interface Example {
  features: ChoiceFeatures;
  /** The place of what is right: a FAQ's, or one more for none. */
  right: number;
}

const ROUNDS = 12;
const DECAY = 0.002;
const SAID_STEP = 0.2;
const SAID_DECAY = 0.001;
const PLAIN_TIMES = 3; // the sentences of the tests are said plainly: what everybody says must be right
const LEAST_KEPT = 0.2; // a weight that decides nothing
const FILE = new URL('../server/faqs/choice-weights.json', import.meta.url);

/**
 * Learns from messages whose right answer is known which FAQ is meant, or none: a conditional logistic regression in small
 * steps, always the same. Keeps the weights for the server.
 */
export function learnChoice(sets: readonly EvaluationSet[]): void {
  const plain = Array.from({ length: PLAIN_TIMES }, examplesOfTests).flat();
  const weights = learn(shuffled([...sets.flatMap(examplesOf), ...plain]));
  const said = [...weights.said]
    .filter(([, value]) => Math.abs(value) >= LEAST_KEPT)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const kept: NamedWeights = {
    faqs: namedWeights(FAQ_FEATURES, weights.faqs),
    none: namedWeights(NONE_FEATURES, weights.none),
    said: Object.fromEntries(said.map(([name, value]) => [name, rounded(value)])),
  };
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}

function examplesOf({ shops, cases }: EvaluationSet): Example[] {
  const knowledge = new Map(shops.map((shop) => [shop.key, knowledgeOf(shop)]));
  return cases.flatMap(({ shop, message, kind, faqId }) => {
    const known = knowledge.get(shop);
    if (!known) return [];
    const places = known.faqs.faqs.map(({ faq }) => faq.id);
    const right = kind === 'faq' ? places.indexOf(String(faqId)) : places.length;
    return right < 0 ? [] : [{ features: choiceFeaturesOf(known, message), right }];
  });
}

/** The sentences of the tests, of one shop that has everything. */
function examplesOfTests(): Example[] {
  const places = emporium.faqs.faqs.map(({ faq }) => faq.id);
  return [QUESTIONS, GOODS, OFF_TOPICS, SPELLINGS, MANNERS].flatMap(readCases).flatMap(({ sentence, expected }) => {
    const [, id] = /^faq (\S+)$/.exec(expected) ?? [];
    const right = id === undefined ? places.length : places.indexOf(id);
    return right < 0 ? [] : [{ features: choiceFeaturesOf(emporium, sentence), right }];
  });
}

/** Weights that are still to be learnt, with the sum of the squares of their steps. */
class Learning {
  private readonly faqs = new LearningWeights(FAQ_FEATURES.length, DECAY);
  private readonly none = new LearningWeights(NONE_FEATURES.length, DECAY);
  readonly weights = { faqs: this.faqs.values, none: this.none.values, said: new Map<string, number>() };
  private readonly saidSteps = new Map<string, number>();

  learnFrom({ features, right }: Example): void {
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
    const share = (none * SAID_SCALE) / Math.sqrt(features.said.size);
    for (const name of features.said) {
      const value = this.weights.said.get(name) ?? 0;
      const slope = share + SAID_DECAY * value;
      const squares = (this.saidSteps.get(name) ?? 1e-3) + slope * slope;
      this.saidSteps.set(name, squares);
      this.weights.said.set(name, value - (SAID_STEP * slope) / Math.sqrt(squares));
    }
  }
}

function learn(examples: readonly Example[]): ChoiceWeights {
  const learning = new Learning();
  for (let round = 0; round < ROUNDS; round++) for (const example of examples) learning.learnFrom(example);
  return learning.weights;
}
