import { useMutation } from '@apollo/client/react';
import { ActionIcon, Button, Title } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { memo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useFragment as read } from '../graphql/generated/index.ts';
import { whenLong } from '../ui/dates.ts';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { ConversationRow_conversation, closeConversation } from './documents.ts';
import type { LiveLog, Row } from './live-log.ts';
import type { LiveTranscript } from './live-transcript.ts';
import { StatusBadge } from './status-badge.tsx';
import { texts } from './texts.ts';
import classes from './transcript-header.module.css';
import { TranscriptTools } from './transcript-tools.tsx';

interface TranscriptHeaderProps {
  readonly companyId: string;
  /** Undefined until it is known. */
  readonly row: Row | undefined;
  readonly base: string;
  readonly log: LiveLog;
  readonly transcript: LiveTranscript;
}

/**
 * Whose conversation is open, how it stands, and the button that closes it. Its parts stand by themselves: each message
 * makes the row another one, but seldom what they show of it.
 */
export function TranscriptHeader({ companyId, row, base, log, transcript }: TranscriptHeaderProps) {
  return (
    <header className={classes.header}>
      <Back base={base} />
      {row && (
        <>
          <Who name={row.visitorName} startedAt={row.startedAt} satisfaction={row.satisfaction} />
          <StatusBadge status={row.status} />
          {row.status === 'ACTIVE' && <CloseButton companyId={companyId} id={row.id} log={log} />}
          <TranscriptTools transcript={transcript} visitorName={row.visitorName} />
        </>
      )}
    </header>
  );
}

const Back = memo(function Back({ base }: { readonly base: string }) {
  const { search } = useLocation(); // the filter stays in the address
  return (
    <ActionIcon
      component={Link}
      to={{ pathname: base, search }}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={texts.conversations.backToList}
      className={classes.back ?? ''}
    >
      <IconArrowLeft size={20} />
    </ActionIcon>
  );
});

interface WhoProps {
  readonly name: string;
  readonly startedAt: string;
  readonly satisfaction: number | null;
}

const Who = memo(function Who({ name, startedAt, satisfaction }: WhoProps) {
  return (
    <div className={classes.who}>
      <Title order={2} size="h5">
        {name}
      </Title>
      <span className={classes.facts}>
        {texts.conversations.startedAt(whenLong(startedAt, new Date()))}
        {satisfaction !== null && ` · ${texts.conversations.satisfaction(satisfaction)}`}
      </span>
    </div>
  );
});

interface CloseButtonProps {
  readonly companyId: string;
  readonly id: string;
  readonly log: LiveLog;
}

const CloseButton = memo(function CloseButton({ companyId, id, log }: CloseButtonProps) {
  const [closeOne, { loading }] = useMutation(closeConversation, { variables: { companyId, id } });

  async function close() {
    try {
      const { data } = await closeOne();
      if (data) log.merge([read(ConversationRow_conversation, data.closeConversation)]);
      notifyDone(texts.conversations.closedOne);
    } catch (error) {
      notifyRefusal(error, texts.errors.closing);
    }
  }

  return (
    <Button variant="default" size="xs" loading={loading} onClick={close}>
      {texts.conversations.closeOne}
    </Button>
  );
});
