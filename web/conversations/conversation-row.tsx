import { hoursOf, whenShort } from '../ui/dates.ts';
import classes from './conversation-row.module.css';
import type { Row } from './live-log.ts';
import { texts } from './texts.ts';

export const ROW_HEIGHT = 58; // px

interface ConversationRowProps {
  readonly row: Row;
  /** Where its messages are. The list follows it: a router's link in each row would cost more than all the rest of it. */
  readonly href: string;
  readonly isOpen: boolean;
  /** Shows the question that nothing was found to, rather than the last. */
  readonly isForUnanswered?: boolean;
}

/** One conversation of the log: what the customer asked last, and what became of it. Opens its messages. */
export function ConversationRow({ row, href, isOpen, isForUnanswered = false }: ConversationRowProps) {
  return (
    <a
      href={href}
      className={classes.row}
      data-waiting={row.waitingSince ? true : undefined}
      aria-current={isOpen ? 'true' : undefined}
    >
      <Lines row={row} question={isForUnanswered ? row.unansweredQuestion?.text : undefined} />
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

// Few elements: a row that comes into sight with a live event costs by what it is made of.
function Lines({ row, question }: { readonly row: Row; readonly question?: string | undefined }) {
  const status = texts.conversations.status[row.status];
  return (
    <>
      <span className={classes.status} data-status={row.status} role="img" aria-label={status} title={status} />
      <span className={classes.name}>{row.visitorName}</span>
      {row.satisfaction !== null && (
        <span className={classes.rating} title={texts.conversations.satisfaction(row.satisfaction)}>
          {row.satisfaction}/5
        </span>
      )}
      <time className={classes.when} dateTime={row.lastMessageAt}>
        {whenShort(row.lastMessageAt, new Date())}
      </time>
      {row.isReplyPending ? (
        <span className={classes.writing}>{texts.conversations.assistantWriting}</span>
      ) : (
        <span className={classes.question}>{question ?? row.lastQuestionText}</span>
      )}
      {outcomeOf(row, question !== undefined)}
    </>
  );
}

/**
 * Who waits for a person, who of the shop answers, or how the customer was answered last, as a small mark; an earlier
 * question without an answer is found by the filter, whose rows show that one and say so.
 */
function outcomeOf(
  { handler, waitingSince, isSuspected, isUnanswered, lastReplySource }: Row,
  showsUnanswered: boolean,
) {
  if (waitingSince) {
    return (
      <span className={classes.waiting} title={texts.conversations.waitingSince(hoursOf(waitingSince))}>
        {texts.conversations.waiting}
      </span>
    );
  }
  if (handler) {
    return (
      <span className={classes.handler} title={texts.conversations.handledBy(handler.name)}>
        {handler.name}
      </span>
    );
  }
  if (isSuspected) {
    return (
      <span className={classes.suspected} title={texts.conversations.suspectedHint}>
        {texts.conversations.suspected}
      </span>
    );
  }
  const isAnswered = !showsUnanswered && lastReplySource !== null && lastReplySource !== 'FALLBACK';
  if (isUnanswered && !isAnswered) return <span className={classes.unanswered}>{texts.conversations.unanswered}</span>;
  if (!isAnswered) return null;
  const mark = texts.conversations.sourceMarks[lastReplySource];
  return (
    <span
      className={classes.source}
      data-source={lastReplySource}
      role="img"
      aria-label={`${texts.conversations.answeredBy} ${mark}`}
    >
      {mark}
    </span>
  );
}
