import { useQuery } from '@apollo/client/react';
import { Button, List, Skeleton, Title } from '@mantine/core';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { useEffect, useRef } from 'react';
import { useCompanyCount } from '../accounts/company-count.tsx';
import { graphql } from '../graphql/generated/index.ts';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { notifyRefusal } from '../ui/notify.ts';
import classes from './company-list.module.css';
import { CompanyRow } from './company-row.tsx';
import { StatCard } from './stat-card.tsx';
import { texts } from './texts.ts';

const PAGE = 50;

const companiesQuery = graphql(`
  query Companies($first: Int!, $after: String) {
    companies(first: $first, after: $after) {
      totalCount
      nodes {
        id
        ...CompanyRow_company
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

/** The companies that the person can see, and how many. */
export function CompanyList() {
  const { data, error, loading, refetch, fetchMore } = useQuery(companiesQuery, {
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useRefetchAtNews(refetch);

  if (!data && error) {
    return (
      <Failure title={texts.errors.companies} error={error} onRetry={() => refetch().catch(() => undefined)}>
        <Troubleshooting />
      </Failure>
    );
  }
  if (!data) return <LoadingList />;

  const { nodes, pageInfo, totalCount } = data.companies;
  const showMore = () =>
    fetchMore({ variables: { after: pageInfo.endCursor } }).catch((failure) =>
      notifyRefusal(failure, texts.admin.moreFailed),
    );
  return (
    <>
      <div className={classes.stats}>
        <StatCard label={texts.admin.totalCompanies} value={totalCount} icon={IconBuildingStore} />
      </div>
      <section className={classes.section} aria-labelledby="companies">
        <Title order={2} size="h4" id="companies">
          {texts.admin.list}
        </Title>
        <div className={classes.list}>
          {nodes.length === 0 ? (
            <Empty icon={IconBuildingStore} title={texts.admin.empty} hint={texts.admin.emptyHint} />
          ) : (
            <ul className={classes.rows}>
              {nodes.map((company) => (
                <CompanyRow key={company.id} company={company} />
              ))}
            </ul>
          )}
        </div>
        {pageInfo.hasNextPage && (
          <Button variant="default" loading={loading} onClick={showMore} className={classes.more}>
            {texts.common.showMore}
          </Button>
        )}
      </section>
    </>
  );
}

function LoadingList() {
  return (
    <div className={classes.section} role="status" aria-busy="true">
      <span className="visually-hidden">{texts.admin.loading}</span>
      <Skeleton height={88} width={240} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </div>
  );
}

function Troubleshooting() {
  return (
    <div>
      <Title order={2} size="h6" mb={4}>
        {texts.admin.troubleshooting}
      </Title>
      <List size="sm">
        {texts.admin.troubleshootingSteps.map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List>
    </div>
  );
}

/** Reads the list again when the pushed number of companies changed. */
function useRefetchAtNews(refetch: () => Promise<unknown>) {
  const count = useCompanyCount();
  const known = useRef(count);
  useEffect(() => {
    if (count !== undefined && known.current !== undefined && known.current !== count) refetch().catch(() => undefined);
    known.current = count;
  }, [count, refetch]);
}
