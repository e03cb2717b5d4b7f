import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { Documents } from './documents.ts';
import { schema } from './schema.ts';

test('tools may ask about the schema where that is allowed, and nobody elsewhere', () => {
  expect(() => new Documents(schema, true).read(getIntrospectionQuery({ inputValueDeprecation: true }))).not.toThrow();
  expect(() => new Documents(schema, false).read(getIntrospectionQuery())).toThrow('La richiesta non è valida.');
  expect(() => new Documents(schema, false).read('{ __typename }')).not.toThrow();
});

test('a document is read once', () => {
  const documents = new Documents(schema, true);
  expect(documents.read('{ viewer { id } }')).toBe(documents.read('{ viewer { id } }'));
});

test('what is wrong is told without guesses about the inside', () => {
  expect(() => new Documents(schema, true).read('{ view { id } }')).toThrow(
    'Cannot query field "view" on type "Query".',
  );
  expect(() => new Documents(schema, true).read('{ view { id } }')).not.toThrow(/Did you mean/);
  expect(() => new Documents(schema, false).read('{ view { id } }')).toThrow('La richiesta non è valida.');
});
