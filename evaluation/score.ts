import { parsePrice } from '../server/language/money.ts';
import { type Answer, type Case, type EvaluationSet, KINDS, type Shop } from './set.ts';

/** How many of so many were right. */
export interface Share {
  count: number;
  right: number;
}

/** A message that was answered otherwise than it should be. */
export interface Miss {
  each: Case;
  answer: Answer;
}

export interface Scores {
  byKind: Record<string, Share>;
  byTag: Record<string, Share>;
  byShop: Record<string, Share>;
  /** Of the cards shown where cards were wanted, those that may be recommended. */
  cards: Share;
  /** Of the messages with a right FAQ or product, those whose facts for the model hold it. */
  facts: Share;
  /** The mean of the kinds' accuracies, 0–1. */
  mean: number;
  misses: Miss[];
}

/** Whatever answers. */
export interface Answerer {
  answerOf(each: Case): Answer;
  hasFacts(each: Case): boolean | null;
}

const SHOWN = 3;

/** Scores every case of a set. */
export function scoreSet({ shops, cases }: EvaluationSet, answerer: Answerer): Scores {
  const scores: Scores = { byKind: {}, byTag: {}, byShop: {}, cards: none(), facts: none(), mean: 0, misses: [] };
  for (const each of cases) {
    const answer = answerer.answerOf(each);
    const hasFacts = answerer.hasFacts(each);
    if (hasFacts !== null) count(scores.facts, hasFacts);
    const shop = shops.find(({ key }) => key === each.shop);
    const isRight = shop !== undefined && judge(shop, each, answer);
    for (const share of sharesOf(scores, each)) count(share, isRight);
    if (!isRight) scores.misses.push({ each, answer });
    if (each.kind !== 'recommend') continue;
    for (const id of answer.productIds.slice(0, SHOWN)) count(scores.cards, each.productIds?.includes(id) ?? false);
  }
  const present = KINDS.flatMap((kind) => scores.byKind[kind] ?? []);
  scores.mean = present.reduce((sum, { right, count: all }) => sum + right / all, 0) / present.length;
  return scores;
}

/** A recommendation is right if one of the cards may be recommended and none breaks the budget; all else shows no card. */
export function judge(shop: Shop, each: Case, answer: Answer): boolean {
  const shown = answer.productIds.slice(0, SHOWN);
  if (each.kind !== 'recommend')
    return shown.length === 0 && answer.kind === each.kind && (each.kind !== 'faq' || answer.faqId === each.faqId);
  if (answer.kind === 'off_topic' || answer.kind === 'no_match') return false;
  const { min = 0, max = Number.POSITIVE_INFINITY } = each.budget ?? {};
  const isWithin = (id: string) => {
    const euro = (parsePrice(shop.products.find((product) => product.id === id)?.price ?? '')?.cents ?? 0) / 100;
    return euro >= min && euro <= max;
  };
  return shown.some((id) => each.productIds?.includes(id)) && shown.every(isWithin);
}

function sharesOf(scores: Scores, each: Case): Share[] {
  return [
    shareOf(scores.byKind, each.kind),
    shareOf(scores.byShop, each.shop),
    ...each.tags.map((tag) => shareOf(scores.byTag, tag)),
  ];
}

function shareOf(shares: Record<string, Share>, name: string): Share {
  shares[name] ??= { count: 0, right: 0 };
  return shares[name];
}

function count(share: Share, isRight: boolean): void {
  share.count++;
  if (isRight) share.right++;
}

function none(): Share {
  return { count: 0, right: 0 };
}
