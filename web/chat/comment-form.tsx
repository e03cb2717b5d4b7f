import { type FormEvent, useState } from 'react';
import { limitText } from './text-limit.ts';

/** A sentence beside the rating; asked for once it was given. */
export function CommentForm({ onSend }: { onSend(comment: string): void }) {
  const [text, setText] = useState('');

  function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim()) onSend(text.trim());
  }

  return (
    <form className="hp-comment" onSubmit={send}>
      <textarea
        aria-label="Vuoi aggiungere qualcosa?"
        placeholder="Vuoi aggiungere qualcosa?"
        rows={2}
        value={text}
        onInput={({ currentTarget: { value } }) => setText(limitText(value, value.length).text)}
      />
      <button type="submit" disabled={!text.trim()}>
        Invia commento
      </button>
    </form>
  );
}
