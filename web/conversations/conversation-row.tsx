import { memo } from 'react';
import { Link } from 'react-router-dom';
import { whenShort } from '../ui/dates.ts';
import classes from './conversation-row.module.css';
import type { Row } from './live-log.ts';
import { StatusBadge } from './status-badge.tsx';
import { texts } from './texts.ts';

export const ROW_HEIGHT = 92; // px

interface ConversationRowProps {
  readonly row: Row;
  readonly base: string;
  readonly isOpen: boolean;
}

/** One conversation of the log; opens its messages. */
export const ConversationRow = memo(function ConversationRow({ row, base, isOpen }: ConversationRowProps) {
  return (
    <Link to={`${base}/${row.id}`} className={classes.row} aria-current={isOpen ? 'true' : undefined}>
      <span className={classes.line}>
        <span className={classes.name}>{row.visitorName}</span>
        <time className={classes.when} dateTime={row.lastMessageAt}>
          {whenShort(row.lastMessageAt, new Date())}
        </time>
      </span>
      <Preview row={row} />
      <span className={classes.line}>
        <StatusBadge status={row.status} />
        <span className={classes.count}>{texts.conversations.messages(row.messageCount)}</span>
      </span>
    </Link>
  );
});

function Preview({ row }: { readonly row: Row }) {
  if (row.isReplyOwed) return <span className={classes.writing}>{texts.conversations.assistantWriting}</span>;
  return (
    <span className={classes.preview}>
      {row.lastMessageSender === 'BOT' && texts.conversations.bot}
      {row.lastMessageText}
    </span>
  );
}
