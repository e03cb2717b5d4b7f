import { UnstyledButton } from '@mantine/core';
import type { StaffOutbox, Unsent } from './outbox.ts';
import { texts } from './texts.ts';
import classes from './unsent-bubbles.module.css';
import type { Draft } from './use-draft.ts';

interface UnsentBubblesProps {
  readonly unsent: readonly Unsent[];
  readonly outbox: Pick<StaffOutbox, 'retry' | 'discard'>;
  /** Puts a message back where it can be changed. */
  readonly onEdit: (message: Draft) => void;
}

/** What the viewer wrote and is not stored yet. Where it could not be sent, it says why and what can be done. */
export function UnsentBubbles({ unsent, outbox, onEdit }: UnsentBubblesProps) {
  return unsent.map((one) => (
    <div key={one.clientMessageId} className={classes.bubble} data-status={one.status}>
      <p className={classes.text}>{one.text}</p>
      {one.cards.length > 0 && <p className={classes.cards}>{one.cards.map(({ name }) => name).join(', ')}</p>}
      {one.status !== 'sending' && (
        <p className={classes.facts} role="status">
          <Why message={one} />
          {one.status !== 'refused' && (
            <UnstyledButton className={classes.do ?? ''} onClick={() => outbox.retry(one.clientMessageId)}>
              {texts.handover.retry}
            </UnstyledButton>
          )}
          {one.status === 'refused' && (
            <UnstyledButton
              className={classes.do ?? ''}
              onClick={() => {
                outbox.discard(one.clientMessageId);
                onEdit({ text: one.text, cards: one.cards });
              }}
            >
              {texts.handover.edit}
            </UnstyledButton>
          )}
          {one.status !== 'waiting' && (
            <UnstyledButton className={classes.do ?? ''} onClick={() => outbox.discard(one.clientMessageId)}>
              {texts.handover.discard}
            </UnstyledButton>
          )}
        </p>
      )}
    </div>
  ));
}

function Why({ message: { status, sentence } }: { readonly message: Unsent }) {
  if (status === 'waiting' && !sentence) return <span>{texts.handover.unsentNetwork}</span>;
  return (
    <span>
      {texts.handover.unsent} – {sentence && `(${sentence}) `}
    </span>
  );
}
