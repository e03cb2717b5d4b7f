import { modals } from '@mantine/modals';
import { useEffect } from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';
import { texts } from '../texts.ts';

/** While there is unsaved work, leaving the screen asks first; so does closing or reloading the page. */
export function useUnsavedGuard(isUnsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    modals.openConfirmModal({
      title: texts.unsaved.title,
      children: texts.unsaved.question,
      labels: { confirm: texts.unsaved.leave, cancel: texts.unsaved.stay },
      confirmProps: { color: 'red' },
      onConfirm: blocker.proceed,
      onCancel: blocker.reset,
    });
  }, [blocker]);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** Goes back from an editor to its list once it is done. Call it after `useUnsavedGuard`, which has to hear first that nothing is unsaved. */
export function useReturnToList(isDone: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isDone) navigate('..', { relative: 'path' });
  }, [isDone, navigate]);
}
