import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { refusalOf } from './refusal.ts';
import { UndoableMessage } from './undoable-message.tsx';

const ERROR_STAYS = 10_000; // ms; long enough to be read twice

/** What was refused and is still told. */
const refusals = new Set<string>();

/** Tells that something was done; what was refused before is settled by it. */
export function notifyDone(message: string) {
  for (const id of refusals) notifications.hide(id);
  refusals.clear();
  notifications.show({ message, color: 'green', withBorder: true });
}

/** Tells that there was nothing to do. */
export function notifyNothing(message: string) {
  notifications.show({ message, color: 'brand', withBorder: true });
}

/** Tells that something was refused or failed, and what. */
export function notifyRefusal(error: unknown, title: string) {
  const { message } = refusalOf(error);
  const sentences = message === title ? { message } : { title, message };
  refusals.add(
    notifications.show({ ...sentences, color: 'red', withBorder: true, autoClose: ERROR_STAYS, role: 'alert' }),
  );
}

const UNDO_STAYS = 15_000; // ms; long enough to notice a mistake

/** Tells that something was done, and offers to take it back. */
export function notifyUndoable(message: string, undo: () => Promise<void>) {
  const id = notifications.show({
    message: createElement(UndoableMessage, {
      message,
      onUndo: () => {
        notifications.hide(id);
        void undo();
      },
    }),
    color: 'green',
    withBorder: true,
    autoClose: UNDO_STAYS,
  });
}
