import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { PersistedQueries } from './persisted-queries.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const textOf = (number: number, size: number) => `{ __typename } # ${number}`.padEnd(size, ' ');

test('a hash means its text once it was remembered, and no other text may come with it', () => {
  const persisted = new PersistedQueries();
  const text = '{ __typename }';
  expect(() => persisted.textOf(null, sha256(text))).toThrow('PersistedQueryNotFound');
  persisted.remember(sha256(text), text);
  expect(persisted.textOf(null, sha256(text))).toBe(text);
  expect(() => persisted.textOf('{ viewer { id } }', sha256(text))).toThrow(
    expect.objectContaining({ code: 'PERSISTED_QUERY_MISMATCH' }),
  );
  expect(persisted.textOf('{ viewer { id } }', null)).toBe('{ viewer { id } }');
});

test('four million characters are remembered, those that are asked for longest', () => {
  const persisted = new PersistedQueries();
  const texts = Array.from({ length: 1_000 }, (_, number) => textOf(number, 10_000));
  const isKnown = (text: string) => {
    try {
      return persisted.textOf(null, sha256(text)) === text;
    } catch {
      return false;
    }
  };
  const asked = texts[0] as string;
  for (const text of texts) {
    persisted.remember(sha256(text), text);
    isKnown(asked);
  }
  expect(texts.filter(isKnown)).toEqual([asked, ...texts.slice(-399)]);
});

test('a text of more than 16,384 characters is not remembered', () => {
  const persisted = new PersistedQueries();
  const text = textOf(1, 16_385);
  persisted.remember(sha256(text), text);
  expect(() => persisted.textOf(null, sha256(text))).toThrow('PersistedQueryNotFound');
});
