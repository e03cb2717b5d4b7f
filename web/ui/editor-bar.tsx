import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import classes from './editor.module.css';
import { ErrorBox } from './error-box.tsx';
import type { Refusal } from './refusal.ts';

interface EditorBarProps {
  readonly edit: {
    readonly refusal: Refusal | undefined;
    readonly isMerged: boolean;
    readonly isUnsaved: boolean;
    /** Somebody else saved: theirs is shown already, or waits to be looked at. */
    readonly news: 'shown' | 'waiting' | undefined;
    readonly showOthers: () => void;
  };
  /** What one can do. */
  readonly children: ReactNode;
}

/** The end of an editor: what became of the last try, and the buttons. It stays in sight. */
export function EditorBar({ edit, children }: EditorBarProps) {
  return (
    <div className={classes.bar}>
      <ErrorBox message={edit.refusal?.message} />
      <div className="save-line">
        <Text size="sm" className={classes.state ?? ''} role="status">
          {stateOf(edit)}
        </Text>
        {edit.news === 'waiting' && (
          <Button variant="light" onClick={edit.showOthers}>
            {texts.stale.seeChanges}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

function stateOf({ news, isMerged, isUnsaved }: EditorBarProps['edit']): string {
  if (news) return news === 'shown' ? texts.stale.updated : texts.stale.updatedUnsaved;
  return isMerged && isUnsaved ? texts.stale.check : '';
}
