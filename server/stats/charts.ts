import type { Day } from '../language/rome.ts';

/** What a chart shows of a day, an hour of the day or a weekday. */
interface ChartCounts {
  conversations: number;
  questions: number;
  messages: number;
  unanswered: number;
}

/** As PostgreSQL counts it: one of the three names what it is about. */
export interface ChartRow extends ChartCounts {
  day: Day | null;
  /** Of the day, 0–23. */
  hour: number | null;
  /** 1 is Monday. */
  weekday: number | null;
}

export interface ChartPoints {
  days: (ChartCounts & { day: Day })[];
  hours: (ChartCounts & { hour: number })[];
  weekdays: (ChartCounts & { weekday: number })[];
}

const NOTHING: ChartCounts = { conversations: 0, questions: 0, messages: 0, unanswered: 0 };

/** Every day of the period, every hour of the day and every weekday, also those on which nothing happened. */
export function chartPointsOf(days: readonly Day[], rows: readonly ChartRow[]): ChartPoints {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  const counts = (key: string): ChartCounts => {
    const { conversations, questions, messages, unanswered } = found.get(key) ?? NOTHING;
    return { conversations, questions, messages, unanswered };
  };
  return {
    days: days.map((day) => ({ day, ...counts(`day ${day}`) })),
    hours: Array.from({ length: 24 }, (_, hour) => ({ hour, ...counts(`hour ${hour}`) })),
    weekdays: Array.from({ length: 7 }, (_, index) => ({ weekday: index + 1, ...counts(`weekday ${index + 1}`) })),
  };
}

function keyOf({ day, hour, weekday }: ChartRow): string {
  if (day !== null) return `day ${day}`;
  return hour === null ? `weekday ${weekday}` : `hour ${hour}`;
}
