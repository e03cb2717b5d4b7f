import { isoDayOf } from '../ui/dates.ts';

/** Where what a period's figures count is listed. */
export interface ListAddresses {
  /** The log of the period's days, further filtered. */
  log(filter?: Readonly<Record<string, string>>): string;
  readonly improve: string;
  readonly products: string;
}

/** @param base the workspace's address; `from` and `to` are moments, of which `to` no longer belongs to the period. */
export function listAddresses(base: string, from: string, to: string): ListAddresses {
  const last = new Date(Math.max(Date.parse(to) - 1, Date.parse(from))).toISOString();
  const days = { from: isoDayOf(from), to: isoDayOf(last) };
  return {
    log: (filter = {}) => `${base}/conversations?${new URLSearchParams({ ...days, ...filter })}`,
    improve: `${base}/improve`,
    products: `${base}/products`,
  };
}
