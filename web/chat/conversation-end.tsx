import './conversation-end.css';
import { CommentForm } from './comment-form.tsx';
import type { Conversation } from './connection.ts';
import { StarIcon } from './icons.tsx';

const MARKS = [1, 2, 3, 4, 5];

/** How a conversation ended, and while it is the last one, the question how it went. */
export function ConversationEnd({
  conversation,
  isLast,
  onRate,
}: {
  conversation: Conversation;
  isLast: boolean;
  onRate(conversationId: string, satisfaction: number, comment?: string): void;
}) {
  const { status, satisfaction, comment } = conversation;
  const isAsked = isLast && satisfaction === null; // whoever ended it, and however
  return (
    <div className="hp-end">
      <p className="hp-line">{status === 'COMPLETED' ? 'Conversazione terminata' : 'Conversazione scaduta'}</p>
      {isAsked && (
        <fieldset className="hp-question">
          <legend>Com’è andata la chat?</legend>
          <div className="hp-stars">
            {MARKS.map((mark) => (
              <button
                key={mark}
                type="button"
                aria-label={`${mark} su 5`}
                onClick={() => onRate(conversation.id, mark)}
              >
                <StarIcon />
              </button>
            ))}
          </div>
          <p className="hp-scale" aria-hidden="true">
            <span>1 – per niente bene</span>
            <span>5 – benissimo</span>
          </p>
        </fieldset>
      )}
      {satisfaction !== null && (
        <p role="status">
          {isLast ? `Grazie! Hai dato ${satisfaction}/5` : `Valutazione: ${satisfaction}/5`}
          {comment && `: «${comment}»`}
        </p>
      )}
      {isLast && satisfaction !== null && !comment && (
        <CommentForm onSend={(text) => onRate(conversation.id, satisfaction, text)} />
      )}
    </div>
  );
}
