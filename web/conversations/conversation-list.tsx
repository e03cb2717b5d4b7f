import { Button, NativeSelect, Skeleton } from '@mantine/core';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { CloseAllButton } from './close-all-button.tsx';
import classes from './conversation-list.module.css';
import { visibleRows } from './conversation-log.ts';
import { ConversationRow, ROW_HEIGHT } from './conversation-row.tsx';
import type { Filter, LiveLog } from './live-log.ts';
import { texts } from './texts.ts';
import { VirtualList } from './virtual-list.tsx';

interface ConversationListProps {
  readonly companyId: string;
  readonly log: LiveLog;
  readonly base: string;
  readonly openId: string | undefined;
}

const filters: readonly { readonly value: Filter; readonly label: string }[] = [
  { value: 'ALL', label: texts.conversations.all },
  { value: 'ACTIVE', label: texts.conversations.activeOnes },
  { value: 'COMPLETED', label: texts.conversations.completedOnes },
  { value: 'ABANDONED', label: texts.conversations.abandonedOnes },
];

/** The conversations, newest activity first; each moves up by itself when something happens in it. */
export function ConversationList({ companyId, log, base, openId }: ConversationListProps) {
  const [filter, setFilter] = useState<Filter>('ALL');
  return (
    <>
      <div className={classes.tools}>
        <NativeSelect
          className={classes.filter ?? ''}
          aria-label={texts.conversations.filter}
          data={[...filters]}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value as Filter)}
        />
        <CloseAllButton companyId={companyId} />
      </div>
      <Rows key={filter} filter={filter} log={log} base={base} openId={openId} />
    </>
  );
}

interface RowsProps extends Omit<ConversationListProps, 'companyId'> {
  readonly filter: Filter;
}

function Rows({ filter, log, base, openId }: RowsProps) {
  const all = useSyncExternalStore(log.subscribe, log.rows);
  const { state, error, hasMore, readTo } = useSyncExternalStore(log.subscribeToReading, () => log.reading(filter));
  const rows = useMemo(() => visibleRows(all, filter === 'ALL' ? undefined : filter, readTo), [all, filter, readTo]);
  useEffect(() => {
    // A filter that was read before is kept up to date by what is pushed.
    if (log.reading(filter).cursor === null && log.reading(filter).hasMore) void log.readMore(filter);
  }, [log, filter]);

  const readMore = () => log.readMore(filter);
  if (state === 'failed' && rows.length === 0) {
    return <Failure title={texts.errors.conversations} error={error} onRetry={readMore} />;
  }
  if (state === 'loading' && rows.length === 0) return <LoadingRows />;
  if (rows.length === 0) return <NoRows filter={filter} />;
  return (
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
  );
}

function LoadingRows() {
  return (
    <div className={classes.loading} role="status" aria-label={texts.common.loading}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={ROW_HEIGHT - 20} radius="md" />
      ))}
    </div>
  );
}

function NoRows({ filter }: { readonly filter: Filter }) {
  if (filter !== 'ALL') return <Empty icon={IconMessages} title={texts.conversations.emptyFiltered} />;
  return <Empty icon={IconMessages} title={texts.conversations.empty} hint={texts.conversations.emptyHint} />;
}
