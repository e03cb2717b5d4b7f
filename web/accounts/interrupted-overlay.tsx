import { Anchor } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { session } from '../session.tsx';
import { Brand } from '../ui/brand.tsx';
import { AccessForm } from './access-form.tsx';
import classes from './interrupted-overlay.module.css';
import { texts } from './texts.ts';

interface InterruptedOverlayProps {
  readonly email: string;
  readonly notice: string;
}

/**
 * The sign-in over a workspace that stays mounted, with all that was typed. A modal dialog of the browser's own: it
 * lies above every portal, and what is below it can be neither seen, clicked nor reached by the keyboard.
 */
export function InterruptedOverlay({ email, notice }: InterruptedOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.overlay}
      aria-label={texts.access.interruptedTitle}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={classes.column}>
        <Brand />
        <AccessForm returning={{ email, notice }} />
        <Anchor component="button" type="button" size="sm" onClick={() => session.signOut()}>
          {texts.access.leave}
        </Anchor>
      </div>
    </dialog>
  );
}
