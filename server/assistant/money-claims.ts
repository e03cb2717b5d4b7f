import { readBudget } from '../language/budget.ts';
import { parseAmount } from '../language/money.ts';

/** What a text says of money. Amounts are in hundredths, whatever the currency. */
interface MoneyClaims {
  amounts: ReadonlySet<number>;
  /** Numbers that stand where a price would, without a currency: 'costa 49', '12,50'. */
  bareAmounts: ReadonlySet<number>;
  /** In hundredths of a percent. */
  percents: ReadonlySet<number>;
  /** Prices and percentages in words, which are nobody's to check: 'venti euro', 'metà prezzo'. */
  hasSpelled: boolean;
  isDiscount: boolean;
  isFree: boolean;
}

const NUMBER = "\\d+(?:[.,'’]\\d+| \\d{3}(?!\\d))*";
const CURRENCY =
  '€|\\$|£|¥|(?:euro?s?|eurini|eur|usd|gbp|chf|dollar[oi]|sterlin[ae]|franch[io]|centesim[oi]|cent)(?![\\p{L}\\d])';
const PERCENT = '%|per\\s*cento(?!\\p{L})|percent(?!\\p{L})';
const SPELLED_NUMBER =
  '(?:(?:un[oa]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove)|(?:(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[\\p{L}]*|[\\p{L}]*(?:cent[oi]|mille|mila)[\\p{L}]*))';

const WITH_CURRENCY = pattern(
  `(?:(?:${CURRENCY})\\s*(?<after>${NUMBER})|(?<!\\d|\\d[.,'’])(?<before>${NUMBER})\\s*(?<mila>mila\\s*)?(?:di\\s+)?(?<sign>${CURRENCY}))`,
);
const BARE_UNITS = '(?:mm|cm|km|m|mq|kg|g|gr|mg|l|ml|cl|gb|tb|mb|w|v|h|hz|ghz|mah|x|ore|or[ae]|pollici)(?!\\p{L})';
const WITH_CENTS = pattern(
  `(?<![\\d.,:/])(?<amount>\\d+[.,]\\d{2})(?![\\d]|[.,:/]\\d)(?!\\s*(?:${BARE_UNITS}|${PERCENT}))`,
);
const AS_PRICE = pattern(
  `(?<!\\p{L})(?:cost(?:a|ano|ava|erà|erebbe|o di)|prezzo(?: \\p{L}+){0,3}|vien[ei]|vengono|pagh(?:i|erai|erà)|spend(?:i|erai)|a sol[io]|per sol[io]|a partire da|listino)\\s*(?:è|:|di|a|solo|soli|circa|appena|intorno a|\\s)*\\s*(?<amount>${NUMBER})(?!\\d|[.,'’]\\d)(?=\\s*(?:[.;:!?)\\n]|,\\s|$|(?:e|ma|invece|anziché|al|con|per|in)(?!\\p{L})))`,
);
const PERCENTAGE = pattern(`(?<amount>${NUMBER})\\s*(?:${PERCENT})`);
const SPELLED = pattern(
  `(?<!\\p{L})(?:${SPELLED_NUMBER}\\s+(?:${CURRENCY}|${PERCENT})|(?:a |la )?metà (?:del )?prezzo|prezzo dimezzato|dimezzat[oiae]|(?:due|tre|2|3)\\s*(?:al prezzo di|x)\\s*(?:uno|due|1|2))(?!\\p{L})`,
);
const DISCOUNT = pattern(
  '(?<!\\p{L})(?:scont[oi]|scontat\\p{L}+|scontistic\\p{L}+|promo(?:zion[ei]|zional[ei])?|saldi|coupon|voucher|cashback|ribass\\p{L}+|svendit[ae]|in offerta|offert[ae] (?:special[ei]|lampo|del\\p{L}*|a tempo|limitat[ae])|black friday)(?!\\p{L})',
);
const FREE = pattern(
  '(?<!\\p{L})(?:gratis|gratuit\\p{L}*|omaggio|omaggi|regaliamo|(?:a )?costo zero|zero spese|spese zero|senza (?:spese|costi)(?: aggiuntiv[ie])?|non (?:si )?paga(?:no)?)(?!\\p{L})',
);
const NEGATED = pattern(
  '(?<!\\p{L})(?:non(?! (?:solo|soltanto|perder\\p{L}*|lasciar\\p{L}*|mancar\\p{L}*))|nessun[oa]?|né)(?!\\p{L})[^.!?]{0,60}$',
);
/** What may be free; a shop whose shipping is free has said nothing of its returns. */
const FREE_THINGS = [
  'spedizion',
  'consegn',
  'res[oi]',
  'restitu',
  'ritir',
  'montagg',
  'installa',
  'garanzi',
  'confezion',
  'campion',
  'assisten',
];

