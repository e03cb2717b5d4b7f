import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConversationRows } from './conversation-rows.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { LiveLog } from './live-log.ts';
import { filterIn, type LogFilter, withFilter } from './log-filter.ts';
import type { Selection } from './selection.ts';

interface ConversationListProps {
  readonly companyId: string;
  readonly canManage: boolean;
  readonly log: LiveLog;
  readonly base: string;
  readonly openId: string | undefined;
}

/** The conversations, newest activity first; each moves up by itself when something happens in it. */
export function ConversationList({ companyId, canManage, log, base, openId }: ConversationListProps) {
  const [address, setAddress] = useSearchParams();
  const key = JSON.stringify(filterIn(address));
  const filter = useMemo(() => JSON.parse(key) as LogFilter, [key]);
  const [selection, setSelection] = useState<Selection>(null);
  return (
    <>
      <FilterBar
        companyId={companyId}
        filter={filter}
        base={base}
        onChange={(next) => {
          setAddress(withFilter(address, next), { replace: true });
          setSelection((former) => former && new Set());
        }}
        onSelect={canManage ? () => setSelection(new Set()) : undefined}
      />
      <ConversationRows
        key={key}
        companyId={companyId}
        filter={filter}
        log={log}
        base={base}
        openId={openId}
        selection={selection}
        onSelect={setSelection}
      />
    </>
  );
}
