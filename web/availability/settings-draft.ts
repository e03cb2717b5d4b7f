import type { PersonSettings_SettingsFragment, PersonSettingsInput } from '../graphql/generated/graphql.ts';

/** Settings of people in the chat while they are edited. */
export interface Draft {
  readonly isOffered: boolean;
  /** Minutes. */
  readonly patience: number;
  readonly hasHours: boolean;
  /** Monday to Sunday, a line each. */
  readonly week: string;
  readonly closures: string;
  readonly isClosedOnHolidays: boolean;
  readonly patronDay: string;
}

const DAYS = 7;
/** What is proposed to who begins to keep hours. */
const OFFICE = '9:00-13:00, 15:00-19:00';
const PROPOSED = {
  week: [OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, '', ''],
  closures: '',
  isClosedOnHolidays: true,
  patronDay: '',
};

export function draftOf({ isOffered, patience, hours }: PersonSettings_SettingsFragment): Draft {
  const { week, ...rest } = hours ?? PROPOSED;
  const { closures, isClosedOnHolidays, patronDay } = rest;
  return {
    isOffered,
    patience,
    hasHours: hours !== null,
    week: week.join('\n'),
    closures,
    isClosedOnHolidays,
    patronDay,
  };
}

export function inputOf(draft: Draft, version: number): PersonSettingsInput {
  const { isOffered, patience, hasHours, week, closures, isClosedOnHolidays, patronDay } = draft;
  const hours = hasHours ? { week: daysOf(week), closures, isClosedOnHolidays, patronDay } : null;
  return { isOffered, patience, hours, version };
}

/** The seven texts of a week. */
export function daysOf(week: string): string[] {
  const days = week.split('\n');
  return Array.from({ length: DAYS }, (_, place) => days[place] ?? '');
}

/** A week with another text for one of its days. */
export function withDay(week: string, place: number, text: string): string {
  return daysOf(week)
    .map((day, each) => (each === place ? text.replaceAll('\n', ' ') : day))
    .join('\n');
}
