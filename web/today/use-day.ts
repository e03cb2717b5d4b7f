import { useQuery } from '@apollo/client/react';
import { useAcceptanceCounts } from '../acceptance/use-acceptance-counts.ts';
import { useQuestionCounts } from '../improvement/use-question-counts.ts';
import { hearsOfChanges } from '../live/connection-state.ts';
import { useConnection } from '../live/socket.ts';
import { useLive } from '../live/use-live.ts';
import { useCompanyFigures } from '../stats/company-cards.tsx';
import { useReloadAtNews } from '../ui/use-reload-at-news.ts';
import { companyDay, openQuestionsQuery } from './documents.ts';

/** Questions that are shown; the others are a click away. */
export const MOST_QUESTIONS = 3;

/** All that 'Oggi' shows, as it moves. */
export type Day = ReturnType<typeof useDay>;

/**
 * What happened today at a company. `isSettled` once all of it is there, or cannot come: what stands below it would move
 * with each part.
 */
export function useDay(companyId: string) {
  const day = useLive(companyDay, { companyId })?.companyDay;
  const figures = useCompanyFigures(companyId);
  const counts = useQuestionCounts(companyId);
  const tests = useAcceptanceCounts(companyId);
  const { data, error, refetch } = useQuery(openQuestionsQuery, {
    variables: { companyId, first: MOST_QUESTIONS },
    fetchPolicy: 'cache-and-network',
  });
  useReloadAtNews(counts, () => void refetch().catch(() => undefined));
  const connection = useConnection();
  const mayCome = connection === 'waiting' || hearsOfChanges(connection);
  const isThere = Boolean(day && figures && counts && tests && (data || error));
  return { day, figures, counts, tests, groups: data?.questionGroups.nodes, isSettled: isThere || !mayCome };
}
