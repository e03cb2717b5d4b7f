import { writeFileSync } from 'node:fs';
import type { Knowledge } from '../server/assistant/knowledge.ts';
import { readForAnswer } from '../server/assistant/reading.ts';
import { shuffled } from '../server/language/intents/learning.ts';
import { NO_CARD_FEATURES, ORDER_FEATURES } from '../server/products/card-features.ts';
import { goByCards, type NamedCardWeights } from '../server/products/card-weights-file.ts';
import { likelihoodsOf } from '../server/products/cards.ts';
import type { Comparison } from '../server/products/compared.ts';
import { LearningWeights, namedWeights } from './learning-weights.ts';
import type { Case } from './set.ts';

/** The products compared for a wish, and which of them may be recommended; none where there is nothing to suggest. */
export interface CardExample {
  comparison: Comparison;
  fits: readonly boolean[];
}

const ROUNDS = 12;
const DECAY = 1e-5;
const FILE = new URL('../server/products/card-weights.json', import.meta.url);

/**
 * Learns from wishes whose products are known which of those compared is wanted, or none: a conditional logistic
 * regression in small steps, always the same. Keeps the weights for the
 * server, and for what is learnt after them.
 */
export function learnCards(examples: readonly CardExample[]): void {
  const order = new LearningWeights(ORDER_FEATURES.length, DECAY);
  const none = new LearningWeights(NO_CARD_FEATURES.length, DECAY);
  const weights = { order: order.values, none: none.values };
  for (let round = 0; round < ROUNDS; round++)
    for (const example of shuffled(examples)) {
      const wrong = wrongOf(example, weights);
      const { cards, none: forNone } = example.comparison;
      order.adjust(
        ORDER_FEATURES.map((_, at) =>
          cards.reduce((sum, { order: values }, place) => sum + (wrong[place] ?? 0) * (values[at] ?? 0), 0),
        ),
      );
      none.adjust(NO_CARD_FEATURES.map((_, at) => (wrong[cards.length] ?? 0) * (forNone?.[at] ?? 0)));
    }
  const kept: NamedCardWeights = {
    order: namedWeights(ORDER_FEATURES, order.values),
    none: namedWeights(NO_CARD_FEATURES, none.values),
  };
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
  goByCards(kept);
}

/** What is compared where advice is asked for, to be learnt from; nothing where a FAQ answers. */
export function cardExamples(knowledge: Knowledge, cases: readonly Case[]): CardExample[] {
  return cases.flatMap(({ message, kind, productIds = [] }) => {
    const { compared, faq } = readForAnswer(knowledge, message);
    if (faq || compared.cards.length === 0) return [];
    const fits = compared.cards.map(({ product }) => productIds.includes(product.id));
    return kind === 'recommend' && !fits.includes(true) ? [] : [{ comparison: compared, fits }];
  });
}

/** How much too likely each product is, and last none. */
function wrongOf({ comparison, fits }: CardExample, weights: Parameters<typeof likelihoodsOf>[1]): number[] {
  const likelihoods = likelihoodsOf(comparison, weights);
  const isNone = !fits.includes(true);
  const isRight = (place: number) => (place === fits.length ? isNone : fits[place] === true);
  const right = likelihoods.reduce((sum, each, place) => sum + (isRight(place) ? each : 0), 0);
  return likelihoods.map((each, place) => each - (isRight(place) ? each / right : 0));
}
