import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { Link, useParams } from 'react-router-dom';
import type { AcceptanceRunQuery } from '../graphql/generated/graphql.ts';
import editor from '../ui/editor.module.css';
import { Empty } from '../ui/empty.tsx';
import row from '../ui/list-row.module.css';
import { ListScreen, LiveList } from '../ui/list-screen.tsx';
import type { ListOf } from '../ui/paged-query.ts';
import { acceptanceRunQuery } from './documents.ts';
import { RunHeading } from './run-heading.tsx';
import classes from './test-list.module.css';
import { texts } from './texts.ts';
import { useAcceptanceCounts } from './use-acceptance-counts.ts';
import { VerdictBadge, VerdictFacts } from './verdict-facts.tsx';

const PAGE = 50;
const { runs: words } = texts;

type Result = AcceptanceRunQuery['acceptanceRun']['results']['nodes'][number] & { readonly id: string };

const list: ListOf<AcceptanceRunQuery, Result> = {
  get: ({ acceptanceRun: { results } }) => ({
    ...results,
    nodes: results.nodes.map((result) => ({ ...result, id: String(result.place) })),
  }),
  put: (data, { nodes, pageInfo }) => ({
    ...data,
    acceptanceRun: {
      ...data.acceptanceRun,
      results: {
        ...data.acceptanceRun.results,
        nodes: [...nodes],
        pageInfo: { ...data.acceptanceRun.results.pageInfo, ...pageInfo },
      },
    },
  }),
};

/** What came in one run, as it was then. */
export function RunScreen({ companyId }: { readonly companyId: string }) {
  const { runId: id = '' } = useParams();
  const counts = useAcceptanceCounts(companyId);
  const isRunning = counts?.running?.id === id;
  return (
    <>
      <Link to=".." relative="path" className={editor.back}>
        <IconArrowLeft size={16} aria-hidden="true" />
        {words.backToRuns}
      </Link>
      <ListScreen id="acceptance-run" title={words.oneTitle} lead={words.oneLead}>
        <RunHeading companyId={companyId} id={id} running={counts?.running ?? null} />
        <LiveList
          key={id}
          document={acceptanceRunQuery}
          variables={{ companyId, id, first: PAGE }}
          list={list}
          news={isRunning ? counts : isRunning}
          failed={words.failed}
          empty={<Empty icon={IconHistory} title={words.nothingYet} />}
          row={(result) => (
            <li key={result.place} className={row.row}>
              <div className={row.what}>
                <div className={classes.heading}>
                  <strong>{result.question}</strong>
                  <VerdictBadge verdict={result.verdict} />
                </div>
                <VerdictFacts judged={result} />
              </div>
            </li>
          )}
        />
      </ListScreen>
    </>
  );
}
