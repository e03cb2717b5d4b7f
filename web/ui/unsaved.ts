import { modals } from '@mantine/modals';
import { useEffect } from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';
import { texts } from '../texts.ts';

// The router knows one guard only; a page may have several things that are not saved.
const unsaved = new Set<symbol>();

const QUESTION = {
  title: texts.unsaved.title,
  children: texts.unsaved.question,
  labels: { confirm: texts.unsaved.leave, cancel: texts.unsaved.stay },
  confirmProps: { color: 'red' },
};

/** While there is unsaved work, leaving the screen asks first; so does closing or reloading the page. */
export function useUnsavedGuard(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const mark = Symbol('unsaved');
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.add(mark);
    window.addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(mark);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);
}

/** Asks before unsaved work is left; stands once in the workspace. */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    modals.openConfirmModal({ ...QUESTION, onConfirm: blocker.proceed, onCancel: blocker.reset });
  }, [blocker]);
  return null;
}

/** Does what leaves the workspace: at once, or after asking where there is unsaved work. */
export function askBeforeLeaving(leave: () => void): void {
  if (unsaved.size === 0) leave();
  else modals.openConfirmModal({ ...QUESTION, onConfirm: leave });
}

/** Goes back from an editor to its list once it is done. Call it after `useUnsavedGuard`, which has to hear first that nothing is unsaved. */
export function useReturnToList(isDone: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isDone) navigate('..', { relative: 'path' });
  }, [isDone, navigate]);
}
