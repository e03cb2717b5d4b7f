import { modals } from '@mantine/modals';
import { useEffect } from 'react';
import { createPath, type Location, useBlocker, useNavigate } from 'react-router-dom';
import { texts } from '../texts.ts';
import { openConfirm } from './confirm.ts';

// The router knows one guard only; a page may have several things that are not saved.
const unsaved = new Set<symbol>();

/** The question that is open. */
let question: string | undefined;

interface Words {
  readonly title: string;
  readonly children: string;
  readonly labels: { readonly confirm: string; readonly cancel: string };
}

const QUESTION: Words = {
  title: texts.unsaved.title,
  children: texts.unsaved.question,
  labels: { confirm: texts.unsaved.leave, cancel: texts.unsaved.stay },
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
    ({ currentLocation, nextLocation }) => unsaved.size > 0 && placeOf(currentLocation) !== placeOf(nextLocation),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const id = askAboutUnsaved(QUESTION, { onConfirm: blocker.proceed, onCancel: blocker.reset });
    return () => modals.close(id); // saved meanwhile, the page went on by itself: there is nothing to ask any more
  }, [blocker]);

  useEffect(() => () => forgetQuestion(), []);
  return null;
}

/** What is left with its address: a page, or a dialog that has one. */
function placeOf({ pathname, search }: Location): string {
  return createPath({ pathname, search });
}

function forgetQuestion(): void {
  question = undefined; // whose workspace is gone
}

/** Whether the person is being asked about unsaved work. A dialog beneath the question hears the same Escape as it. */
export function isAskedAboutUnsaved(): boolean {
  return question !== undefined;
}

/** Asks about unsaved work. @returns the id of the question. */
export function askAboutUnsaved(
  words: Words,
  answers: { readonly onConfirm: () => void; readonly onCancel?: () => void },
): string {
  const id = openConfirm({
    ...words,
    ...answers,
    confirmProps: { color: 'red' },
    onClose: () => setTimeout(() => question === id && forgetQuestion()), // after the Escape that closes it is over
  });
  question = id;
  return id;
}

/** Does what leaves the workspace: at once, or after asking where there is unsaved work. */
export function askBeforeLeaving(leave: () => void): void {
  if (unsaved.size === 0) leave();
  else askAboutUnsaved(QUESTION, { onConfirm: leave });
}

/** Goes back from an editor to its list once it is done. Call it after `useUnsavedGuard`, which has to hear first that nothing is unsaved. */
export function useReturnToList(isDone: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isDone) navigate('..', { relative: 'path' });
  }, [isDone, navigate]);
}
