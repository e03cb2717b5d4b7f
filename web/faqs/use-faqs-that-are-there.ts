import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UsualFaqsQuery } from '../graphql/generated/graphql.ts';
import { usualFaqsQuery } from './documents.ts';

/** All FAQs of a company with how the shop is reached: what the sheet of usual questions has to know before it asks. */
export function useFaqsThatAreThere(companyId: string) {
  const client = useApolloClient();
  const [data, setData] = useState<UsualFaqsQuery>();
  const [error, setError] = useState<unknown>();
  const newest = useRef(0);

  const read = useCallback(async () => {
    const asked = ++newest.current;
    setError(undefined);
    try {
      let all: UsualFaqsQuery | undefined;
      do {
        const variables = { companyId, after: all?.faqs.pageInfo.endCursor ?? null };
        const { data: page } = await client.query({ query: usualFaqsQuery, variables, fetchPolicy: 'no-cache' });
        if (!page || asked !== newest.current) return;
        all = { ...page, faqs: { ...page.faqs, nodes: [...(all?.faqs.nodes ?? []), ...page.faqs.nodes] } };
      } while (all.faqs.pageInfo.hasNextPage);
      setData(all);
    } catch (failure) {
      if (asked === newest.current) setError(failure);
    }
  }, [client, companyId]);
  useEffect(() => {
    void read();
    return () => {
      newest.current++; // whoever has left needs no further page
    };
  }, [read]);
  return { data, error, retry: () => void read() };
}
