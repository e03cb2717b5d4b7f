import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FaqsQuery } from '../graphql/generated/graphql.ts';
import { notifyDone, notifyRefusal, notifyUndoable } from '../ui/notify.ts';
import { deleteFaq, faqsQuery, moveFaq, restoreFaq } from './documents.ts';
import { texts } from './texts.ts';

const PAGE = 100;

export type ListedFaq = FaqsQuery['faqs']['nodes'][number];

/** A company's FAQs page by page, and what can be done with them in the list. */
export function useFaqs(companyId: string, search: string) {
  const client = useApolloClient();
  const [page, setPage] = useState<FaqsQuery['faqs']>();
  const [error, setError] = useState<unknown>();
  const [isLoading, setIsLoading] = useState(true);
  const newest = useRef(0);

  const read = useCallback(
    async (after: string | null) => {
      const asked = ++newest.current;
      setIsLoading(true);
      setError(undefined);
      try {
        const variables = { companyId, search, first: PAGE, after };
        const { data } = await client.query({ query: faqsQuery, variables, fetchPolicy: 'no-cache' });
        if (!data || asked !== newest.current) return; // something else is searched for by now
        const { faqs } = data;
        setPage((known) => (after && known ? { ...faqs, nodes: [...known.nodes, ...faqs.nodes] } : faqs));
      } catch (failure) {
        if (asked === newest.current) setError(failure);
      } finally {
        if (asked === newest.current) setIsLoading(false);
      }
    },
    [client, companyId, search],
  );
  useEffect(() => void read(null), [read]);

  async function restore(id: string) {
    try {
      await client.mutate({ mutation: restoreFaq, variables: { companyId, id } });
      notifyDone(texts.faqs.restored);
      await read(null);
    } catch (failure) {
      notifyRefusal(failure, texts.failures.saving);
    }
  }

  return {
    nodes: page?.nodes,
    totalCount: page?.totalCount,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    error,
    isLoading,
    reload: () => read(null),
    readMore: () => read(page?.pageInfo.endCursor ?? null),

    async remove(id: string) {
      try {
        await client.mutate({ mutation: deleteFaq, variables: { companyId, id } });
        notifyUndoable(texts.faqs.removed, () => restore(id));
      } catch (failure) {
        notifyRefusal(failure, texts.failures.saving);
      }
      await read(null);
    },

    /** Shows the new order at once; when the server refuses, the list is read again. */
    async move(from: number, to: number) {
      const nodes = page?.nodes ?? [];
      const moved = nodes[from];
      if (!page || !moved || from === to) return;
      const ordered = nodes.toSpliced(from, 1).toSpliced(to, 0, moved);
      setPage({ ...page, nodes: ordered });
      try {
        const variables = { companyId, id: moved.id, afterId: ordered[to - 1]?.id ?? null };
        await client.mutate({ mutation: moveFaq, variables });
      } catch (failure) {
        notifyRefusal(failure, texts.failures.saving);
        await read(null);
      }
    },
  };
}
