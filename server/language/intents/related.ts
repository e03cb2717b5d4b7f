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
  ['COLD_SHIPPING', 'SHIPPING', 0.6],
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
  ['LAYAWAY', 'APPOINTMENT', 0.4],
  ['LAYAWAY', 'PICKUP', 0.4],
  ['SPARE_PARTS', 'WRONG_ITEM', 0.6],
  ['SPARE_PARTS', 'REPAIR', 0.6],
  ['REPAIR', 'SPARE_PARTS', 0.6],
  ['WRONG_ITEM', 'SPARE_PARTS', 0.5],
  ['DISCOUNT', 'USED_GOODS', 0.4],
  ['DISCOUNT', 'WHOLESALE', 0.45],
  ['DISCOUNT', 'AGREEMENTS', 0.5],
  ['AGREEMENTS', 'DISCOUNT', 0.6],
  ['AGREEMENTS', 'TAX_RELIEF', 0.5],
  ['AGREEMENTS', 'WHOLESALE', 0.4],
  ['WHOLESALE', 'AGREEMENTS', 0.7],
  ['WHOLESALE', 'PERSONALISATION', 0.4],
  ['SAFETY', 'AUTHENTICITY', 0.5],
  ['AUTHENTICITY', 'SAFETY', 0.6],
  ['ALLERGENS', 'SAFETY', 0.5],
  ['SAFETY', 'ALLERGENS', 0.5],
  ['TRY_FIRST', 'SATISFACTION', 0.7],
  ['TRY_FIRST', 'APPOINTMENT', 0.6],
  ['TRY_FIRST', 'EVENTS', 0.5],
  ['TRY_FIRST', 'LOCATION', 0.4],
  ['SATISFACTION', 'TRY_FIRST', 0.7],
  ['SATISFACTION', 'EXCHANGE', 0.5],
  ['SATISFACTION', 'WARRANTY', 0.6],
  ['LESSONS', 'EVENTS', 0.8],
  ['EVENTS', 'LESSONS', 0.7],
  ['USED_GOODS', 'TRADE_IN', 0.6],
  ['TRADE_IN', 'USED_GOODS', 0.7],
  ['USED_GOODS', 'DISCOUNT', 0.4],
  ['INSTRUCTIONS', 'CARE', 0.7],
  ['CARE', 'INSTRUCTIONS', 0.6],
  ['CEREMONIES', 'LISTS', 0.6],
  ['CEREMONIES', 'EVENTS', 0.5],
  ['CEREMONIES', 'WHOLESALE', 0.4],
  ['DEFECT', 'WRONG_ITEM', 0.6],
  ['WARRANTY', 'DAMAGED', 0.5],
  ['WARRANTY', 'REPAIR', 0.5],
  ['STORAGE', 'ALLERGENS', 0.3],
  ['PACKAGING', 'SHIPPING', 0.5],
  ['QUOTE', 'PERSONALISATION', 0.5],
  ['GIFT_WRAP', 'PERSONALISATION', 0.4],
  ['RENTAL', 'TRY_FIRST', 0.3],
  ['PARKING', 'LOCATION', 0.7],
  ['ACCESSIBILITY', 'PARKING', 0.4],
  ['ACCESSIBILITY', 'LOCATION', 0.5],
  ['RESTROOMS', 'LOCATION', 0.4],
  ['COLLABORATIONS', 'WHOLESALE', 0.4],
  ['CATALOGUE', 'AVAILABILITY', 0.4],
  ['BRANDS', 'AUTHENTICITY', 0.4],
  ['BRANDS', 'ABOUT_US', 0.4],
  ['ABOUT_US', 'AUTHENTICITY', 0.4],
  ['ABOUT_US', 'LOCATION', 0.4],
  ['TAX_FREE', 'TAX_RELIEF', 0.4],
  ['TAX_FREE', 'INVOICE', 0.4],
  ['BINDING', 'PRINTING', 0.6],
  ['BINDING', 'REPAIR', 0.5],
  ['PRINTING', 'PERSONALISATION', 0.6],
  ['PRINTING', 'PHOTO_SERVICES', 0.5],
  ['PHOTO_SERVICES', 'PRINTING', 0.7],
  ['PHOTO_SERVICES', 'PERSONALISATION', 0.5],
  ['STATIONERY_PRINT', 'PERSONALISATION', 0.7],
  ['STATIONERY_PRINT', 'PRINTING', 0.6],
  ['STATIONERY_PRINT', 'CEREMONIES', 0.6],
  ['CEREMONIES', 'STATIONERY_PRINT', 0.5],
  ['STAMPS', 'PERSONALISATION', 0.7],
  ['PERSONALISATION', 'STAMPS', 0.4],
  ['TYRES', 'REPAIR', 0.7],
  ['TYRES', 'ASSEMBLY', 0.6],
  ['PHONE_SERVICES', 'REPAIR', 0.6],
  ['PHONE_SERVICES', 'ASSEMBLY', 0.6],
  ['REPAIR', 'PHONE_SERVICES', 0.4],
  ['REFILLS', 'DISPOSAL', 0.4],
  ['REFILLS', 'PACKAGING', 0.4],
  ['CUTTING', 'QUOTE', 0.75],
  ['QUOTE', 'CUTTING', 0.6],
  ['QUOTE', 'CURTAINS', 0.6],
  ['QUOTE', 'ORTHOTICS', 0.6],
  ['FOOD_PREPARATION', 'STORAGE', 0.3],
  ['CATERING', 'EVENTS', 0.5],
  ['CATERING', 'SPECIAL_ORDER', 0.6],
  ['CATERING', 'CEREMONIES', 0.5],
  ['CATERING', 'APPOINTMENT', 0.5],
  ['CATERING', 'PERSONALISATION', 0.4],
  ['BASKETS', 'GIFT_WRAP', 0.6],
  ['BASKETS', 'WHOLESALE', 0.5],
  ['GIFT_WRAP', 'BASKETS', 0.6],
  ['WHOLESALE', 'BASKETS', 0.5],
  ['FLOWERS', 'DELIVERY_TIME', 0.6],
  ['FLOWERS', 'SHIPPING', 0.6],
  ['FLOWERS', 'CEREMONIES', 0.6],
  ['FLOWERS', 'DELIVERY_AREA', 0.5],
  ['CEREMONIES', 'FLOWERS', 0.6],
  ['GARDENING', 'CONSULTING', 0.6],
  ['GARDENING', 'QUOTE', 0.6],
  ['GARDENING', 'ASSEMBLY', 0.5],
  ['ASSEMBLY', 'GARDENING', 0.4],
  ['PET_BOARDING', 'GROOMING', 0.3],
  ['ORTHOTICS', 'MEASUREMENT', 0.6],
  ['ORTHOTICS', 'QUOTE', 0.5],
  ['MEASUREMENT', 'ORTHOTICS', 0.5],
  ['MEASUREMENT', 'APPOINTMENT', 0.5],
  ['MEASUREMENT', 'CONSULTING', 0.5],
  ['GALENICS', 'PRESCRIPTION', 0.5],
  ['PRESCRIPTION', 'GALENICS', 0.4],
  ['CURTAINS', 'QUOTE', 0.75],
  ['CURTAINS', 'ASSEMBLY', 0.6],
  ['CURTAINS', 'REPAIR', 0.5],
  ['CLEANING', 'CARE', 0.5],
  ['CLEANING', 'REPAIR', 0.5],
  ['CARE', 'CLEANING', 0.4],
  ['LICENCES', 'AGE_LIMIT', 0.5],
  ['AGE_LIMIT', 'LICENCES', 0.5],
  ['POST_SERVICES', 'PICKUP', 0.3],
  ['SCHOOL_BOOKS', 'SPECIAL_ORDER', 0.6],
  ['LISTS', 'SCHOOL_BOOKS', 0.5],
  ['LISTS', 'GIFT_CARD', 0.3],
  ['BATTERIES', 'WARRANTY', 0.5],
  ['BATTERIES', 'REPAIR', 0.4],
  ['CANCEL_ORDER', 'CHANGE_ORDER', 0.7],
  ['CHANGE_ORDER', 'ORDER_STATUS', 0.4],
  ['SUBSCRIPTION', 'CANCEL_ORDER', 0.4],
  ['PRICE_MATCH', 'DISCOUNT', 0.5],
  ['DISCOUNT', 'PRICE_MATCH', 0.4],
  ['DAMAGED', 'EXCHANGE', 0.4],
  ['DEFECT', 'EXCHANGE', 0.4],
  ['SATISFACTION', 'SIZE_GUIDE', 0.2],
  ['SIZE_GUIDE', 'EXCHANGE', 0.35],
  ['SIZE_GUIDE', 'TRY_FIRST', 0.4],
  ['TRY_FIRST', 'SIZE_GUIDE', 0.3],
  ['PICKUP', 'AVAILABILITY', 0.3],
  ['PICKUP', 'SHIPPING_COST', 0.35],
  ['PICKUP', 'SHIPPING', 0.4],
  ['PICKUP', 'LOCATION', 0.4],
  ['SHIPPING', 'PICKUP', 0.3],
  ['LAYAWAY', 'AVAILABILITY', 0.4],
  ['AVAILABILITY', 'LAYAWAY', 0.3],
  ['INSTRUCTIONS', 'CONSULTING', 0.3],
  ['INSTRUCTIONS', 'ASSEMBLY', 0.3],
  ['COMPATIBILITY', 'SPARE_PARTS', 0.5],
  ['COMPATIBILITY', 'CONSULTING', 0.4],
  ['CONSULTING', 'MEASUREMENT', 0.4],
  ['CONSULTING', 'QUOTE', 0.4],
  ['EVENTS', 'CATERING', 0.3],
  ['PERSONALISATION', 'QUOTE', 0.4],
  ['PERSONALISATION', 'GIFT_WRAP', 0.3],
  ['STORAGE', 'COLD_SHIPPING', 0.3],
  ['PACKAGING', 'COLD_SHIPPING', 0.5],
  ['COLD_SHIPPING', 'PACKAGING', 0.6],
  ['COLD_SHIPPING', 'DELIVERY_TIME', 0.4],
  ['COLD_SHIPPING', 'DAMAGED', 0.4],
  ['QUANTITY', 'SIZE_GUIDE', 0.5],
  ['QUANTITY', 'INSTRUCTIONS', 0.6],
  ['QUANTITY', 'CONSULTING', 0.5],
  ['QUANTITY', 'QUOTE', 0.4],
  ['INSTRUCTIONS', 'QUANTITY', 0.4],
  ['CRAFTSMEN', 'ASSEMBLY', 0.7],
  ['CRAFTSMEN', 'CONSULTING', 0.4],
  ['CRAFTSMEN', 'REPAIR', 0.4],
  ['ASSEMBLY', 'CRAFTSMEN', 0.7],
  ['SUSTAINABILITY', 'ABOUT_US', 0.6],
  ['SUSTAINABILITY', 'PACKAGING', 0.6],
  ['SUSTAINABILITY', 'AUTHENTICITY', 0.6],
  ['PACKAGING', 'SUSTAINABILITY', 0.6],
  ['AUTHENTICITY', 'SUSTAINABILITY', 0.5],
  ['SAFETY', 'SUSTAINABILITY', 0.3],
  ['DEPOSIT', 'TYRES', 0.6],
  ['DEPOSIT', 'LAYAWAY', 0.5],
  ['DEPOSIT', 'CLEANING', 0.4],
  ['DEPOSIT', 'STORAGE', 0.3],
  ['SAFETY', 'LICENCES', 0.4],
  ['SAFETY', 'CONSULTING', 0.4],
  ['STORAGE', 'CARE', 0.4],
  ['CARE', 'STORAGE', 0.4],
];

