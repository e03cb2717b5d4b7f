import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Button, Modal, Radio, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { texts } from '../texts.ts';
import classes from './stale-dialog.module.css';
import type { Stale } from './use-edit.ts';

interface StaleDialogProps<Values> {
  readonly stale: Stale<Values>;
  /** What each field is called. */
  readonly labels: Readonly<Record<keyof Values, string>>;
  /** A field's value as people read it. */
  readonly say: (value: Values[keyof Values]) => string;
  readonly onResolve: (values: Values) => void;
  readonly onClose: () => void;
}

type Side = 'mine' | 'theirs';

/** Somebody else saved meanwhile: shows what they changed, and lets choose where both changed the same. */
export function StaleDialog<Values extends object>(props: StaleDialogProps<Values>) {
  const { stale, labels, say, onResolve, onClose } = props;
  const [sides, setSides] = useState<Partial<Record<keyof Values, Side>>>({});
  const { conflicts, theirs, mine, stored, merged } = stale;

  function resolve() {
    const values = { ...merged };
    for (const field of conflicts) if (sides[field] === 'theirs') values[field] = stored.values[field];
    onResolve(values);
  }

  return (
    <Modal opened onClose={onClose} title={texts.stale.title} size="lg">
      <div className={classes.dialog}>
        <Text size="sm">{conflicts.length > 0 ? texts.stale.conflict : texts.stale.merged}</Text>
        {conflicts.map((field) => (
          <Conflict
            key={String(field)}
            label={labels[field]}
            mine={say(mine[field])}
            theirs={say(stored.values[field])}
            side={sides[field] ?? 'mine'}
            onChoose={(side) => setSides({ ...sides, [field]: side })}
          />
        ))}
        {theirs.length > 0 && (
          <div className={classes.part}>
            <Title order={3} size="h6">
              {texts.stale.theyChanged}
            </Title>
            {theirs.map((field) => (
              <div key={String(field)} className={classes.change}>
                <Text size="sm" fw={600}>
                  {labels[field]}
                </Text>
                <p className={classes.text}>{say(stored.values[field]) || texts.stale.empty}</p>
              </div>
            ))}
          </div>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {texts.stale.later}
          </Button>
          <Button onClick={resolve} data-autofocus>
            {texts.stale.goOn}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

interface ConflictProps {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

function Conflict({ label, mine, theirs, side, onChoose }: ConflictProps) {
  const name = useId();
  return (
    <Radio.Group label={label} name={name} value={side} onChange={(value) => onChoose(value as Side)}>
      <div className={classes.choices}>
        {[
          { value: 'mine', title: texts.stale.mine, text: mine },
          { value: 'theirs', title: texts.stale.theirs, text: theirs },
        ].map(({ value, title, text }) => (
          <div key={value} className={classes.choice}>
            <Radio value={value} label={title} />
            <p className={classes.text}>{text || texts.stale.empty}</p>
          </div>
        ))}
      </div>
    </Radio.Group>
  );
}
