import { useApolloClient } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { lazy, useEffect, useState, useSyncExternalStore } from 'react';
import { Route, Routes, useLocation, useNavigate, useParams, useResolvedPath, useSearchParams } from 'react-router-dom';
import type { SectionProps } from '../companies/section.ts';
import { listen } from '../live/listen.ts';
import { useViewer } from '../session.tsx';
import { Empty } from '../ui/empty.tsx';
import { Part } from '../ui/part.tsx';
import { ConversationList } from './conversation-list.tsx';
import classes from './conversations-screen.module.css';
import { createLiveLog, type LiveLog } from './live-log.ts';
import { filterIn, type LogFilter } from './log-filter.ts';
import { rowAddress } from './row-address.ts';
import { texts } from './texts.ts';
import { TranscriptPane } from './transcript-pane.tsx';

const SavedReplies = lazy(async () => ({
  default: (await import('../saved-replies/saved-replies-section.tsx')).SavedRepliesSection,
}));

type LogProps = Pick<SectionProps, 'companyId' | 'canManage'>;

/** The live log of a company: the list, and beside it the conversation that is open. */
export function ConversationsScreen({ companyId, canManage }: LogProps) {
  return <CompanyLog key={companyId} companyId={companyId} canManage={canManage} />;
}

function CompanyLog({ companyId, canManage }: LogProps) {
  const client = useApolloClient();
  const { id: viewerId } = useViewer();
  const [log] = useState(() => createLiveLog(client, companyId, viewerId, listen));
  useEffect(() => log.start(), [log]);
  return (
    <Routes>
      <Route
        path="replies/*"
        element={
          <Part fallback={<Skeleton height={320} radius="lg" />}>
            <SavedReplies companyId={companyId} />
          </Part>
        }
      />
      <Route
        path=":conversationId?"
        element={<MasterAndDetail companyId={companyId} canManage={canManage} log={log} />}
      />
    </Routes>
  );
}

function MasterAndDetail({ companyId, canManage, log }: LogProps & { readonly log: LiveLog }) {
  const { conversationId } = useParams();
  const base = useBase(conversationId);
  const [address] = useSearchParams();
  const filter = filterIn(address);
  const search = filter.search ?? '';
  useNewestOpen(log, base, filter, conversationId !== undefined);
  return (
    <section className={classes.screen} data-open={conversationId !== undefined} aria-label={texts.conversations.title}>
      <div className={classes.master}>
        <ConversationList companyId={companyId} canManage={canManage} log={log} base={base} openId={conversationId} />
      </div>
      <div className={classes.detail}>
        {conversationId ? (
          <TranscriptPane
            key={`${conversationId} ${search}`}
            search={search}
            companyId={companyId}
            conversationId={conversationId}
            log={log}
            base={base}
          />
        ) : (
          <Empty icon={IconMessages} title={texts.conversations.choose} hint={texts.conversations.chooseHint} />
        )}
      </div>
    </section>
  );
}

const HAS_TWO_PANES = '(min-width: 52.01em)'; // as the sheet has it

/** Where both panes are seen, the newest conversation opens by itself: an empty pane says nothing. */
function useNewestOpen(log: LiveLog, base: string, filter: LogFilter, isOneOpen: boolean): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const hasTwoPanes = useMediaQuery(HAS_TWO_PANES, undefined, { getInitialValueInEffect: false });
  const isReady = useSyncExternalStore(log.subscribeToReading, () => log.reading(filter).state === 'ready');
  useEffect(() => {
    if (isOneOpen || !isReady || !hasTwoPanes) return;
    const [newest] = log.visible(filter);
    if (newest) navigate(rowAddress(base, newest, search, filter.isUnanswered === true), { replace: true });
  });
}

/** The address of the log, without the open conversation. */
function useBase(conversationId: string | undefined): string {
  const { pathname } = useResolvedPath('');
  return conversationId ? pathname.slice(0, pathname.lastIndexOf('/')) : pathname.replace(/\/$/, '');
}
