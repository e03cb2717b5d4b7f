import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { type FragmentType, useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { refusalOf } from '../ui/refusal.ts';
import { Proof_proof } from './documents.ts';

const SETTLES_AFTER = 1_200; // ms without a change; each proof takes the server some of the person's time

/** A question of what a draft would change. */
type ProofQuery<Variables> = TypedDocumentNode<{ proof: FragmentType<typeof Proof_proof> }, Variables>;

export type RunningProof = ReturnType<typeof useProof>;

/**
 * What saving a draft as it stands would change for the shop's last questions.
 * @param draft what is asked; undefined while there is nothing to try.
 */
export function useProof<Variables extends OperationVariables>(
  query: ProofQuery<Variables>,
  draft: Variables | undefined,
) {
  const client = useApolloClient();
  const key = JSON.stringify(draft);
  const [settledKey] = useDebouncedValue(key, SETTLES_AFTER);
  const settled: Variables | undefined = settledKey === undefined ? undefined : JSON.parse(settledKey);
  const { data, previousData, error, loading } = useQuery<{ proof: FragmentType<typeof Proof_proof> }, Variables>(
    query,
    settled === undefined ? skipToken : { variables: settled, fetchPolicy: 'no-cache' },
  );
  const isStale = loading || key !== settledKey;
  const isSuperseded = error !== undefined && refusalOf(error).code === 'PROOF_SUPERSEDED'; // the same person asked something newer
  const known = error && !isSuperseded ? undefined : (data ?? previousData); // of an earlier draft it would tell the wrong thing

  return {
    proof:
      settled === undefined || !known
        ? undefined
        : unmask(Proof_proof, known.proof as FragmentType<typeof Proof_proof>),
    error: isStale || isSuperseded ? undefined : error,
    isStale,
    /** How many questions find nothing any more, were it saved now; 0 where that cannot be told. */
    async losses(): Promise<number> {
      if (draft === undefined) return 0;
      const told = !isStale && data ? data : await ask(draft);
      return told ? unmask(Proof_proof, told.proof as FragmentType<typeof Proof_proof>).lost.questionCount : 0;
    },
  };

  async function ask(variables: Variables) {
    const asked = { query, variables, fetchPolicy: 'no-cache' as const };
    const result = await client.query<{ proof: FragmentType<typeof Proof_proof> }>(asked as never).catch(() => null);
    return result?.data;
  }
}
