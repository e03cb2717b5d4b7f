import { Switch, TextInput } from '@mantine/core';
import type { PersonSettings_SettingsFragment } from '../graphql/generated/graphql.ts';
import classes from './hours-fields.module.css';
import { type Draft, daysOf, withDay } from './settings-draft.ts';
import { texts } from './texts.ts';

const { settings: said } = texts;

interface HoursFieldsProps {
  readonly draft: Draft;
  readonly holidays: PersonSettings_SettingsFragment['holidays'];
  readonly isBusy: boolean;
  readonly onChange: (changed: Partial<Draft>) => void;
}

/** When people are there: the days of the week, and the days on which they are not. */
export function HoursFields({ draft, holidays, isBusy, onChange }: HoursFieldsProps) {
  const { hasHours, week, closures, isClosedOnHolidays, patronDay } = draft;
  return (
    <>
      <Switch
        label={said.hours}
        description={said.hoursHint}
        checked={hasHours}
        disabled={isBusy}
        onChange={({ currentTarget: { checked } }) => onChange({ hasHours: checked })}
      />
      {hasHours && (
        <fieldset className={classes.hours} disabled={isBusy} aria-label={said.hours}>
          {daysOf(week).map((text, place) => (
            <TextInput
              key={said.weekdays[place]}
              label={said.weekdays[place]}
              placeholder={said.closed}
              maxLength={120}
              value={text}
              onChange={({ currentTarget: { value } }) => onChange({ week: withDay(week, place, value) })}
            />
          ))}
          <TextInput
            className={classes.whole ?? ''}
            label={said.closures}
            description={said.closuresHint}
            placeholder="24/12/2026, 10/08/2027-20/08/2027"
            maxLength={2_500}
            value={closures}
            onChange={({ currentTarget: { value } }) => onChange({ closures: value })}
          />
          <Switch
            className={classes.whole ?? ''}
            label={said.holidays}
            description={holidays.map(({ day, name }) => `${name} ${shortDate(day)}`).join(', ')}
            checked={isClosedOnHolidays}
            onChange={({ currentTarget: { checked } }) => onChange({ isClosedOnHolidays: checked })}
          />
          <TextInput
            label={said.patron}
            placeholder="24/06"
            maxLength={5}
            value={patronDay}
            onChange={({ currentTarget: { value } }) => onChange({ patronDay: value })}
          />
        </fieldset>
      )}
    </>
  );
}

function shortDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}/${month}/${year}`;
}
