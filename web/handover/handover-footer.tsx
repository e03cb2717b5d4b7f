import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import IconHandStop from '@tabler/icons-react/dist/esm/icons/IconHandStop.mjs';
import { type ReactNode, useState } from 'react';
import { ShownNameDialog } from '../accounts/shown-name-dialog.tsx';
import { ConversationRow_conversation } from '../conversations/documents.ts';
import type { LiveLog, Row } from '../conversations/live-log.ts';
import { useFragment as read } from '../graphql/generated/index.ts';
import { useViewer } from '../session.tsx';
import { openConfirm } from '../ui/confirm.ts';
import { hoursOf } from '../ui/dates.ts';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { refusalOf } from '../ui/refusal.ts';
import { handBack, takeOver } from './documents.ts';
import classes from './handover-footer.module.css';
import { texts } from './texts.ts';

interface HandoverFooterProps {
  readonly companyId: string;
  readonly row: Row;
  readonly log: LiveLog;
  /** Where the viewer writes, while they have the conversation. */
  readonly children: ReactNode;
}

/** Who answers in the open conversation, how the viewer takes it over and gives it back, and where they write. */
export function HandoverFooter({ companyId, row, log, children }: HandoverFooterProps) {
  const { id: viewerId } = useViewer();
  const hands = useHands(companyId, row.id, log);
  if (row.status !== 'ACTIVE') return null;
  const { handler } = row;
  const isMine = handler?.id === viewerId;
  return (
    <section className={classes.footer} aria-label={texts.handover.title}>
      {isMine && children}
      <div className={classes.line}>
        <span className={classes.who}>{whoAnswers(row, isMine)}</span>
        {isMine ? (
          <Button variant="default" size="xs" loading={hands.isBusy} onClick={hands.giveBack}>
            {texts.handover.handBack}
          </Button>
        ) : (
          <Button
            size="xs"
            variant={handler?.id ? 'default' : 'filled'}
            loading={hands.isBusy}
            leftSection={<IconHandStop size={16} aria-hidden="true" />}
            onClick={() => (handler?.id ? askToTakeFrom(handler.name, () => hands.take(handler.id)) : hands.take(null))}
          >
            {handler?.id ? texts.handover.takeFrom(handler.name) : texts.handover.takeOver}
          </Button>
        )}
      </div>
      <ShownNameDialog isOpen={hands.isNameAsked} onClose={hands.closeName} onSaved={hands.takeNamed} />
    </section>
  );
}

function whoAnswers({ handler, waitingSince }: Row, isMine: boolean): string {
  if (!handler) return waitingSince ? texts.handover.waiting(hoursOf(waitingSince)) : texts.handover.assistant;
  if (isMine) return texts.handover.you;
  return handler.id
    ? texts.handover.colleague(handler.name, hoursOf(handler.since))
    : texts.handover.gone(handler.name);
}

function askToTakeFrom(name: string, onConfirm: () => void) {
  openConfirm({
    title: texts.handover.takeFromTitle(name),
    children: texts.handover.takeFromQuestion(name),
    labels: { confirm: texts.handover.takeFrom(name), cancel: texts.common.cancel },
    onConfirm,
  });
}

/** Takes a conversation and gives it back; without a name to be shown under, that is asked for first. */
function useHands(companyId: string, conversationId: string, log: LiveLog) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  /** From whom it was to be taken when a name was missing. */
  const [awaiting, setAwaiting] = useState<{ from: string | null }>();

  async function change(work: () => Promise<Row | undefined>, failed: string) {
    setIsBusy(true);
    try {
      const row = await work();
      if (row) log.merge([row]);
    } catch (error) {
      notifyRefusal(error, failed);
    } finally {
      setIsBusy(false);
    }
  }

  async function askToTake(from: string | null) {
    const variables = { companyId, conversationId, from };
    try {
      const { data } = await client.mutate({ mutation: takeOver, variables, errorPolicy: 'none' });
      return data ? read(ConversationRow_conversation, data.takeOver) : undefined;
    } catch (error) {
      if (refusalOf(error).code !== 'SHOWN_NAME_REQUIRED') throw error;
      setAwaiting({ from });
      return undefined;
    }
  }

  const take = (from: string | null) => change(() => askToTake(from), texts.handover.notTaken);
  return {
    isBusy,
    isNameAsked: awaiting !== undefined,
    closeName: () => setAwaiting(undefined),
    take,
    takeNamed: () => take(awaiting?.from ?? null),
    giveBack: () =>
      change(async () => {
        const variables = { companyId, conversationId };
        const { data } = await client.mutate({ mutation: handBack, variables, errorPolicy: 'none' });
        if (data) notifyDone(texts.handover.handedBack);
        return data ? read(ConversationRow_conversation, data.handBack) : undefined;
      }, texts.handover.notHandedBack),
  };
}
