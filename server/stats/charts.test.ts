import { expect, it } from 'vitest';
import { chartPointsOf } from './charts.ts';

it('has every day, hour and weekday, also where nothing happened', () => {
  const some = { conversations: 1, questions: 2, messages: 5, unanswered: 1 };
  const none = { conversations: 0, questions: 0, messages: 0, unanswered: 0 };
  const { days, hours, weekdays } = chartPointsOf(
    ['2026-11-20', '2026-11-21'],
    [
      { day: '2026-11-21', hour: null, weekday: null, ...some },
      { day: null, hour: 14, weekday: null, ...some },
      { day: null, hour: null, weekday: 6, ...some },
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
