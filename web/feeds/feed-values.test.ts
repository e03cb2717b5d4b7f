import { expect, test } from 'vitest';
import { inputOf, valuesOf } from './feed-values.ts';
import type { Feed } from './use-sources.ts';

const feed: Feed = {
  address: 'https://negozio.it/a.csv',
  everyHours: 12,
  mode: 'MERGE',
  isOn: false,
  hasCredentials: true,
  nextRunAt: null,
  version: 3,
};

test('what is kept comes back as it was, with user and password that nobody reads', () => {
  const input = inputOf(valuesOf(feed), feed);
  expect(input).toEqual({
    ...{ address: 'https://negozio.it/a.csv', everyHours: 12, mode: 'MERGE', isOn: false, version: 3 },
  });
});

test('a new one comes every six hours', () => {
  expect(inputOf({ ...valuesOf(undefined), address: 'a' }, undefined)).toEqual({
    ...{ address: 'a', everyHours: 6, mode: 'REPLACE', isOn: true, version: null },
  });
});

test('user and password are written anew, or taken away', () => {
  const written = { ...valuesOf(feed), user: 'a', password: 'b' };
  expect(inputOf(written, feed).credentials).toEqual({ user: 'a', password: 'b' });
  expect(inputOf({ ...written, isClosed: false }, feed).credentials).toBeNull();
});
