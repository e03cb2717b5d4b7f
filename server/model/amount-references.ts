import { GONE } from './addresses.ts';
import { moneySaidIn } from './claims/said-money.ts';

const REFERENCE = /\[{1,2}\s*i\s*[:#]\s*(\d{1,4})\s*\]{1,2}/gi;

/**
 * A text as a model is sent it: behind each of its amounts stands the reference by which the model says it. What is
 * referred to is added to `amounts`.
 */
export function withReferences(text: string, amounts: string[]): string {
  let marked = '';
  let end = 0;
  const found = moneySaidIn(text).filter(({ kind }) => kind === 'AMOUNT');
  for (const { start, end: next } of found.toSorted((one, other) => one.start - other.start)) {
    if (start < end) continue;
    amounts.push(text.slice(start, next));
    marked += `${text.slice(end, next)} [[i:${amounts.length}]]`;
    end = next;
  }
  return marked + text.slice(end);
}

/** The amounts in the place of their references; one that the model wrote itself is not said twice. */
export function withAmounts(text: string, amounts: readonly string[]): string {
  return text.replace(REFERENCE, (_, number: string, place: number) => {
    const amount = amounts[Number(number) - 1];
    if (amount === undefined) return GONE;
    return text
      .slice(Math.max(0, place - amount.length - 2), place)
      .trimEnd()
      .endsWith(amount)
      ? ''
      : amount;
  });
}
