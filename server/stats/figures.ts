/** What PostgreSQL counted; everything else divides these. */
export interface Counts {
  conversationsStarted: number;
  conversationsCompleted: number;
  conversationsAbandoned: number;
  /** In which a person answered, or was about to. */
  conversationsTakenOver: number;
  userMessages: number;
  /** With the greetings. */
  botMessages: number;
  /** What people of the shop said. */
  staffMessages: number;
  faqReplies: number;
  aiReplies: number;
  catalogReplies: number;
  fallbackReplies: number;
  /** Answers that found nothing. */
  unanswered: number;
  /** Sentences of the model that were taken out, because they invented a price or a discount. */
  modelCorrections: number;
  confidenceSum: number;
  /** ms */
  responseTimeSum: number;
  satisfactionSum: number;
  satisfactionCount: number;
}

export const NO_COUNTS: Counts = {
  conversationsStarted: 0,
  conversationsCompleted: 0,
  conversationsAbandoned: 0,
  conversationsTakenOver: 0,
  userMessages: 0,
  botMessages: 0,
  staffMessages: 0,
  faqReplies: 0,
  aiReplies: 0,
  catalogReplies: 0,
  fallbackReplies: 0,
  unanswered: 0,
  modelCorrections: 0,
  confidenceSum: 0,
  responseTimeSum: 0,
  satisfactionSum: 0,
  satisfactionCount: 0,
};

export function addCounts(one: Counts, other: Counts): Counts {
  const names = Object.keys(NO_COUNTS) as (keyof Counts)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as unknown as Counts;
}

/** A figure of a period beside that of the equal stretch before it; null where there is nothing to divide by. */
export interface Figure {
  value: number | null;
  before: number | null;
  /** What it changed by against before, 0.12 for 12 % more; null where there was nothing before. */
  change: number | null;
}

type Source = 'FAQ' | 'AI' | 'CATALOG' | 'FALLBACK';

/** The answers of one source among those that have one. */
export interface SourceShare {
  source: Source;
  count: number;
  share: Figure;
}

const rates = {
  conversations: (counts: Counts) => counts.conversationsStarted,
  completed: (counts: Counts) => counts.conversationsCompleted,
  abandoned: (counts: Counts) => counts.conversationsAbandoned,
  messages: messagesOf,
  questions: (counts: Counts) => counts.userMessages,
  unanswered: (counts: Counts) => counts.unanswered,
  answered: (counts: Counts) => divided(answersOf(counts) - counts.unanswered, answersOf(counts), 4),
  modelCorrections: (counts: Counts) => counts.modelCorrections,
  messagesPerConversation: (counts: Counts) => divided(messagesOf(counts), counts.conversationsStarted, 1),
  confidence: (counts: Counts) => divided(counts.confidenceSum, answersOf(counts), 4),
  responseTime: (counts: Counts) => divided(counts.responseTimeSum / 1_000, answersOf(counts), 1),
  satisfaction: (counts: Counts) => divided(counts.satisfactionSum * 20, counts.satisfactionCount, 1),
  ratings: (counts: Counts) => counts.satisfactionCount,
} as const;

export type FigureName = keyof typeof rates;

/** Every figure of a period, beside the same of the stretch before it. */
export function figuresOf(now: Counts, before: Counts): Record<FigureName, Figure> {
  const names = Object.keys(rates) as FigureName[];
  return Object.fromEntries(names.map((name) => [name, figure(rates[name](now), rates[name](before))])) as Record<
    FigureName,
    Figure
  >;
}

const COUNTED: readonly [Source, keyof Counts][] = [
  ['FAQ', 'faqReplies'],
  ['AI', 'aiReplies'],
  ['CATALOG', 'catalogReplies'],
  ['FALLBACK', 'fallbackReplies'],
];

/** The shares of the sources, of the answers that have one: greetings and visitors' messages are no answers. */
export function sharesOf(now: Counts, before: Counts): SourceShare[] {
  return COUNTED.map(([source, name]) => ({
    source,
    count: now[name],
    share: figure(divided(now[name], answersOf(now), 4), divided(before[name], answersOf(before), 4)),
  }));
}

/** Average price over the products with a readable one, two decimals; average number of keywords, rounded. */
export function catalogueFiguresOf(sums: {
  productCount: number;
  pricedCount: number;
  priceCentsSum: number;
  keywordCount: number;
}) {
  return {
    productCount: sums.productCount,
    averagePrice: divided(sums.priceCentsSum / 100, sums.pricedCount, 2),
    averageKeywords: divided(sums.keywordCount, sums.productCount, 0),
  };
}

function messagesOf({ userMessages, botMessages, staffMessages }: Counts): number {
  return userMessages + botMessages + staffMessages;
}

function answersOf(counts: Counts): number {
  return counts.faqReplies + counts.aiReplies + counts.catalogReplies + counts.fallbackReplies;
}

/** A figure beside that of before. */
export function figure(value: number | null, before: number | null): Figure {
  const change = value === null || !before ? null : rounded((value - before) / before, 4);
  return { value, before, change };
}

/** Rounded to so many decimals; null where there is nothing to divide by. */
export function divided(sum: number, count: number, decimals: number): number | null {
  return count === 0 ? null : rounded(sum / count, decimals);
}

/** Half up, as people do it: 69.945 is a little less in binary. */
function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(Number((value * factor).toPrecision(12))) / factor;
}
