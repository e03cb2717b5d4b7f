import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCircleFilled from '@tabler/icons-react/dist/esm/icons/IconCircleFilled.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import type { ConversationStatus } from '../graphql/generated/graphql.ts';
import { whenShort } from '../ui/dates.ts';
import classes from './conversation-row.module.css';
import type { Row } from './live-log.ts';
import { texts } from './texts.ts';

export const ROW_HEIGHT = 58; // px

interface ConversationRowProps {
  readonly row: Row;
  /** Where its messages are. The list follows it: a router's link in each row would cost more than all the rest of it. */
  readonly href: string;
  readonly isOpen: boolean;
}

/** One conversation of the log: what the customer asked last, and what became of it. Opens its messages. */
export function ConversationRow({ row, href, isOpen }: ConversationRowProps) {
  return (
    <a href={href} className={classes.row} aria-current={isOpen ? 'true' : undefined}>
      <Lines row={row} />
    </a>
  );
}

interface SelectableRowProps {
  readonly row: Row;
  readonly isSelected: boolean;
  readonly onToggle: (id: string) => void;
}

/** The same, to be chosen among others. */
export function SelectableRow({ row, isSelected, onToggle }: SelectableRowProps) {
  return (
    <label className={classes.selectable} data-selected={isSelected}>
      <input
        type="checkbox"
        checked={isSelected}
        onChange={() => onToggle(row.id)}
        aria-label={texts.conversations.selectOne(row.visitorName, row.lastQuestionText)}
      />
      <span className={classes.lines}>
        <Lines row={row} />
      </span>
    </label>
  );
}

function Lines({ row }: { readonly row: Row }) {
  return (
    <>
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
        {row.isReplyPending ? (
          <span className={classes.writing}>{texts.conversations.assistantWriting}</span>
        ) : (
          <span className={classes.question}>{row.lastQuestionText}</span>
        )}
        <Outcome row={row} />
      </span>
    </>
  );
}

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
function Outcome({ row: { isSuspected, isUnanswered, lastReplySource } }: { readonly row: Row }) {
  if (isSuspected) {
    return (
      <span className={classes.suspected} title={texts.conversations.suspectedHint}>
        {texts.conversations.suspected}
      </span>
    );
  }
  if (isUnanswered) return <span className={classes.unanswered}>{texts.conversations.unanswered}</span>;
  if (lastReplySource === null || lastReplySource === 'FALLBACK') return null;
  return (
    <span className={classes.source} data-source={lastReplySource}>
      <span className="visually-hidden">{texts.conversations.answeredBy} </span>
      {texts.conversations.sourceMarks[lastReplySource]}
    </span>
  );
}
