import { useEffect, useState } from 'react';
import { timeOf } from './dates.ts';
import type { Unsent } from './outbox.ts';
import { SaidText } from './said-text.tsx';
import { say } from './say.ts';

interface UnsentRowProps {
  message: Unsent;
  onRetry(clientMessageId: string): void;
  onEdit(message: Unsent): void;
}

/** A message that is not stored yet. When it could not be sent, it says why and what happens now, or can be done. */
export function UnsentRow({ message, onRetry, onEdit }: UnsentRowProps) {
  const { status, sentence, after } = message;
  const isSending = status === 'sending';
  const isDelayed = status === 'delayed';
  const isRefused = status === 'refused';
  return (
    <li className="hp-row hp-user">
      <div className="hp-message">
        <div className={isSending ? 'hp-bubble' : 'hp-bubble hp-unsent'}>
          <span className="hp-hidden">{say('Tu')}: </span>
          <SaidText text={message.text} takenAway={message.correction?.label} />
        </div>
        <div className={isSending ? 'hp-meta' : 'hp-meta hp-failure'}>
          {isSending && <time dateTime={message.writtenAt}>{timeOf(message.writtenAt)}</time>}
          {status === 'waiting' && (after ? <Countdown until={after} /> : <Waiting sentence={sentence} />)}
          {isDelayed && <span>{say('Un attimo...')}</span>}
          {(status === 'failed' || isRefused) && <span>{say('Non inviato')} – </span>}
          {!isSending && !isDelayed && !after && (
            <button
              type="button"
              className="hp-link"
              onClick={() => (isRefused ? onEdit(message) : onRetry(message.clientMessageId))}
            >
              {say(isRefused ? 'Modifica' : status === 'failed' ? 'Riprova' : 'Riprova ora')}
            </button>
          )}
          {sentence && !isDelayed && !after && <span>({sentence})</span>}
        </div>
      </div>
    </li>
  );
}

function Waiting({ sentence }: { sentence: string }) {
  return <span>{say(sentence ? 'Non inviato: partirà da solo' : 'In attesa della rete: partirà da solo')} ·</span>;
}

/** Under a limit: how long it still takes. */
function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(1, Math.ceil((until - now) / 1000));
  return (
    <span role="timer">
      {say(
        'Troppi messaggi in poco tempo: partirà da solo tra {0}',
        say(seconds === 1 ? '1 secondo' : '{0} secondi', seconds),
      )}
    </span>
  );
}
