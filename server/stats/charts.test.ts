import { expect, it } from 'vitest';
import { chartPointsOf } from './charts.ts';

it('has every day, hour and weekday, also where nothing happened', () => {
  const some = { conversations: 1, questions: 2, messages: 5, unanswered: 1 };
  const none = { conversations: 0, questions: 0, messages: 0, unanswered: 0 };
  const { days, hours, weekdays } = chartPointsOf(
    ['2026-11-20', '2026-11-21'],
    [
      { day: '2026-11-21', hour: null, ...some },
      { day: null, hour: 14, ...some },
    ],
  );
  expect(days).toEqual([
    { day: '2026-11-20', ...none },
    { day: '2026-11-21', ...some },
  ]);
  expect(hours).toHaveLength(24);
  expect(hours[14]).toEqual({ hour: 14, ...some });
  expect(weekdays).toHaveLength(7);
  expect(weekdays[5]).toEqual({ weekday: 6, ...some });
  expect(weekdays[0]).toEqual({ weekday: 1, ...none });
});

it('adds up the days of a weekday, from Monday to Sunday', () => {
  const of = (questions: number) => ({ conversations: 1, questions, messages: 2 * questions, unanswered: 0 });
  const { weekdays } = chartPointsOf(
    ['2026-11-15', '2026-11-16', '2026-11-22'],
    [
      { day: '2026-11-15', hour: null, ...of(3) },
      { day: '2026-11-16', hour: null, ...of(5) },
      { day: '2026-11-22', hour: null, ...of(4) },
    ],
  );
  expect(weekdays.map(({ weekday, questions }) => [weekday, questions])).toEqual([
    [1, 5],
    ...[2, 3, 4, 5, 6].map((weekday) => [weekday, 0]),
    [7, 7],
  ]);
  expect(weekdays[6]).toEqual({ weekday: 7, conversations: 2, questions: 7, messages: 14, unanswered: 0 });
});
