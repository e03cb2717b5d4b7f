import { Button, Skeleton } from '@mantine/core';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import classes from './conversation-list.module.css';
import { ConversationRow, ROW_HEIGHT } from './conversation-row.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { LiveLog } from './live-log.ts';
import { filterIn, isFollowed, type LogFilter, withFilter } from './log-filter.ts';
import { texts } from './texts.ts';
import { useHeldRows } from './use-held-rows.ts';
import { VirtualList } from './virtual-list.tsx';

interface ConversationListProps {
  readonly companyId: string;
  readonly log: LiveLog;
  readonly base: string;
  readonly openId: string | undefined;
}

/** The conversations, newest activity first; each moves up by itself when something happens in it. */
export function ConversationList({ companyId, log, base, openId }: ConversationListProps) {
  const [address, setAddress] = useSearchParams();
  const key = JSON.stringify(filterIn(address));
  const filter = useMemo(() => JSON.parse(key) as LogFilter, [key]);
  return (
    <>
      <FilterBar
        companyId={companyId}
        filter={filter}
        onChange={(next) => setAddress(withFilter(address, next), { replace: true })}
      />
      <Rows key={key} filter={filter} log={log} base={base} openId={openId} />
    </>
  );
}

interface RowsProps extends Omit<ConversationListProps, 'companyId'> {
  readonly filter: LogFilter;
}

const ASK_AGAIN_AFTER = 1_500; // ms

function Rows({ filter, log, base, openId }: RowsProps) {
  const all = useSyncExternalStore(log.subscribe, log.rows);
  const reading = useSyncExternalStore(log.subscribeToReading, () => log.reading(filter));
  const { state, error, hasMore, news } = reading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log tells by these two that what is visible changed
  const visible = useMemo(() => log.visible(filter), [log, filter, all, reading]);
  const { rows, newer, isHeld, release, handlers } = useHeldRows(visible);

  useEffect(() => {
    // A filter that was read before is kept up to date by what is pushed.
    if (log.reading(filter).cursor === null && log.reading(filter).hasMore) void log.readMore(filter);
  }, [log, filter]);

  // What only the server can filter is asked for again while nobody points into it.
  const mustAsk = news.size > 0 && !isHeld;
  useEffect(() => {
    if (!mustAsk) return;
    const timer = setTimeout(() => void log.readAgain(), ASK_AGAIN_AFTER);
    return () => clearTimeout(timer);
  }, [log, mustAsk]);

  const readMore = () => log.readMore(filter);
  const showNews = () => {
    release();
    if (news.size > 0) void log.readAgain();
  };
  const count = isFollowed(filter) ? newer : news.size;
  if (state === 'failed' && rows.length === 0) {
    return <Failure title={texts.errors.conversations} error={error} onRetry={readMore} />;
  }
  if (state === 'loading' && rows.length === 0) return <LoadingRows />;
  return (
    <div className={classes.rows} {...handlers}>
      {count > 0 && (
        <Button
          className={classes.news ?? ''}
          size="xs"
          radius="xl"
          leftSection={<IconRefresh size={16} aria-hidden="true" />}
          onClick={showNews}
        >
          {texts.conversations.news(count)}
        </Button>
      )}
      {rows.length === 0 && <NoRows filter={filter} />}
      {rows.length > 0 && (
        <VirtualList
          label={texts.conversations.title}
          rows={rows}
          rowHeight={ROW_HEIGHT}
          renderRow={(row) => <ConversationRow row={row} base={base} isOpen={row.id === openId} />}
        >
          {state === 'failed' && <Failure title={texts.errors.conversations} error={error} onRetry={readMore} />}
          {state !== 'failed' && hasMore && (
            <Button variant="subtle" fullWidth loading={state === 'loading'} onClick={readMore}>
              {texts.common.showMore}
            </Button>
          )}
        </VirtualList>
      )}
    </div>
  );
}

function LoadingRows() {
  return (
    <div className={classes.loading} role="status" aria-label={texts.common.loading}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height={ROW_HEIGHT - 20} radius="md" />
      ))}
    </div>
  );
}

function NoRows({ filter }: { readonly filter: LogFilter }) {
  if (Object.keys(filter).length > 0) {
    return (
      <Empty
        icon={IconMessages}
        title={isFollowed(filter) ? texts.conversations.emptyFiltered : texts.conversations.nothingFound}
        {...(filter.search && { hint: texts.conversations.nothingFoundHint })}
      />
    );
  }
  return <Empty icon={IconMessages} title={texts.conversations.empty} hint={texts.conversations.emptyHint} />;
}
