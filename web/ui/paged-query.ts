import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { appended, type List } from './pages.ts';

/** Where a query keeps its list. */
export interface ListOf<Data, Node> {
  get(data: Data): List<Node>;
  put(data: Data, list: List<Node>): Data;
}

const LARGEST_PAGE = 100;

interface PageVariables extends OperationVariables {
  first: number;
  after?: string | null | undefined;
}

/** A list that is read page by page. Read again, it is as long as it was. */
export function usePagedQuery<Data, Variables extends PageVariables, Node extends { readonly id: string }>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  list: ListOf<Data, Node>,
) {
  const { data, previousData, error, networkStatus, fetchMore, client } = useQuery(document, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  } as useQuery.Options<Data, Variables>);
  const [isReading, setIsReading] = useState(false);
  const newest = useRef(0);
  const timesReplaced = useRef(0);
  const isFirstReading = networkStatus === NetworkStatus.loading || networkStatus === NetworkStatus.setVariables;
  const afterFirstReading = useRef<() => void>(undefined);
  const known = data as Data | undefined;

  /** @throws the refusal. */
  async function showMore(): Promise<void> {
    if (!known) return;
    const { endCursor } = list.get(known).pageInfo;
    const replacedBefore = timesReplaced.current;
    setIsReading(true);
    try {
      await fetchMore({
        variables: { after: endCursor } as Partial<Variables>,
        updateQuery: (former, { fetchMoreResult }) => {
          const [now, more] = [former as Data, fetchMoreResult as Data];
          return list.put(more, appended(list.get(now), list.get(more))) as never;
        },
      });
      // Between the end of the list as it is now and what followed the former end, rows may be missing.
      if (replacedBefore !== timesReplaced.current) await reload();
    } finally {
      setIsReading(false);
    }
  }

  /** Of several readings the one begun last counts, whichever comes last. @throws the refusal. */
  async function reload(): Promise<void> {
    // The answer that is on its way would take the place of a newer one.
    if (isFirstReading)
      await new Promise<void>((resolve) => {
        afterFirstReading.current = resolve;
      });
    const asked = ++newest.current;
    // What was read on while the answer was on its way is to be in it.
    const wanted = () => Math.max(variables.first, lengthNow());
    let read: Data | undefined;
    do {
      const has: List<Node> | undefined = read && list.get(read);
      const page = {
        ...variables,
        first: Math.min(LARGEST_PAGE, wanted() - (has?.nodes.length ?? 0)),
        after: has?.pageInfo.endCursor ?? null,
      };
      const result = await client.query({ query: document, variables: page, fetchPolicy: 'no-cache' } as never);
      if (asked !== newest.current) return;
      const next = result.data as Data;
      read = has ? list.put(next, appended(has, list.get(next))) : next;
    } while (list.get(read).pageInfo.hasNextPage && list.get(read).nodes.length < wanted());
    timesReplaced.current++;
    client.writeQuery({ query: document, variables, data: read } as never);
  }

  function lengthNow(): number {
    const now = client.readQuery({ query: document, variables } as never) as Data | null;
    return now ? list.get(now).nodes.length : 0;
  }

  useEffect(() => {
    if (!isFirstReading) afterFirstReading.current?.();
  }, [isFirstReading]);

  return {
    data: known,
    /** What the last other variables showed, while these are read. */
    previousData: previousData as Data | undefined,
    error,
    isReading: isReading || isFirstReading,
    showMore,
    reload,
  };
}
