import { useApolloClient } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import IconMessageOff from '@tabler/icons-react/dist/esm/icons/IconMessageOff.mjs';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { HandoverFooter } from '../handover/handover-footer.tsx';
import { StaffComposer } from '../handover/staff-composer.tsx';
import { UnsentBubbles } from '../handover/unsent-bubbles.tsx';
import { useStaffChat } from '../handover/use-staff-chat.ts';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import type { LiveLog } from './live-log.ts';
import { createLiveTranscript } from './live-transcript.ts';
import { texts } from './texts.ts';
import { TranscriptHeader } from './transcript-header.tsx';
import { TranscriptMessages } from './transcript-messages.tsx';
import classes from './transcript-pane.module.css';

interface TranscriptPaneProps {
  readonly companyId: string;
  readonly conversationId: string;
  /** The words that are looked for; empty for none. */
  readonly search: string;
  readonly log: LiveLog;
  readonly base: string;
}

/** The open conversation. */
export function TranscriptPane({ companyId, conversationId, search, log, base }: TranscriptPaneProps) {
  const client = useApolloClient();
  const [transcript] = useState(() => createLiveTranscript(client, log, { companyId, conversationId, search }));
  const place = useMemo(() => ({ companyId, conversationId }), [companyId, conversationId]);
  const state = useSyncExternalStore(transcript.subscribe, () => transcript.get().state);
  const error = useSyncExternalStore(transcript.subscribe, () => transcript.get().error);
  const row = useSyncExternalStore(log.subscribe, () => log.get(conversationId));
  const isRemoved = useSyncExternalStore(log.subscribe, () => log.isRemoved(conversationId));
  const { outbox, unsent, draft, setDraft, tellTyping } = useStaffChat({
    companyId,
    conversationId,
    search,
    transcript,
  });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => void transcript.open(), [transcript]);
  // What is pushed follows on what was read: without a page to follow on, everything would be sent.
  useEffect(() => (state === 'ready' ? transcript.start() : undefined), [transcript, state]);

  return (
    <>
      <TranscriptHeader companyId={companyId} row={row} base={base} log={log} transcript={transcript} />
      {state === 'loading' && !isRemoved && <LoadingMessages />}
      {state === 'failed' && (
        <Failure title={texts.errors.conversation} error={error} onRetry={() => void transcript.open()} />
      )}
      {(state === 'notFound' || isRemoved) && <Empty icon={IconMessageOff} title={texts.conversations.notFound} />}
      {state === 'ready' && !isRemoved && (
        <TranscriptMessages transcript={transcript} row={row} place={place} unsentCount={unsent.length}>
          <UnsentBubbles
            unsent={unsent}
            outbox={outbox}
            onEdit={(message) => {
              setDraft(message);
              field.current?.focus();
            }}
          />
        </TranscriptMessages>
      )}
      {state === 'ready' && !isRemoved && row && (
        <HandoverFooter companyId={companyId} row={row} log={log}>
          <StaffComposer
            companyId={companyId}
            draft={draft}
            onDraft={setDraft}
            onSend={(message) => {
              setDraft({ text: '', cards: [] });
              outbox.write(message);
            }}
            onTyped={tellTyping}
            field={field}
          />
        </HandoverFooter>
      )}
    </>
  );
}

function LoadingMessages() {
  return (
    <div className={classes.loading} role="status" aria-label={texts.common.loading}>
      <Skeleton height={56} width="60%" radius="lg" />
      <Skeleton height={40} width="40%" radius="lg" ml="auto" />
      <Skeleton height={88} width="65%" radius="lg" />
    </div>
  );
}
