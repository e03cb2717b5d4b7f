import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Failure } from '../ui/failure.tsx';
import { texts } from './texts.ts';

interface ReadToEditProps<Data, Variables extends OperationVariables> {
  readonly document: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  /** Of the place that its editor will take, px. */
  readonly height: number;
  /** What is said when it cannot be read. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** Reads something to be edited: what others have saved is in it. */
export function ReadToEdit<Data, Variables extends OperationVariables>(props: ReadToEditProps<Data, Variables>) {
  const { document, variables, height, failed, children } = props;
  const { data, error, refetch } = useQuery(document, { variables, fetchPolicy: 'no-cache' } as useQuery.Options<
    Data,
    Variables
  >);
  if (data) return children(data as Data);
  if (!error) return <Skeleton height={height} radius="lg" role="status" aria-label={texts.common.loading} />;
  return <Failure title={failed} error={error} onRetry={() => refetch().catch(() => undefined)} />;
}
