import { ChartPanel } from './chart-panel.tsx';
import classes from './chart-panels.module.css';
import type { Point } from './chart-point.ts';
import type { Statistics } from './documents.ts';
import { texts } from './texts.ts';

const shortDay = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', day: 'numeric', month: 'short' });
const day = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' });

const HOURS_NAMED = 3; // 0, 3, 6 … whatever the width

/** What happened by day, by hour of the day and by weekday. */
export function ChartPanels({ statistics }: { readonly statistics: Statistics }) {
  const words = texts.statistics;
  const days: Point[] = statistics.days.map((point) => ({
    ...point,
    name: day.format(new Date(point.day)),
    short: shortDay.format(new Date(point.day)),
  }));
  const hours: Point[] = statistics.hours.map((point) => ({
    ...point,
    name: `${point.hour}:00–${point.hour}:59`,
    short: `${point.hour}`,
  }));
  const weekdays: Point[] = statistics.weekdays.map((point) => {
    const name = words.weekdays[point.weekday - 1] ?? '';
    return { ...point, name, short: name.slice(0, 3) };
  });
  return (
    <>
      {days.length > 1 && <ChartPanel title={words.overTime} of={words.day} points={days} fileName="nel-tempo" />}
      <div className={classes.pair}>
        <ChartPanel title={words.byHour} of={words.hour} points={hours} fileName="per-ora" namedEvery={HOURS_NAMED} />
        {days.length > 1 && (
          <ChartPanel title={words.byWeekday} of={words.weekday} points={weekdays} fileName="per-giorno" />
        )}
      </div>
    </>
  );
}
