import { useMutation } from '@apollo/client/react';
import { ActionIcon, Button, Title } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
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

/** Whose conversation is open, how it stands, and the button that closes it. */
export function TranscriptHeader({ companyId, row, base, log, transcript }: TranscriptHeaderProps) {
  const { search } = useLocation(); // the filter stays in the address
  return (
    <header className={classes.header}>
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
      {row && (
        <>
          <div className={classes.who}>
            <Title order={2} size="h5">
              {row.visitorName}
            </Title>
            <span className={classes.facts}>
              {texts.conversations.startedAt(whenLong(row.startedAt, new Date()))}
              {row.satisfaction !== null && ` · ${texts.conversations.satisfaction(row.satisfaction)}`}
            </span>
          </div>
          <StatusBadge status={row.status} />
          {row.status === 'ACTIVE' && <CloseButton companyId={companyId} id={row.id} log={log} />}
          <TranscriptTools transcript={transcript} visitorName={row.visitorName} />
        </>
      )}
    </header>
  );
}

interface CloseButtonProps {
  readonly companyId: string;
  readonly id: string;
  readonly log: LiveLog;
}

function CloseButton({ companyId, id, log }: CloseButtonProps) {
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
}
