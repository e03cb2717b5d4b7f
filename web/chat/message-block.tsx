import { Fragment, memo } from 'react';
import type { Message } from './connection.ts';
import { dayLabel, dayOf } from './dates.ts';
import { type MessageActions, MessageRow } from './message-row.tsx';

interface MessageBlockProps extends MessageActions {
  messages: readonly Message[];
  /** When the message before these was sent; undefined when there is none. */
  previousSentAt: string | undefined;
}

/**
 * Some messages in a row, with a line where the day changes. Memoised: in a transcript of thousands, a new message
 * renders its own block and no other.
 */
export const MessageBlock = memo(function MessageBlock({ messages, previousSentAt, ...actions }: MessageBlockProps) {
  return (
    <ol className="hp-rows">
      {messages.map((message, place) => {
        // Today needs no line where nothing is above it.
        const before = messages[place - 1]?.sentAt ?? previousSentAt ?? new Date().toISOString();
        const isNewDay = dayOf(before) !== dayOf(message.sentAt);
        return (
          <Fragment key={message.seq}>
            {isNewDay && <li className="hp-day">{dayLabel(message.sentAt, new Date())}</li>}
            <MessageRow message={message} {...actions} />
          </Fragment>
        );
      })}
    </ol>
  );
});
