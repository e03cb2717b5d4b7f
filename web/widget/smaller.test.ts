import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OWN_PROPERTIES } from './smaller.ts';

it('no property that gets a short name is one that the server answers with', () => {
  const schema = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
  expect(OWN_PROPERTIES.filter((name) => new RegExp(`\\b${name}\\b`).test(schema))).toEqual([]);
});
