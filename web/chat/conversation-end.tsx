import './conversation-end.css';
import { useEffect, useRef } from 'react';
import { CommentForm } from './comment-form.tsx';
import type { Conversation } from './connection.ts';
import { StarIcon } from './icons.tsx';
import { say } from './say.ts';

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
  const thanks = useRef<HTMLParagraphElement>(null);
  const hasRated = useRef(false);
  // What was clicked goes away with the answer: the keyboard, and who listens, go on at the thanks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each rating and each sentence
  useEffect(() => {
    if (hasRated.current) thanks.current?.focus();
    hasRated.current = false;
  }, [satisfaction, comment]);
  const rate = (mark: number, text?: string) => {
    hasRated.current = true;
    onRate(conversation.id, mark, text);
  };
  return (
    <div className="hp-end">
      <p className="hp-line">{say(status === 'COMPLETED' ? 'Conversazione terminata' : 'Conversazione scaduta')}</p>
      {isAsked && (
        <fieldset className="hp-question">
          <legend>{say("Com'è andata la chat?")}</legend>
          <div className="hp-stars">
            {MARKS.map((mark) => (
              <button key={mark} type="button" aria-label={say('{0} su 5', mark)} onClick={() => rate(mark)}>
                <StarIcon />
              </button>
            ))}
          </div>
          <p className="hp-scale" aria-hidden="true">
            <span>1 – {say('per niente bene')}</span>
            <span>5 – {say('benissimo')}</span>
          </p>
        </fieldset>
      )}
      {satisfaction !== null && (
        <p ref={thanks} role="status" tabIndex={-1}>
          {say(isLast ? 'Grazie! Hai dato {0}/5' : 'Valutazione: {0}/5', satisfaction)}
          {comment && `: «${comment}»`}
        </p>
      )}
      {isLast && satisfaction !== null && !comment && <CommentForm onSend={(text) => rate(satisfaction, text)} />}
    </div>
  );
}
