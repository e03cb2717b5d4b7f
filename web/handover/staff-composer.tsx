import { ActionIcon, Textarea } from '@mantine/core';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconSlash from '@tabler/icons-react/dist/esm/icons/IconSlash.mjs';
import type { ChangeEvent, FormEvent, KeyboardEvent, RefObject } from 'react';
import { useState } from 'react';
import { countCodePoints, cutSentence, limitText } from '../chat/text-limit.ts';
import { ChosenCards } from './chosen-cards.tsx';
import { ComposerSearch } from './composer-search.tsx';
import classes from './staff-composer.module.css';
import { texts } from './texts.ts';
import { useComposerSearch } from './use-composer-search.ts';
import type { Draft } from './use-draft.ts';

const MOST = 2_000; // Unicode code points, as many as the server takes
const NEARLY_FULL = MOST - 200;

interface StaffComposerProps {
  readonly companyId: string;
  readonly draft: Draft;
  readonly onDraft: (change: Partial<Draft>) => void;
  readonly onSend: (message: Draft) => void;
  /** Something was typed. */
  readonly onTyped: () => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Where a person writes to a visitor. Enter sends, Shift+Enter breaks the line, Enter inside an input method does neither;
 * a '/' searches for what may be put in.
 */
export function StaffComposer({ companyId, draft, onDraft, onSend, onTyped, field }: StaffComposerProps) {
  const { text, cards } = draft;
  const [note, setNote] = useState('');
  const length = countCodePoints(text);
  const canSend = text.trim() !== '' || cards.length > 0;

  function write(next: string, caret: number): number {
    const limited = limitText(next, caret, MOST);
    setNote(cutSentence(limited.cut, texts.handover.most(MOST)));
    onDraft({ text: limited.text });
    return limited.caret;
  }

  const search = useComposerSearch({ companyId, draft, field, onDraft, write, onNote: setNote });

  function change({ currentTarget: { value, selectionStart } }: ChangeEvent<HTMLTextAreaElement>) {
    onTyped();
    search.look(value, write(value, selectionStart));
  }

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!canSend) return;
    setNote('');
    search.close();
    onSend({ text: text.trim() === '' ? texts.handover.cardsAlone(cards.length) : text, cards });
    field.current?.focus();
  }

  return (
    <form
      className={classes.composer}
      onSubmit={send}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && search.close()}
    >
      {search.panel && <ComposerSearch {...search.panel} />}
      <ChosenCards cards={cards} onChange={(next) => onDraft({ cards: next })} />
      <Textarea
        ref={field}
        className={classes.field ?? ''}
        aria-label={texts.handover.message}
        placeholder={texts.handover.placeholder}
        autosize
        minRows={1}
        maxRows={6}
        value={text}
        onChange={change}
        onKeyDown={(event) => {
          // 229 is every browser's code for a key that an input method took.
          if (event.keyCode === 229 || search.press(event)) return;
          if (event.key === 'Enter' && !event.shiftKey) send(event);
        }}
        enterKeyHint="send"
        {...search.aria}
      />
      <span className={classes.buttons}>
        <ActionIcon
          variant="default"
          size={36}
          radius="xl"
          aria-label={texts.search.open}
          title={texts.search.open}
          onMouseDown={(event) => event.preventDefault()} // the field keeps the caret
          onClick={search.open}
        >
          <IconSlash size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon type="submit" size={36} radius="xl" disabled={!canSend} aria-label={texts.handover.send}>
          <IconArrowUp size={20} aria-hidden="true" />
        </ActionIcon>
      </span>
      <p className={classes.foot}>
        <span role="status">{note}</span>
        {length >= NEARLY_FULL ? (
          <span>{texts.handover.count(length, MOST)}</span>
        ) : (
          <span className={classes.keys}>{texts.handover.keys}</span>
        )}
      </p>
    </form>
  );
}
