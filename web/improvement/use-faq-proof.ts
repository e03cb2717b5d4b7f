import { useApolloClient, useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import type { FaqInput } from '../graphql/generated/graphql.ts';
import { proveFaqQuery } from './proof-documents.ts';

const SETTLES_AFTER = 1_200; // ms without a change; each proof takes the server some of the person's time

/**
 * What saving a FAQ as it stands would change for the shop's last questions.
 * @param draft undefined while there is nothing to try.
 */
export function useFaqProof(companyId: string, draft: FaqInput | undefined) {
  const client = useApolloClient();
  const key = JSON.stringify(draft);
  const [settledKey] = useDebouncedValue(key, SETTLES_AFTER);
  const settled: FaqInput | undefined = settledKey === undefined ? undefined : JSON.parse(settledKey);
  const { data, previousData, error, loading } = useQuery(proveFaqQuery, {
    variables: { companyId, draft: settled ?? EMPTY },
    skip: settled === undefined,
    fetchPolicy: 'no-cache',
  });
  const isStale = loading || key !== settledKey;

  return {
    proof: settled === undefined ? undefined : (data ?? previousData)?.proveFaq,
    error: isStale ? undefined : error,
    isStale,
    /** How many questions find nothing any more, were it saved now; 0 where that cannot be told. */
    async losses(): Promise<number> {
      if (draft === undefined) return 0;
      if (!isStale && data) return data.proveFaq.lost.questionCount;
      const variables = { companyId, draft };
      const result = await client.query({ query: proveFaqQuery, variables, fetchPolicy: 'no-cache' }).catch(() => null);
      return result?.data?.proveFaq.lost.questionCount ?? 0;
    },
  };
}

const EMPTY: FaqInput = { question: '', answer: '', keywords: [] };