function pattern(source: string): RegExp {
  return new RegExp(source, 'giu');
}

/** What a text claims about prices, percentages and discounts. */
function readClaims(text: string): MoneyClaims {
  const amounts = new Set<number>();
  for (const { groups } of text.matchAll(WITH_CURRENCY)) {
    const cents = centsOf(groups?.after ?? groups?.before);
    const isHundredths = groups?.sign !== undefined && /^cent/i.test(groups.sign);
    if (cents !== null) amounts.add(groups?.mila ? cents * 1_000 : isHundredths ? cents / 100 : cents);
  }
  return {
    amounts,
    bareAmounts: new Set([...amountsIn(withoutHours(text), WITH_CENTS), ...amountsIn(text, AS_PRICE)]),
    percents: new Set(amountsIn(text, PERCENTAGE)),
    hasSpelled: found(text, SPELLED),
    isDiscount: found(text, DISCOUNT),
    isFree: found(text, FREE),
  };
}

/** What the facts of a request say of money: whatever is not in here is an invention. */
export interface MoneyFacts {
  claims: MoneyClaims;
  /** Every sentence of theirs, lower case, that says something is free. */
  freeSentences: readonly string[];
  /** In lower case, for prices in words. */
  text: string;
  /** What the visitor is ready to spend: said back to them it is no invention. */
  budgetCents: readonly number[];
}

export function readMoneyFacts(facts: string, question: string): MoneyFacts {
  const budget = readBudget(question);
  const text = facts.toLowerCase();
  return {
    claims: readClaims(facts),
    freeSentences: splitSentences(text).filter((sentence) => found(sentence, FREE)),
    text,
    budgetCents: [budget?.minCents, budget?.maxCents].flatMap((cents) => cents ?? []),
  };
}

/** Whether a sentence says a price, a percentage or a discount that no fact holds. */
export function isInvention(sentence: string, facts: MoneyFacts): boolean {
  const said = readClaims(sentence);
  const known = facts.claims;
  const isBudget = readBudget(sentence) !== null;
  const isKnown = (cents: number) =>
    cents >= 0 && (known.amounts.has(cents) || (isBudget && facts.budgetCents.includes(cents)));
  if ([...said.amounts].some((cents) => !isKnown(cents))) return true;
  if ([...said.bareAmounts].some((cents) => !isKnown(cents) && (cents < 0 || !known.bareAmounts.has(cents))))
    return true;
  if ([...said.percents].some((percent) => percent < 0 || !known.percents.has(percent))) return true;
  if (said.hasSpelled && ![...sentence.matchAll(SPELLED)].every(([words]) => facts.text.includes(words.toLowerCase())))
    return true;
  if (said.isDiscount && !known.isDiscount && !isNegated(sentence, DISCOUNT)) return true;
  return said.isFree && !isFreeKnown(sentence, facts) && !isNegated(sentence, FREE);
}

function isFreeKnown(sentence: string, { freeSentences }: MoneyFacts): boolean {
  const things = FREE_THINGS.map((thing) => new RegExp(`(?<!\\p{L})${thing}`, 'iu')).filter((thing) =>
    thing.test(sentence),
  );
  return freeSentences.length > 0 && things.every((thing) => freeSentences.some((known) => thing.test(known)));
}

/** 'Non ho informazioni su sconti' promises nothing. */
function isNegated(sentence: string, word: RegExp): boolean {
  return [...sentence.matchAll(word)].every(({ index }) => found(sentence.slice(0, index), NEGATED));
}

/** Sentences with what stands between them: joined, they are the text again. */
export function splitSentences(text: string): string[] {
  return text.match(/[^\n.!?…]*(?:[.!?…](?!\s|$)[^\n.!?…]*)*(?:[.!?…]+["»”')\]]*\s*|\n+|$)/gu)?.filter(Boolean) ?? [];
}

function found(text: string, expression: RegExp): boolean {
  return text.search(expression) >= 0;
}

function amountsIn(text: string, expression: RegExp): number[] {
  return [...text.matchAll(expression)].flatMap(({ groups }) => centsOf(groups?.amount) ?? []);
}

/** '9.00' is an hour where hours are spoken of. */
function withoutHours(text: string): string {
  return HOURS.test(text) ? text.replace(HOUR, '') : text;
}

const HOURS = /(?<!\p{L})(?:ore|alle|dalle|orari\p{L}*|apert\p{L}*|chius\p{L}*|apriamo|chiudiamo)(?!\p{L})/iu;
const HOUR = /(?<![\d.,])(?:[01]?\d|2[0-4])[.,:][0-5][05](?![\d€]|\s*€)/g;

/** -1 for a number that nobody can read: no fact holds it. */
function centsOf(text: string | undefined): number | null {
  return text === undefined ? null : (parseAmount(text)?.cents ?? -1);
}
