import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, SETTINGS } from './config.ts';

const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');

test('every setting is explained in .env.example, and nothing else is', () => {
  const explained = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(explained.toSorted()).toEqual(SETTINGS.filter((name) => name !== 'NODE_ENV').toSorted());
});

test('a start without any setting is the demo on this machine alone', () => {
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', isDemo: true, databaseUrl: null });
});

test.each([
  ['a secret that could be guessed', { SECRET_KEY: 'password' }],
  ['another database', { DATABASE_URL: 'mysql://127.0.0.1/x' }],
  ['a port that is none', { PORT: '70000' }],
])('%s is refused with the name of its setting', (_, environment) => {
  expect(() => readConfig(environment)).toThrow(Object.keys(environment)[0]);
});

test.each([
  ['on this machine', {}, 6],
  ['on the internet', { PUBLIC_URL: 'https://chat.example.it' }, 8],
  ['where the settings say so', { PUBLIC_URL: 'https://chat.example.it', PASSWORD_MIN_LENGTH: '6' }, 6],
])('a password has at least so many characters %s', (_, environment, least) => {
  expect(readConfig(environment).passwordMinLength).toBe(least);
});
