import type { Day } from '../language/rome.ts';

/** What a chart shows of a day, an hour of the day or a weekday. */
interface ChartCounts {
  conversations: number;
  questions: number;
  messages: number;
  unanswered: number;
}

/** As PostgreSQL counts it: one of the two names what it is about. */
export interface ChartRow extends ChartCounts {
  day: Day | null;
  /** Of the day, 0–23. */
  hour: number | null;
}

export interface ChartPoints {
  days: (ChartCounts & { day: Day })[];
  hours: (ChartCounts & { hour: number })[];
  /** 1 is Monday. */
  weekdays: (ChartCounts & { weekday: number })[];
}

const NOTHING: ChartCounts = { conversations: 0, questions: 0, messages: 0, unanswered: 0 };

/** Every day of the period, every hour of the day and every weekday, also those on which nothing happened. */
export function chartPointsOf(days: readonly Day[], rows: readonly ChartRow[]): ChartPoints {
  const found = new Map(rows.map((row) => [row.day ?? row.hour, row]));
  const counts = (key: Day | number): ChartCounts => {
    const { conversations, questions, messages, unanswered } = found.get(key) ?? NOTHING;
    return { conversations, questions, messages, unanswered };
  };
  const ofDays = days.map((day) => ({ day, ...counts(day) }));
  return {
    days: ofDays,
    hours: Array.from({ length: 24 }, (_, hour) => ({ hour, ...counts(hour) })),
    weekdays: Array.from({ length: 7 }, (_, index) => ({
      weekday: index + 1,
      ...addUp(ofDays.filter(({ day }) => weekdayOf(day) === index + 1)),
    })),
  };
}

function addUp(counts: readonly ChartCounts[]): ChartCounts {
  const sum = { ...NOTHING };
  for (const each of counts) {
    sum.conversations += each.conversations;
    sum.questions += each.questions;
    sum.messages += each.messages;
    sum.unanswered += each.unanswered;
  }
  return sum;
}

/** 1 is Monday. */
function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay() || 7;
}
