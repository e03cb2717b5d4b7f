/** How far an answer to the second serves who asks the first: 1 is as good; nothing is said where it does not serve. */
const RELATIONS: readonly (readonly [string, string, number])[] = [
  ['ORDER_STATUS', 'SHIPPING', 0.6],
  ['DELIVERY_TIME', 'SHIPPING', 0.8],
  ['SHIPPING_COST', 'SHIPPING', 0.8],
  ['DELIVERY_AREA', 'SHIPPING', 0.85],
  ['DELIVERY_AREA', 'SHIPPING_COST', 0.5],
  ['DELIVERY_AREA', 'DELIVERY_TIME', 0.5],
  ['SHIPPING', 'SHIPPING_COST', 0.7],
  ['SHIPPING', 'DELIVERY_TIME', 0.65],
  ['SHIPPING', 'DELIVERY_AREA', 0.65],
  ['CASH_ON_DELIVERY', 'PAYMENT', 0.9],
  ['INSTALLMENTS', 'PAYMENT', 0.6],
  ['PAYMENT', 'CASH_ON_DELIVERY', 0.5],
  ['DAMAGED', 'DEFECT', 0.9],
  ['DAMAGED', 'WRONG_ITEM', 0.85],
  ['WRONG_ITEM', 'DAMAGED', 0.85],
  ['WRONG_ITEM', 'DEFECT', 0.55],
  ['WRONG_ITEM', 'RETURN', 0.5],
  ['WRONG_ITEM', 'EXCHANGE', 0.55],
  ['DAMAGED', 'RETURN', 0.5],
  ['DAMAGED', 'WARRANTY', 0.55],
  ['DEFECT', 'WARRANTY', 0.85],
  ['DEFECT', 'DAMAGED', 0.8],
  ['DEFECT', 'REPAIR', 0.6],
  ['DEFECT', 'RETURN', 0.45],
  ['WARRANTY', 'DEFECT', 0.8],
  ['REPAIR', 'WARRANTY', 0.45],
  ['EXCHANGE', 'RETURN', 0.75],
  ['RETURN', 'EXCHANGE', 0.6],
  ['CANCEL_ORDER', 'RETURN', 0.5],
  ['CHANGE_ORDER', 'CANCEL_ORDER', 0.5],
  ['SATISFACTION', 'RETURN', 0.7],
  ['HUMAN', 'CONTACTS', 0.95],
  ['CONTACTS', 'HUMAN', 0.9],
  ['LOCATION', 'PARKING', 0.4],
  ['WHOLESALE', 'QUOTE', 0.75],
  ['QUOTE', 'WHOLESALE', 0.7],
  ['PERSONALISATION', 'WHOLESALE', 0.5],
  ['TRADE_IN', 'DISPOSAL', 0.6],
  ['DISPOSAL', 'TRADE_IN', 0.6],
  ['DISPOSAL', 'ASSEMBLY', 0.5],
  ['TAX_RELIEF', 'INVOICE', 0.75],
  ['INVOICE', 'TAX_RELIEF', 0.5],
  ['ALLERGENS', 'STORAGE', 0.3],
  ['APPOINTMENT', 'EVENTS', 0.7],
  ['EVENTS', 'APPOINTMENT', 0.5],
  ['APPOINTMENT', 'CONSULTING', 0.6],
  ['APPOINTMENT', 'GROOMING', 0.5],
  ['CONSULTING', 'HUMAN', 0.4],
  ['CONSULTING', 'APPOINTMENT', 0.5],
  ['CARE', 'REPAIR', 0.4],
  ['SPECIAL_ORDER', 'AVAILABILITY', 0.6],
  ['AVAILABILITY', 'SPECIAL_ORDER', 0.5],
  ['ACCOUNT', 'PRIVACY', 0.3],
  ['DISCOUNT', 'LOYALTY', 0.4],
];

const related = new Map(RELATIONS.map(([asked, answered, share]) => [`${asked} ${answered}`, share]));

/** 0–1. */
export function relationOf(asked: string, answered: string): number {
  return asked === answered ? 1 : (related.get(`${asked} ${answered}`) ?? 0);
}

/** Who asks the first asks the second only by the way: 'pagare a rate' is about instalments, not about paying. */
const SPECIAL_CASES: readonly (readonly [string, readonly string[]])[] = [
  ['INSTALLMENTS', ['PAYMENT', 'INVOICE']],
  ['CASH_ON_DELIVERY', ['PAYMENT', 'SHIPPING', 'SHIPPING_COST', 'ORDER_STATUS', 'DELIVERY_TIME']],
  ['SHIPPING_COST', ['SHIPPING', 'PAYMENT', 'DELIVERY_AREA', 'ORDER_STATUS']],
  ['DELIVERY_TIME', ['SHIPPING', 'ORDER_STATUS', 'DELIVERY_AREA']],
  ['ORDER_STATUS', ['SHIPPING', 'CONTACTS']],
  ['DELIVERY_AREA', ['SHIPPING', 'LOCATION']],
  ['PICKUP', ['SHIPPING', 'LOCATION', 'HOW_TO_ORDER']],
  ['GIFT_CARD', ['GIFT_WRAP', 'DISCOUNT', 'PAYMENT']],
  ['GIFT_WRAP', ['GIFT_CARD']],
  ['DAMAGED', ['DEFECT', 'ORDER_STATUS']],
  ['WRONG_ITEM', ['ORDER_STATUS']],
  ['TRADE_IN', ['DISCOUNT', 'PICKUP', 'CONTACTS']],
  ['EXCHANGE', ['SIZE_GUIDE', 'WRONG_ITEM']],
  ['EVENTS', ['HOURS']],
  ['DISPOSAL', ['PICKUP', 'TRADE_IN']],
  ['AVAILABILITY', ['DELIVERY_TIME']],
  ['LOYALTY', ['PAYMENT', 'DISCOUNT']],
  ['REPAIR', ['DEFECT', 'EXCHANGE', 'SIZE_GUIDE']],
  ['TAX_RELIEF', ['INVOICE', 'PAYMENT']],
  ['CANCEL_ORDER', ['EXCHANGE', 'ORDER_STATUS']],
  ['CHANGE_ORDER', ['EXCHANGE', 'LOCATION', 'DELIVERY_AREA']],
  ['JOBS', ['CONTACTS', 'HUMAN']],
  ['MEASUREMENT', ['SIZE_GUIDE']],
  ['SCHOOL_BOOKS', ['WHOLESALE', 'SPECIAL_ORDER', 'APPOINTMENT']],
];

const specialCases = new Map(SPECIAL_CASES);

interface Named {
  intent: string;
  strength: number;
  start: number;
}

/** The intents that are named by the way only, beside a special case of them that is as sure, or asked after them. */
export function overshadowedBy(finds: readonly Named[]): Set<string> {
  const overshadowed = new Set<string>();
  for (const special of finds) {
    for (const general of finds) {
      const isCase = specialCases.get(special.intent)?.includes(general.intent) ?? false;
      if (isCase && (special.strength >= general.strength || special.start > general.start))
        overshadowed.add(general.intent);
    }
  }
  return overshadowed;
}

/** The wider intents of some. */
export function widerThan(intents: readonly string[]): string[] {
  return intents.flatMap((intent) => specialCases.get(intent) ?? []);
}
