import type { IntentList } from './intent-list.ts';
import { AFTER_SALES_INTENTS } from './lists/after-sales.ts';
import { SERVICE_INTENTS } from './lists/extras.ts';
import { MONEY_INTENTS } from './lists/money.ts';
import { ORDER_INTENTS } from './lists/orders.ts';
import { SHOP_INTENTS } from './lists/shop.ts';
import { TRADE_INTENTS } from './lists/trades.ts';

/** What customers ask every shop. */
export const INTENTS: readonly IntentList[] = [
  ...ORDER_INTENTS,
  ...MONEY_INTENTS,
  ...AFTER_SALES_INTENTS,
  ...SHOP_INTENTS,
  ...SERVICE_INTENTS,
  ...TRADE_INTENTS,
];
