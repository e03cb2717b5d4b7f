import { notifications } from '@mantine/notifications';
import { refusalOf } from './refusal.ts';

const ERROR_STAYS = 10_000; // ms; long enough to be read twice

/** Tells that something was done. */
export function notifyDone(message: string) {
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
  notifications.show({ ...sentences, color: 'red', withBorder: true, autoClose: ERROR_STAYS, role: 'alert' });
}
