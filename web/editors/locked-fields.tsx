import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from '../ui/editor.module.css';

interface LockedFieldsProps {
  readonly isLocked: boolean;
  readonly children: ReactNode;
}

/** The fields of an editor, locked while they are sent: what was typed meanwhile would be in no save. */
export function LockedFields({ isLocked, children }: LockedFieldsProps) {
  const focused = useRef<HTMLElement>(undefined);

  // What is locked loses the focus: who sent it with Enter goes on in the same field when it is refused.
  useLayoutEffect(() => {
    if (!isLocked && document.activeElement === document.body) focused.current?.focus();
  }, [isLocked]);

  return (
    <fieldset
      className={classes.fields}
      disabled={isLocked}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onBlur={({ target }) => {
        if (!target.matches(':disabled')) focused.current = undefined; // it was left, not locked
      }}
    >
      {children}
    </fieldset>
  );
}
