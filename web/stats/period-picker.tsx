import { SegmentedControl } from '@mantine/core';
import { DatePickerInput, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/it';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { useState } from 'react';
import type { PeriodInput, PeriodName } from '../graphql/generated/graphql.ts';
import { NAMED } from './period-address.ts';
import classes from './period-picker.module.css';
import { texts } from './texts.ts';

interface PeriodPickerProps {
  readonly period: PeriodInput;
  readonly onChange: (period: PeriodInput) => void;
}

/** Chooses a period by its name, or by two dates. */
export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  return (
    <div className={classes.picker}>
      <SegmentedControl
        aria-label={texts.statistics.period}
        data={NAMED.map(({ name }) => ({ value: name, label: texts.statistics.names[name] }))}
        value={period.name ?? ''}
        onChange={(name) => onChange({ name: name as PeriodName })}
      />
      <Dates key={`${period.from} ${period.to}`} period={period} onChange={onChange} />
    </div>
  );
}

type Range = [string | null, string | null];

function Dates({ period, onChange }: PeriodPickerProps) {
  const [range, setRange] = useState<Range>([period.from ?? null, period.to ?? null]);

  function choose(next: Range) {
    setRange(next);
    const [from, to] = next;
    if (from && to) onChange({ from, to });
  }

  return (
    <DatesProvider settings={{ locale: 'it' }}>
      <DatePickerInput
        type="range"
        className={classes.dates ?? ''}
        aria-label={texts.statistics.dates}
        placeholder={texts.statistics.chosen}
        leftSection={<IconCalendar size={18} stroke={1.7} aria-hidden="true" />}
        leftSectionPointerEvents="none"
        valueFormat="D MMM YYYY"
        allowSingleDateInRange
        maxDate={new Date()}
        value={range}
        onChange={choose}
        ariaLabels={{
          nextMonth: 'Mese successivo',
          previousMonth: 'Mese precedente',
          nextYear: 'Anno successivo',
          previousYear: 'Anno precedente',
          nextDecade: 'Decennio successivo',
          previousDecade: 'Decennio precedente',
          monthLevelControl: 'Scegli il mese',
          yearLevelControl: "Scegli l'anno",
        }}
      />
    </DatesProvider>
  );
}
