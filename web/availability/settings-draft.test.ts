import { expect, test } from 'vitest';
import { daysOf, draftOf, inputOf, withDay } from './settings-draft.ts';

const hours = {
  week: ['9-13', '', '', '', '', '', '10-12'],
  closures: '24/12/2026',
  isClosedOnHolidays: false,
  patronDay: '',
};
const read = { isOffered: true, patience: 3, hours, nextOpening: null, holidays: [], version: 4 };

test('what was read is saved as it was', () => {
  expect(inputOf(draftOf(read as never), 4)).toEqual({ isOffered: true, patience: 3, hours, version: 4 });
});

test('hours are proposed to who keeps none, and saved once they are kept', () => {
  const draft = draftOf({ ...read, hours: null } as never);
  expect(inputOf(draft, 4).hours).toBeNull();
  expect(inputOf({ ...draft, hasHours: true }, 4).hours?.week).toHaveLength(7);
});

test('a week has seven days, whatever is typed into one', () => {
  const week = withDay(draftOf(read as never).week, 2, '9-12\n15-18');
  expect(daysOf(week)).toEqual(['9-13', '', '9-12 15-18', '', '', '', '10-12']);
});
