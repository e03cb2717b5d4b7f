import { modals } from '@mantine/modals';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { askAboutUnsaved, isAskedAboutUnsaved, useUnsavedGuard } from '../ui/unsaved.ts';
import { texts } from './texts.ts';

const QUESTION = {
  title: texts.form.discardTitle,
  children: texts.form.discardQuestion,
  labels: { confirm: texts.form.discard, cancel: texts.form.keep },
};

/** Whether the form in a dialog was changed; leaving it asks first when it was, however it is left. */
export function useChangedForm() {
  const [isChanged, onChanged] = useState(false);
  const question = useRef<string>(undefined);
  useUnsavedGuard(isChanged);

  // Saved while the person was asked: there is nothing to throw away any more.
  useEffect(() => {
    if (!isChanged && question.current) modals.close(question.current);
  }, [isChanged]);

  /** Leaves what has nothing more to lose; the guard hears of it first. */
  function leave(go: () => void) {
    flushSync(() => onChanged(false));
    go();
  }

  function askToLeave(go: () => void) {
    if (isAskedAboutUnsaved()) return;
    if (!isChanged) return go();
    // The question would hear the Escape that asks for it.
    setTimeout(() => {
      question.current = askAboutUnsaved(QUESTION, { onConfirm: () => leave(go) });
    });
  }

  return { onChanged, askToLeave, leave };
}
