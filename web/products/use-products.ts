import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFramedCompany } from '../companies/framed-company.ts';
import { useReload } from '../editors/use-reload.ts';
import type { ProductSort, ProductsQuery } from '../graphql/generated/graphql.ts';
import { productsQuery } from './documents.ts';

const PAGE = 24;

export type ListedProduct = ProductsQuery['products']['nodes'][number];

/** What of the catalogue is looked at. */
export interface Wanted {
  readonly search: string;
  /** Empty for all. */
  readonly category: string;
  readonly sort: ProductSort;
}

/** One page of the catalogue at a time; the server searches, sorts and counts. */
export function useProducts(companyId: string, { search, category, sort }: Wanted) {
  const client = useApolloClient();
  const [page, setPage] = useState<ProductsQuery['products']>();
  const [error, setError] = useState<unknown>();
  const [isLoading, setIsLoading] = useState(true);
  /** Where each page began, the one in sight last. */
  const [starts, setStarts] = useState<readonly (string | null)[]>([null]);
  const newest = useRef(0);
  /** Where the page begins that was asked for last, come or not. */
  const askedStarts = useRef(starts);

  const read = useCallback(
    async (wantedStarts: readonly (string | null)[]): Promise<void> => {
      const asked = ++newest.current;
      askedStarts.current = wantedStarts;
      setIsLoading(true);
      setError(undefined);
      try {
        const after = wantedStarts.at(-1) ?? null;
        const variables = { companyId, search, category: category || null, sort, first: PAGE, after };
        const { data } = await client.query({ query: productsQuery, variables, fetchPolicy: 'no-cache' });
        if (!data || asked !== newest.current) return; // something else is looked for by now
        // All of this page went: what is left stands before it.
        if (data.products.nodes.length === 0 && wantedStarts.length > 1) return read(wantedStarts.slice(0, -1));
        setPage(data.products);
        setStarts(wantedStarts);
      } catch (failure) {
        if (asked === newest.current) setError(failure);
      } finally {
        if (asked === newest.current) setIsLoading(false);
      }
    },
    [client, companyId, search, category, sort],
  );
  useEffect(() => void read([null]), [read]);

  const reload = () => void read(askedStarts.current);
  useReload(useFramedCompany(companyId)?.catalogueVersion, reload);

  const from = (starts.length - 1) * PAGE;
  return {
    page,
    error,
    isLoading,
    /** The number of the first product in sight, from 1; 0 where there is none. */
    first: page && page.nodes.length > 0 ? from + 1 : 0,
    last: from + (page?.nodes.length ?? 0),
    reload,
    next: page?.pageInfo.hasNextPage ? () => void read([...starts, page.pageInfo.endCursor ?? null]) : undefined,
    previous: starts.length > 1 ? () => void read(starts.slice(0, -1)) : undefined,
  };
}
