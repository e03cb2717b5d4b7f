import { timeOf } from './dates.ts';
import type { Unsent } from './outbox.ts';

/** A message that is not stored yet. When it could not be sent, it says why and offers what can be done. */
export function UnsentRow({
  message,
  onRetry,
  onEdit,
}: {
  message: Unsent;
  onRetry(clientMessageId: string): void;
  onEdit(message: Unsent): void;
}) {
  const { status, sentence, clientMessageId } = message;
  return (
    <li className="hp-row hp-user">
      <div className="hp-message">
        <div className={status === 'sending' ? 'hp-bubble' : 'hp-bubble hp-unsent'}>
          <span className="hp-hidden">Tu: </span>
          {message.text}
        </div>
        {status === 'sending' && (
          <div className="hp-meta">
            <time dateTime={message.writtenAt}>{timeOf(message.writtenAt)}</time>
          </div>
        )}
        {status === 'failed' && (
          <div className="hp-meta hp-failure">
            <span>Non inviato – </span>
            <button type="button" className="hp-link" onClick={() => onRetry(clientMessageId)}>
              Riprova
            </button>
            {sentence && <span>({sentence})</span>}
          </div>
        )}
        {status === 'refused' && (
          <div className="hp-meta hp-failure">
            <span>Non inviato – </span>
            <button type="button" className="hp-link" onClick={() => onEdit(message)}>
              Modifica
            </button>
            {sentence && <span>({sentence})</span>}
          </div>
        )}
      </div>
    </li>
  );
}
