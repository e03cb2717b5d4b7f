import { locale } from '../chat/say.ts';

/**
 * Whether the chat is open, and in which language, for as long as the tab stays: two letters or five, in the frame's own
 * storage, and none before the first message. Browsers that keep nothing in frames know nothing of it, and open the chat on no other page.
 */
const KEY = 'tuoshop:open';

export function keepOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage[KEY] = locale;
    else delete sessionStorage[KEY];
  } catch {}
}

/** The language in which the chat is open still; empty where it is not. */
export function openStillIn(): string {
  try {
    return sessionStorage[KEY] ?? '';
  } catch {
    return '';
  }
}
