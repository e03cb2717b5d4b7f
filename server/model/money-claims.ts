import { readBudget } from '../language/budget.ts';
import { parseAmount } from '../language/money.ts';
import { plainFigures } from './plain-letters.ts';

/** What a text says of money. Amounts are in hundredths, whatever the currency. */
interface MoneyClaims {
  amounts: ReadonlySet<number>;
  /** Numbers that stand where a price would, without a currency: 'costa 49', '12,50'. */
  bareAmounts: ReadonlySet<number>;
  /** In hundredths of a percent. */
  percents: ReadonlySet<number>;
  /** Prices and percentages in words, which only the same words back: 'una ventina di euro', 'metà prezzo'. */
  spelled: readonly string[];
  isDiscount: boolean;
  isFree: boolean;
}

const NUMBER = "\\p{Nd}+(?:[.,'’]\\p{Nd}+| \\p{Nd}{3}(?!\\p{Nd}))*";
const CURRENCY =
  '€|\\$|£|¥|(?:euro?s?|euri(?:ni)?|eur|usd|gbp|chf|dollar[oi]|sterlin[ae]|franch[io]|centesim[oi]|cent)(?![\\p{L}\\d])';
const PERCENT = '%|per\\s*cento(?!\\p{L})|percent(?!\\p{L})';
const MANY =
  '(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[\\p{L}]*|[\\p{L}]*(?:cent[oi]|mille|mila)[\\p{L}]*)';
const SPELLED_NUMBER = `(?:un[oa]?|mezz[oa]|paio|(?:dec|dozz|quindic)in[ae]|migliai[oa]|milion[ei]|${MANY})`;

const WITH_CURRENCY = pattern(
  `(?:(?:${CURRENCY})\\s*(?<after>${NUMBER})|(?<!\\d|\\d[.,'’])(?<before>${NUMBER})(?:,[-–—]+)?\\s*(?<mila>(?:mila|k)\\s*)?(?:di\\s+)?(?:\\(\\s*(?=(?:${CURRENCY})\\s*\\)))?(?<sign>${CURRENCY}))`,
);
const AMOUNTS = '(?:i\\s+|gli\\s+)?(?:€\\s*)?';
/** The first of two amounts whose currency stands after the second: 'da 5 a 10 euro', '5-10 €'. */
const RANGE = pattern(
  `(?<![\\p{L}\\d.,])(?:(?:da|dai|dagli|tra|fra)\\s+${AMOUNTS}(?<from>${NUMBER})\\s+(?:a|ai|agli|e|ed|fino a)\\s+${AMOUNTS}|(?<least>${NUMBER})[-–—])${NUMBER}\\s*(?:${CURRENCY})`,
);
const BARE_UNITS = '(?:mm|cm|km|m|mq|kg|g|gr|mg|l|ml|cl|gb|tb|mb|w|v|h|hz|ghz|mah|x|ore|or[ae]|pollici)(?!\\p{L})';
const WITH_CENTS = pattern(
  `(?<![\\d.,:/])(?<amount>\\d+[.,]\\d{2})(?![\\d]|[.,:/]\\d)(?!\\s*(?:${BARE_UNITS}|${PERCENT}))`,
);
const PRICE_WORD =
  '(?:cost(?:a|ano|ava|avano|erà|erebbe|o(?: \\p{L}+){0,2})|prezzo(?: \\p{L}+){0,3}|vien[ei]|vengono|pagh(?:i|erai|erà)|spend(?:i|erai)|a sol[io]|per sol[io]|a partire da|listino)';
const ABOUT =
  '(?:è|:|di|a|ai|sui|solo|soli|soltanto|appena|circa|quasi|ben|oggi|ora|adesso|intorno a|intorno ai|attorno ai|fino a|meno di|poco più di|più di|(?:un|una)(?=\\s+\\p{L}+in[ao](?!\\p{L}))|\\s)';
/** What may follow a price: the end of what is said of it, and no thing that is counted. */
const AFTER_PRICE =
  "\\s*(?:[.;:!?()\\n/+–—]|-\\s|,\\s|$|(?:e|ed|ma|più|invece|anziché|al|con|per|in|iva|spedit[oaie]|compres[oaie]|inclus[oaie]|esclus[oaie]|cadaun[oa]|l['’]un[oa])(?!\\p{L}))";
