import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { Link } from 'react-router-dom';
import type { AcceptanceRunsQuery } from '../graphql/generated/graphql.ts';
import { type FragmentType, useFragment } from '../graphql/generated/index.ts';
import { whenLong } from '../ui/dates.ts';
import editor from '../ui/editor.module.css';
import { Empty } from '../ui/empty.tsx';
import row from '../ui/list-row.module.css';
import { ListScreen, LiveList } from '../ui/list-screen.tsx';
import type { ListOf } from '../ui/paged-query.ts';
import { acceptanceRunsQuery, RunRow_run } from './documents.ts';
import { factsOf } from './run-facts.ts';
import { texts } from './texts.ts';
import { useAcceptanceCounts } from './use-acceptance-counts.ts';

const PAGE = 30;
const { runs: words } = texts;

const list: ListOf<AcceptanceRunsQuery, AcceptanceRunsQuery['acceptanceRuns']['nodes'][number]> = {
  get: ({ acceptanceRuns }) => acceptanceRuns,
  put: (data, { nodes, pageInfo }) => ({
    ...data,
    acceptanceRuns: {
      ...data.acceptanceRuns,
      nodes: [...nodes],
      pageInfo: { ...data.acceptanceRuns.pageInfo, ...pageInfo },
    },
  }),
};

/** When the tests were tried, why, and how they did. */
export function RunList({ companyId }: { readonly companyId: string }) {
  return (
    <>
      <Link to=".." relative="path" className={editor.back}>
        <IconArrowLeft size={16} aria-hidden="true" />
        {words.back}
      </Link>
      <ListScreen id="acceptance-runs" title={words.title} lead={words.lead}>
        <LiveList
          document={acceptanceRunsQuery}
          variables={{ companyId, first: PAGE }}
          list={list}
          news={useAcceptanceCounts(companyId)}
          failed={words.failed}
          empty={<Empty icon={IconHistory} title={words.empty} hint={words.emptyHint} />}
          row={(run) => <RunRow key={run.id} run={run} />}
        />
      </ListScreen>
    </>
  );
}

function RunRow(props: { readonly run: FragmentType<typeof RunRow_run> }) {
  const run = useFragment(RunRow_run, props.run);
  return (
    <li className={row.row}>
      <div className={row.what}>
        <Link to={run.id} className={row.title}>
          {whenLong(run.startedAt, new Date())}
        </Link>
        <p className={row.facts}>{factsOf(run)}</p>
      </div>
    </li>
  );
}