const related = new Map(RELATIONS.map(([asked, answered, share]) => [`${asked} ${answered}`, share]));

const answerers = new Map<string, string[]>();
for (const [asked, answered] of RELATIONS) answerers.set(asked, [...(answerers.get(asked) ?? []), answered]);

/** The intents whose answers serve who asks this one, itself not counted. */
export function relatedTo(asked: string): readonly string[] {
  return answerers.get(asked) ?? [];
}

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
  ['COLD_SHIPPING', ['SHIPPING', 'STORAGE', 'ORDER_STATUS']],
  ['PICKUP', ['SHIPPING', 'LOCATION', 'HOW_TO_ORDER']],
  ['GIFT_CARD', ['GIFT_WRAP', 'DISCOUNT', 'PAYMENT']],
  ['GIFT_WRAP', ['GIFT_CARD']],
  ['DAMAGED', ['DEFECT', 'ORDER_STATUS', 'STORAGE', 'RETURN', 'REPAIR']],
  ['WRONG_ITEM', ['ORDER_STATUS', 'DELIVERY_TIME', 'PACKAGING']],
  ['TRADE_IN', ['DISCOUNT', 'PICKUP', 'CONTACTS', 'RETURN']],
  ['EXCHANGE', ['SIZE_GUIDE', 'WRONG_ITEM']],
  ['EVENTS', ['HOURS']],
  ['DISPOSAL', ['PICKUP', 'TRADE_IN']],
  ['AVAILABILITY', ['DELIVERY_TIME']],
  ['LOYALTY', ['PAYMENT', 'DISCOUNT']],
  ['REPAIR', ['DEFECT', 'EXCHANGE', 'SIZE_GUIDE', 'CONTACTS', 'MEASUREMENT']],
  ['DEFECT', ['CONTACTS', 'RETURN', 'SATISFACTION']],
  ['TAX_RELIEF', ['INVOICE', 'PAYMENT']],
  ['CANCEL_ORDER', ['EXCHANGE', 'ORDER_STATUS']],
  ['CHANGE_ORDER', ['EXCHANGE', 'LOCATION', 'DELIVERY_AREA']],
  ['JOBS', ['CONTACTS', 'HUMAN']],
  ['MEASUREMENT', ['SIZE_GUIDE']],
  ['RETURN', ['DELIVERY_TIME', 'STORAGE', 'CONTACTS']],
  ['ASSEMBLY', ['SHIPPING_COST', 'SHIPPING', 'DELIVERY_TIME']],
  ['COMPATIBILITY', ['ASSEMBLY']],
  ['LAYAWAY', ['PAYMENT', 'STORAGE', 'APPOINTMENT']],
  ['SPARE_PARTS', ['REPAIR', 'WRONG_ITEM']],
  ['LESSONS', ['EVENTS']],
  ['BATTERIES', ['WRONG_ITEM', 'REPAIR']],
  ['TRY_FIRST', ['SATISFACTION']],
  ['USED_GOODS', ['TRADE_IN', 'DISCOUNT']],
  ['SCHOOL_BOOKS', ['WHOLESALE', 'SPECIAL_ORDER', 'APPOINTMENT']],
];

