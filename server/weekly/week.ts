import { UserError } from '../errors.ts';
import { addDays, type Day, dayOf, momentOf } from '../language/rome.ts';
import { mondayOf, type Span } from '../stats/period.ts';

/** A week of Europe/Rome that is over, Monday to Sunday, as far as a company was there. */
export interface LetterWeek extends Span {
  /** Its Monday, which names it. */
  week: Day;
  /** The first day that is told of: later than Monday where the company began in it. */
  firstDay: Day;
  lastDay: Day;
  /** What it is compared with; null where the company was not there for the whole of that week. */
  before: Span | null;
}

const WEEK = 7; // days
const WEEKS_TOLD = 12;

/** The Monday of the last week that is over. */
export function lastWeek(now: Date): Day {
  return addDays(mondayOf(dayOf(now)), -WEEK);
}

/** When the next week is over: Monday, at midnight in Rome. */
export function nextLetter(now: Date): Date {
  return momentOf(addDays(mondayOf(dayOf(now)), WEEK));
}

/** The weeks of which a company that began at `since` is told, the newest first. */
export function weeksTold(since: Date, now: Date): Day[] {
  const last = lastWeek(now);
  const weeks = Array.from({ length: WEEKS_TOLD }, (_, place) => addDays(last, -WEEK * place));
  return weeks.filter((week) => weekOf(week, since) !== null);
}

/**
 * The week that somebody asks for, the last one that is over without a name; null where the company was not there yet.
 * @throws UserError BAD_WEEK for what is no Monday, for a week that goes on, and for one before the last twelve.
 */
export function askedWeek(asked: string | null, since: Date, now: Date): LetterWeek | null {
  const last = lastWeek(now);
  const week = asked ?? last;
  const places = Array.from({ length: WEEKS_TOLD }, (_, place) => addDays(last, -WEEK * place));
  if (!places.includes(week)) throw new UserError('BAD_WEEK');
  return weekOf(week, since);
}

function weekOf(week: Day, since: Date): LetterWeek | null {
  const to = momentOf(addDays(week, WEEK));
  if (since >= to) return null;
  const begun = dayOf(since);
  const firstDay = begun > week ? begun : week;
  const formerWeek = addDays(week, -WEEK);
  return {
    week,
    firstDay,
    lastDay: addDays(week, WEEK - 1),
    from: momentOf(firstDay),
    to,
    before: since <= momentOf(formerWeek) ? { from: momentOf(formerWeek), to: momentOf(week) } : null,
  };
}
