import type { PeriodInput, PeriodName } from '../graphql/generated/graphql.ts';

/** The periods that have a name, and how the address calls them. */
export const NAMED: readonly { readonly name: PeriodName; readonly address: string }[] = [
  { name: 'TODAY', address: 'today' },
  { name: 'YESTERDAY', address: 'yesterday' },
  { name: 'THIS_WEEK', address: 'this-week' },
  { name: 'LAST_7_DAYS', address: '7-days' },
  { name: 'LAST_30_DAYS', address: '30-days' },
  { name: 'LAST_MONTH', address: 'last-month' },
  { name: 'LAST_90_DAYS', address: '90-days' },
];

const DAY = /^\d{4}-\d\d-\d\d$/;
/** Shown where none is chosen. */
export const USUAL: PeriodInput = { name: 'LAST_7_DAYS' };

/** The period that an address names; seven days where it names none. */
export function periodIn(address: URLSearchParams): PeriodInput {
  const [from, to] = [address.get('from') ?? '', address.get('to') ?? ''];
  if (DAY.test(from) && DAY.test(to) && from <= to) return { from, to };
  const named = NAMED.find((each) => each.address === address.get('period'));
  return named ? { name: named.name } : USUAL;
}

/** What stands in the address for a period. */
export function addressOf({ name, from, to }: PeriodInput): Record<string, string> {
  if (from && to) return { from, to };
  return { period: NAMED.find((each) => each.name === name)?.address ?? '' };
}
