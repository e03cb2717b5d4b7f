import { Button, Collapse, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type FormEvent, lazy, useEffect, useEffectEvent, useId, useState } from 'react';
import { useSettledText } from '../assistant/settled-text.ts';
import type { ConversationStatus, Handling } from '../graphql/generated/graphql.ts';
import { LiveMark } from '../live/live-mark.tsx';
import { useConnection } from '../live/socket.ts';
import { Part } from '../ui/part.tsx';
import { useTypedText } from '../ui/typed-text.ts';
import { CloseAllButton } from './close-all-button.tsx';
import classes from './filter-bar.module.css';
import { conditionsIn, type LogFilter } from './log-filter.ts';
import { LogTools } from './log-tools.tsx';
import { texts } from './texts.ts';

const FilterFields = lazy(async () => ({ default: (await import('./filter-fields.tsx')).FilterFields }));

interface FilterBarProps {
  readonly companyId: string;
  readonly filter: LogFilter;
  /** The address of the log. */
  readonly base: string;
  readonly onChange: (filter: LogFilter) => void;
  readonly onSelect?: (() => void) | undefined;
}

/** What is looked for in the log: words, a status, and further conditions. */
export function FilterBar({ companyId, filter, base, onChange, onSelect }: FilterBarProps) {
  const count = conditionsIn(filter);
  const [isOpen, setIsOpen] = useState(count > 0);
  const fields = useId();
  const { status: _, handling: __, ...withoutStatus } = filter;
  return (
    <div className={classes.bar}>
      <div className={classes.line}>
        <Search filter={filter} onChange={onChange} />
        <LogTools companyId={companyId} filter={filter} base={base} onSelect={onSelect} />
      </div>
      <div className={classes.line}>
        <NativeSelect
          className={classes.status ?? ''}
          aria-label={texts.conversations.filter}
          data={[...STATUSES]}
          value={filter.handling ?? filter.status ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ ...withoutStatus, ...stateOf(value) })}
        />
        <Button
          variant={isOpen || count > 0 ? 'light' : 'default'}
          px="xs"
          aria-label={texts.conversations.moreFilters(count)}
          aria-expanded={isOpen}
          aria-controls={fields}
          onClick={() => setIsOpen(!isOpen)}
          rightSection={count > 0 && count}
        >
          <IconFilter size={18} stroke={1.7} aria-hidden="true" />
        </Button>
        <CloseAllButton companyId={companyId} />
        <span className={classes.live}>
          <LiveMark connection={useConnection()} />
        </span>
      </div>
      <Collapse expanded={isOpen} id={fields}>
        {isOpen && (
          <Part fallback={<Skeleton height={130} />}>
            <FilterFields filter={filter} onChange={onChange} />
          </Part>
        )}
        {count > 0 && (
          <Button
            variant="subtle"
            size="xs"
            mt="xs"
            onClick={() =>
              onChange({
                ...(filter.status && { status: filter.status }),
                ...(filter.handling && { handling: filter.handling }),
                ...(filter.search && { search: filter.search }),
              })
            }
          >
            {texts.conversations.clearFilters}
          </Button>
        )}
      </Collapse>
    </div>
  );
}

const STATUSES = [
  { value: '', label: texts.conversations.all },
  { value: 'WAITING', label: texts.conversations.waitingOnes },
  { value: 'PERSON', label: texts.conversations.personsOnes },
  { value: 'VIEWER', label: texts.conversations.viewersOnes },
  { value: 'ACTIVE', label: texts.conversations.activeOnes },
  { value: 'COMPLETED', label: texts.conversations.completedOnes },
  { value: 'ABANDONED', label: texts.conversations.abandonedOnes },
] as const;

const HANDLINGS: readonly string[] = ['WAITING', 'PERSON', 'VIEWER'] satisfies Handling[];

/** One choice: how a conversation stands, or who has it. */
function stateOf(value: string): LogFilter {
  if (HANDLINGS.includes(value)) return { handling: value as Handling };
  return value ? { status: value as ConversationStatus } : {};
}

function Search({ filter, onChange }: Pick<FilterBarProps, 'filter' | 'onChange'>) {
  const { search: known = '', ...withoutSearch } = filter;
  const { text, setText, note } = useTypedText(known);

  function lookFor(words: string) {
    if (words !== known) note(words);
    onChange(words ? { ...withoutSearch, search: words } : withoutSearch);
  }

  // As one types: what stands still for a moment is looked for.
  const { settled, isTyping } = useSettledText(text);
  const lookAsTyped = useEffectEvent(() => {
    if (settled !== known) lookFor(settled);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever else changes, only what was typed is looked for
  useEffect(() => {
    if (!isTyping) lookAsTyped();
  }, [settled, isTyping]);

  function look(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== known) lookFor(text.trim());
  }

  return (
    <search className={classes.search}>
      <form onSubmit={look}>
        <TextInput
          type="search"
          aria-label={texts.conversations.search}
          placeholder={texts.conversations.searchPlaceholder}
          leftSection={<IconSearch size={17} stroke={1.7} aria-hidden="true" />}
          maxLength={200}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            if (value === '' && known) lookFor(''); // the cross of the field
          }}
        />
      </form>
    </search>
  );
}
