/** In what way a message may be meant, where something stands before it. */
export const WAYS = ['ALONE', 'CARDS', 'REFINED', 'CONTINUED'] as const;
export type Way = (typeof WAYS)[number];

/** What speaks for leaning on what was said before, or against it, by the message and what it finds alone; in this order. */
export const MESSAGE_FEATURES = [
  'always',
  'adds',
  'corrects',
  'points',
  'brief',
  'says nothing by itself',
  'says only how',
  'budget or price',
  'for whom',
  'refuses',
  'a question',
  'wants goods',
  'advice',
  'names goods',
  'names goods of the shop',
  'odds of a FAQ alone',
  'a keyword alone',
  'sure of a FAQ alone',
  'off topic alone',
  'asks a price alone',
  'asks what if',
] as const;
export type MessageFeature = (typeof MESSAGE_FEATURES)[number];

/** Beside the message's own: what is known of the one way of reading it, in this order. */
export const WAY_FEATURES = [
  'points to a card',
  'points by its name',
  'asks of what is shown',
  'of the only card',
  'fits',
  'finds cards',
  'other cards than before',
  'cards last',
  'a FAQ last',
  'the same FAQ',
  'how sure of it',
  'tells what is asked for',
  'says its words',
  'answers',
] as const;
export type WayFeature = (typeof WAY_FEATURES)[number];

/** All that speaks for or against a way. */
export const FEATURES: readonly string[] = [...MESSAGE_FEATURES, ...WAY_FEATURES];

/** What speaks for a FAQ where a message goes on about another, in this order. */
export const CONTINUED_FEATURES = [
  'with the question before',
  'alone',
  'the same',
  'says its words',
  'tells what is asked for',
  'tells none of it',
] as const;
