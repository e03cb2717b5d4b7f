import { AFTER_SALES_EXAMPLES } from './after-sales.ts';
import { SERVICE_EXAMPLES } from './extras.ts';
import type { IntentExamples } from './intent-examples.ts';
import { MONEY_EXAMPLES } from './money.ts';
import { OFF_TOPIC_EXAMPLES } from './off-topic.ts';
import { ORDER_EXAMPLES } from './orders.ts';
import { CHATTER_EXAMPLES, GOODS_EXAMPLES } from './other.ts';
import { SHOP_EXAMPLES } from './shop.ts';
import { TOLD_EXAMPLES } from './told.ts';
import { TRADE_EXAMPLES } from './trades.ts';

/** What is no intent: wishes for goods, chatter, and the subjects that a shop does not talk about. */
export const OTHER_SUBJECTS: readonly string[] = ['GOODS', 'CHATTER', ...Object.keys(OFF_TOPIC_EXAMPLES)];

const LISTS: readonly IntentExamples[] = [
  ORDER_EXAMPLES,
  MONEY_EXAMPLES,
  AFTER_SALES_EXAMPLES,
  SHOP_EXAMPLES,
  SERVICE_EXAMPLES,
  TRADE_EXAMPLES,
  TOLD_EXAMPLES,
  { GOODS: GOODS_EXAMPLES, CHATTER: CHATTER_EXAMPLES },
  OFF_TOPIC_EXAMPLES,
];

/** Every sentence, with what it asks. */
export function exampleSentences(): { subject: string; sentence: string }[] {
  return LISTS.flatMap((list) =>
    Object.entries(list).flatMap(([subject, text]) => sentencesOf(text).map((sentence) => ({ subject, sentence }))),
  );
}

function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}
