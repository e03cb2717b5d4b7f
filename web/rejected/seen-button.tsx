import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import type { RejectedRow_AnswerFragment } from '../graphql/generated/graphql.ts';
import { notifyDone, notifyRefusal, notifyUndoable } from '../ui/notify.ts';
import { markSeen, restore } from './documents.ts';
import { texts } from './texts.ts';

interface SeenButtonProps {
  readonly companyId: string;
  readonly answer: RejectedRow_AnswerFragment;
  readonly onChanged: () => void;
}

/** Sets a row aside as seen, which can be taken back at once, or brings it back. */
export function SeenButton({ companyId, answer: { id, status, lastRejectedAt }, onChanged }: SeenButtonProps) {
  const [mark, marking] = useMutation(markSeen);
  const [bring, bringing] = useMutation(restore);
  const { rejected } = texts;

  async function bringBack() {
    try {
      await bring({ variables: { companyId, id }, errorPolicy: 'none' });
      notifyDone(rejected.restoredNow);
      onChanged();
    } catch (error) {
      notifyRefusal(error, rejected.notMarked);
    }
  }

  async function setAside() {
    try {
      await mark({ variables: { companyId, id, until: lastRejectedAt }, errorPolicy: 'none' });
      notifyUndoable(rejected.seenNow, bringBack);
      onChanged();
    } catch (error) {
      notifyRefusal(error, rejected.notMarked);
    }
  }

  return (
    <Button
      size="xs"
      variant="default"
      loading={marking.loading || bringing.loading}
      onClick={status === 'SEEN' ? bringBack : setAside}
    >
      {status === 'SEEN' ? rejected.restore : rejected.markSeen}
    </Button>
  );
}
