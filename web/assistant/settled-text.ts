import { useDebouncedValue } from '@mantine/hooks';

const SETTLES_AFTER = 250; // ms without a keystroke

/** A text that somebody is typing, trimmed, once they pause; blank at once. */
export function useSettledText(typed: string): { readonly settled: string; readonly isTyping: boolean } {
  const trimmed = typed.trim();
  const [last] = useDebouncedValue(trimmed, SETTLES_AFTER);
  return { settled: trimmed === '' ? '' : last, isTyping: trimmed !== last };
}
