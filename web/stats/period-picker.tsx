import { SegmentedControl } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { PeriodInput, PeriodName } from '../graphql/generated/graphql.ts';
import { DateRangeInput } from '../ui/date-range.tsx';
import { NAMED, USUAL } from './period-address.ts';
import classes from './period-picker.module.css';
import { texts } from './texts.ts';

interface PeriodPickerProps {
  readonly period: PeriodInput;
  readonly onChange: (period: PeriodInput) => void;
}

/** Chooses a period by its name, or by two dates. */
export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  const names = useRef<HTMLDivElement>(null);
  // On a phone the names scroll: the chosen one is to be seen.
  useEffect(() => {
    const chosen = names.current?.querySelector<HTMLElement>(`input[value="${period.name}"]`)?.parentElement;
    if (names.current && chosen)
      names.current.scrollLeft = chosen.offsetLeft - names.current.clientWidth / 2 + chosen.offsetWidth / 2;
  }, [period.name]);
  return (
    <div className={classes.picker}>
      <SegmentedControl
        ref={names}
        aria-label={texts.statistics.period}
        data={NAMED.map(({ name }) => ({ value: name, label: texts.statistics.names[name] }))}
        value={period.name ?? ''}
        onChange={(name) => onChange({ name: name as PeriodName })}
      />
      <DateRangeInput
        key={`${period.from} ${period.to}`}
        className={classes.dates ?? ''}
        label={texts.statistics.dates}
        placeholder={texts.statistics.chosen}
        value={[period.from ?? null, period.to ?? null]}
        onChange={([from, to]) => onChange(from && to ? { from, to } : USUAL)}
      />
    </div>
  );
}
