import { describe, expect, test } from 'vitest';
import {
  isEverOpen,
  isOpen,
  nextOpening,
  readHours,
  toldOpening,
  type WrittenHours,
  writtenHours,
} from './opening-hours.ts';

const OFFICE = '9:00-13:00, 15:00-19:00';
const given = (written: Partial<WrittenHours> = {}) =>
  readHours({
    week: [OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, '9:00-13:00', ''],
    closures: '',
    isClosedOnHolidays: true,
    patronDay: '',
    ...written,
  });
const everyDay = (spans: string) => given({ week: Array(7).fill(spans), isClosedOnHolidays: false });
const at = (moment: string) => new Date(moment);

describe('whether people are there', () => {
  test.each([
    ['a Monday morning', '2026-11-23T08:00:00Z', true],
    ['before nine', '2026-11-23T07:59:59Z', false],
    ['at one', '2026-11-23T12:00:00Z', false],
    ['in the last five minutes', '2026-11-23T17:57:00Z', true],
    ['in the last of them', '2026-11-23T17:59:59Z', true],
    ['after them', '2026-11-23T18:00:00Z', false],
    ['a Saturday afternoon', '2026-11-21T15:00:00Z', false],
    ['in summer, an hour earlier in UTC', '2026-07-06T07:00:00Z', true],
    ['Easter Monday', '2026-04-06T08:00:00Z', false],
    ['Saint Francis, a Sunday in 2026', '2026-10-04T08:00:00Z', false],
    ['Saint Francis, a Monday in 2027', '2027-10-04T08:00:00Z', false],
    ['the same in 2021', '2021-10-04T08:00:00Z', true],
  ])('%s', (_, moment, expected) => {
    expect(isOpen(given(), at(moment))).toBe(expected);
  });

  test.each([
    ['closed by date', { closures: '23/11/2026' }, '2026-11-23T08:00:00Z', false],
    ['in the middle of a closure', { closures: '10/08/2027-20/08/2027' }, '2027-08-12T08:00:00Z', false],
    ['on its last day', { closures: '10/08/2027-20/08/2027' }, '2027-08-20T08:00:00Z', false],
    ['the day after', { closures: '10/08/2027-19/08/2027' }, '2027-08-20T08:00:00Z', true],
    ['the patron’s day', { patronDay: '7/12' }, '2026-12-07T08:00:00Z', false],
    ['open on holidays', { isClosedOnHolidays: false }, '2026-12-08T08:00:00Z', true],
  ])('%s', (_, written, moment, expected) => {
    expect(isOpen(given(written), at(moment))).toBe(expected);
  });

  test.each([
    ['before midnight', '20:00-2:00', '2026-11-23T22:59:00Z', true],
    ['after it', '20:00-2:00', '2026-11-23T23:30:00Z', true],
    ['at its end', '20:00-2:00', '2026-11-24T01:00:00Z', false],
    ['until midnight', '20:00-24:00', '2026-11-23T22:59:59Z', true],
    ['no longer', '20:00-24:00', '2026-11-23T23:00:00Z', false],
    ['in the hour that is left out', '1:00-4:00', '2026-03-29T01:15:00Z', true], // 3:15, after 1:59
    ['at the end of a night of 23 hours', '1:00-4:00', '2026-03-29T02:00:00Z', false],
    ['in the hour that comes twice, the first time', '2:30-4:00', '2026-10-25T00:30:00Z', true],
    ['and the second', '2:30-4:00', '2026-10-25T01:45:00Z', true],
    ['at the end of a night of 25 hours', '2:30-4:00', '2026-10-25T03:00:00Z', false],
    ['over midnight into a night of 25 hours', '22:00-3:00', '2026-10-25T01:59:00Z', true],
  ])('%s, %s', (_, spans, moment, expected) => {
    expect(isOpen(everyDay(spans), at(moment))).toBe(expected);
  });

  test('a night that began on an open day goes on into a closed one, and none begins there', () => {
    const hours = {
      ...everyDay('20:00-2:00'),
      closures: readHours({ ...writtenHours(given()), closures: '24/11/2026' }).closures,
    };
    expect(isOpen(hours, at('2026-11-23T23:30:00Z'))).toBe(true);
    expect(isOpen(hours, at('2026-11-24T20:00:00Z'))).toBe(false);
    expect(isOpen(hours, at('2026-11-24T23:30:00Z'))).toBe(false);
  });
});

