import { SegmentedControl } from '@mantine/core';
import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs';
import { useResolvedPath, useSearchParams } from 'react-router-dom';
import type { SectionProps } from '../companies/section.ts';
import type { RejectedAnswerStatus, RejectedAnswersQuery } from '../graphql/generated/graphql.ts';
import { Empty } from '../ui/empty.tsx';
import { ListScreen, LiveList } from '../ui/list-screen.tsx';
import type { ListOf } from '../ui/paged-query.ts';
import { rejectedAnswersQuery } from './documents.ts';
import { RejectedRow } from './rejected-row.tsx';
import { texts } from './texts.ts';
import { useRejectedCounts } from './use-rejected-counts.ts';

const PAGE = 20;

const list: ListOf<RejectedAnswersQuery, RejectedAnswersQuery['rejectedAnswers']['nodes'][number]> = {
  get: ({ rejectedAnswers }) => rejectedAnswers,
  put: (data, { nodes, pageInfo }) => ({
    ...data,
    rejectedAnswers: {
      ...data.rejectedAnswers,
      nodes: [...nodes],
      pageInfo: { ...data.rejectedAnswers.pageInfo, ...pageInfo },
    },
  }),
};

/** Answers that were not what visitors meant, as they come and until somebody has seen them. */
export function RejectedList({ companyId }: SectionProps) {
  const [address, setAddress] = useSearchParams();
  const status: RejectedAnswerStatus = address.get('show') === 'seen' ? 'SEEN' : 'OPEN';
  const counts = useRejectedCounts(companyId);
  const { pathname } = useResolvedPath('');
  const { rejected } = texts;
  const which = (
    <SegmentedControl
      styles={{ root: { flex: 'none' }, label: { whiteSpace: 'nowrap' } }} // short words: the theme lets long ones wrap
      aria-label={rejected.which}
      data={[
        { value: 'OPEN', label: rejected.withCount(rejected.open, counts?.openCount ?? 0) },
        { value: 'SEEN', label: rejected.withCount(rejected.seen, counts?.seenCount ?? 0) },
      ]}
      value={status}
      onChange={(value) => setAddress(value === 'OPEN' ? {} : { show: 'seen' }, { replace: true })}
    />
  );
  const empty = status === 'OPEN' ? { title: rejected.empty, hint: rejected.emptyHint } : { title: rejected.emptySeen };
  return (
    <ListScreen id="rejected" title={rejected.title} lead={rejected.lead} aside={which}>
      <LiveList
        key={`${companyId} ${status}`}
        document={rejectedAnswersQuery}
        variables={{ companyId, status, first: PAGE }}
        list={list}
        news={counts}
        failed={rejected.failed}
        empty={<Empty icon={IconMoodSmile} {...empty} />}
        row={(each, reload) => (
          <RejectedRow
            key={each.id}
            companyId={companyId}
            answer={each}
            base={pathname.slice(0, pathname.lastIndexOf('/improve'))}
            onChanged={reload}
          />
        )}
      />
    </ListScreen>
  );
}
