import { writeFileSync } from 'node:fs';
import { readForAnswer } from '../server/assistant/reading.ts';
import { shuffled } from '../server/language/intents/learning.ts';
import { type CardFeatures, FIT_FEATURES, ORDER_FEATURES } from '../server/products/card-features.ts';
import type { NamedCardWeights } from '../server/products/card-weights-file.ts';
import { fitness, likelihoodsOf } from '../server/products/cards.ts';
import { RECOMMENDED } from '../server/products/recommend.ts';
import { knowledgeOf } from './answers.ts';
import type { EvaluationSet } from './set.ts';

/** The products compared for a wish, and which of them may be recommended. */
interface Example {
  compared: readonly CardFeatures[];
  fits: readonly boolean[];
}

const ROUNDS = 12;
const STEP = 0.3;
const DECAY = 0.001;
const FILE = new URL('../server/products/card-weights.json', import.meta.url);

/**
 * Learns from wishes whose products are known which of those compared is wanted, and how surely another fits beside it:
 * two logistic regressions in small steps, always the same. Keeps the weights for the server.
 */
export function learnCards(sets: readonly EvaluationSet[]): void {
  const examples = shuffled(sets.flatMap(examplesOf));
  const order = new Learning(ORDER_FEATURES.length);
  const fit = new Learning(FIT_FEATURES.length);
  for (let round = 0; round < ROUNDS; round++)
    for (const example of examples) order.adjust(orderSlopes(example, order.weights));
  for (let round = 0; round < ROUNDS; round++)
    for (const { compared, fits } of examples) {
      const likelihoods = likelihoodsOf(compared, { order: order.weights });
      const likeliest = [...compared.entries()]
        .sort(([one], [other]) => (likelihoods[other] ?? 0) - (likelihoods[one] ?? 0))
        .slice(0, RECOMMENDED);
      for (const [place, each] of likeliest) {
        const likelihood = likelihoods[place] ?? 0;
        const wrong = fitness(each, likelihood, { fit: fit.weights }) - (fits[place] ? 1 : 0);
        fit.adjust(each.fitBy(likelihood).map((value) => wrong * value));
      }
    }
  const named = (names: readonly string[], values: readonly number[]) =>
    Object.fromEntries(names.map((name, place) => [name, Math.round((values[place] ?? 0) * 100) / 100]));
  const kept: NamedCardWeights = { order: named(ORDER_FEATURES, order.weights), fit: named(FIT_FEATURES, fit.weights) };
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

/** Weights that are still to be learnt, with the sum of the squares of their steps. */
class Learning {
  readonly weights: number[];
  private readonly squares: number[];

  constructor(count: number) {
    this.weights = Array.from({ length: count }, () => 0);
    this.squares = Array.from({ length: count }, () => 1e-6);
  }

  adjust(slopes: readonly number[]): void {
    for (const [at, each] of slopes.entries()) {
      const slope = each + DECAY * (this.weights[at] ?? 0);
      this.squares[at] = (this.squares[at] ?? 0) + slope * slope;
      this.weights[at] = (this.weights[at] ?? 0) - (STEP * slope) / Math.sqrt(this.squares[at] ?? 1);
    }
  }
}
