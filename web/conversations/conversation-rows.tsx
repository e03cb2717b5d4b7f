import { Button, Skeleton } from '@mantine/core';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { type Dispatch, memo, type SetStateAction, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { useFollowedLinks } from '../ui/followed-links.ts';
import { useToday } from '../ui/today.ts';
import classes from './conversation-list.module.css';
import { ConversationRow, ROW_HEIGHT, SelectableRow } from './conversation-row.tsx';
import { isUnread, type LiveLog, type Row } from './live-log.ts';
import { isFollowed, type LogFilter } from './log-filter.ts';
import { rowAddress } from './row-address.ts';
import { allOrNone, present, type Selection, toggled } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { texts } from './texts.ts';
import { useHeldRows } from './use-held-rows.ts';
import { VirtualList } from './virtual-list.tsx';

interface ConversationRowsProps {
  readonly companyId: string;
  readonly log: LiveLog;
  readonly base: string;
  readonly openId: string | undefined;
  readonly filter: LogFilter;
  readonly selection: Selection;
  readonly onSelect: Dispatch<SetStateAction<Selection>>;
}

const ASK_AGAIN_AFTER = 1_500; // ms

/** The conversations that the filter lets through, to be opened or, while somebody chooses, to be chosen. */
export function ConversationRows(props: ConversationRowsProps) {
  const { companyId, filter, log, base, openId, selection, onSelect } = props;
  const all = useSyncExternalStore(log.subscribe, log.rows);
  const reading = useSyncExternalStore(log.subscribeToReading, () => log.reading(filter));
  const { state, error, hasMore, news, isStale } = reading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log tells by these two that what is visible changed
  const visible = useMemo(() => log.visible(filter), [log, filter, all, reading]);
  const { rows, newer, isHeld, release, handlers } = useHeldRows(visible);

  // What was read before is unread again once another filter was read anew.
  const mustRead = isUnread(reading);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => log.show(filter), [log, filter, mustRead]);

  // What only the server can filter is asked for again while nobody points into it.
  const mustAsk = (news.size > 0 || isStale) && !isHeld;
  useEffect(() => {
    if (!mustAsk) return;
    const timer = setTimeout(() => void log.readAgain(), ASK_AGAIN_AFTER);
    return () => clearTimeout(timer);
  }, [log, mustAsk]);

  const { search } = useLocation(); // the filter stays in the address
  const follow = useFollowedLinks();
  const toggle = useCallback((id: string) => onSelect((former) => toggled(former, id)), [onSelect]);
  const readMore = useCallback(() => void log.readMore(filter), [log, filter]);
  const showNews = () => {
    release();
    if (news.size > 0) void log.readAgain();
  };
  const isForUnanswered = filter.isUnanswered === true;
  const today = useToday();
  // biome-ignore lint/correctness/useExhaustiveDependencies: at midnight every row says another day
  const renderRow = useCallback(
    (row: Row) =>
      selection ? (
        <SelectableRow row={row} isSelected={selection.has(row.id)} onToggle={toggle} />
      ) : (
        <ConversationRow
          row={row}
          href={rowAddress(base, row, search, isForUnanswered)}
          isOpen={row.id === openId}
          isForUnanswered={isForUnanswered}
        />
      ),
    [selection, toggle, base, search, openId, today, isForUnanswered],
  );
  const count = isFollowed(filter) ? newer : news.size;
  if (state === 'failed' && rows.length === 0) {
    return <Failure title={texts.errors.conversations} error={error} onRetry={readMore} />;
  }
  if (state === 'loading' && rows.length === 0) return <LoadingRows />;
  return (
    <div className={classes.rows} onClickCapture={follow} {...handlers}>
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
          renderRow={renderRow}
          hasMore={hasMore}
        >
          {state === 'failed' && <Failure title={texts.errors.conversations} error={error} onRetry={readMore} />}
          {state !== 'failed' && hasMore && <More isLoading={state === 'loading'} onClick={readMore} />}
        </VirtualList>
      )}
      {selection && (
        <SelectionBar
          companyId={companyId}
          ids={present(selection, visible)}
          onToggleAll={() => onSelect(allOrNone(selection, rows))}
          onRemoved={(ids) => {
            log.forget(ids);
            onSelect(null);
          }}
          onCancel={() => onSelect(null)}
        />
      )}
    </div>
  );
}

interface MoreProps {
  readonly isLoading: boolean;
  readonly onClick: () => void;
}

const More = memo(function More({ isLoading, onClick }: MoreProps) {
  return (
    <Button variant="subtle" fullWidth loading={isLoading} onClick={onClick}>
      {texts.common.showMore}
    </Button>
  );
});

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
