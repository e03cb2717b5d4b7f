import type { Message, Understood } from './connection.ts';
import { firstClick } from './first-click.ts';

interface UnderstoodChipsProps {
  message: Message;
  onCorrect(message: Message, understood: Understood): void;
}

/** What was understood of the wish: a click takes it away, and asks anew. */
export function UnderstoodChips({ message, onCorrect }: UnderstoodChipsProps) {
  if (message.understood.length === 0) return null;
  return (
    <fieldset className="hp-actions" aria-label="Ho capito">
      {message.understood.map((understood) => (
        <button
          key={understood.label}
          type="button"
          className="hp-chip"
          aria-label={`Togli: ${understood.label}`}
          onClick={firstClick(() => onCorrect(message, understood))}
        >
          {understood.label} ✕
        </button>
      ))}
    </fieldset>
  );
}