const AS_PRICE = pattern(
  `(?<!\\p{L})${PRICE_WORD}\\s*${ABOUT}*\\s*(?<amount>${NUMBER})(?!\\d|[.,'’]\\d)(?=${AFTER_PRICE})`,
);
const SPELLED_AS_PRICE = pattern(
  `(?<!\\p{L})${PRICE_WORD}\\s*${ABOUT}*\\s*(?<!\\p{L})(?<amount>${MANY})(?!\\p{L})(?=${AFTER_PRICE})`,
);
const PERCENTAGE = pattern(`(?<!\\p{Nd}|\\p{Nd}[.,'’])(?<amount>${NUMBER})\\s*(?:${PERCENT})`);
const SPELLED = pattern(
  `(?<!\\p{L})(?:${SPELLED_NUMBER}\\s+(?:di\\s+)?(?:${CURRENCY}|${PERCENT})|(?:a |la )?metà (?:del )?prezzo|prezzo dimezzato|dimezzat[oiae]|(?:due|tre|2|3)\\s*(?:al prezzo di|x)\\s*(?:uno|due|1|2))(?!\\p{L})`,
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
  for (const { groups } of text.matchAll(RANGE)) amounts.add(centsOf(groups?.from ?? groups?.least) ?? -1);
  return {
    amounts,
    bareAmounts: new Set([...amountsIn(withoutHours(text), WITH_CENTS), ...amountsIn(text, AS_PRICE)]),
    percents: new Set(amountsIn(text, PERCENTAGE)),
    spelled: [
      ...[...text.matchAll(SPELLED)].map(([words]) => words),
      ...[...text.matchAll(SPELLED_AS_PRICE)].map(({ groups }) => groups?.amount ?? ''),
    ],
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
  /** What the visitor is ready to spend: said back to them, as their limit, it is no invention. */
  budgetCents: readonly number[];
}

/** @param questions what the visitor said, now and before */
export function readMoneyFacts(facts: string, ...questions: string[]): MoneyFacts {
  const budgets = questions.flatMap((question) => readBudget(question) ?? []);
  const text = plainFigures(facts).toLowerCase();
  return {
    claims: readClaims(text),
    freeSentences: splitSentences(text).filter((sentence) => found(sentence, FREE)),
    text,
    budgetCents: budgets.flatMap(({ minCents, maxCents, saidCents }) => [
      ...[minCents, maxCents].flatMap((cents) => cents ?? []),
      ...saidCents,
    ]),
  };
}

/** Which sentences of a text say something of money that no fact holds; a line may be about the one before: 'Prezzo:\n45'. */
export function inventionsIn(sentences: readonly string[], facts: MoneyFacts): boolean[] {
  const alone = sentences.map((sentence) => isInvention(sentence, facts));
  return sentences.map((sentence, place) => {
    if (alone[place] || alone[place - 1]) return alone[place] === true;
    const before = sentences[place - 1] ?? '';
    const line = before.trimEnd();
    const goesOn = before.includes('\n', line.length) && !/[.!?…]$/.test(line) && /^\P{L}{0,9}\p{N}/u.test(sentence);
    return goesOn && isInvention(`${line} ${sentence}`, facts);
  });
}

/** Whether a sentence says a price, a percentage or a discount that no fact holds. */
export function isInvention(said: string, facts: MoneyFacts): boolean {
  const sentence = plainFigures(said);
  const own = withoutBudgetOf(facts, sentence);
  const claims = readClaims(own);
  const known = facts.claims;
  const isKnown = (cents: number) => cents >= 0 && known.amounts.has(cents);
  if ([...claims.amounts].some((cents) => !isKnown(cents))) return true;
  if ([...claims.bareAmounts].some((cents) => !isKnown(cents) && (cents < 0 || !known.bareAmounts.has(cents))))
    return true;
  if ([...claims.percents].some((percent) => percent < 0 || !known.percents.has(percent))) return true;
  if (!claims.spelled.every((words) => holdsWords(facts.text, words.toLowerCase()))) return true;
  if (claims.isDiscount && !known.isDiscount && !isNegated(sentence, DISCOUNT)) return true;
  return claims.isFree && !isFreeKnown(sentence, facts) && !isNegated(sentence, FREE);
}

const PRICED = pattern(
  '(?<!\\p{L})(?:cost\\p{L}*|prezz[oi]|vend\\p{L}*|vien[ei]|vengono|pag[ahio]\\p{L}*|lasci\\p{L}*|ced\\p{L}*|offr\\p{L}*|part(?:e|ono) da|(?:è|sono) tu(?:o|a|oi|e))(?!\\p{L})',
);
const DENIED = pattern(
  "(?<!\\p{L})(?:non(?! (?:solo|soltanto|c['’]è (?:nessun |alcun )?problem\\p{L}*))|nessun[oa]?|né)(?!\\p{L})[^.!?,;:]{0,60}$",
);

/**
 * The sentence less the visitor's own limit, said back to them: 'sotto i 60 euro'. What they would like to pay becomes
 * no price for that ('va bene, a 1 euro'); that it is none may be said.
 */
function withoutBudgetOf({ budgetCents }: MoneyFacts, sentence: string): string {
  const budget = readBudget(sentence);
  if (!budget?.saidCents.every((cents) => budgetCents.includes(cents))) return sentence;
  const { manner, start, end } = budget;
  const before = sentence.slice(0, start);
  const isLimit = manner === 'LIMIT' || (manner === 'SUM' && !found(sentence, PRICED));
  return isLimit || found(before, DENIED) ? `${before} ${sentence.slice(end)}` : sentence;
}

/** Whether words stand in a text as they are: 'venti euro' not in 'centoventi euro'. */
function holdsWords(text: string, words: string): boolean {
  for (let place = text.indexOf(words); place >= 0; place = text.indexOf(words, place + 1)) {
    const around = (text[place - 1] ?? ' ') + (text[place + words.length] ?? ' ');
    if (!/\p{L}/u.test(around)) return true;
  }
  return false;
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
