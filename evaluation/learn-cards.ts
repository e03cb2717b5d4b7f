import { writeFileSync } from 'node:fs';
import { readForAnswer } from '../server/assistant/reading.ts';
import { shuffled } from '../server/language/intents/learning.ts';
import { type CardFeatures, FIT_FEATURES, ORDER_FEATURES } from '../server/products/card-features.ts';
import type { NamedCardWeights } from '../server/products/card-weights-file.ts';
import { fitness, likelihoodsOf } from '../server/products/cards.ts';
import { RECOMMENDED } from '../server/products/recommend.ts';
import { knowledgeOf } from './answers.ts';
import { LearningWeights, namedWeights } from './learning-weights.ts';
import type { EvaluationSet } from './set.ts';

/** The products compared for a wish, and which of them may be recommended. */
interface Example {
  compared: readonly CardFeatures[];
  fits: readonly boolean[];
}

const ROUNDS = 12;
const DECAY = 0.001;
const FILE = new URL('../server/products/card-weights.json', import.meta.url);

/**
 * Learns from wishes whose products are known which of those compared is wanted, and how surely another fits beside it:
 * two logistic regressions in small steps, always the same. Keeps the weights for the server.
 */
export function learnCards(sets: readonly EvaluationSet[]): void {
  const examples = shuffled(sets.flatMap(examplesOf));
  const order = new LearningWeights(ORDER_FEATURES.length, DECAY);
  const fit = new LearningWeights(FIT_FEATURES.length, DECAY);
  for (let round = 0; round < ROUNDS; round++)
    for (const example of examples) order.adjust(orderSlopes(example, order.values));
  for (let round = 0; round < ROUNDS; round++)
    for (const { compared, fits } of examples) {
      const likelihoods = likelihoodsOf(compared, { order: order.values });
      const likeliest = [...compared.entries()]
        .sort(([one], [other]) => (likelihoods[other] ?? 0) - (likelihoods[one] ?? 0))
        .slice(0, RECOMMENDED);
      for (const [place, each] of likeliest) {
        const likelihood = likelihoods[place] ?? 0;
        const wrong = fitness(each, likelihood, { fit: fit.values }) - (fits[place] ? 1 : 0);
        fit.adjust(each.fitBy(likelihood).map((value) => wrong * value));
      }
    }
  const kept: NamedCardWeights = {
    order: namedWeights(ORDER_FEATURES, order.values),
    fit: namedWeights(FIT_FEATURES, fit.values),
  };
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}

function examplesOf({ shops, cases }: EvaluationSet): Example[] {
  const knowledge = new Map(shops.map((shop) => [shop.key, knowledgeOf(shop)]));
  return cases.flatMap(({ shop, message, kind, productIds = [] }) => {
    const known = knowledge.get(shop);
    if (!known || kind !== 'recommend') return [];
    const { compared } = readForAnswer(known, message);
    return compared.length === 0
      ? []
      : [{ compared, fits: compared.map(({ product }) => productIds.includes(product.id)) }];
  });
}

/** How the order's weights have to move for one wish: none where all that was compared fits, or nothing. */
function orderSlopes({ compared, fits }: Example, order: readonly number[]): number[] {
  const likelihoods = likelihoodsOf(compared, { order });
  const right = likelihoods.reduce((sum, each, place) => sum + (fits[place] ? each : 0), 0);
  return order.map((_, at) =>
    compared.reduce((sum, features, place) => {
      const likelihood = likelihoods[place] ?? 0;
      const wrong = right === 0 ? 0 : likelihood - (fits[place] ? likelihood / right : 0);
      return sum + wrong * (features.order[at] ?? 0);
    }, 0),
  );
}
