import { buildSchema, getOperationAST, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { checkCost, checkShape, checkText } from './limits.ts';

const LIMITS = {
  characters: 1_000,
  brackets: 9,
  tokens: 1_000,
  depth: 3,
  schemaDepth: 5,
  aliases: 2,
  rootFields: 3,
  fields: 12,
  cost: 100,
};

const shape = (text: string) => () => checkShape(parse(text), LIMITS);

describe('the text of a document', () => {
  const limits = { ...LIMITS, characters: 60, brackets: 3 };
  const nested = (count: number) => `${'{ a '.repeat(count)}${'}'.repeat(count)}`;
  const cases: [what: string, text: string, isRefused: boolean][] = [
    ['three brackets inside one another', nested(3), false],
    ['four', nested(4), true],
    ['four of several kinds', '{ a(b: [{', true],
    ['many side by side', '{ a { b } c { d } e { f } g { h } }', false],
    ['brackets in a text', '{ a(b: "{{{{[[[[") }', false],
    ['brackets behind a text with a quote in it', '{ a(b: "\\"") { b { c {', true],
    ['brackets in a text of several lines', '{ a(b: """\n "{{{ \\""" {{{ """) }', false],
    ['brackets in a text without an end', '{ a(b: """ {{{{{{', false],
    ['brackets in a remark', '{ a # {{{{{\n b }', false],
    ['brackets behind a remark', '# """\n { a { b { c { d', true],
    ['more closed than opened', '}}}} { a { b { c { d', true],
    ['as long as allowed', ' '.repeat(60), false],
    ['longer', ' '.repeat(61), true],
  ];
  test.each(cases)('%s', (_, text, isRefused) => {
    const check = () => checkText(text, limits);
    if (isRefused) expect(check).toThrow(expect.objectContaining({ code: 'QUERY_TOO_COMPLEX' }));
    else expect(check).not.toThrow();
  });
});

describe('the shape of a document', () => {
  const cases: [what: string, text: string, code: string | null][] = [
    ['as deep as allowed', '{ a { b { c } } }', null],
    ['deeper', '{ a { b { c { d } } } }', 'QUERY_TOO_COMPLEX'],
    ['deeper through a fragment', '{ a { ...f } } fragment f on T { b { c { d } } }', 'QUERY_TOO_COMPLEX'],
    ['deeper through an inline fragment', '{ a { ... { b { ... on T { c { d } } } } } }', 'QUERY_TOO_COMPLEX'],
    ['a question about the schema, deeper', '{ __schema { b { c { d { e } } } } }', null],
    ['a question about the schema, deeper still', '{ __schema { b { c { d { e { f } } } } } }', 'QUERY_TOO_COMPLEX'],
    ['another question beside it', '{ __schema { b } a { b { c { d } } } }', 'QUERY_TOO_COMPLEX'],
    ['two aliases', '{ x: a y: a }', null],
    ['three aliases', '{ x: a { y: b z: b } }', 'QUERY_TOO_COMPLEX'],
    ['aliases repeated by a fragment', '{ a { ...f } b { ...f } } fragment f on T { x: a y: a }', 'QUERY_TOO_COMPLEX'],
    ['three roots', '{ a b c }', null],
    ['four roots', '{ a b c d }', 'QUERY_TOO_COMPLEX'],
    ['four roots in fragments', '{ ...f ...f } fragment f on Query { a b }', 'QUERY_TOO_COMPLEX'],
    ['twelve fields', `{ a { ${'b '.repeat(11)} } }`, null],
    ['thirteen fields', `{ a { ${'b '.repeat(12)} } }`, 'QUERY_TOO_COMPLEX'],
    [
      'thirteen fields in the second operation',
      `query x { a } query y { a { ${'b '.repeat(12)} } }`,
      'QUERY_TOO_COMPLEX',
    ],
    ['a circle', '{ ...f } fragment f on Query { a ...f }', 'BAD_REQUEST'],
    [
      'a circle of three',
      '{ ...f } fragment f on Q { ...g } fragment g on Q { ...h } fragment h on Q { ...f }',
      'BAD_REQUEST',
    ],
    ['the same fragment twice, side by side', '{ a { ...f } b { ...f } } fragment f on T { c }', null],
    ['a fragment that is not there', '{ ...f }', null],
  ];
  test.each(cases)('%s', (_, text, code) => {
    if (code === null) expect(shape(text)).not.toThrow();
    else expect(shape(text)).toThrow(expect.objectContaining({ code }));
  });

  test('a bomb of fragments costs no more than its limit', () => {
    const bombs = Array.from({ length: 40 }, (_, n) => `fragment f${n} on T { ${`...f${n + 1} `.repeat(9)} }`).join(
      ' ',
    );
    const document = parse(`{ a { ...f0 } } ${bombs}`);
    let visits = 0;
    for (const definition of document.definitions) {
      if (!('selectionSet' in definition)) continue;
      const { selections } = definition.selectionSet;
      Object.defineProperty(definition.selectionSet, 'selections', {
        get() {
          visits++;
          return selections;
        },
      });
    }
    expect(() => checkShape(document, LIMITS)).toThrow(expect.objectContaining({ code: 'QUERY_TOO_COMPLEX' }));
    expect(visits).toBeLessThanOrEqual(LIMITS.fields);
  });
});

describe('what guessing could profit from stands alone', () => {
  const attempts = ['signIn', 'register', 'refreshSession', 'redeemPasswordLink', 'changePassword', 'createVisitor'];
  const hashing = ['addClient', 'setClientPassword'];
  test.each([...attempts, ...hashing])('%s', (name) => {
    expect(shape(`mutation { ${name} }`)).not.toThrow();
    const refused = [
      `mutation { ${name} ${name} }`,
      `mutation { x: ${name} y: ${name} }`,
      `mutation { ${name} signOut }`,
      `mutation { ${name} __typename }`,
      `mutation { ...f } fragment f on Mutation { x: ${name} ... on Mutation { ${name} } }`,
      `mutation a { signOut } mutation b { x: ${name} ${name} }`,
    ];
    for (const text of refused) expect(shape(text), text).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
  });
});

describe('what an operation costs', () => {
  const schema = buildSchema(`
    type Query { things(first: Int!): Things! one: Thing! companies(first: Int!): Companies! }
    type Companies { nodes: [Company!]! }
    type Company { id: ID productCount: Int! }
    type Things { nodes: [Thing!]! }
    type Thing { id: ID things(first: Int!): Things! products: [ProductCard!]! }
    type ProductCard { id: ID }
  `);
  const isAllowed = (text: string, variables: Record<string, unknown> = {}): boolean => {
    const document = parse(text);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('no operation');
    try {
      checkCost(schema, document, operation, variables, LIMITS);
      return true;
    } catch {
      return false;
    }
  };
  const cases: [text: string, variables: Record<string, unknown>, isAllowed: boolean][] = [
    ['{ things(first: 49) { nodes { id } } }', {}, true],
    ['{ things(first: 50) { nodes { id } } }', {}, false],
    ['query ($n: Int!) { things(first: $n) { nodes { id } } }', { n: 49 }, true],
    ['query ($n: Int!) { things(first: $n) { nodes { id } } }', { n: 50 }, false],
    ['query ($n: Int = 50) { things(first: $n) { nodes { id } } }', {}, false],
    ['query ($n: Int!) { things(first: $n) { nodes { id } } }', { n: 'x' }, false],
    ['query ($n: Int!) { things(first: $n) { nodes { id } } }', { n: -50 }, true], // refused as a page size
    ['{ things(first: 5) { nodes { things(first: 9) { nodes { id } } } } }', {}, false],
    ['{ things(first: 5) { nodes { things(first: 4) { nodes { id } } } } }', {}, true],
    ['{ things(first: 5) { ...f } } fragment f on Things { nodes { things(first: 9) { nodes { id } } } }', {}, false],
    ['{ things(first: 18) { nodes { products { id } } } }', {}, true],
    ['{ things(first: 20) { nodes { products { id } } } }', {}, false],
    // What each row is asked for alone counts as ten.
    ['{ companies(first: 9) { nodes { productCount } } }', {}, true],
    ['{ companies(first: 10) { nodes { productCount } } }', {}, false],
  ];
  test.each(cases)('%s with %o: %s', (text, variables, expected) => {
    expect(isAllowed(text, variables)).toBe(expected);
  });
});
