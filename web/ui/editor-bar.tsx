import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import classes from './editor.module.css';
import { ErrorBox } from './error-box.tsx';
import type { Refusal } from './refusal.ts';

interface EditorBarProps {
  readonly edit: { readonly refusal: Refusal | undefined; readonly isMerged: boolean; readonly isUnsaved: boolean };
  /** What one can do. */
  readonly children: ReactNode;
}

/** The end of an editor: what became of the last try, and the buttons. It stays in sight. */
export function EditorBar({ edit, children }: EditorBarProps) {
  return (
    <div className={classes.bar}>
      <ErrorBox message={edit.refusal?.message} />
      <div className={classes.line}>
        <Text size="sm" className={classes.state ?? ''} role="status">
          {edit.isMerged && edit.isUnsaved ? texts.stale.check : ''}
        </Text>
        {children}
      </div>
    </div>
  );
}
