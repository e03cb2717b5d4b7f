import { useState } from 'react';
import { keep, readKept, tabTexts } from './kept-texts.ts';

/** A text that is being written, kept under its key over reloads and while one looks elsewhere. */
export function useDraft(key: string): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => readKept<string>(tabTexts(), key) ?? '');
  return [
    text,
    (next) => {
      keep(tabTexts(), key, next || undefined);
      setText(next);
    },
  ];
}
