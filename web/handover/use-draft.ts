import { useState } from 'react';
import { keep, readKept, tabTexts } from './kept-texts.ts';
import type { Card } from './outbox.ts';

/** What is being written, with the products that are to be shown below it. */
export interface Draft {
  readonly text: string;
  readonly cards: readonly Card[];
}

const EMPTY: Draft = { text: '', cards: [] };

/** What is being written, kept under its key over reloads and while one looks elsewhere. */
export function useDraft(key: string): readonly [draft: Draft, setDraft: (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState<Draft>(() => ({ ...EMPTY, ...readKept<Partial<Draft>>(tabTexts(), key) }));
  return [
    draft,
    (change) =>
      setDraft((before) => {
        const next = { ...before, ...change };
        keep(tabTexts(), key, next.text || next.cards.length > 0 ? next : undefined);
        return next;
      }),
  ];
}
