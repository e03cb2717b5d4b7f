import { Button, CloseButton, Skeleton, Text, TextInput, Title } from '@mantine/core';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSettledText } from '../assistant/settled-text.ts';
import type { CompaniesQuery, CompanyTotalsSubscription } from '../graphql/generated/graphql.ts';
import { LiveTitle } from '../live/live-title.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { notifyRefusal } from '../ui/notify.ts';
import { type ListOf, usePagedQuery } from '../ui/paged-query.ts';
import classes from './company-list.module.css';
import { CompanyTable } from './company-table.tsx';
import { companiesQuery } from './documents.ts';
import { InitializeButton } from './initialize-button.tsx';
import { type Sorting, sortingIn, withSorting } from './sorting.ts';
import { texts } from './texts.ts';
import { Troubleshooting } from './troubleshooting.tsx';

const PAGE = 50;

const list: ListOf<CompaniesQuery, CompaniesQuery['companyOverviews']['nodes'][number]> = {
  get: (data) => data.companyOverviews,
  put: (data, { nodes, pageInfo }) => ({
    ...data,
    companyOverviews: {
      ...data.companyOverviews,
      nodes: [...nodes],
      pageInfo: { ...data.companyOverviews.pageInfo, ...pageInfo },
    },
  }),
};

interface CompanyListProps {
  readonly totals: CompanyTotalsSubscription | undefined;
  /** What stands above it is still to come: only places are kept, for the heading would move too. */
  readonly isHeld: boolean;
}

/** The companies that the person can see, to be searched by name and put in any order. */
export function CompanyList({ totals, isHeld }: CompanyListProps) {
  const [address, setAddress] = useSearchParams();
  const sorting = sortingIn(address);
  const [text, setText] = useState('');
  const { settled } = useSettledText(text);
  const search = settled.trim();
  const { data, previousData, error, isReading, showMore, reload } = usePagedQuery(
    companiesQuery,
    { search: search || null, ...sorting, first: PAGE },
    list,
  );
  const shown = data ?? previousData;
  const rows = error ? data : shown; // those of another search are no result once this one failed
  const retry = () => reload().catch((failure) => notifyRefusal(failure, texts.errors.companies));
  useReloadAtNews(totals, retry);

  if (!shown && error) {
    return (
      <Failure
        title={texts.errors.companies}
        error={error}
        onRetry={retry}
        actions={<InitializeButton variant="default" />}
      >
        <Troubleshooting />
      </Failure>
    );
  }
  if (isHeld) return <LoadingList />;
  return (
    <section className={classes.section} aria-labelledby="companies">
      <div className={classes.heading}>
        <LiveTitle>
          <Title order={2} size="h4" id="companies">
            {texts.admin.list}
          </Title>
        </LiveTitle>
        {shown && shown.companyOverviews.totalCount > 0 && <Search text={text} onText={setText} />}
      </div>
      {rows && (
        <>
          <Companies
            data={rows}
            search={search}
            isStale={!data}
            onClear={() => setText('')}
            sorting={sorting}
            onSort={(next) => setAddress((now) => withSorting(now, next), { replace: true })}
          />
          {rows.companyOverviews.pageInfo.hasNextPage && (
            <Button
              variant="default"
              loading={isReading}
              className={classes.more ?? ''}
              onClick={() => showMore().catch((failure) => notifyRefusal(failure, texts.admin.moreFailed))}
            >
              {texts.common.showMore}
            </Button>
          )}
        </>
      )}
      {error && <Failure title={texts.errors.companies} error={error} onRetry={retry} />}
      {!shown && <LoadingList />}
    </section>
  );
}

function Search({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  return (
    <TextInput
      type="search"
      data-search
      className={classes.search ?? ''}
      aria-label={texts.admin.search}
      placeholder={texts.admin.search}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      leftSection={<IconSearch size={17} aria-hidden="true" />}
      rightSection={text && <CloseButton aria-label={texts.admin.clearSearch} onClick={() => onText('')} />}
    />
  );
}

interface CompaniesProps {
  readonly data: CompaniesQuery;
  readonly search: string;
  readonly isStale: boolean;
  readonly onClear: () => void;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

function Companies({ data, search, isStale, onClear, sorting, onSort }: CompaniesProps) {
  const { nodes, pageInfo, totalCount } = data.companyOverviews;
  return (
    <div className={classes.list} data-stale={isStale} aria-busy={isStale}>
      <Text className="visually-hidden" role="status">
        {search !== '' && texts.admin.found(nodes.length, pageInfo.hasNextPage)}
      </Text>
      {nodes.length > 0 && <CompanyTable nodes={nodes} sorting={sorting} onSort={onSort} />}
      {nodes.length === 0 && totalCount > 0 && (
        <Empty icon={IconSearch} title={texts.admin.nothingFound} hint={texts.admin.nothingFoundHint(search)}>
          <Button variant="default" mt="xs" onClick={onClear}>
            {texts.admin.clearSearch}
          </Button>
        </Empty>
      )}
      {totalCount === 0 && (
        <Empty icon={IconBuildingStore} title={texts.admin.empty} hint={texts.admin.emptyHint}>
          <InitializeButton variant="light" />
        </Empty>
      )}
    </div>
  );
}

function LoadingList() {
  return (
    <div className={classes.list} role="status" aria-busy="true" data-first-reading>
      <span className="visually-hidden">{texts.admin.loading}</span>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={classes.loading}>
          <Skeleton height={44} width={44} radius="md" />
          <Skeleton height={16} width="40%" />
        </div>
      ))}
    </div>
  );
}

/** Reads the list again whenever a company came, went or changed. */
function useReloadAtNews(news: CompanyTotalsSubscription | undefined, reload: () => unknown) {
  const known = useRef<typeof news>(undefined);
  useEffect(() => {
    if (news && news !== known.current) void reload(); // the first too: what came before it was told to nobody
    known.current = news;
  }, [news, reload]);
}
