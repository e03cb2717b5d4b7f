import type { IntentList } from './intent-list.ts';
import { ANIMAL_INTENTS } from './lists/animals.ts';
import { BUSINESS_INTENTS } from './lists/businesses.ts';
import { COMPANY_INTENTS } from './lists/company.ts';
import { CONTACT_INTENTS } from './lists/contacts.ts';
import { COURSE_INTENTS } from './lists/courses.ts';
import { DELIVERY_INTENTS } from './lists/delivery.ts';
import { DISCOUNT_INTENTS } from './lists/discounts.ts';
import { FAULT_INTENTS } from './lists/faults.ts';
import { FITTING_INTENTS } from './lists/fitting.ts';
import { GIFT_INTENTS } from './lists/gifts.ts';
import { HEALTH_INTENTS } from './lists/health.ts';
import { INVOICE_INTENTS } from './lists/invoices.ts';
import { KEEPING_INTENTS } from './lists/keeping.ts';
import { KITCHEN_INTENTS } from './lists/kitchen.ts';
import { ORDERING_INTENTS } from './lists/ordering.ts';
import { PAYING_INTENTS } from './lists/paying.ts';
import { PLACE_INTENTS } from './lists/place.ts';
import { PRINTING_INTENTS } from './lists/printing.ts';
import { QUALITY_INTENTS } from './lists/quality.ts';
import { REPAIR_INTENTS } from './lists/repairs.ts';
import { RETURN_INTENTS } from './lists/returns.ts';
import { SHIPPING_INTENTS } from './lists/shipping.ts';
import { SIZE_INTENTS } from './lists/sizes.ts';
import { STOCK_INTENTS } from './lists/stock.ts';
import { TRADE_INTENTS } from './lists/trades.ts';

/** What customers ask every shop. */
export const INTENTS: readonly IntentList[] = [
  ...DELIVERY_INTENTS,
  ...SHIPPING_INTENTS,
  ...ORDERING_INTENTS,
  ...STOCK_INTENTS,
  ...PAYING_INTENTS,
  ...INVOICE_INTENTS,
  ...DISCOUNT_INTENTS,
  ...RETURN_INTENTS,
  ...FAULT_INTENTS,
  ...REPAIR_INTENTS,
  ...FITTING_INTENTS,
  ...PLACE_INTENTS,
  ...CONTACT_INTENTS,
  ...COMPANY_INTENTS,
  ...BUSINESS_INTENTS,
  ...SIZE_INTENTS,
  ...GIFT_INTENTS,
  ...QUALITY_INTENTS,
  ...KEEPING_INTENTS,
  ...PRINTING_INTENTS,
  ...HEALTH_INTENTS,
  ...ANIMAL_INTENTS,
  ...COURSE_INTENTS,
  ...KITCHEN_INTENTS,
  ...TRADE_INTENTS,
];