describe('when they are there next', () => {
  test.each([
    ['at noon', '2026-11-23T12:10:00Z', 'oggi dalle 15:00'],
    ['before the morning', '2026-11-23T05:00:00Z', 'oggi dalle 9:00'],
    ['in the evening', '2026-11-23T18:30:00Z', 'domani dalle 9:00'],
    ['in the last five minutes of the day', '2026-11-23T22:57:00Z', 'domani dalle 9:00'],
    ['in the first of the next', '2026-11-23T23:01:00Z', 'oggi dalle 9:00'],
    ['on a Friday evening', '2026-11-27T19:00:00Z', 'domani dalle 9:00'],
    ['on a Saturday afternoon', '2026-11-21T13:00:00Z', 'lunedì dalle 9:00'],
    ['before Christmas, a Friday, and Saint Stephen’s', '2026-12-24T18:30:00Z', 'lunedì dalle 9:00'],
    ['before Easter', '2027-03-27T12:30:00Z', 'martedì dalle 9:00'],
  ])('%s: %s', (_, moment, expected) => {
    expect(toldOpening(given(), at(moment))).toBe(expected);
  });

  test('more than a week ahead the date is told', () => {
    const hours = given({ closures: '10/08/2027-20/08/2027' });
    expect(toldOpening(hours, at('2027-08-09T17:30:00Z'))).toBe('sabato 21 agosto dalle 9:00');
  });

  test.each([
    ['a night in which an hour is left out', '2026-03-28T23:30:00Z', '2:30-6:00', '2026-03-29T01:30:00.000Z'],
    ['a morning after it', '2026-03-28T23:30:00Z', '9:00-13:00', '2026-03-29T07:00:00.000Z'],
    ['a night in which one comes twice', '2026-10-24T22:30:00Z', '2:30-6:00', '2026-10-25T00:30:00.000Z'],
    ['a morning after it', '2026-10-24T22:30:00Z', '9:00-13:00', '2026-10-25T08:00:00.000Z'],
  ])('%s', (_, moment, spans, expected) => {
    expect(nextOpening(everyDay(spans), at(moment))?.toISOString()).toBe(expected);
  });

  test.each([
    ['2026-03-28T23:30:00Z', '9:00-13:00', 'oggi dalle 9:00'],
    ['2026-10-24T22:30:00Z', '9:00-13:00', 'oggi dalle 9:00'],
  ])('after %s the clocks show what is told', (moment, spans, expected) => {
    expect(toldOpening(everyDay(spans), at(moment))).toBe(expected);
  });

  test('never, where they never are', () => {
    const never = everyDay('');
    expect([isEverOpen(never), isEverOpen(given())]).toEqual([false, true]);
    expect(toldOpening(never, at('2026-11-23T12:10:00Z'))).toBeNull();
    expect(isOpen(never, at('2026-11-23T12:10:00Z'))).toBe(false);
  });
});

describe('hours as they are written', () => {
  test.each([
    ['9-13', '9:00-13:00'],
    ['9.00 – 13.00; 15-19.30', '9:00-13:00, 15:00-19:30'],
    ['15:00-19:00, 9:00-13:00', '9:00-13:00, 15:00-19:00'],
    ['20:00-24:00', '20:00-0:00'],
    ['22-6', '22:00-6:00'],
    ['  ', ''],
  ])('%j is %j', (written, read) => {
    expect(writtenHours(everyDay(written)).week[0]).toBe(read);
    expect(writtenHours(everyDay(read)).week[0]).toBe(read);
  });

  test.each([
    'mattina',
    '9',
    '9-25',
    '9:60-12',
    '9-9',
    '24-2',
    '9-13, 12-15',
    '20-2, 22-23',
    '1-2,3-4,5-6,7-8,9-10,11-12,13-14',
  ])('%j is none', (written) => {
    expect(() => everyDay(written)).toThrow('orari');
  });

  test('closures and the patron’s day are read back as they were', () => {
    const written = { closures: '24/12/2026, 10/08/2027-20/08/2027', patronDay: '24/06' };
    expect(writtenHours(given(written))).toMatchObject(written);
    expect(writtenHours(given({ closures: '1.2.2027 \n 24.12.2026', patronDay: '7.12' }))).toMatchObject({
      closures: '24/12/2026, 01/02/2027',
      patronDay: '07/12',
    });
  });

  test.each([['31/02/2027'], ['domani'], ['20/08/2027-10/08/2027'], ['1/1/2027-2/1/2027-3/1/2027'], ['24/12']])(
    '%j is no closure',
    (closures) => {
      expect(() => given({ closures })).toThrow('chiusure');
    },
  );

  test('a week has seven days', () => {
    expect(() => given({ week: [OFFICE] })).toThrow('orari');
    expect(() => given({ patronDay: '31/02' })).toThrow('chiusure');
  });
});
