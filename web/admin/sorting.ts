import type { CompanySort } from '../graphql/generated/graphql.ts';

/** By what the companies are put in order, and which way. */
export interface Sorting {
  readonly sort: CompanySort;
  readonly isDescending: boolean;
}

const USUAL: Sorting = { sort: 'NAME', isDescending: false };

/** How the address calls what companies are put in order by, and which way comes first: the most of what counts. */
const NAMED: Readonly<Record<CompanySort, { readonly address: string; readonly isDescendingFirst: boolean }>> = {
  NAME: { address: 'name', isDescendingFirst: false },
  CREATED: { address: 'created', isDescendingFirst: true },
  ACTIVE: { address: 'active', isDescendingFirst: false },
  CONVERSATIONS_TODAY: { address: 'today', isDescendingFirst: true },
  OPEN_QUESTIONS: { address: 'questions', isDescendingFirst: true },
  SATISFACTION: { address: 'satisfaction', isDescendingFirst: false },
  PRODUCTS: { address: 'products', isDescendingFirst: true },
  CATALOGUE_CHANGED: { address: 'catalogue', isDescendingFirst: false },
  LAST_ACTIVITY: { address: 'activity', isDescendingFirst: true },
};

/** The order that an address names; by name where it names none. */
export function sortingIn(address: URLSearchParams): Sorting {
  const [name, way] = (address.get('sort') ?? '').split('.');
  const sort = (Object.keys(NAMED) as CompanySort[]).find((each) => NAMED[each].address === name);
  return sort ? { sort, isDescending: way === 'desc' } : USUAL;
}

/** The address with another order; what else stands in it stays. */
export function withSorting(address: URLSearchParams, { sort, isDescending }: Sorting): URLSearchParams {
  const next = new URLSearchParams(address);
  if (sort === USUAL.sort && !isDescending) next.delete('sort');
  else next.set('sort', isDescending ? `${NAMED[sort].address}.desc` : NAMED[sort].address);
  return next;
}

/** The order after a click on a heading: that one's own, or the other way round. */
export function sortedBy(sort: CompanySort, now: Sorting): Sorting {
  if (now.sort === sort) return { sort, isDescending: !now.isDescending };
  return { sort, isDescending: NAMED[sort].isDescendingFirst };
}
