import { Button } from '@mantine/core';
import { texts } from '../texts.ts';
import classes from './undoable-message.module.css';

interface UndoableMessageProps {
  readonly message: string;
  readonly onUndo: () => void;
}

/** What was done, with the way back beside it. */
export function UndoableMessage({ message, onUndo }: UndoableMessageProps) {
  return (
    <span className={classes.line}>
      <span className={classes.message}>{message}</span>
      <Button size="compact-sm" variant="light" onClick={onUndo}>
        {texts.undo}
      </Button>
    </span>
  );
}
