/**
 * Whether the chat is open, for as long as the tab stays: one byte, in the frame's own storage, and none before the first
 * message. Browsers that keep nothing in frames know nothing of it, and open the chat on no other page.
 */
const KEY = 'tuoshop:open';

export function keepOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage[KEY] = '1';
    else delete sessionStorage[KEY];
  } catch {}
}

export function isOpenStill(): boolean {
  try {
    return sessionStorage[KEY] === '1';
  } catch {
    return false;
  }
}
