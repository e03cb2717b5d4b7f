import type { Message, Understood } from './connection.ts';
import { firstClick } from './first-click.ts';
import { say } from './say.ts';

interface UnderstoodChipsProps {
  message: Message;
  onCorrect(message: Message, understood: Understood): void;
}

/** What was understood of the wish: a click takes it away, and asks anew. */
export function UnderstoodChips({ message, onCorrect }: UnderstoodChipsProps) {
  if (message.understood.length === 0) return null;
  return (
    <fieldset className="hp-actions" aria-label={say('Ho capito')}>
      {message.understood.map((understood) => (
        <button
          key={understood.label}
          type="button"
          className="hp-chip"
          aria-label={say('Togli: {0}', understood.label)}
          onClick={firstClick(() => onCorrect(message, understood))}
        >
          {understood.label} ✕
        </button>
      ))}
    </fieldset>
  );
}
