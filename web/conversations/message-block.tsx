import { memo } from 'react';
import { dayHeading, dayOf } from '../ui/dates.ts';
import classes from './message-block.module.css';
import { MessageBubble } from './message-bubble.tsx';
import type { Block } from './transcript.ts';

interface MessageBlockProps {
  readonly block: Block;
  /** The day of the message before the block's first. */
  readonly dayBefore: string | undefined;
}

/** Some messages in a row, with the day where it changes. Drawn again only when one of them is new. */
export const MessageBlock = memo(function MessageBlock({ block, dayBefore }: MessageBlockProps) {
  const now = new Date();
  return block.messages.map((message, index) => {
    const former = block.messages[index - 1];
    const isNewDay = dayOf(message.sentAt) !== (former ? dayOf(former.sentAt) : dayBefore);
    return (
      <div key={message.id} className={classes.message}>
        {isNewDay && <p className={classes.day}>{dayHeading(message.sentAt, now)}</p>}
        <MessageBubble message={message} />
      </div>
    );
  });
});
