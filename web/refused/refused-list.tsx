import './refused-styles.ts';
import { SegmentedControl } from '@mantine/core';
import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs';
import { useState } from 'react';
import { useResolvedPath, useSearchParams } from 'react-router-dom';
import type { SectionProps } from '../companies/section.ts';
import type { QuestionGroupStatus, RefusedGroupsQuery } from '../graphql/generated/graphql.ts';
import { Empty } from '../ui/empty.tsx';
import { ListScreen, LiveList } from '../ui/list-screen.tsx';
import type { ListOf } from '../ui/paged-query.ts';
import { refusedGroupsQuery } from './documents.ts';
import { RefusedRow } from './refused-row.tsx';
import { type Taught, TeachDialog } from './teach-dialog.tsx';
import { texts } from './texts.ts';
import { useRefusedCounts } from './use-refused-counts.ts';

const PAGE = 20;

const list: ListOf<RefusedGroupsQuery, RefusedGroupsQuery['refusedGroups']['nodes'][number]> = {
  get: ({ refusedGroups }) => refusedGroups,
  put: (data, { nodes, pageInfo }) => ({
    ...data,
    refusedGroups: {
      ...data.refusedGroups,
      nodes: [...nodes],
      pageInfo: { ...data.refusedGroups.pageInfo, ...pageInfo },
    },
  }),
};

const EMPTY: Readonly<Record<QuestionGroupStatus, { title: string; hint?: string }>> = {
  OPEN: { title: texts.refused.empty, hint: texts.refused.emptyHint },
  ANSWERED: { title: texts.refused.emptyAnswered, hint: texts.refused.emptyAnsweredHint },
  IGNORED: { title: texts.refused.emptyIgnored },
};

/** What was declined as off topic, as it comes and as it is taught otherwise. */
export function RefusedList({ companyId, canManage }: SectionProps) {
  const [address, setAddress] = useSearchParams();
  const [taught, setTaught] = useState<Taught>();
  const status = statusOf(address.get('show'));
  const counts = useRefusedCounts(companyId);
  const { pathname } = useResolvedPath('');
  const workspace = pathname.slice(0, pathname.lastIndexOf('/improve'));
  const { refused } = texts;
  const which = (
    <SegmentedControl
      styles={{ root: { flex: 'none' }, label: { whiteSpace: 'nowrap' } }} // short words: the theme lets long ones wrap
      aria-label={refused.which}
      data={[
        { value: 'OPEN', label: refused.withCount(refused.open, counts?.openCount ?? 0) },
        { value: 'ANSWERED', label: refused.withCount(refused.answered, counts?.answeredCount ?? 0) },
        { value: 'IGNORED', label: refused.withCount(refused.ignored, counts?.ignoredCount ?? 0) },
      ]}
      value={status}
      onChange={(value) => setAddress(value === 'OPEN' ? {} : { show: value.toLowerCase() }, { replace: true })}
    />
  );
  return (
    <ListScreen id="refused" title={refused.title} lead={canManage ? refused.lead : refused.leadToRead} aside={which}>
      <LiveList
        key={`${companyId} ${status}`}
        document={refusedGroupsQuery}
        variables={{ companyId, status, first: PAGE }}
        list={list}
        news={counts}
        failed={refused.failed}
        empty={<Empty icon={IconMoodSmile} {...EMPTY[status]} />}
        row={(each, reload) => (
          <RefusedRow
            key={each.id}
            companyId={companyId}
            group={each}
            workspace={workspace}
            onTeach={canManage ? setTaught : undefined}
            onChanged={reload}
          />
        )}
      />
      <TeachDialog companyId={companyId} group={taught} onClose={() => setTaught(undefined)} />
    </ListScreen>
  );
}

function statusOf(shown: string | null): QuestionGroupStatus {
  return shown === 'answered' ? 'ANSWERED' : shown === 'ignored' ? 'IGNORED' : 'OPEN';
}
