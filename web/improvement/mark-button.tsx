import { Button } from '@mantine/core';
import { notifyDone, notifyRefusal, notifyUndoable } from '../ui/notify.ts';
import { texts } from './texts.ts';

interface MarkButtonProps {
  readonly isIgnored: boolean;
  readonly isBusy: boolean;
  /** Each fails with the refusal of the server. */
  readonly ignore: () => Promise<unknown>;
  readonly restore: () => Promise<unknown>;
  readonly onChanged: () => void;
}

/** Sets a row aside, which can be taken back at once, or brings it back. */
export function MarkButton({ isIgnored, isBusy, ignore, restore, onChanged }: MarkButtonProps) {
  const { questions } = texts;

  async function bringBack() {
    try {
      await restore();
      notifyDone(questions.restoredNow);
      onChanged();
    } catch (error) {
      notifyRefusal(error, questions.notMarked);
    }
  }

  async function setAside() {
    try {
      await ignore();
      notifyUndoable(questions.ignoredNow, bringBack);
      onChanged();
    } catch (error) {
      notifyRefusal(error, questions.notMarked);
    }
  }

  return (
    <Button size="xs" variant="default" loading={isBusy} onClick={isIgnored ? bringBack : setAside}>
      {isIgnored ? questions.restore : questions.ignore}
    </Button>
  );
}
