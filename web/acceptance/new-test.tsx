import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { Failure } from '../ui/failure.tsx';
import { proposedTestQuery } from './documents.ts';
import { TestForm } from './test-form.tsx';
import { NEW_TEST, valuesOf } from './test-values.ts';
import { texts } from './texts.ts';

/** The editor of a test that is not there yet; an answer of a conversation that the address names fills it. */
export function NewTest({ companyId }: { readonly companyId: string }) {
  const [parameters] = useSearchParams();
  const conversationId = parameters.get('conversation') ?? '';
  const seq = Number.parseInt(parameters.get('message') ?? '', 10);
  const isProposed = conversationId !== '' && Number.isInteger(seq);
  const { data, error, refetch } = useQuery(proposedTestQuery, {
    variables: { companyId, conversationId, seq: isProposed ? seq : 0 },
    skip: !isProposed,
    fetchPolicy: 'no-cache',
  });
  if (isProposed && !data && !error)
    return <Skeleton height={420} radius="lg" role="status" aria-label={texts.common.loading} />;
  if (isProposed && error)
    return (
      <Failure
        title={texts.acceptance.notProposed}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return (
    <TestForm
      companyId={companyId}
      id={undefined}
      read={{ values: NEW_TEST, version: undefined }}
      first={data ? valuesOf(data.proposedAcceptanceTest) : undefined}
    />
  );
}
