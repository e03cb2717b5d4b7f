import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, SegmentedControl } from '@mantine/core';
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { AcceptanceTestsQuery } from '../graphql/generated/graphql.ts';
import { type FragmentType, useFragment } from '../graphql/generated/index.ts';
import { Empty } from '../ui/empty.tsx';
import row from '../ui/list-row.module.css';
import { ListScreen, LiveList } from '../ui/list-screen.tsx';
import { notifyDone, notifyRefusal, notifyUndoable } from '../ui/notify.ts';
import type { ListOf } from '../ui/paged-query.ts';
import { acceptanceTestsQuery, deleteAcceptanceTest, restoreAcceptanceTest, TestRow_test } from './documents.ts';
import { RunningModelRun } from './running-model-run.tsx';
import classes from './test-list.module.css';
import { TestTools } from './test-tools.tsx';
import { texts } from './texts.ts';
import { useAcceptanceCounts } from './use-acceptance-counts.ts';
import { VerdictBadge, VerdictFacts } from './verdict-facts.tsx';

const PAGE = 30;
const { acceptance: words } = texts;

const list: ListOf<AcceptanceTestsQuery, AcceptanceTestsQuery['acceptanceTests']['nodes'][number]> = {
  get: ({ acceptanceTests }) => acceptanceTests,
  put: (data, { nodes, pageInfo }) => ({
    ...data,
    acceptanceTests: {
      ...data.acceptanceTests,
      nodes: [...nodes],
      pageInfo: { ...data.acceptanceTests.pageInfo, ...pageInfo },
    },
  }),
};

/** The questions that are to be answered rightly, each with what came last. */
export function TestList({ companyId }: { readonly companyId: string }) {
  const [address, setAddress] = useSearchParams();
  const counts = useAcceptanceCounts(companyId);
  const isFailing = address.get('show') === 'failing';
  return (
    <ListScreen
      id="acceptance"
      title={words.title}
      lead={words.lead}
      aside={<TestTools companyId={companyId} isEmpty={counts?.testCount === 0} />}
    >
      <RunningModelRun companyId={companyId} run={counts?.running ?? null} to="runs" />
      <SegmentedControl
        styles={{ root: { justifySelf: 'start' }, label: { whiteSpace: 'nowrap' } }} // short words: the theme lets long ones wrap
        aria-label={words.which}
        data={[
          { value: 'all', label: words.withCount(words.all, counts?.testCount ?? 0) },
          { value: 'failing', label: words.withCount(words.failing, counts?.failedCount ?? 0) },
        ]}
        value={isFailing ? 'failing' : 'all'}
        onChange={(show) => setAddress(show === 'all' ? {} : { show }, { replace: true })}
      />
      <LiveList
        key={`${companyId} ${isFailing}`}
        document={acceptanceTestsQuery}
        variables={{ companyId, verdict: isFailing ? ('FAILED' as const) : null, first: PAGE }}
        list={list}
        news={counts}
        failed={words.failed}
        empty={
          <Empty
            icon={IconChecklist}
            title={isFailing ? words.emptyFailing : words.empty}
            hint={isFailing ? words.emptyFailingHint : words.emptyHint}
          />
        }
        row={(test, reload) => <TestRow key={test.id} companyId={companyId} test={test} onChanged={reload} />}
      />
    </ListScreen>
  );
}

interface TestRowProps {
  readonly companyId: string;
  readonly test: FragmentType<typeof TestRow_test>;
  readonly onChanged: () => void;
}

function TestRow({ companyId, onChanged, ...props }: TestRowProps) {
  const test = useFragment(TestRow_test, props.test);
  const { id, question } = test;
  const client = useApolloClient();
  const variables = { companyId, id };
  const [isBusy, setBusy] = useState(false);

  async function restore() {
    try {
      await client.mutate({ mutation: restoreAcceptanceTest, variables });
      notifyDone(words.restored);
    } catch (failure) {
      notifyRefusal(failure, words.notSaved);
    }
    onChanged();
  }

  async function remove() {
    setBusy(true);
    try {
      await client.mutate({ mutation: deleteAcceptanceTest, variables });
      notifyUndoable(words.removed, restore);
    } catch (failure) {
      notifyRefusal(failure, words.notRemoved);
    }
    setBusy(false);
    onChanged();
  }

  return (
    <li className={`${row.row} ${classes.row}`}>
      <div className={row.what}>
        <div className={classes.heading}>
          <Link to={id} className={row.title}>
            {question}
          </Link>
          <VerdictBadge verdict={test.verdict} />
        </div>
        <VerdictFacts judged={test} isDraft={test.expectedFaq !== null} />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        loading={isBusy}
        aria-label={words.removeOne(question)}
        onClick={remove}
      >
        <IconTrash size={18} stroke={1.7} />
      </ActionIcon>
    </li>
  );
}
