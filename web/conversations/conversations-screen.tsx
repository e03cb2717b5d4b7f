import { useApolloClient } from '@apollo/client/react';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { useEffect, useState } from 'react';
import { Route, Routes, useParams, useResolvedPath, useSearchParams } from 'react-router-dom';
import type { SectionProps } from '../companies/section.ts';
import { listen } from '../live/listen.ts';
import { useViewer } from '../session.tsx';
import { Empty } from '../ui/empty.tsx';
import { ConversationList } from './conversation-list.tsx';
import classes from './conversations-screen.module.css';
import { createLiveLog, type LiveLog } from './live-log.ts';
import { filterIn } from './log-filter.ts';
import { texts } from './texts.ts';
import { TranscriptPane } from './transcript-pane.tsx';

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
  const search = filterIn(address).search ?? '';
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

/** The address of the log, without the open conversation. */
function useBase(conversationId: string | undefined): string {
  const { pathname } = useResolvedPath('');
  return conversationId ? pathname.slice(0, pathname.lastIndexOf('/')) : pathname.replace(/\/$/, '');
}
