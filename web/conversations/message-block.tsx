import { memo } from 'react';
import { dayHeading, isSameDay } from '../ui/dates.ts';
import { useToday } from '../ui/today.ts';
import classes from './message-block.module.css';
import { MessageBubble } from './message-bubble.tsx';
import type { Place } from './model-details.tsx';
import type { Block } from './transcript.ts';

interface MessageBlockProps {
  readonly block: Block;
  /** When the message before the block's first was sent. */
  readonly sentBefore: string | undefined;
  /** Whether it is neither among the newest nor among the oldest of those drawn. */
  readonly isFar: boolean;
  readonly place: Place;
  /** The message of a person that the visitor's chat showed last, where it is one of these. */
  readonly readSeq: number | undefined;
}

/** Some messages in a row, with the day where it changes. Drawn again only when one of them is new. */
export const MessageBlock = memo(function MessageBlock({
  block,
  sentBefore,
  isFar,
  place,
  readSeq,
}: MessageBlockProps) {
  useToday(); // drawn again at midnight
  const now = new Date();
  return (
    <div className={classes.block} data-far={isFar}>
      {block.messages.map((message, index) => {
        const before = index === 0 ? sentBefore : block.messages[index - 1]?.sentAt;
        const isNewDay = before === undefined || !isSameDay(before, message.sentAt);
        return (
          <div key={message.id} className={classes.message}>
            {isNewDay && <p className={classes.day}>{dayHeading(message.sentAt, now)}</p>}
            <MessageBubble message={message} place={place} isRead={message.seq === readSeq} />
          </div>
        );
      })}
    </div>
  );
});
