import { readBudget } from '../language/budget.ts';
import { parseAmount } from '../language/money.ts';
import { unheldIn } from './claims/held.ts';
import { indexMoney, type MoneyIndex, type MoneySource } from './claims/money-sources.ts';
import { NEGATED } from './claims/money-words.ts';
import { namingWordsOf } from './claims/naming-words.ts';
import { found, type MoneyClaim, moneySaidIn } from './claims/said-money.ts';
import { plainFigures } from './plain-letters.ts';

/** What the facts of a request say of money: what is not said there of the very thing is an invention. */
export interface MoneyFacts {
  index: MoneyIndex;
  /** What the visitor is ready to spend: said back to them, as their limit, it is no invention. */
  budgetCents: readonly number[];
  /** What has been found of sentences before: an answer is read again with every piece of it that comes. */
  checked: Map<string, boolean>;
}

/** Nobody says so much of money in one sentence; who does is not read. */
const MOST_CLAIMS = 40;

/** @param questions what the visitor said, now and before */
export function readMoneyFacts(sources: readonly MoneySource[], ...questions: string[]): MoneyFacts {
  const budgets = questions.flatMap((question) => readBudget(question) ?? []);
  return {
    index: indexMoney(sources, splitSentences),
    checked: new Map(),
    budgetCents: budgets.flatMap(({ minCents, maxCents, saidCents }) => [
      ...[minCents, maxCents].flatMap((cents) => cents ?? []),
      ...saidCents,
    ]),
  };
}

/** Which sentences of a text say something of money that no fact holds; a line may be about the one before: 'Prezzo:\n45'. */
export function inventionsIn(sentences: readonly string[], facts: MoneyFacts): boolean[] {
  return sentences.map((sentence, place) => {
    const before = sentences[place - 1] ?? '';
    const line = before.trimEnd();
    const goesOn = before.includes('\n', line.length) && !/[.!?…]$/.test(line) && /^\P{L}{0,9}\p{N}/u.test(sentence);
    return checkedOnce(goesOn ? `${line} ${sentence}` : sentence, facts);
  });
}

function checkedOnce(sentence: string, facts: MoneyFacts): boolean {
  const known = facts.checked.get(sentence);
  if (known !== undefined) return known;
  const isInvented = isInvention(sentence, facts);
  facts.checked.set(sentence, isInvented);
  return isInvented;
}

/** Whether a sentence says an amount, a share or a reduction that no fact holds of what the sentence names. */
export function isInvention(said: string, facts: MoneyFacts): boolean {
  const sentence = withoutBudgetOf(facts, plainFigures(said));
  const claims = [...moneySaidIn(sentence), ...listedIn(sentence, facts)].filter(
    (claim) => !isNegated(sentence, claim),
  );
  if (claims.length > MOST_CLAIMS) return true;
  return claims.length > 0 && unheldIn(sentence, claims, facts.index).length > 0;
}

const LISTED = /^\P{L}{0,9}(?<head>\p{L}[^:–—\n]{1,120}?)\s*(?:[:–—]|-\s)\s*(?<amount>\d[\d.,]{0,12})\s*[.;]?\s*$/u;

/** 'Zaino Urban: 45': beside a product in a list a number is its price. */
function listedIn(sentence: string, { index }: MoneyFacts): MoneyClaim[] {
  const { head = '', amount = '' } = LISTED.exec(sentence)?.groups ?? {};
  const words = namingWordsOf(head);
  if (words.length === 0 || !words.every(({ key }) => index.named.has(key))) return [];
  const start = sentence.lastIndexOf(amount);
  const cents = parseAmount(amount.replace(/[.,]$/, ''))?.cents ?? -1;
  return [{ kind: 'BARE', value: String(cents), start, end: start + amount.length }];
}

/** 'Non ho informazioni su sconti' promises nothing; that something does not cost so much says a price. */
function isNegated(sentence: string, { kind, start }: MoneyClaim): boolean {
  const mayBe = kind === 'DISCOUNT' || kind === 'FREE';
  return mayBe && found(sentence.slice(Math.max(0, start - LONGEST_DENIAL), start), DENIES);
}

const LONGEST_DENIAL = 80; // characters
const DENIES = new RegExp(NEGATED, 'giu');

function pattern(source: string): RegExp {
  return new RegExp(source, 'giu');
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

/** Sentences with what stands between them: joined, they are the text again. */
export function splitSentences(text: string): string[] {
  return text.match(/[^\n.!?…]*(?:[.!?…](?!\s|$)[^\n.!?…]*)*(?:[.!?…]+["»”')\]]*\s*|\n+|$)/gu)?.filter(Boolean) ?? [];
}