const specialCases = new Map(SPECIAL_CASES);

/** Who asks the first is told nothing by what tells of the second alone: 'in quanto tempo arriva?', 'la spedizione è gratuita?'. */
const OTHER_MATTERS: readonly (readonly [string, string])[] = [['DELIVERY_TIME', 'SHIPPING_COST']];

const PLAINLY_ASKED = 0.6;
const OWN_MATTER = 0.9;
const ALSO_TOLD = 0.25;

/** Whether what is plainly asked is another matter than what is told of, by intent and how surely: 0–1. */
export function isOtherMatter(asked: ReadonlyMap<string, number>, told: ReadonlyMap<string, number>): boolean {
  return OTHER_MATTERS.some(
    ([wanted, other]) =>
      (asked.get(wanted) ?? 0) >= PLAINLY_ASKED &&
      (told.get(wanted) ?? 0) < ALSO_TOLD &&
      (told.get(other) ?? 0) >= OWN_MATTER,
  );
}

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

const ABOUT_GOODS: ReadonlySet<string> = new Set(
  `ALLERGENS CARE STORAGE SAFETY AUTHENTICITY BATTERIES INSTRUCTIONS COMPATIBILITY USED_GOODS LESSONS EVENTS CEREMONIES LISTS
  WHOLESALE MEASUREMENT PERSONALISATION TRY_FIRST KEYS PAINT_MIXING SCHOOL_BOOKS PACKAGING LIVE_ANIMALS GROOMING`.split(
    /\s+/,
  ),
);

/** Also said of what is wanted: 'che birra senza glutine mi consigliate?' asks for a beer. */
export function tellsGoods(intent: string | null): boolean {
  return intent !== null && ABOUT_GOODS.has(intent);
}
