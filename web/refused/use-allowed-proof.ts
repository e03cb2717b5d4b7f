import { useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import type { AllowedInput } from '../graphql/generated/graphql.ts';
import { proveAllowedQuery } from './documents.ts';

const SETTLES_AFTER = 500; // ms without a change; each proof takes the server some of the person's time

/**
 * What allowing something would change for the shop's last questions.
 * @param allowed undefined while nothing is chosen.
 */
export function useAllowedProof(companyId: string, id: string, allowed: AllowedInput | undefined) {
  const key = JSON.stringify(allowed);
  const [settledKey] = useDebouncedValue(key, SETTLES_AFTER);
  const settled: AllowedInput | undefined = settledKey === undefined ? undefined : JSON.parse(settledKey);
  const { data, previousData, error, loading } = useQuery(proveAllowedQuery, {
    variables: { companyId, id, allowed: settled ?? { topics: [], words: [] } },
    skip: settled === undefined,
    fetchPolicy: 'no-cache',
  });
  const isStale = loading || key !== settledKey;
  return {
    proof: settled === undefined ? undefined : (error ? undefined : (data ?? previousData))?.proveAllowed,
    error: isStale ? undefined : error,
    isStale,
  };
}
