import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useFragment } from '../graphql/generated/index.ts';
import { whenLong } from '../ui/dates.ts';
import { useReloadAtNews } from '../ui/use-reload-at-news.ts';
import { RunRow_run, runFactsQuery } from './documents.ts';
import { factsOf } from './run-facts.ts';
import { RunningModelRun } from './running-model-run.tsx';
import type { useAcceptanceCounts } from './use-acceptance-counts.ts';

interface RunHeadingProps {
  readonly companyId: string;
  readonly id: string;
  readonly running: NonNullable<ReturnType<typeof useAcceptanceCounts>>['running'];
}

/** When it was, why, and how it did; while it goes on, how far it is. */
export function RunHeading({ companyId, id, running }: RunHeadingProps) {
  const { data, refetch } = useQuery(runFactsQuery, { variables: { companyId, id }, fetchPolicy: 'no-cache' });
  const isRunning = running?.id === id;
  useReloadAtNews(isRunning, () => void refetch().catch(() => undefined));
  const run = useFragment(RunRow_run, data?.acceptanceRun);
  if (isRunning) return <RunningModelRun companyId={companyId} run={running} />;
  if (!run) return null;
  return (
    <Text size="sm">
      {whenLong(run.startedAt, new Date())} · {factsOf(run)}
    </Text>
  );
}
