import { SegmentedControl } from '@mantine/core';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import { useState } from 'react';
import { useResolvedPath, useSearchParams } from 'react-router-dom';
import type { SectionProps } from '../companies/section.ts';
import type { QuestionGroupStatus, QuestionGroupsQuery } from '../graphql/generated/graphql.ts';
import { Empty } from '../ui/empty.tsx';
import { ListScreen, LiveList } from '../ui/list-screen.tsx';
import type { ListOf } from '../ui/paged-query.ts';
import { AddToFaqDialog } from './add-to-faq-dialog.tsx';
import { questionGroupsQuery } from './documents.ts';
import { QuestionRow } from './question-row.tsx';
import { texts } from './texts.ts';
import { useQuestionCounts } from './use-question-counts.ts';

const PAGE = 20;

const list: ListOf<QuestionGroupsQuery, QuestionGroupsQuery['questionGroups']['nodes'][number]> = {
  get: ({ questionGroups }) => questionGroups,
  put: (data, { nodes, pageInfo }) => ({
    ...data,
    questionGroups: {
      ...data.questionGroups,
      nodes: [...nodes],
      pageInfo: { ...data.questionGroups.pageInfo, ...pageInfo },
    },
  }),
};

const EMPTY: Readonly<Record<QuestionGroupStatus, { title: string; hint?: string }>> = {
  OPEN: { title: texts.questions.empty, hint: texts.questions.emptyHint },
  ANSWERED: { title: texts.questions.emptyAnswered, hint: texts.questions.emptyAnsweredHint },
  IGNORED: { title: texts.questions.emptyIgnored },
};

/** What visitors asked and nothing was found to, as it comes and as it is answered. */
export function QuestionsList({ companyId }: SectionProps) {
  const [address, setAddress] = useSearchParams();
  const [group, setGroup] = useState<{ readonly id: string; readonly title: string }>();
  const status = statusOf(address.get('show'));
  const counts = useQuestionCounts(companyId);
  const { pathname } = useResolvedPath('');
  const faqs = `${pathname.slice(0, pathname.lastIndexOf('/improve'))}/faq`;
  const { questions } = texts;
  const which = (
    <SegmentedControl
      styles={{ root: { flex: 'none' }, label: { whiteSpace: 'nowrap' } }} // short words: the theme lets long ones wrap
      aria-label={questions.which}
      data={[
        { value: 'OPEN', label: questions.withCount(questions.open, counts?.openCount ?? 0) },
        { value: 'ANSWERED', label: questions.withCount(questions.answered, counts?.answeredCount ?? 0) },
        { value: 'IGNORED', label: questions.withCount(questions.ignored, counts?.ignoredCount ?? 0) },
      ]}
      value={status}
      onChange={(value) => setAddress(value === 'OPEN' ? {} : { show: value.toLowerCase() }, { replace: true })}
    />
  );
  return (
    <ListScreen id="improvement" title={questions.title} lead={questions.lead} aside={which}>
      <LiveList
        key={`${companyId} ${status}`}
        document={questionGroupsQuery}
        variables={{ companyId, status, first: PAGE }}
        list={list}
        news={counts}
        failed={questions.failed}
        empty={<Empty icon={IconBulb} {...EMPTY[status]} />}
        row={(each, reload) => (
          <QuestionRow
            key={each.id}
            companyId={companyId}
            group={each}
            faqs={faqs}
            onAdd={setGroup}
            onChanged={reload}
          />
        )}
      />
      <AddToFaqDialog companyId={companyId} faqs={faqs} group={group} onClose={() => setGroup(undefined)} />
    </ListScreen>
  );
}

function statusOf(shown: string | null): QuestionGroupStatus {
  return shown === 'answered' ? 'ANSWERED' : shown === 'ignored' ? 'IGNORED' : 'OPEN';
}
