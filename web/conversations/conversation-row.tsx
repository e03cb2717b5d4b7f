import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCircleFilled from '@tabler/icons-react/dist/esm/icons/IconCircleFilled.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { memo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ConversationStatus } from '../graphql/generated/graphql.ts';
import { whenShort } from '../ui/dates.ts';
import classes from './conversation-row.module.css';
import type { Row } from './live-log.ts';
import { texts } from './texts.ts';

export const ROW_HEIGHT = 58; // px

interface ConversationRowProps {
  readonly row: Row;
  readonly base: string;
  readonly isOpen: boolean;
}

/** One conversation of the log: what the customer asked last, and what became of it. Opens its messages. */
export const ConversationRow = memo(function ConversationRow({ row, base, isOpen }: ConversationRowProps) {
  const { search } = useLocation(); // the filter stays in the address
  return (
    <Link
      to={{ pathname: `${base}/${row.id}`, search }}
      className={classes.row}
      aria-current={isOpen ? 'true' : undefined}
    >
      <span className={classes.line}>
        <StatusSign status={row.status} />
        <span className={classes.name}>{row.visitorName}</span>
        {row.satisfaction !== null && (
          <span className={classes.rating} title={texts.conversations.satisfaction(row.satisfaction)}>
            {row.satisfaction}/5
          </span>
        )}
        <time className={classes.when} dateTime={row.lastMessageAt}>
          {whenShort(row.lastMessageAt, new Date())}
        </time>
      </span>
      <span className={classes.line}>
        {row.isReplyOwed ? (
          <span className={classes.writing}>{texts.conversations.assistantWriting}</span>
        ) : (
          <span className={classes.question}>{row.lastQuestionText}</span>
        )}
        <Outcome row={row} />
      </span>
    </Link>
  );
});

const SIGNS = { ACTIVE: IconCircleFilled, COMPLETED: IconCheck, ABANDONED: IconMinus } as const;

function StatusSign({ status }: { readonly status: ConversationStatus }) {
  const Sign = SIGNS[status];
  return (
    <span className={classes.status} data-status={status} title={texts.conversations.status[status]}>
      <Sign size={status === 'ACTIVE' ? 10 : 14} aria-hidden="true" />
      <span className="visually-hidden">{texts.conversations.status[status]}</span>
    </span>
  );
}

/** How the customer was answered last, as a small mark. */
function Outcome({ row: { isUnanswered, lastReplySource } }: { readonly row: Row }) {
  if (isUnanswered) return <span className={classes.unanswered}>{texts.conversations.unanswered}</span>;
  if (lastReplySource === null || lastReplySource === 'FALLBACK') return null;
  return (
    <span className={classes.source} data-source={lastReplySource}>
      <span className="visually-hidden">{texts.conversations.answeredBy} </span>
      {texts.conversations.sourceMarks[lastReplySource]}
    </span>
  );
}
