import { type FormEvent, useState } from 'react';
import { say } from './say.ts';
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
        aria-label={say('Vuoi aggiungere qualcosa?')}
        placeholder={say('Vuoi aggiungere qualcosa?')}
        rows={2}
        value={text}
        onInput={({ currentTarget: { value } }) => setText(limitText(value, value.length).text)}
      />
      <button type="submit" disabled={!text.trim()}>
        {say('Invia commento')}
      </button>
    </form>
  );
}
