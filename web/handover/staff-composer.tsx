import { ActionIcon, Textarea } from '@mantine/core';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { countCodePoints, cutSentence, limitText } from '../chat/text-limit.ts';
import classes from './staff-composer.module.css';
import { texts } from './texts.ts';

const MOST = 2_000; // Unicode code points, as many as the server takes
const NEARLY_FULL = MOST - 200;

interface StaffComposerProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: (text: string) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Where a person writes to a visitor. Enter sends, Shift+Enter breaks the line, Enter inside an input method does neither. */
export function StaffComposer({ text, onText, onSend, field }: StaffComposerProps) {
  const [cut, setCut] = useState('');
  const length = countCodePoints(text);
  const canSend = text.trim() !== '';

  function change({ currentTarget: { value, selectionStart } }: ChangeEvent<HTMLTextAreaElement>) {
    const limited = limitText(value, selectionStart, MOST);
    setCut(limited.cut);
    onText(limited.text);
  }

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!canSend) return;
    setCut('');
    onSend(text);
    field.current?.focus();
  }

  return (
    <form className={classes.composer} onSubmit={send}>
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
          if (event.key === 'Enter' && !event.shiftKey && event.keyCode !== 229) send(event);
        }}
        enterKeyHint="send"
      />
      <ActionIcon type="submit" size={36} radius="xl" disabled={!canSend} aria-label={texts.handover.send}>
        <IconArrowUp size={20} aria-hidden="true" />
      </ActionIcon>
      <p className={classes.foot}>
        <span role="status">{cutSentence(cut, texts.handover.most(MOST))}</span>
        {length >= NEARLY_FULL ? (
          <span>{texts.handover.count(length, MOST)}</span>
        ) : (
          <span className={classes.keys}>{texts.handover.keys}</span>
        )}
      </p>
    </form>
  );
}
