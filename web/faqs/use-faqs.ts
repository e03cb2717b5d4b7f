import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFramedCompany } from '../companies/framed-company.ts';
import { useReload } from '../editors/use-reload.ts';
import type { FaqsQuery } from '../graphql/generated/graphql.ts';
import { notifyDone, notifyRefusal, notifyUndoable } from '../ui/notify.ts';
import { deleteFaq, faqsQuery, moveFaq, restoreFaq } from './documents.ts';
import { texts } from './texts.ts';

const PAGE = 100;

type Faqs = FaqsQuery['faqs'];
export type ListedFaq = Faqs['nodes'][number];

/** FAQs as far as they were read, and what was searched for. */
type Found = Faqs & { readonly search: string };

/** A company's FAQs page by page, and what can be done with them in the list. */
export function useFaqs(companyId: string, search: string) {
  const client = useApolloClient();
  const [page, setPage] = useState<Found>();
  const [error, setError] = useState<unknown>();
  const [isLoading, setIsLoading] = useState(true);
  const newest = useRef(0);
  /** How many rows were asked for last, come or not. */
  const askedRows = useRef(PAGE);
  /** Nothing is replaced while somebody drags; what was missed is read afterwards. */
  const drag = useRef({ isOn: false, wasMissed: false });

  /** Reads on after `known`, up to so many rows in all. */
  const read = useCallback(
    async (known: Faqs | undefined, wanted: number) => {
      const asked = ++newest.current;
      askedRows.current = wanted;
      setIsLoading(true);
      setError(undefined);
      try {
        let found = known;
        do {
          const variables = { companyId, search, first: PAGE, after: found?.pageInfo.endCursor ?? null };
          const { data } = await client.query({ query: faqsQuery, variables, fetchPolicy: 'no-cache' });
          if (!data || asked !== newest.current) return; // something else is searched for by now
          found = { ...data.faqs, nodes: [...(found?.nodes ?? []), ...data.faqs.nodes] };
        } while (found.nodes.length < wanted && found.pageInfo.hasNextPage);
        setPage({ ...found, search });
      } catch (failure) {
        if (asked !== newest.current) return;
        setError(failure);
        setPage((shown) => (shown?.search === search ? shown : undefined)); // rows of another search are no result
      } finally {
        if (asked === newest.current) setIsLoading(false);
      }
    },
    [client, companyId, search],
  );
  useEffect(() => void read(undefined, PAGE), [read]);

  /** Read again, it is as long as it was, or as it should have become. */
  const reload = () => {
    if (drag.current.isOn) drag.current.wasMissed = true;
    else void read(undefined, askedRows.current);
  };
  useReload(useFramedCompany(companyId)?.faqsVersion, reload);

  async function restore(id: string) {
    try {
      await client.mutate({ mutation: restoreFaq, variables: { companyId, id } });
      notifyDone(texts.faqs.restored);
      reload();
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
    reload,
    readMore: () => read(page, (page?.nodes.length ?? 0) + PAGE),
    beginDrag() {
      drag.current = { isOn: true, wasMissed: false };
    },
    endDrag() {
      const { wasMissed } = drag.current;
      drag.current = { isOn: false, wasMissed: false };
      if (wasMissed) reload();
    },

    async remove(id: string) {
      try {
        await client.mutate({ mutation: deleteFaq, variables: { companyId, id } });
        notifyUndoable(texts.faqs.removed, () => restore(id));
      } catch (failure) {
        notifyRefusal(failure, texts.failures.saving);
      }
      reload();
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
        reload();
      }
    },
  };
}
