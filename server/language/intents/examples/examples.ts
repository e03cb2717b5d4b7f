import { ANIMAL_EXAMPLES } from './animals.ts';
import { BUSINESS_EXAMPLES } from './businesses.ts';
import { CHATTER_EXAMPLES } from './chatter.ts';
import { COMPANY_EXAMPLES } from './company.ts';
import { CONTACT_EXAMPLES } from './contacts.ts';
import { COURSE_EXAMPLES } from './courses.ts';
import { DELIVERY_EXAMPLES } from './delivery.ts';
import { DISCOUNT_EXAMPLES } from './discounts.ts';
import { FAULT_EXAMPLES } from './faults.ts';
import { FITTING_EXAMPLES } from './fitting.ts';
import { GIFT_EXAMPLES } from './gifts.ts';
import { GOODS_EXAMPLES } from './goods.ts';
import { HEALTH_EXAMPLES } from './health.ts';
import type { IntentExamples } from './intent-examples.ts';
import { INVOICE_EXAMPLES } from './invoices.ts';
import { KEEPING_EXAMPLES } from './keeping.ts';
import { KITCHEN_EXAMPLES } from './kitchen.ts';
import { LEISURE_EXAMPLES } from './off-topic-leisure.ts';
import { LIFE_EXAMPLES } from './off-topic-life.ts';
import { SOCIETY_EXAMPLES } from './off-topic-society.ts';
import { ORDERING_EXAMPLES } from './ordering.ts';
import { PAYING_EXAMPLES } from './paying.ts';
import { PLACE_EXAMPLES } from './place.ts';
import { PRINTING_EXAMPLES } from './printing.ts';
import { QUALITY_EXAMPLES } from './quality.ts';
import { REPAIR_EXAMPLES } from './repairs.ts';
import { RETURN_EXAMPLES } from './returns.ts';
import { SHIPPING_EXAMPLES } from './shipping.ts';
import { SIZE_EXAMPLES } from './sizes.ts';
import { STOCK_EXAMPLES } from './stock.ts';
import { TRADE_EXAMPLES } from './trades.ts';

const LISTS: readonly IntentExamples[] = [
  DELIVERY_EXAMPLES,
  SHIPPING_EXAMPLES,
  ORDERING_EXAMPLES,
  STOCK_EXAMPLES,
  PAYING_EXAMPLES,
  INVOICE_EXAMPLES,
  DISCOUNT_EXAMPLES,
  RETURN_EXAMPLES,
  FAULT_EXAMPLES,
  REPAIR_EXAMPLES,
  FITTING_EXAMPLES,
  PLACE_EXAMPLES,
  CONTACT_EXAMPLES,
  COMPANY_EXAMPLES,
  BUSINESS_EXAMPLES,
  SIZE_EXAMPLES,
  GIFT_EXAMPLES,
  QUALITY_EXAMPLES,
  KEEPING_EXAMPLES,
  PRINTING_EXAMPLES,
  HEALTH_EXAMPLES,
  ANIMAL_EXAMPLES,
  COURSE_EXAMPLES,
  KITCHEN_EXAMPLES,
  TRADE_EXAMPLES,
  { GOODS: GOODS_EXAMPLES, CHATTER: CHATTER_EXAMPLES },
  LEISURE_EXAMPLES,
  LIFE_EXAMPLES,
  SOCIETY_EXAMPLES,
];

/** Every sentence, with what it asks. */
export function exampleSentences(): { subject: string; sentence: string }[] {
  return LISTS.flatMap((list) =>
    Object.entries(list).flatMap(([subject, text]) => sentencesOf(text).map((sentence) => ({ subject, sentence }))),
  );
}

function sentencesOf(text: string): string[] {
  return text.split(';').flatMap((each) => each.trim().replace(/\s+/g, ' ') || []);
}
