import '@mantine/dates/styles.layer.css';
import { DatePickerInput, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/it';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { useState } from 'react';
import { texts } from '../texts.ts';

/** Two days, `2026-11-21`, both included; null where none is chosen. */
export type DateRange = readonly [string | null, string | null];

interface DateRangeInputProps {
  /** What is read out, and shown above where `isLabelShown`. */
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly placeholder: string;
  readonly className?: string;
  readonly value: DateRange;
  /** Called once both are chosen, or none. */
  readonly onChange: (range: DateRange) => void;
}

/** Chooses two days that are over, or today. */
export function DateRangeInput({ label, isLabelShown = false, value, onChange, ...shown }: DateRangeInputProps) {
  const [range, setRange] = useState<DateRange>(value);

  function choose(next: DateRange) {
    setRange(next);
    if ((next[0] === null) === (next[1] === null)) onChange(next);
  }

  return (
    <DatesProvider settings={{ locale: 'it' }}>
      <DatePickerInput
        {...shown}
        type="range"
        {...(isLabelShown ? { label } : { 'aria-label': label })}
        leftSection={<IconCalendar size={18} stroke={1.7} aria-hidden="true" />}
        leftSectionPointerEvents="none"
        valueFormat="D MMM YYYY"
        allowSingleDateInRange
        clearable
        clearButtonProps={{ 'aria-label': texts.dates.clear }}
        maxDate={new Date()}
        value={[...range]}
        onChange={choose}
        ariaLabels={texts.dates.labels}
      />
    </DatesProvider>
  );
}
