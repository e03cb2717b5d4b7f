import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Finding, optionId, useFindings } from './composer-search.tsx';
import { replaced, type Slash, slashAt } from './slash.ts';
import { texts } from './texts.ts';
import type { Draft } from './use-draft.ts';

const MOST_CARDS = 5; // of a message, as many as the server takes

interface ComposerSearchOptions {
  readonly companyId: string;
  readonly draft: Draft;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onDraft: (change: Partial<Draft>) => void;
  /** Writes a text whose edit ended at a place; answers where the caret belongs. */
  readonly write: (text: string, caret: number) => number;
  /** Tells something beneath the field. */
  readonly onNote: (note: string) => void;
}

/** The search that a '/' in the composer opens, and what is done with what it finds. */
export function useComposerSearch({ companyId, draft, field, onDraft, write, onNote }: ComposerSearchOptions) {
  const id = useId();
  const [slash, setSlash] = useState<Slash>();
  const [pointed, setPointed] = useState(0);
  const [isPickAwaited, setPickAwaited] = useState(false);
  const found = useFindings(companyId, slash?.search);
  const findings = found?.list;
  const place = useRef<number | null>(null);
  const active = Math.min(pointed, Math.max(0, (findings?.length ?? 0) - 1));

  function look(text: string, caret: number) {
    setSlash(slashAt(text, caret));
    setPointed(0);
    setPickAwaited(false);
  }

  function edit(text: string, caret: number) {
    place.current = write(text, caret);
    return place.current;
  }

  // The caret is set as soon as the text stands in the field: a frame later it would jump under what is typed on.
  useLayoutEffect(() => {
    if (place.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(place.current, place.current);
    place.current = null;
  });

  function pick({ card, detail }: Finding) {
    if (!slash) return;
    setSlash(undefined);
    const next = replaced(draft.text, slash, card ? '' : detail);
    edit(next.text, next.caret);
    if (!card || draft.cards.some((one) => one.id === card.id)) return;
    if (draft.cards.length < MOST_CARDS) onDraft({ cards: [...draft.cards, card] });
    else onNote(texts.search.mostCards);
  }

  // Enter came before what the words find: what they found before is not what is meant, and half a search is no message.
  const awaited = isPickAwaited && found?.isCurrent ? findings?.[active] : undefined;
  useEffect(() => {
    if (!awaited) return;
    setPickAwaited(false);
    pick(awaited);
  });

  /** Whether the search took the key. */
  function press(event: KeyboardEvent): boolean {
    const chosen = findings?.[active];
    if (!slash) return false;
    if (event.key === 'Escape') setSlash(undefined);
    else if (event.key === 'Enter' && !event.shiftKey && !found?.isCurrent) {
      setPickAwaited(true);
    } else if (event.key === 'Enter' && !event.shiftKey && chosen) pick(chosen);
    else if (event.key === 'ArrowDown' && chosen) setPointed((active + 1) % (findings?.length ?? 1));
    else if (event.key === 'ArrowUp' && chosen) setPointed((active || (findings?.length ?? 1)) - 1);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  /** Opens it at the caret, as a '/' that is typed there does. */
  function open() {
    const caret = field.current?.selectionStart ?? draft.text.length;
    const before = draft.text.slice(0, caret);
    const typed = before === '' || /\s$/.test(before) ? '/' : ' /';
    const text = before + typed + draft.text.slice(caret);
    look(text, edit(text, caret + typed.length));
  }

  return {
    look,
    press,
    open,
    close: () => setSlash(undefined),
    panel: slash && findings && { id, findings, isCurrent: found.isCurrent, active, onPick: pick, onPoint: setPointed },
    /** What the field tells whoever hears it. */
    aria: {
      'aria-autocomplete': 'list' as const,
      ...(slash && findings && { 'aria-controls': id }),
      ...(slash && findings?.length ? { 'aria-activedescendant': optionId(id, active) } : {}),
    },
  };
}
