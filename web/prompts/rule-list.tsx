import { ActionIcon, Button, Text, Textarea } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { moved } from './prompt-draft.ts';
import classes from './prompt-fields.module.css';
import { texts } from './texts.ts';

const words = texts.prompt.fields;

interface RuleListProps {
  readonly label: string;
  readonly hint: string;
  readonly rules: readonly string[];
  readonly most: number;
  /** Characters of one. */
  readonly longest: number;
  /** They count no more, and can only be read. */
  readonly isLeft: boolean;
  readonly onChange: (rules: string[]) => void;
}

/** What has the focus next: a rule's text, or one of its buttons. */
interface Focus {
  readonly place: number;
  readonly on: string;
}

/** Short rules in the order in which the model gets them. */
export function RuleList({ label, hint, rules, most, longest, isLeft, onChange }: RuleListProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [next, setNext] = useState<Focus>();
  useEffect(() => {
    if (!next) return;
    const row = list.current?.children[next.place];
    const wanted = row?.querySelector<HTMLElement>(`${next.on}:not(:disabled)`) ?? row?.querySelector('textarea');
    (wanted ?? adding.current)?.focus();
    setNext(undefined);
  }, [next]);

  function add() {
    onChange([...rules, '']);
    setNext({ place: rules.length, on: 'textarea' });
  }

  function move(from: number, to: number) {
    onChange(moved(rules, from, to));
    setNext({ place: to, on: to < from ? '[data-move=up]' : '[data-move=down]' });
  }

  function remove(place: number) {
    onChange(rules.toSpliced(place, 1));
    setNext({ place: Math.max(0, place - 1), on: 'textarea' });
  }

  function onKeyDown(event: KeyboardEvent, place: number) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (place === rules.length - 1 && rules[place]?.trim() && rules.length < most) add();
  }

  if (isLeft) return <LeftRules id={id} label={label} rules={rules} />;
  return (
    <section className={classes.rules} aria-labelledby={id}>
      <Text size="sm" fw={600} id={id}>
        {label}
      </Text>
      <Text size="xs" c="dimmed">
        {hint}
      </Text>
      <ul ref={list} className={classes.list}>
        {rules.map((rule, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same while they are written
          <li key={place} className={classes.rule}>
            <Textarea
              autosize
              minRows={1}
              aria-label={words.rule(label, place + 1)}
              className={classes.text ?? ''}
              maxLength={longest}
              value={rule}
              onKeyDown={(event) => onKeyDown(event, place)}
              onChange={({ currentTarget: { value } }) => onChange(rules.with(place, value))}
            />
            <ActionIcon.Group>
              <ActionIcon
                variant="default"
                size={36}
                data-move="up"
                aria-label={words.up(place + 1)}
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              >
                <IconArrowUp size={16} stroke={1.7} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size={36}
                data-move="down"
                aria-label={words.down(place + 1)}
                disabled={place === rules.length - 1}
                onClick={() => move(place, place + 1)}
              >
                <IconArrowDown size={16} stroke={1.7} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size={36}
                aria-label={words.remove(place + 1)}
                onClick={() => remove(place)}
              >
                <IconTrash size={16} stroke={1.7} />
              </ActionIcon>
            </ActionIcon.Group>
          </li>
        ))}
      </ul>
      {rules.length < most && (
        <Button
          ref={adding}
          variant="default"
          size="xs"
          className={classes.add ?? ''}
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={add}
        >
          {words.add}
        </Button>
      )}
      {rules.length >= most && (
        <Text size="xs" c="dimmed">
          {words.full(most)}
        </Text>
      )}
    </section>
  );
}

function LeftRules({ id, label, rules }: Pick<RuleListProps, 'label' | 'rules'> & { readonly id: string }) {
  return (
    <section className={classes.rules} aria-labelledby={id}>
      <Text size="sm" fw={600} id={id}>
        {label}
      </Text>
      <ul className={classes.left}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
