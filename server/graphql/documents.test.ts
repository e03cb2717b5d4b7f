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

test('large documents are remembered up to 32 MB, small ones up to a thousand', () => {
  const documents = new Documents(schema, true);
  const large = (number: number) => `query large${number} { viewer { ${'id '.repeat(490)} } }`;
  const small = (number: number) => `query small${number} { viewer { id } }`;
  const remembered = (texts: string[]) => {
    const first = texts.map((text) => documents.read(text));
    // From the newest on: what was forgotten is read anew, and takes the place of the oldest.
    let count = 0;
    while (count < texts.length && documents.read(texts.at(-1 - count) as string) === first.at(-1 - count)) count++;
    return count;
  };
  const ofLarge = remembered(Array.from({ length: 400 }, (_, number) => large(number)));
  expect(ofLarge).toBeGreaterThan(200);
  expect(ofLarge).toBeLessThan(270);
  expect(remembered(Array.from({ length: 1_200 }, (_, number) => small(number)))).toBe(1_000);
});

test('what is too long or too deep is refused before it is parsed', () => {
  const documents = new Documents(schema, true);
  const long = `{ viewer { id } } ${'x'.repeat(70_000)} }`; // and no GraphQL: a parser would say so
  const deep = `${'{ a '.repeat(61)} } %`;
  for (const text of [long, deep])
    expect(() => documents.read(text)).toThrow(expect.objectContaining({ code: 'QUERY_TOO_COMPLEX' }));
});
