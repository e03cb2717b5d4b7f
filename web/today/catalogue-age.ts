import { isoDayOf } from '../ui/dates.ts';
import { texts } from './texts.ts';

const DAY = 86_400_000; // ms

interface Age {
  readonly changedAt: string;
  readonly checkedAt: string | null;
}

/** How old a catalogue is, by the days of Rome: when it was last found to be right, where it comes by itself, else when it was changed. */
export function ageOf({ changedAt, checkedAt }: Age, now: Date): string {
  const isChecked = checkedAt !== null && checkedAt > changedAt;
  const words = isChecked ? texts.today.checked : texts.today.changed;
  const days = daysBetween(isoDayOf(isChecked ? checkedAt : changedAt), isoDayOf(now.toISOString()));
  if (days <= 0) return words.today;
  return days === 1 ? words.yesterday : words.days(days);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}
